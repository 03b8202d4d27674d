import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import { typedLoop } from './typed-loop.ts'
import forBlock from './schema.ts'

export default blockView(
  flowView({
    type: forBlock,
    title: 'For loop',
    keyword: 'for',
    icon: iconOf('for'),
    keywords: ['loop', 'iterate', 'repeat', 'while'],
    words: { start: 'from', finish: 'to', step: 'step' },
    fill: typedLoop,
  }),
)
