export { type FormNames, formNames } from './form.ts'
export { isCallLine } from './lines.ts'
export { outputFields } from './output-fields.ts'
export { type CallAnswer, type CallOutput, type CallProblem, SheetFunction } from './sheet-function.ts'
