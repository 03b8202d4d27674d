import { GitBranch } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import { flowView } from '../flow-view.tsx'
import { elseifBlock } from './schema.ts'

export const elseifView = blockView(
  flowView({
    type: elseifBlock,
    title: 'Else if',
    keyword: 'elseif',
    icon: GitBranch,
    keywords: ['condition', 'branch', 'choice'],
    fill: test => ({ test }),
  }),
)
