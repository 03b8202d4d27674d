/** Plan of a `break`. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import type { BreakProps } from './schema.ts'

const breakEvaluation: BlockEvaluation<BreakProps> = {
  type: 'break',
  plan: () => ({ statements: [], role: { kind: 'break' } }),
}

export default breakEvaluation
