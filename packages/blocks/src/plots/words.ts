/** Texts and formulas between the words of a line of plain notation. */
import { parseLatex, toPlain } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { latexOfFormula, latexOfName, plainOfFormula } from '../plain/fields.ts'
import { bareList } from '../plain/bare-list.ts'
import { partsAt } from '../plain/words.ts'

/** A text in quotes, without the signs that part blocks and lines of plain notation. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[{};#]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)

/** @returns undefined where this is not one text in quotes */
export function unquoted(written: string): string | undefined {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(written)) return undefined
  try {
    return JSON.parse(written) as string
  } catch {
    return undefined
  }
}

/**
 * A formula that stands between words: in brackets where it holds one of them. One that cannot be read is
 * its LaTeX in quotes.
 *
 * @param among it is one of several between commas
 */
export function formulaToWords(latex: string, words: readonly string[], among = false): string {
  const list = among ? null : bareList(latex)
  if (list) return list.items.map(plainOf).join(', ')
  const plain = plainOfFormula(latex)
  if (latex !== '' && (!isReadable(latex) || /[{}"]/.test(plain))) return quoted(latex)
  return partsAt(plain, ...words).length === 1 && !plain.startsWith('#') ? plain : `(${plain})`
}

const plainOf = (value: Expression): string =>
  toPlain({ kind: 'expression', value, span: value.span, show: false })

export function formulaFromWords(plain: string): string {
  const latex = unquoted(plain)
  if (latex !== undefined) return latex
  const items = cutAtCommas(plain, Infinity)
  return items.length > 1 ? items.map(latexOfFormula).join(',') : latexOfFormula(plain)
}

export const nameFromWords = (plain: string): string => unquoted(plain) ?? latexOfName(plain)

/** Cuts at commas outside of brackets and quotes; what is too much stays with the last. */
export function cutAtCommas(text: string, count: number): string[] {
  const items: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[()[\],]/g)) {
    if (found === '(' || found === '[') depth += 1
    else if (found === ')' || found === ']') depth -= 1
    if (found !== ',' || depth > 0 || items.length === count - 1) continue
    items.push(text.slice(from, index).trim())
    from = index + 1
  }
  return [...items, text.slice(from).trim()]
}

function isReadable(latex: string): boolean {
  const parsed = parseLatex(latex, { isUnit, context: 'expression' })
  return parsed.ok && parsed.value.kind === 'expression'
}
