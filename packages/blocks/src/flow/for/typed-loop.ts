import { betweenWords, wordWithin } from '../typed-words.ts'
import type { ForProps } from './schema.ts'

const WORDS = [
  new RegExp(`${wordWithin('from', 'in').source}|=|\\\\coloneqq?(?![a-zA-Z]) ?`),
  wordWithin('to(?:(?:\\\\[:,;! ]|\\s)+(?:below|above))?', 'below', 'through', 'thru'),
  wordWithin('step', 'by'),
]

const THROUGH = wordWithin('through', 'thru')

/** `k from 0 to 5 step 1`, as far as it goes; without a step it is 1. */
export function typedLoop(latex: string): Partial<ForProps> {
  const [iterator, start, finish, step] = betweenWords(latex, WORDS)
  return {
    iterator: iterator ?? '',
    start: start ?? '',
    finish: finish ?? '',
    end: THROUGH.test(latex) ? 'through' : 'below',
    step: step ?? (finish ? '1' : ''),
  }
}
