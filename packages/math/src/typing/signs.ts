/** How the signs of the plain notation are drawn. */

import { escapeText, quotedToLatex } from '../expression/printers/latex-names.ts'
import type { TypedToken } from './source.ts'

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['*', '\\cdot '],
  ['.*', '.\\cdot '],
  [':=', '\\coloneq '],
  ['!=', '\\ne '],
  ['<=', '\\le '],
  ['>=', '\\ge '],
  ['->', '\\to '],
  ['±', '\\pm '],
  ['∠', '\\angle '],
  ['and', '\\land '],
  ['or', '\\lor '],
  ['xor', '\\oplus '],
  ['not', '\\lnot '],
  ['mod', '\\bmod '],
  ['°', '\\degree '],
  ['√', '\\surd '],
])

/** Signs between two operands that are typed otherwise than they are called. */
const SPELLED: ReadonlyMap<string, string> = new Map([
  ['%', 'mod'],
  ['angle', '∠'],
])

/** LaTeX of an operator or a relation. */
export function signToLatex(sign: string): string {
  return SIGNS.get(sign) ?? sign
}

/** LaTeX of an operator between two operands, or of a function that stands there, as in `a cross b`. */
export const infixToLatex = ({ kind, text }: TypedToken): string =>
  kind === 'name' && text !== 'angle' ? `\\:\\mathrm{${text}}\\:` : signToLatex(SPELLED.get(text) ?? text)

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\backslash '],
  ['{', '\\lbrace '],
  ['}', '\\rbrace '],
  ['~', '\\sim '],
  ['^', '\\hat{}'],
  ['"', '\\text{"}'],
  ...[...'#%&$_'].map(sign => [sign, `\\${sign}`] as const),
])

/** LaTeX of characters without a meaning in formulas. */
export function escapeSigns(text: string): string {
  return [...text].map(character => ESCAPES.get(character) ?? character).join('')
}

/** The name of a row whose last quotation mark is still to come is drawn as the text that it will be. */
export const strayToLatex = (text: string): string =>
  /^"./.test(text) ? `\\text{${escapeText(text)}}` : escapeSigns(text)

/** The name of a row with its quotation marks, or a money sign as it was typed. */
export const leafToLatex = ({ kind, text, start, end }: TypedToken, source: string): string =>
  kind === 'string' ? quotedToLatex(text) : escapeSigns(source.slice(start, end))
