/** Numbers and names as they are drawn, also before their last letter. */
import { PREFIX_FUNCTIONS } from '@calcwright/reference/functions'
import { isLogarithm } from '../expression/calls.ts'
import { mixedParts } from '../expression/mixed-numbers.ts'
import { constantOf, isName, primedName, splitName } from '../expression/names.ts'
import { toLatex } from '../expression/printers/latex.ts'
import { functionToLatex, typedNameToLatex } from '../expression/printers/latex-names.ts'
import type { ConstantName } from '../expression/tree.ts'
import { EMPTY, piece } from './drawing.ts'
import type { Drawn } from './drawing.ts'
import type { TypedToken } from './source.ts'

type AtCaret = [] | null

/** Whether a function may stand before its argument without brackets: `sin x`. */
export const isPrefix = (name: string): boolean => PREFIX_FUNCTIONS.has(name) || isLogarithm(name)

/** A number as it was typed while the caret is at it, then as print has it: `2e3` is 2·10³. */
export function numberToDraw(token: TypedToken, typed: string, caret: AtCaret): Drawn {
  const mixed = mixedParts(token.text)
  if (mixed) return mixedToDraw(mixed, caret)
  if (caret) return piece(/\s/.test(typed) ? token.text : typed, caret, 'number')
  const latex = token.text.replace(/e\+?(-?\d+)$/i, '\\times10^{$1}')
  return piece(latex, null, latex === token.text ? 'number' : 'power-of-ten')
}

/** `1 1/2` as the sum that it is, in brackets: side by side the two would be a product. */
function mixedToDraw(
  { whole, over, under }: NonNullable<ReturnType<typeof mixedParts>>,
  caret: AtCaret,
): Drawn {
  const fraction = `\\frac{${over}}{${under}}`
  if (whole === undefined) return piece(fraction, caret, 'power-of-ten')
  return piece(`\\left(${whole}+${fraction}\\right)`, caret, 'number')
}

/** A name in its letters while the caret is at it, which may make another name of it; then with its signs. */
export function nameToDraw(name: string, caret: AtCaret): Drawn {
  const primes = /'*$/.exec(name)![0]
  const bare = name.slice(0, name.length - primes.length)
  if (!caret || primes) return piece(typedNameToLatex(bare) + primesToLatex(primes), caret, 'name')
  const { body, subscript } = splitName(bare)
  if (!subscript) return piece(bare.includes('~') ? typedNameToLatex(bare) : bare, caret, 'name')
  return piece(`${typedNameToLatex(body)}_{${lettersBelow(subscript)}}`, ['subscript'], 'name')
}

/** The primes of a derivative. */
export const primesToLatex = (primes: string): string =>
  primes === '' ? '' : `^{${'\\prime'.repeat(primes.length)}}`

const lettersBelow = (subscript: string): string =>
  subscript
    .split('_')
    .map(part => (/^\d+$/.test(part) ? part : part === 'infinity' ? '\\infty' : `\\mathrm{${part}}`))
    .join(',')

/** A name that ends with `_`, with a place for what is to follow unless the caret is there; null for any other text. */
export function openName(text: string, atCaret = false): string | null {
  const name = primedName(text.slice(0, -1))
  if (!text.endsWith('_') || !isName(name) || constantOf(name)) return null
  const { body, subscript } = splitName(name)
  const below = subscript ? `${lettersBelow(subscript)},` : atCaret ? '' : EMPTY
  return `${typedNameToLatex(body)}_{${below}}`
}

/** The name before the bracket of a call, in the letters that the field knows a name by. */
export const calledNameToLatex = (name: string): string =>
  functionToLatex(name).replace(/^\\operatorname\{(.*)\}$/, '\\mathrm{$1}')

export function constantToLatex(name: ConstantName): string {
  return toLatex({ kind: 'constant', name, span: { start: 0, end: 0 } })
}
