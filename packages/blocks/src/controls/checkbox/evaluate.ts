/** The value of a checkbox. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { definition, invalidName } from '../../defined-value.ts'
import { planFields } from '../../field-source.ts'
import type { CheckboxProps } from './schema.ts'

const checkboxEvaluation: BlockEvaluation<CheckboxProps> = {
  type: 'checkbox',
  plan: ({ name, checked, checked_val, unchecked_val }) =>
    planFields(source => {
      const variable = source.name('name', name, invalidName)
      const value = checked
        ? source.expression('checked_val', checked_val)
        : source.expression('unchecked_val', unchecked_val)
      return definition(variable, value, source.fields)
    }),
}

export default checkboxEvaluation
