import { SkipForward } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import { flowView } from '../flow-view.tsx'
import { continueBlock } from './schema.ts'

export const continueView = blockView(
  flowView({
    type: continueBlock,
    title: 'Continue',
    keyword: 'continue',
    icon: SkipForward,
    keywords: ['loop', 'next pass'],
  }),
)
