import { ListChecks } from 'lucide-react'

export default { check_summary: ListChecks }
