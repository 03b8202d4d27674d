/** Range of a parameter; the evaluation fills an empty bound by the angle unit of the worksheet. */
import type { FieldSource } from '../field-source.ts'
import { optional } from './evaluation.ts'
import type { PlotFormula } from './evaluation.ts'

interface RangeProps {
  readonly start: string
  readonly end: string
}

export const rangeOf = (source: FieldSource, { start, end }: RangeProps): (PlotFormula | null)[] => [
  optional(source, 'start', start),
  optional(source, 'end', end),
]
