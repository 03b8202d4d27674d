import type { Phase } from '../../states/phase.ts'
import type { HelmholtzEquation } from '../equation.ts'

/** State at which an equation of transport is evaluated; density in mol/m³. */
export interface Point {
  T: number
  rho: number
  phase: Phase
  equation: HelmholtzEquation
}

/** Viscosity in Pa s or conductivity in W/(m K). */
export type TransportTerm = (point: Point) => number

/** Terms of a sum with their exponents: [coefficient, exponent, ...]. */
export type Rows = number[][]

export const sumOfPowers = (rows: Rows, x: number): number =>
  rows.reduce((sum, [n, t]) => sum + n! * x ** t!, 0)

/** Density in kg/m³. */
export const density = ({ rho, equation }: Point): number => rho * equation.figures.M
