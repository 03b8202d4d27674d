import { Layers } from 'lucide-react'

export default { fusion_var: Layers }
