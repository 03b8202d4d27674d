/** For `packages/lowering`: building formulas, and what their numbers are at the place where they stand. */
export { mentions } from '../expression/walk.ts'
export {
  binaryNode,
  callNode,
  decimalNode,
  equationNode,
  negated,
  numberNode,
  rationalNode,
} from './build.ts'
export { equationsAlone, hasJoinedEquality, hasOrder, itemsOf, joinedEquations } from './rules/equations.ts'
export { callsOwn, fractionsOf, hasFreeNames } from './rules/exact-decimals.ts'
export { isPolynomial } from './rules/many-terms.ts'
export { hasSmallNumber, inDecimals, isSmall, numberOf } from './rules/small-decimals.ts'
export { DimensionError } from './session.ts'
export { expandTemplate } from './templates.ts'
