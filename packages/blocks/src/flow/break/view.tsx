import { LogOut } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import { flowView } from '../flow-view.tsx'
import { breakBlock } from './schema.ts'

export const breakView = blockView(
  flowView({
    type: breakBlock,
    title: 'Break',
    keyword: 'break',
    icon: LogOut,
    keywords: ['loop', 'leave', 'stop'],
  }),
)
