import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import returnBlock from './schema.ts'

export default blockView(
  flowView({
    type: returnBlock,
    title: 'Return',
    keyword: 'return',
    icon: iconOf('return'),
    keywords: ['program', 'function', 'result'],
    fill: value => ({ value }),
  }),
)
