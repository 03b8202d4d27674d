/**
 * Inputs and outputs of a worksheet, the same for its form, frames, the evaluation service, the command line and
 * agents.
 */
export { arranged, type FieldGroup } from './arranged.ts'
export { type Definitions, definerOf } from './definer.ts'
export { valueProblem } from './dimensions.ts'
export { givenFields } from './given-fields.ts'
export { type FieldWords, type SheetInput, inputOf, inputsOf } from './input.ts'
export { type LineOutput, lineFieldOf, lineOutputOf } from './line-field.ts'
export { type NamedProblem, problemOf, unknownInput } from './named-problem.ts'
