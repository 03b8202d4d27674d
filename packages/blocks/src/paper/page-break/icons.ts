import { SquareSplitVertical } from 'lucide-react'

export default { page_break: SquareSplitVertical }
