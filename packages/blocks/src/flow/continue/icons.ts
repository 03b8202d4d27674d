import { SkipForward } from 'lucide-react'

export default { continue: SkipForward }
