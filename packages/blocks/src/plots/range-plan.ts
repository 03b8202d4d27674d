/** From where to where a parameter goes. */
import { parsePlain } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { FieldSource } from '../field-source.ts'
import type { Wanted } from './evaluation.ts'

interface RangeProps {
  readonly start: string
  readonly end: string
}

export const rangeOf = (source: FieldSource, { start, end }: RangeProps): Wanted[] => [
  { request: 'start', value: limit(source, 'start', start, '0') },
  { request: 'end', value: limit(source, 'end', end, '2*pi') },
]

/** @param usual what an empty field means, in plain notation */
export function limit(source: FieldSource, field: string, latex: string, usual: string): Expression {
  if (latex.trim() !== '') return source.expression(field, latex)
  const parsed = parsePlain(usual, { context: 'expression' })
  if (parsed.ok && parsed.value.kind === 'expression') return parsed.value.value
  throw new Error(`${usual} is no formula`)
}
