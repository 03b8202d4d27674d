import { GitBranch } from 'lucide-react'

export default { elseif: GitBranch }
