/** For tests of procedures. */
export { definitionsIn } from './definitions.ts'
export { faultsIn } from './faults.ts'
