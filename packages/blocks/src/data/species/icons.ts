import { Atom } from 'lucide-react'

export default { speciesFile: Atom }
