import { CircleDot } from 'lucide-react'

export default { radio: CircleDot }
