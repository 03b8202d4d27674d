/** The function that a program is. */
import type { BlockEvaluation, BlockPlan } from '@calcwright/evaluator'
import { invalidFunctionName } from '../../defined-value.ts'
import { planFields } from '../../field-source.ts'
import type { ProgramProps } from './schema.ts'

const UNREAD: BlockPlan = { statements: [], role: { kind: 'unread' } }

const programEvaluation: BlockEvaluation<ProgramProps> = {
  type: 'program',
  plan: ({ head }) =>
    planFields(source => ({
      statements: [],
      role: { kind: 'program', target: source.head('head', head, invalidFunctionName, UNREAD) },
    })),
}

export default programEvaluation
