import { Repeat } from 'lucide-react'

export default { for: Repeat }
