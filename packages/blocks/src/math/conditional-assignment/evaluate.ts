/** The definition that depends on conditions: a `piecewise` of its branches. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import type { Expression, Span } from '@calcwright/math/expression'
import { invalidName } from '../../defined-value.ts'
import { planFields } from '../../field-source.ts'
import type { FieldSource } from '../../field-source.ts'
import { outputOf } from '../../result-options.ts'
import type { ConditionalAssignmentProps } from './schema.ts'

/** The default of such a block: the value is shown though it is stored. */
const ALWAYS_SHOWN = { show: true } as const

const conditionalAssignmentEvaluation: BlockEvaluation<ConditionalAssignmentProps> = {
  type: 'conditional_assignment',
  plan: props =>
    planFields(source => {
      if (isUntouched(props)) return { statements: [] }
      const target = source.target('variable', props.variable, invalidName)
      source.defines(target)
      const value = piecewise(source, props)
      const span = { start: 0, end: value.span.end }
      const shown = target.kind === 'variable' ? ALWAYS_SHOWN : {}
      const output = { ...outputOf(props), ...shown }
      const statement = { kind: 'definition', span, target, value, show: false } as const
      return { statements: [{ statement, output, fields: source.fields }] }
    }),
}

/** Without a value or a condition the block is not begun yet: its name means what it means above. */
const isUntouched = ({ branches }: ConditionalAssignmentProps): boolean =>
  branches.every(({ expression, condition }) => expression.trim() === '' && condition.trim() === '')

function piecewise(source: FieldSource, { branches }: ConditionalAssignmentProps): Expression {
  const last = branches.length - 1
  const args = branches.flatMap(({ expression, condition }, index): Expression[] => {
    // A row that was added and has nothing yet is none: the others keep their value.
    if (index < last && expression.trim() === '' && condition.trim() === '') return []
    const number = index + 1
    const value = source.required(
      `branches.${index}.expression`,
      expression,
      `Expression ${number} is currently empty. Please add an expression.`,
    )
    if (index === last) return [value]
    const test = source.required(
      `branches.${index}.condition`,
      condition,
      `Condition ${number} is currently empty. Please add a condition.`,
    )
    return [test, value]
  })
  if (args.length === 1) return args[0]!
  const span: Span = { start: args[0]!.span.start, end: args.at(-1)!.span.end }
  return { kind: 'call', name: 'piecewise', nameSpan: span, span, args }
}

export default conditionalAssignmentEvaluation
