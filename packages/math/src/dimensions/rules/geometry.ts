/** Points, which are lists of their coordinates. */
import type { Expression } from '../../expression/tree.ts'
import { binaryNode, numberNode } from '../build.ts'
import { isArray, lengthOf } from '../forms.ts'
import { DimensionError } from '../session.ts'
import { argumentAt, type Rule, type RuleCall } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

/** `slope([x1, y1], [x2, y2])`: the coordinates may differ in their units. */
export const slopeOfPoints: Rule = call => {
  const [from, to] = [pointAt(call, 0), pointAt(call, 1)]
  const rise = (place: number): Expression =>
    binaryNode('-', coordinate(call, to, place), coordinate(call, from, place), call.node.span)
  return { ...call.infer(binaryNode('/', rise(1), rise(0), call.node.span)), source: call.node }
}

function pointAt(call: RuleCall, index: number): Expression {
  const point = argumentAt(call, index, 'two points')
  const { form } = call.infer(point)
  const count = isArray(form) ? lengthOf(form) : undefined
  if (count === undefined || count === 2) return point
  throw new DimensionError(message('argument.slope', { count }), point.span)
}

/** A coordinate by its place from 0. */
function coordinate(call: RuleCall, point: Expression, place: number): Expression {
  if (point.kind === 'list') return point.items[place]!
  const { span } = point
  const first = call.session.context.oneIndexed ? 1 : 0
  return { kind: 'index', target: point, indexes: [numberNode(String(place + first), span)], span }
}
