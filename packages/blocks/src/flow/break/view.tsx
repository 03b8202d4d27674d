import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import breakBlock from './schema.ts'

export default blockView(
  flowView({
    type: breakBlock,
    title: 'Break',
    keyword: 'break',
    icon: iconOf('break'),
    keywords: ['loop', 'leave', 'stop'],
  }),
)
