import { ArrowDownToLine } from 'lucide-react'

export default { onshape_get: ArrowDownToLine }
