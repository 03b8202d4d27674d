export { solveOde } from './solve.ts'
export { polynomialAt, POWERS, valueAt } from './pieces.ts'
export type { OdeEvent, OdeProblem, OdeSolution, Pieces } from './problem.ts'
