/**
 * Static dimensions: what unit every part of a formula has, found without computing anything.
 *
 * - `inferDimensions(expression, context)` checks a line and rewrites it over SI numbers.
 * - `inferFunction(definition)` does the same for the body of a user function.
 * - `restoreUnits(tree, shape, ...)` puts units back into a symbolic result.
 * - `inDegrees(tree)` writes the angles of one for a worksheet set to degrees.
 */
export type * from './types.ts'
export { inferDimensions, inferElement, inferFunction } from './inference.ts'
export type * from './questions.ts'
export { UNSET } from './session.ts'
export { outsideDomain } from './domains.ts'
export { inFunction, withoutFunctions } from './within.ts'
export { restoreUnits, type RestoreOptions } from './restore.ts'
export { angleSum, inDegrees } from './in-degrees.ts'
export {
  isSearch,
  LEAST_PLACES,
  LEAST_VALUE,
  ROOT_BETWEEN,
  ROOT_NEAR,
  ROOTS_ANYWHERE,
  ROOTS_NEAR,
} from './rules/searches.ts'
export { hasText } from './texts.ts'
export { DELTA_NAMES } from './temperature.ts'
