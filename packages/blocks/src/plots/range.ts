/** The range of a parameter. */
import type { Field } from '@calcwright/document'
import * as z from 'zod/mini'
import type { Clause } from './plain.ts'
import { formula, variable } from './series.ts'

export const rangeFields = {
  /** A name. */
  variable: z.string(),
  /** Bounds as the math field writes them; an empty start is 0, an empty end a full turn. */
  start: z.string(),
  end: z.string(),
}

/** The end that an empty field stands for, in the angle unit of the worksheet. */
const FULL_TURN = { rad: '2π', deg: '360' } as const

export const range = (name: string): readonly Field[] => [
  variable('variable', 'Variable', name),
  formula('start', 'Start', '0'),
  formula('end', 'End', FULL_TURN.rad),
]

/** The fields of a series with the ends of ranges as the angle unit has them. */
export const inAngleUnit = (fields: readonly Field[], angle: keyof typeof FULL_TURN): readonly Field[] =>
  fields.map(field =>
    field.placeholder === FULL_TURN.rad ? { ...field, placeholder: FULL_TURN[angle] } : field,
  )

export const rangeClauses: readonly Clause[] = [
  { word: 'for', fields: ['variable'], names: true },
  { word: 'from', fields: ['start'] },
  { word: 'to', fields: ['end'] },
]
