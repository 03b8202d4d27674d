import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../flow-view.tsx'
import { hasArguments } from '../typed-words.ts'
import { ifBlock } from './schema.ts'

export const ifView = blockView(
  flowView({
    type: ifBlock,
    title: 'If',
    keyword: 'if',
    icon: iconNamed('Split'),
    keywords: ['condition', 'branch', 'choice', 'when'],
    fill: test => (hasArguments(test) ? null : { test }),
  }),
)
