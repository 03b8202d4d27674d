import { LogOut } from 'lucide-react'

export default { break: LogOut }
