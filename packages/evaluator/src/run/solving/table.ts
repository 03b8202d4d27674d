/** Which calls are solved here, by the names that the inference gives them. */
import { engineName } from '@calcwright/reference/functions'
import { solveOdeCall } from './ode.ts'
import type { Solver } from './solver.ts'

export const SOLVERS: ReadonlyMap<string, Solver> = new Map([[engineName('ode_solve'), solveOdeCall]])
