import { Split } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import { flowView } from '../flow-view.tsx'
import { ifBlock } from './schema.ts'

export const ifView = blockView(
  flowView({
    type: ifBlock,
    title: 'If',
    keyword: 'if',
    icon: Split,
    keywords: ['condition', 'branch', 'choice', 'when'],
    fill: test => ({ test }),
  }),
)
