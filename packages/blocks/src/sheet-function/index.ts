export { isCallLine } from './lines.ts'
export { outputFields } from './output-fields.ts'
export { type CallAnswer, type CallOutput, SheetFunction } from './sheet-function.ts'
