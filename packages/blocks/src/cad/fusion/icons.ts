import { Layers } from 'lucide-react'

export default { fusion: Layers }
