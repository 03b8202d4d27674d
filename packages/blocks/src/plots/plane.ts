/** Functions of two variables, over both axes. */
import type { Field } from '@calcwright/document'
import * as z from 'zod/mini'
import type { Clause } from './plain.ts'
import { variable } from './series.ts'

export const planeFields = {
  /** Names of what is across and what is up. */
  x_variable: z.string(),
  y_variable: z.string(),
}

export const PLANE_VARIABLES = { x_variable: 'x', y_variable: 'y' } as const

export const planeVariables: readonly Field[] = [
  variable('x_variable', 'X variable', 'x'),
  variable('y_variable', 'Y variable', 'y'),
]

export const planeClause: Clause = { word: 'for', fields: ['x_variable', 'y_variable'], names: true }
