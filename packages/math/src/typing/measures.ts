/** Numbers of several parts in what is typed: `45°23'46"` and `5'2"` with the units of their marks, `9.81(3)`. */
import { markedMeasure } from '../expression/marked-measure.ts'
import { shortUncertainty } from '../expression/short-uncertainty.ts'
import { unitBoxBehindNumber, unitNameToLatex } from '../expression/printers/latex-names.ts'
import { piece, row } from './drawing.ts'
import type { Drawn } from './drawing.ts'
import type { TypedToken } from './source.ts'
import type { Read } from './units.ts'

/** @param first the number before the mark at `index`. @returns null where no measure goes on there */
export function measureAt(tokens: readonly TypedToken[], index: number, first: Drawn): Read | null {
  const measure = markedMeasure(tokens, index)
  if (!measure) return null
  const pieces = measure.parts.flatMap(({ text, unit }) => [
    text === undefined ? first : piece(`\\:${text}`),
    piece(unitBoxBehindNumber(unitNameToLatex(unit))),
  ])
  return { drawn: { ...row(...pieces), kind: 'quantity' }, next: measure.next }
}

/** `9.81(3)`, behind which a unit may stand as behind any number; null where no uncertainty begins at `index`. */
export function shortUncertaintyAt(
  tokens: readonly TypedToken[],
  index: number,
  number: Drawn,
  text: string,
): Read | null {
  const short = number.kind === 'number' ? shortUncertainty(tokens, index) : null
  if (!short) return null
  const [open, last] = [tokens[index]!, tokens[short.next - 1]!]
  const written = text.slice(open.end, last.end).replace(')', '\\right)')
  const path = tokens[short.next]!.kind === 'end' && !tokens[short.next]!.space ? ([] as const) : null
  return { drawn: { ...row(number, piece(`\\left(${written}`, path)), kind: 'number' }, next: short.next }
}
