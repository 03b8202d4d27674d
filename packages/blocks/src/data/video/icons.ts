import { Film } from 'lucide-react'

export default { videoBlock: Film, video: Film }
