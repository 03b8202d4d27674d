/** What an `else` begins. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import type { ElseProps } from './schema.ts'

const elseEvaluation: BlockEvaluation<ElseProps> = {
  type: 'else',
  plan: () => ({ statements: [], role: { kind: 'branch', otherwise: true } }),
}

export default elseEvaluation
