import { IndentIncrease } from 'lucide-react'

export default { indent: IndentIncrease }
