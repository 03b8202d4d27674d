/** Plan of a `continue`. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import type { ContinueProps } from './schema.ts'

const continueEvaluation: BlockEvaluation<ContinueProps> = {
  type: 'continue',
  plan: () => ({ statements: [], role: { kind: 'continue' } }),
}

export default continueEvaluation
