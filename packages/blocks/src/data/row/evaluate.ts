/** A name for one row of a table. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { invalidName } from '../../defined-value.ts'
import { planFields } from '../../field-source.ts'
import type { RowProps } from './schema.ts'

const rowEvaluation: BlockEvaluation<RowProps> = {
  type: 'row',
  plan: ({ name, table, row }) =>
    planFields(source => {
      const target = source.name('name', name, invalidName)
      if (table === '') return { statements: [] }
      return { statements: [], row: { name: target.name, table, row, field: 'row' } }
    }),
}

export default rowEvaluation
