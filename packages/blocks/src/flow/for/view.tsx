import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import { endOfLoop } from './end-of-loop.ts'
import forBlock from './schema.ts'
import type { ForProps } from './schema.ts'
import { betweenWords, wordWithin } from '../typed-words.ts'

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

const WORDS = [
  new RegExp(`${wordWithin('from', 'in').source}|=|\\\\coloneqq?(?![a-zA-Z]) ?`),
  wordWithin('to(?:(?:\\\\[:,;! ]|\\s)+(?:below|above))?', 'below', 'through', 'thru'),
  wordWithin('step', 'by'),
]

const THROUGH = wordWithin('through', 'thru')

/** `k from 0 to 5 step 1`, as far as it goes; without a step it is 1. */
function typedLoop(latex: string): Partial<ForProps> {
  const [iterator, start, finish, step] = betweenWords(latex, WORDS)
  return {
    iterator: iterator ?? '',
    start: start ?? '',
    finish: finish ?? '',
    end: THROUGH.test(latex) ? 'through' : 'below',
    step: step ?? (finish ? '1' : ''),
  }
}
