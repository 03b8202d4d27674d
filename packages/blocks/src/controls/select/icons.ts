import { SquareChevronDown } from 'lucide-react'

export default { select: SquareChevronDown }
