export type { Property, PureFluid, State } from './phase.ts'
export { stateBy } from './state-by.ts'
export type { Given } from './state-by.ts'
