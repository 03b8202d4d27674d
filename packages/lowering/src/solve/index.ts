/** Solving equations and inequalities: how the engine is asked, and how its answer is completed and read. */
export { withAbsolutes } from './even-roots.ts'
export { type EquationOfOne, type JudgedRow, judgedRows } from './judged.ts'
export { areTooMany, completed, missingRoots, missingWithin, rootsWithin } from './missing-roots.ts'
export type { Range } from './missing-roots.ts'
export { SOLVED_ANYHOW, withoutSearches } from './searches.ts'
