import { Eraser } from 'lucide-react'

export default { purge: Eraser }
