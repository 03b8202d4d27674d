/** What a pressed pointer does when it moves: it moves lines, or selects them. */
export { startMove } from './move.ts'
export { startRange } from './range.ts'
