/** Words that turn into signs as soon as they are finished. */
import { isGreekCommand } from '@calcwright/math/expression'
import { isFunctionCommand } from '@calcwright/reference/functions'
import { uprightLatex } from './auto-unit.ts'

/** How a word was finished: by an opening bracket, a space, or anything else. */
export type WordEnd = '(' | ' ' | 'other'

export interface WordSign {
  readonly latex: string
  /** The key that finished the word is part of the sign and is not typed as well. */
  readonly takesKey: boolean
}

/** Signs with slots; the first slot is selected. */
const TEMPLATES: Readonly<Record<string, string>> = {
  sum: '\\sum_{\\placeholder{}=\\placeholder{}}^{\\placeholder{}}\\placeholder{}',
  product: '\\prod_{\\placeholder{}=\\placeholder{}}^{\\placeholder{}}\\placeholder{}',
  integrate: '\\int_{\\placeholder{}}^{\\placeholder{}}\\placeholder{}\\,d\\placeholder{}',
  limit: '\\lim_{\\placeholder{}\\to\\placeholder{}}\\placeholder{}',
  nthroot: '\\sqrt[\\placeholder{}]{\\placeholder{}}',
}

/** The sign with slots that a word stands for; null for any other. */
export const templateOf = (word: string): string | null => TEMPLATES[word] ?? null

/** The words of signs that are typed as such. */
const SIGNS: Readonly<Record<string, string>> = { '∑': 'sum', '∏': 'product', '∫': 'integrate' }

/** The template that a typed sign opens; null for any other character. */
export const templateOfSign = (character: string): string | null => templateOf(SIGNS[character] ?? '')

const LOGIC: Readonly<Record<string, string>> = { and: '\\land ', or: '\\lor ' }

/** Sign that a finished word becomes, or null when it stays a word. `psi` stays: it is a unit as well. */
export function signOfWord(word: string, end: WordEnd): WordSign | null {
  if (word === 'sqrt' && end !== 'other') return { latex: '\\sqrt{\\placeholder{}}', takesKey: true }
  if (word === 'abs' && end === '(')
    return { latex: '\\left\\vert\\placeholder{}\\right\\vert', takesKey: true }
  if (end === ' ' && TEMPLATES[word]) return { latex: TEMPLATES[word], takesKey: true }
  if (end === '(' && isFunctionCommand(word)) return { latex: `\\${word}`, takesKey: false }
  if (end === ' ' && LOGIC[word]) return { latex: LOGIC[word], takesKey: true }
  if (word === 'true' || word === 'false') return { latex: uprightLatex(word), takesKey: false }
  if (word === 'infinity') return { latex: '\\infty', takesKey: false }
  if (word !== 'psi' && isGreekCommand(word)) return { latex: `\\${word}`, takesKey: false }
  // A longer name before a bracket is a function's: upright, as the ones above.
  if (end === '(' && /^\p{L}[\p{L}\d]+$/u.test(word)) return { latex: uprightLatex(word), takesKey: false }
  return null
}
