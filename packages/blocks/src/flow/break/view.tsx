import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../flow-view.tsx'
import { breakBlock } from './schema.ts'

export const breakView = blockView(
  flowView({
    type: breakBlock,
    title: 'Break',
    keyword: 'break',
    icon: iconNamed('LogOut'),
    keywords: ['loop', 'leave', 'stop'],
  }),
)
