import { FileInput } from 'lucide-react'

export default { onshape_get: FileInput }
