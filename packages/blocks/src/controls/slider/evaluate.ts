/** The value that a slider stands at. */
import { problemAt } from '../../field-source.ts'
import { message } from '@calcwright/math/messages/blocks'
import type { BlockEvaluation } from '@calcwright/evaluator'
import { parsePlain } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { definition, invalidName } from '../../defined-value.ts'
import { planFields } from '../../field-source.ts'
import type { SliderProps } from './schema.ts'

const sliderEvaluation: BlockEvaluation<SliderProps> = {
  type: 'slider',
  plan: ({ name, value, unit }) =>
    planFields(source => {
      const variable = source.name('name', name, invalidName)
      const written = unit === '' ? String(value) : `${value} [${unit}]`
      const parsed = parsePlain(written, { isUnit, context: 'expression' })
      const span = { start: 0, end: 0 }
      if (!parsed.ok || parsed.value.kind !== 'expression')
        return source.refuse(problemAt(message('syntax.field.unit', { unit }), span, 'value'))
      return definition(variable, parsed.value.value, source.fields)
    }),
}

export default sliderEvaluation
