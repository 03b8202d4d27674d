import { Ruler } from 'lucide-react'

export default { fusion_var: Ruler }
