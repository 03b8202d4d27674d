/** Plan of an `else`, which begins the last branch. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import type { ElseProps } from './schema.ts'

const elseEvaluation: BlockEvaluation<ElseProps> = {
  type: 'else',
  plan: () => ({ statements: [], role: { kind: 'branch', otherwise: true } }),
}

export default elseEvaluation
