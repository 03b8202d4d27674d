/** Plan of an `if`: its test. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { testPlan } from '../test.ts'
import type { IfProps } from './schema.ts'

const ifEvaluation: BlockEvaluation<IfProps> = {
  type: 'if',
  plan: ({ test }) => testPlan(test, { kind: 'choice' }),
}

export default ifEvaluation
