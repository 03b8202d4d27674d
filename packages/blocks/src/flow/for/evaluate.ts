/** Plan of a loop: its iterator and bounds. */
import type { BlockEvaluation, BlockPlan } from '@calcwright/evaluator'
import { planFields } from '../../field-source.ts'
import type { ForProps } from './schema.ts'

const UNREAD: BlockPlan = { statements: [], role: { kind: 'unread' } }

const invalidIterator = (text: string): string =>
  `Iterator: Invalid iterator name (${text}).  Please enter a valid variable name`

const forEvaluation: BlockEvaluation<ForProps> = {
  type: 'for',
  plan: ({ iterator, start, finish, step }) =>
    planFields(source => ({
      statements: [],
      role: {
        kind: 'loop',
        iterator: source.counter('iterator', iterator, invalidIterator, UNREAD),
        start: source.expression('start', start, UNREAD),
        finish: source.expression('finish', finish, UNREAD),
        step: source.expression('step', step, UNREAD),
        fields: source.fields,
      },
    })),
}

export default forEvaluation
