import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../flow-view.tsx'
import { elseBlock } from './schema.ts'

export const elseView = blockView(
  flowView({
    type: elseBlock,
    title: 'Else',
    keyword: 'else',
    icon: iconNamed('CornerDownRight'),
    keywords: ['otherwise', 'branch', 'choice'],
  }),
)
