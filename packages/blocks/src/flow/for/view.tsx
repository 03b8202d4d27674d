import { Repeat } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import { flowView } from '../flow-view.tsx'
import { typedLoop } from './typed-loop.ts'
import { forBlock } from './schema.ts'

export const forView = blockView(
  flowView({
    type: forBlock,
    title: 'For loop',
    keyword: 'for',
    icon: Repeat,
    keywords: ['loop', 'iterate', 'repeat', 'while'],
    words: { start: 'from', finish: 'to', step: 'step' },
    fill: typedLoop,
  }),
)
