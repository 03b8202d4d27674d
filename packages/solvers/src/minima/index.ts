export type { Objective } from './bfgs.ts'
export { minimise } from './constrained.ts'
export type { Condition, Minimum } from './constrained.ts'
