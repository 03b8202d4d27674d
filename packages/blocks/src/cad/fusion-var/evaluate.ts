/** A parameter computes its value. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { planFields } from '../../field-source.ts'
import { outputOf } from '../../result-options.ts'
import type { FusionVarProps } from './schema.ts'

const fusionVarEvaluation: BlockEvaluation<FusionVarProps> = {
  type: 'fusion_var',
  plan: props =>
    planFields(source => {
      const isEmpty = props.name === '' && props.value.trim() === ''
      const value = isEmpty
        ? source.expression('value', '')
        : source.required('value', props.value, 'Please enter a value to store.')
      const statement = { kind: 'expression', span: value.span, value, show: true } as const
      return { statements: [{ statement, output: outputOf(props), fields: source.fields }] }
    }),
}

export default fusionVarEvaluation
