import { CircuitBoard } from 'lucide-react'

export default { systemvisionBlock: CircuitBoard, systemvision: CircuitBoard }
