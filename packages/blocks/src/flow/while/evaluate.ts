/** Plan of a loop with a test. */
import type { BlockEvaluation, BlockPlan } from '@calcwright/evaluator'
import { testedLoopHead } from '@calcwright/math/expression'
import { planFields } from '../../field-source.ts'
import type { WhileProps } from './schema.ts'

const UNREAD: BlockPlan = { statements: [], role: { kind: 'unread', lacksTest: true } }

const whileEvaluation: BlockEvaluation<WhileProps> = {
  type: 'while',
  plan: ({ test }) =>
    planFields(source => ({
      statements: [],
      role: {
        ...testedLoopHead(source.expression('test', test, UNREAD)),
        fields: source.fields,
      },
    })),
}

export default whileEvaluation
