/** Plan of an `elseif`: its test. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { testPlan } from '../test.ts'
import type { ElseifProps } from './schema.ts'

const elseifEvaluation: BlockEvaluation<ElseifProps> = {
  type: 'elseif',
  plan: ({ test }) => testPlan(test, { kind: 'branch', otherwise: false }),
}

export default elseifEvaluation
