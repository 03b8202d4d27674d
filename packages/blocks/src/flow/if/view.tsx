import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import { hasArguments } from '../typed-words.ts'
import ifBlock from './schema.ts'

export default blockView(
  flowView({
    type: ifBlock,
    title: 'If',
    keyword: 'if',
    icon: iconOf('if'),
    keywords: ['condition', 'branch', 'choice', 'when'],
    fill: test => (hasArguments(test) ? null : { test }),
  }),
)
