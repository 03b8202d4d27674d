import { ArrowUpFromLine } from 'lucide-react'

export default { onshape_set: ArrowUpFromLine }
