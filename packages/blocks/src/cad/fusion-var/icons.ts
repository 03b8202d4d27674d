import { Cuboid } from 'lucide-react'

export default { fusion_var: Cuboid }
