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

export const range = (name: string): readonly Field[] => [
  variable('variable', 'Variable', name),
  formula('start', 'Start', '0'),
  formula('end', 'End', '2π'),
]

export const rangeClauses: readonly Clause[] = [
  { word: 'for', fields: ['variable'], names: true },
  { word: 'from', fields: ['start'] },
  { word: 'to', fields: ['end'] },
]
