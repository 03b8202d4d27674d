import { CornerDownRight } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import { flowView } from '../flow-view.tsx'
import { elseBlock } from './schema.ts'

export const elseView = blockView(
  flowView({
    type: elseBlock,
    title: 'Else',
    keyword: 'else',
    icon: CornerDownRight,
    keywords: ['otherwise', 'branch', 'choice'],
  }),
)
