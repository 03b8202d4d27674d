import { Layers } from 'lucide-react'

export default { material: Layers }
