import { ListTree } from 'lucide-react'

export default { conditional_assignment: ListTree, 'conditional_assignment-function': ListTree }
