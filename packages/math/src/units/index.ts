/** Physical units: dimensions, exact factors, the unit table, conversion and the choice of a display unit. */
export { Rational } from '../rational.ts'
export { DIMENSIONLESS, Dimension, HARD_DIMENSIONS, type BaseDimension } from './dimension.ts'
export { Factor } from './factor.ts'
export type { ResolvedUnit, Unit, UnitProblem, UnitResolution } from './types.ts'
