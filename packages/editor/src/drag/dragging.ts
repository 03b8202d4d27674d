/** Actions of a pressed pointer that moves: it moves lines, or selects them. */
export { startMove } from './move.ts'
export { startRange } from './range.ts'
