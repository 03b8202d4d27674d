import { IndentDecrease, IndentIncrease } from 'lucide-react'

export default { indent: IndentIncrease, outdent: IndentDecrease }
