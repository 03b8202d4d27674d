/** Defines the name by the value that was read: Onshape is not asked for a calculation. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { parsePlain } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/blocks'
import { isUnit } from '@calcwright/math/units'
import { definition, invalidName } from '../../defined-value.ts'
import { planFields, problemAt } from '../../field-source.ts'
import { plainOfValue } from '../onshape-value.ts'
import type { OnshapeGetProps } from './schema.ts'

const NOWHERE = { start: 0, end: 0 }

const onshapeGetEvaluation: BlockEvaluation<OnshapeGetProps> = {
  type: 'onshape_get',
  plan: ({ variable, value }) =>
    planFields(source => {
      const name = source.name('variable', variable, invalidName)
      if (value === '') return { statements: [], intends: [name.name] }
      const plain = plainOfValue(value)
      const parsed = plain === '' ? null : parsePlain(plain, { isUnit, context: 'expression' })
      if (parsed?.ok && parsed.value.kind === 'expression')
        return definition(name, parsed.value.value, source.fields)
      const sentence = `Invalid Value (${value}):  Answer must be numeric.`
      return source.refuse(problemAt(message('syntax.field.missing', { sentence }), NOWHERE, 'variable'))
    }),
}

export default onshapeGetEvaluation
