/** Inputs and outputs of the form of a worksheet, as its page draws them. */
export { dimensionProblem } from '../sheet-function/dimensions.ts'
export { controlPatch, controlValue } from './control-value.ts'
export { type FormInput, formInputOf, inputPatch } from './input.ts'
export { type FormOutput, formOutputOf } from './output.ts'
export { fieldName } from './field-name.ts'
