export { type CallAnswer, type CallOutput, type CallProblem, SheetFunction } from './sheet-function.ts'
