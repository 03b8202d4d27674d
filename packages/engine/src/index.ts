/** The engine's contract. Ways to start one: `./node`, `./browser`, `./fake`. */
export * from './protocol.ts'
export { DOUBLE_FUNCTIONS } from './double-functions.ts'
export { UNDERFLOW, UNDERFLOW_OPEN } from './notices.ts'
