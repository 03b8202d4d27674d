import { RotateCw } from 'lucide-react'

export default { while: RotateCw }
