import { SquareTerminal } from 'lucide-react'

export default { program: SquareTerminal }
