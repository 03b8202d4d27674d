import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import elseBlock from './schema.ts'

export default blockView(
  flowView({
    type: elseBlock,
    title: 'Else',
    keyword: 'else',
    icon: iconOf('else'),
    keywords: ['otherwise', 'branch', 'choice'],
  }),
)
