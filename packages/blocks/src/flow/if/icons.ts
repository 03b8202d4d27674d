import { Split } from 'lucide-react'

export default { if: Split }
