/** The value of the chosen option. */
import type { BlockPlan } from '@calcwright/evaluator'
import { definition, invalidName } from '../defined-value.ts'
import { planFields } from '../field-source.ts'
import type { ChoiceProps } from './options.ts'

export function choicePlan({ name, options, selected }: ChoiceProps): BlockPlan {
  return planFields(source => {
    const variable = source.name('name', name, invalidName)
    const place = selected < options.length ? selected : 0
    const value = source.expression(`options.${place}.latex`, options[place]?.latex ?? '')
    return definition(variable, value, source.fields)
  })
}
