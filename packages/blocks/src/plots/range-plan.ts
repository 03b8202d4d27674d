/** From where to where a parameter goes; what is empty is for the evaluation to say, by the angle of the worksheet. */
import type { FieldSource } from '../field-source.ts'
import { optional } from './evaluation.ts'
import type { Wanted } from './evaluation.ts'

interface RangeProps {
  readonly start: string
  readonly end: string
}

export const rangeOf = (source: FieldSource, { start, end }: RangeProps): (Wanted | null)[] => [
  optional(source, 'start', start),
  optional(source, 'end', end),
]
