/** For `packages/lowering`: building formulas, and what their parts are at the place where they stand. */
export { mentions } from '../expression/walk.ts'
export {
  binaryNode,
  callNode,
  decimalNode,
  equationNode,
  lambdaNode,
  negated,
  numberNode,
  rationalNode,
} from './build.ts'
export { literalValue } from './natural.ts'
export { equationsAlone, hasJoinedEquality, hasOrder, itemsOf, joinedEquations } from './rules/equations.ts'
export { isPolynomial } from './rules/many-terms.ts'
export { DimensionError } from './session.ts'
export { expandTemplate } from './templates.ts'
