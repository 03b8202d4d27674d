import { TableOfContents } from 'lucide-react'

export default { contents: TableOfContents }
