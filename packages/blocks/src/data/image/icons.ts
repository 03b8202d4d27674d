import { Image } from 'lucide-react'

export default { imageBlock: Image, image: Image }
