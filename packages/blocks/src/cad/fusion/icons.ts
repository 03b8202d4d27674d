import { Cuboid } from 'lucide-react'

export default { fusion: Cuboid }
