import { Table2 } from 'lucide-react'

export default { table: Table2 }
