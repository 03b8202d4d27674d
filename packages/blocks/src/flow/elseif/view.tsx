import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import elseifBlock from './schema.ts'

export default blockView(
  flowView({
    type: elseifBlock,
    title: 'Else if',
    keyword: 'elseif',
    icon: iconOf('elseif'),
    keywords: ['condition', 'branch', 'choice'],
    fill: test => ({ test }),
  }),
)
