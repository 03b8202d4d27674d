import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../flow-view.tsx'
import { elseifBlock } from './schema.ts'

export const elseifView = blockView(
  flowView({
    type: elseifBlock,
    title: 'Else if',
    keyword: 'elseif',
    icon: iconNamed('GitBranch'),
    keywords: ['condition', 'branch', 'choice'],
    fill: test => ({ test }),
  }),
)
