/**
 * The evaluator: worksheets in, results out. `contract.ts`, `block-plan.ts` and `block-result.ts` have what others see;
 * docs/models/evaluation.md says what the results mean.
 */
export type * from './block-plan.ts'
export type * from './block-result.ts'
export type * from './contract.ts'
export type * from './plots.ts'
export { outcomeWithCommas } from './outcome-with-commas.ts'
export { storableSnapshot } from './stored-plots.ts'
export { restoredSnapshot } from './stored-results.ts'
export { EMPTY_OUTCOME } from './results/outcome.ts'
export { createEvaluator } from './run/evaluator.ts'
export type { EvaluatorOptions } from './run/evaluator.ts'
export { traceText } from './working/trace.ts'
