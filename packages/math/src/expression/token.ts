/** Tokens: the output of the lexers of both notations, and the input of the parser. */
import type { Message } from '../messages/message.ts'
import type { SyntaxCode, UnitExpression } from './tree.ts'

export type TokenKind =
  | 'number'
  | 'name'
  /** Operators and brackets under one spelling: `·`, `\cdot` and `*` are all `*`. */
  | 'sign'
  /** A money sign; the text is the unit name. */
  | 'money'
  /** A structure of LaTeX such as `\frac`; the text is its name. */
  | 'command'
  /** A unit box of LaTeX. */
  | 'unit'
  /** The name of a row of a table, in quotation marks; the text is what stands between them. */
  | 'string'
  /** The d of dx. */
  | 'differential'
  /** Cannot be read: its fault is reported when the parser reaches it. */
  | 'bad'
  | 'end'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly start: number
  readonly end: number
  /** Whether white space (or a LaTeX space) stands before it. */
  readonly space: boolean
  /** Whether that space joins what was typed without one: `v^2/2g` in LaTeX. */
  readonly joined?: true
  /** Why a `bad` token cannot be read. */
  readonly fault?: Message<SyntaxCode>
  /** The contents of a unit box. */
  readonly unit?: UnitExpression
}

/** Words that are operators, not names. */
export const WORD_OPERATORS: ReadonlySet<string> = new Set(['and', 'or', 'xor', 'not', 'mod'])

/** Money signs and the units they stand for. */
export const MONEY_SIGNS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₩', 'KRW'],
])

/** `a*b ==` with nothing behind asks for the result, as `a*b =` does; a name alone may begin an equation. */
export function withFinalEquals<T extends { readonly kind: string; readonly text: string }>(
  tokens: readonly T[],
): T[] {
  const at = tokens.length - 2
  const sign = tokens[at]
  if (at < 2 || sign?.kind !== 'sign' || sign.text !== '==') return [...tokens]
  return tokens.map((token, index) => (index === at ? { ...token, text: '=' } : token))
}

/** `R_1 || R_2` of resistances; between absolute values further bars stand. */
export const PARALLEL = /^[^|]+\|\|[^|]+$/
