import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../flow-view.tsx'
import { returnBlock } from './schema.ts'

export const returnView = blockView(
  flowView({
    type: returnBlock,
    title: 'Return',
    keyword: 'return',
    icon: iconNamed('CornerDownLeft'),
    keywords: ['program', 'function', 'result'],
    fill: value => ({ value }),
  }),
)
