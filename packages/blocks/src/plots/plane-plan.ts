/** The two parameters of a function over both axes. */
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
  return source.refuse({
    message: `Choose two different variables: both are ${x.name}.`,
    span,
    field: 'y_variable',
  })
}
