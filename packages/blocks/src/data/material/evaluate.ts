/** A name for a material. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import type { CallNode } from '@calcwright/math/expression'
import { definition, invalidName } from '../../defined-value.ts'
import { planFields } from '../../field-source.ts'
import type { MaterialProps } from './schema.ts'

const NOWHERE = { start: 0, end: 0 }

const materialEvaluation: BlockEvaluation<MaterialProps> = {
  type: 'material',
  plan: ({ variable, full_name, string_data }) =>
    planFields(source => {
      const name = source.name('variable', variable, invalidName)
      const text = string_data || full_name
      if (text === '') return { statements: [] }
      const value: CallNode = {
        kind: 'call',
        name: 'material',
        nameSpan: NOWHERE,
        args: [],
        span: NOWHERE,
        text: { text, span: NOWHERE },
      }
      return definition(name, value, source.fields)
    }),
}

export default materialEvaluation
