import { ShieldCheck } from 'lucide-react'

export default { check: ShieldCheck }
