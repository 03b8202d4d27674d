/** The words of flow blocks in plain notation. */
import { isWordy } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { latexOfFormula, latexOfName, plainOfFormula } from '../plain/fields.ts'
import { behindWord, joined, partsAt } from '../plain/words.ts'

/** `if x > 0`, the words before a brace. */
export function testFromPlain(words: readonly string[]) {
  return (line: string): { test: string } | null => {
    const test = behindWords(line, words)
    return test === null ? null : { test: latexOfFormula(test) }
  }
}

/** The text behind one of the words, such as `elseif` or `else if`; null without any. */
function behindWords(line: string, words: readonly string[]): string | null {
  for (const word of words) {
    const rest = word
      .split(' ')
      .reduce<string | null>((text, part) => (text === null ? null : behindWord(text, part)), line)
    if (rest !== null) return rest
  }
  return null
}

export const testToPlain =
  (word: string) =>
  ({ test }: { test: string }) =>
    joined(word, plainOfFormula(test))

/** A line, or words before a brace, that are one word and nothing else. */
export const wordFromPlain =
  (word: string) =>
  (line: string): object | null =>
    line === word ? {} : null

interface LoopFields {
  iterator: string
  start: string
  finish: string
  end: 'below' | 'through'
  step: string
}

/** `for k from 0 to 10 step 2`, or `through 10`; the step is 1 by default. */
export function loopFromPlain(line: string): LoopFields | null {
  const rest = behindWord(line, 'for')
  if (rest === null) return null
  const [iterator, start, finish, step, ...others] = partsAt(rest, 'from', 'to', 'through', 'step', 'by')
  if (start?.word !== 'from' || !finish || !ENDS.has(finish.word) || others.length > 0) return null
  if (step && step.word !== 'step' && step.word !== 'by') return null
  return {
    iterator: latexOfName(iterator!.text),
    start: latexOfFormula(start.text),
    finish: latexOfFormula(finish.text.replace(/^below\b\s*/, '')),
    end: finish.word === 'through' ? 'through' : 'below',
    step: latexOfFormula(step?.text ?? '1'),
  }
}

const ENDS: ReadonlySet<string> = new Set(['to', 'through'])

export function loopToPlain({ iterator, start, finish, end, step }: LoopFields): string {
  const word = end === 'through' ? 'through' : 'to'
  const words = ['for', plainOfFormula(iterator), 'from', plainOfFormula(start), word, plainOfFormula(finish)]
  return joined(...words, ...(step === '1' ? [] : ['step', plainOfFormula(step)]))
}

/** `program f(x, y)`, or `function f(x, y)`. */
export function programFromPlain(line: string): { head: string } | null {
  const head = behindWord(line, 'program', 'function')
  return head === null ? null : { head: latexOfName(head) }
}

export const programToPlain = ({ head }: { head: string }): string => joined('program', plainOfFormula(head))

/** `return y`; a sentence that begins with the word is a text. */
export function returnFromPlain(line: string): { value: string } | null {
  const value = behindWord(line, 'return')
  return value === null || isWordy(value, isBoxUnit) ? null : { value: latexOfFormula(value) }
}

export const returnToPlain = ({ value }: { value: string }): string => joined('return', plainOfFormula(value))
