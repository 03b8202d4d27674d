export { factored, solved } from './lu.ts'
export type { Factored } from './lu.ts'
