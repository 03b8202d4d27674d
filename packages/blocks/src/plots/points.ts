/** Points given by lists: lines, areas and markers. */
import type { Field } from '@calcwright/document'
import * as z from 'zod/mini'
import { flag } from './options.ts'
import type { Clause } from './plain.ts'
import { formula, requiredFormula } from './series.ts'

export const pointFields = {
  /** Lists as the math field writes them; '' for 1, 2, 3 … */
  x: z.string(),
  y: z.string(),
  /** How far error bars reach up and down: a list or one value; '' for none. */
  error: z.string(),
  /** Goes on level until the next point; markers alone keep it for the line that they become. */
  step: z.boolean(),
}

export const NO_POINTS = { x: '', y: '', error: '', step: false } as const

export const pointForm: readonly Field[] = [
  formula('x', 'X data', 'x data'),
  requiredFormula('y', 'Y data', 'y data'),
  formula('error', 'Error bars', 'error'),
]

export const pointClauses: readonly Clause[] = [
  { fields: ['y'] },
  { word: 'over', fields: ['x'] },
  { word: 'error', fields: ['error'] },
]

export const pointOptions = [flag('step', 'step')]
