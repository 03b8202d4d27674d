import { SquareCheck } from 'lucide-react'

export default { checkbox: SquareCheck }
