import { FileInput } from 'lucide-react'

export default { include_block: FileInput, include: FileInput }
