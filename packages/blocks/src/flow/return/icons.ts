import { CornerDownLeft } from 'lucide-react'

export default { return: CornerDownLeft }
