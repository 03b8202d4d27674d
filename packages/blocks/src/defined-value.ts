/** Plan of a control: it defines a name with a value. */
import type { BlockPlan, OutputOptions } from '@calcwright/evaluator'
import type { Expression, NameNode } from '@calcwright/math/expression'

/** Nothing is shown beside what the block itself shows. */
export const HIDDEN_OUTPUT: OutputOptions = {
  unit: '',
  approximate: null,
  digits: 0,
  form: 'none',
  show: false,
  force: false,
}

export const invalidName = (text: string): string =>
  `Invalid variable name (${text}).  Please enter a valid variable name`

export const invalidFunctionName = (text: string): string =>
  `Invalid function name (${text}).  Please enter a valid name, such as f(x)`

/** @returns the plan of a definition that is not shown */
export function definition(
  name: NameNode,
  value: Expression,
  fields: BlockPlan['statements'][number]['fields'],
): BlockPlan {
  const span = { start: name.span.start, end: value.span.end }
  const target = { kind: 'variable', name } as const
  const statement = { kind: 'definition', span, target, value, show: false } as const
  return { statements: [{ statement, output: HIDDEN_OUTPUT, fields }] }
}
