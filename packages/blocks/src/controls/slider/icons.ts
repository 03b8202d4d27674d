import { SlidersHorizontal } from 'lucide-react'

export default { slider: SlidersHorizontal }
