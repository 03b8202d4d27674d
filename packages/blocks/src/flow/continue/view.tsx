import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../flow-view.tsx'
import { continueBlock } from './schema.ts'

export const continueView = blockView(
  flowView({
    type: continueBlock,
    title: 'Continue',
    keyword: 'continue',
    icon: iconNamed('SkipForward'),
    keywords: ['loop', 'next pass'],
  }),
)
