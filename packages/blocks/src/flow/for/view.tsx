import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import { typedLoop } from './typed-loop.ts'
import { endOfLoop } from './end-of-loop.ts'
import forBlock from './schema.ts'
import type { ForProps } from './schema.ts'

export default blockView(
  flowView({
    type: forBlock,
    title: 'For loop',
    keyword: 'for',
    icon: iconOf('for'),
    keywords: ['loop', 'iterate', 'repeat'],
    words: props => ({
      start: 'from',
      finish: endOfLoop(props as ForProps),
      step: 'step',
    }),
    choices: [
      {
        id: 'end',
        label: 'Final value',
        worded: true,
        options: [
          { value: 'below', label: 'without the final value' },
          { value: 'through', label: 'with the final value' },
        ],
      },
    ],
    fill: typedLoop,
  }),
)
