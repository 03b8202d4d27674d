/** The two parameters of a function over both axes. */
import { problemAt } from '../field-source.ts'
import { message } from '@calcwright/math/messages/blocks'
import type { NameNode } from '@calcwright/math/expression'
import type { FieldSource } from '../field-source.ts'
import { parameter } from './evaluation.ts'

interface PlaneProps {
  readonly x_variable: string
  readonly y_variable: string
}

export function planeParameters(source: FieldSource, props: PlaneProps): NameNode[] {
  const x = parameter(source, 'x_variable', props.x_variable)
  const y = parameter(source, 'y_variable', props.y_variable)
  if (x.name !== y.name) return [x, y]
  const span = { start: 0, end: props.y_variable.length }
  const problem = message('syntax.field.variables', { name: x.name })
  return source.refuse(problemAt(problem, span, 'y_variable'))
}
