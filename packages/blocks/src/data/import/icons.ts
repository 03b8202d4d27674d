import { FileUp } from 'lucide-react'

export default { import: FileUp }
