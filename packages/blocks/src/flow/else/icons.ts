import { CornerDownRight } from 'lucide-react'

export default { else: CornerDownRight }
