import { FileInput } from 'lucide-react'

export default { import_report: FileInput }
