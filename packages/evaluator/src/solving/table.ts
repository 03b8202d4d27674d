/** Solvers of calls, by the names that the inference gives the calls. */
import {
  LEAST_PLACES,
  LEAST_VALUE,
  ROOT_BETWEEN,
  ROOT_NEAR,
  ROOTS_ANYWHERE,
  ROOTS_NEAR,
} from '@calcwright/math/dimensions'
import { operationName } from '@calcwright/reference/functions'
import { definiteCall, derivativeCall, integralCall } from './estimates.ts'
import { fitSolver } from './fit.ts'
import { minimumCall, minimumSolver } from './minima.ts'
import { rowsOfCurves, solveForCurves, solveForEnd, solveForTable } from './ode.ts'
import { rootBetweenCall, rootNearCall, rootsAnywhereCall, solveSystemCall } from './roots.ts'
import type { Solver } from './solver.ts'

/** An integral, which is solved here only where the integrand is known by points. */
export const DEFINITE = operationName('definite')

export const SOLVERS: ReadonlyMap<string, Solver> = new Map([
  [operationName('ode_solve'), solveForEnd],
  [operationName('ode_table'), solveForTable],
  [operationName('ode_curves'), solveForCurves],
  [operationName('ode_rows'), rowsOfCurves],
  [ROOT_NEAR, rootNearCall],
  [ROOT_BETWEEN, rootBetweenCall],
  [ROOTS_ANYWHERE, rootsAnywhereCall],
  [ROOTS_NEAR, solveSystemCall],
  [LEAST_VALUE, minimumCall('value')],
  [LEAST_PLACES, minimumCall('places')],
  [DEFINITE, definiteCall],
  [operationName('integral_estimate'), integralCall],
  [operationName('derivative_estimate'), derivativeCall],
  [operationName('find_minimum'), minimumSolver(1)],
  [operationName('find_maximum'), minimumSolver(-1)],
  [operationName('fit_model'), fitSolver(false)],
  [operationName('fit_model_errors'), fitSolver(true)],
])
