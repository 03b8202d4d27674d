/** The function that a program is. */
import type { BlockEvaluation, BlockPlan } from '@calcwright/evaluator'
import { planFields } from '../../field-source.ts'
import type { ProgramProps } from './schema.ts'

const UNREAD: BlockPlan = { statements: [], role: { kind: 'unread' } }

const invalidHead = (text: string): string =>
  `Invalid function name (${text}).  Please enter a valid name, such as f(x)`

const programEvaluation: BlockEvaluation<ProgramProps> = {
  type: 'program',
  plan: ({ head }) =>
    planFields(source => ({
      statements: [],
      role: { kind: 'program', target: source.head('head', head, invalidHead, UNREAD) },
    })),
}

export default programEvaluation
