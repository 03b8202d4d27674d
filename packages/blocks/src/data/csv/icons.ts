import { FileSpreadsheet } from 'lucide-react'

export default { csvBlock: FileSpreadsheet, csv: FileSpreadsheet }
