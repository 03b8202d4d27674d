import { Rows3 } from 'lucide-react'

export default { row: Rows3 }
