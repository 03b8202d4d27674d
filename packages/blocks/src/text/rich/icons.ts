import { Pilcrow } from 'lucide-react'

export default { text: Pilcrow }
