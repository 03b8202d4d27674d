/** Solvers of calls, by the names that the inference gives the calls. */
import {
  LEAST_PLACES,
  LEAST_VALUE,
  ROOT_BETWEEN,
  ROOT_NEAR,
  ROOTS_ANYWHERE,
  ROOTS_NEAR,
} from '@calcwright/math/dimensions'
import { engineName } from '@calcwright/reference/functions'
import { definiteCall, derivativeCall, integralCall } from './estimates.ts'
import { fitSolver } from './fit.ts'
import { minimumCall, minimumSolver } from './minima.ts'
import { rowsOfCurves, solveForCurves, solveForEnd, solveForTable } from './ode.ts'
import { rootBetweenCall, rootNearCall, rootsAnywhereCall, solveSystemCall } from './roots.ts'
import type { Solver } from './solver.ts'

/** An integral, which is solved here only where the integrand is known by points. */
export const DEFINITE = engineName('definite')

export const SOLVERS: ReadonlyMap<string, Solver> = new Map([
  [engineName('ode_solve'), solveForEnd],
  [engineName('ode_table'), solveForTable],
  [engineName('ode_curves'), solveForCurves],
  [engineName('ode_rows'), rowsOfCurves],
  [ROOT_NEAR, rootNearCall],
  [ROOT_BETWEEN, rootBetweenCall],
  [ROOTS_ANYWHERE, rootsAnywhereCall],
  [ROOTS_NEAR, solveSystemCall],
  [LEAST_VALUE, minimumCall('value')],
  [LEAST_PLACES, minimumCall('places')],
  [DEFINITE, definiteCall],
  [engineName('integral_estimate'), integralCall],
  [engineName('derivative_estimate'), derivativeCall],
  [engineName('find_minimum'), minimumSolver(1)],
  [engineName('find_maximum'), minimumSolver(-1)],
  [engineName('fit_model'), fitSolver(false)],
  [engineName('fit_model_errors'), fitSolver(true)],
])
