/** Plan of a purge: the names that lose their meaning. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { planFields } from '../../field-source.ts'
import { invalidName } from '../../defined-value.ts'
import type { PurgeProps } from './schema.ts'

const purgeEvaluation: BlockEvaluation<PurgeProps> = {
  type: 'purge',
  plan: ({ names }) =>
    planFields(source => ({
      statements: [],
      purges: names.trim() === '' ? [] : source.names('names', names, invalidName),
    })),
}

export default purgeEvaluation
