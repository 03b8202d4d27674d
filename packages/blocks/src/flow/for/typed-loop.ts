import { betweenWords, wordWithin } from '../typed-words.ts'
import type { ForProps } from './schema.ts'

const WORDS = [
  new RegExp(`${wordWithin('from', 'in').source}|=|\\\\coloneqq?(?![a-zA-Z]) ?`),
  wordWithin('to'),
  wordWithin('step', 'by'),
]

/** `k from 0 to 5 step 1`, as far as it goes; without a step it is 1. */
export function typedLoop(latex: string): Partial<ForProps> {
  const [iterator, start, finish, step] = betweenWords(latex, WORDS)
  return {
    iterator: iterator ?? '',
    start: start ?? '',
    finish: finish ?? '',
    step: step ?? (finish ? '1' : ''),
  }
}
