import { CornerDownLeft } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import { flowView } from '../flow-view.tsx'
import { returnBlock } from './schema.ts'

export const returnView = blockView(
  flowView({
    type: returnBlock,
    title: 'Return',
    keyword: 'return',
    icon: CornerDownLeft,
    keywords: ['program', 'function', 'result'],
    fill: value => ({ value }),
  }),
)
