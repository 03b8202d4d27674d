import { Equal, Sigma, SquareFunction } from 'lucide-react'

export default { math: Sigma, 'define-variable': Equal, 'define-function': SquareFunction }
