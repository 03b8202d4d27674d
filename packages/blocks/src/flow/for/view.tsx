import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../flow-view.tsx'
import { typedLoop } from './typed-loop.ts'
import { forBlock } from './schema.ts'

export const forView = blockView(
  flowView({
    type: forBlock,
    title: 'For loop',
    keyword: 'for',
    icon: iconNamed('Repeat'),
    keywords: ['loop', 'iterate', 'repeat', 'while'],
    words: { start: 'from', finish: 'to', step: 'step' },
    fill: typedLoop,
  }),
)
