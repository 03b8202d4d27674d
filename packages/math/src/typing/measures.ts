/** `45°23'46"` and `5'2"` in what is typed: drawn with the units that their marks stand for. */
import { markedMeasure } from '../expression/marked-measure.ts'
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
