/** The block computes its value; its view stores it. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { planFields } from '../../field-source.ts'
import { outputOf } from '../../result-options.ts'
import type { OnshapeSetProps } from './schema.ts'

const onshapeSetEvaluation: BlockEvaluation<OnshapeSetProps> = {
  type: 'onshape_set',
  plan: props =>
    planFields(source => {
      const isEmpty = props.var_name === '' && props.value.trim() === ''
      const value = isEmpty
        ? source.expression('value', '')
        : source.required('value', props.value, 'Please enter a value to store.')
      const statement = { kind: 'expression', span: value.span, value, show: true } as const
      return { statements: [{ statement, output: outputOf(props), fields: source.fields }] }
    }),
}

export default onshapeSetEvaluation
