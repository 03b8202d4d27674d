/** Plan of a `return`: the value of its program. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { planFields } from '../../field-source.ts'
import type { ReturnProps } from './schema.ts'

const returnEvaluation: BlockEvaluation<ReturnProps> = {
  type: 'return',
  plan: ({ value }) =>
    planFields(source => ({
      statements: [],
      role: { kind: 'return', value: source.expression('value', value), fields: source.fields },
    })),
}

export default returnEvaluation
