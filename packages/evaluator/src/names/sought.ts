/** Responsibilities: the unknowns of a solver, and the quantities that their letters usually stand for. */
import { bindingOf, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { Shape } from '@calcwright/math/dimensions'
import type { Habit } from '@calcwright/math/units'
import { hasTrait } from '@calcwright/reference/functions'
import { habitOfLetter, powerOfPi } from './written-by.ts'

export interface Sought {
  /** Whether its letter is one of angles. */
  readonly isAngle: boolean
  readonly habit: Habit | null
  /** Whether it stands beside a factor of pi, as f in omega = 2*pi*f: then it counts turns. */
  readonly countsTurns: boolean
}

const ANGLES = /^(alpha|beta|gamma|delta|epsilon|phi|varphi|psi|theta|vartheta|angle|[αβγδεφϕψθϑ])(_|\d|$)/i

/** @returns the unknowns of a formula that is one call of a solver, in their order; none for others */
export function soughtIn(value: Expression): readonly Sought[] {
  if (value.kind !== 'call') return []
  if (!hasTrait(value.name, 'listsSolutions') && !hasTrait(value.name, 'rootFinder')) return []
  return bindingOf(value).names.map(name => ({
    isAngle: ANGLES.test(name),
    habit: habitOfLetter(name),
    countsTurns: habitOfLetter(name) === 'frequency' && standsBesidePi(value, name),
  }))
}

function standsBesidePi(call: CallNode, name: string): boolean {
  const isIn = (node: Expression) => nodesIn(node).some(part => part.kind === 'name' && part.name === name)
  return nodesIn(call.args[0]!).some(
    node => node.kind === 'binary' && node.operator === '*' && powerOfPi(node) > 0 && isIn(node),
  )
}

/** @returns the shape of the solutions with one item for each unknown, and rates in turns without the tag of an angle */
export function shapeOfSought(shape: Shape, sought: readonly Sought[]): Shape {
  const [first] = sought
  if (!first) return shape
  if (sought.length === 1) {
    if (shape.kind === 'repeat') return { ...shape, item: ofOne(shape.item, first) }
    return ofOne(shape, first)
  }
  if (shape.kind === 'uniform' && isMixed(sought)) {
    const { kind: _, rank, length: _rows, columns: _columns, ...measured } = shape
    const items = sought.map(one => ofOne({ ...measured, kind: 'scalar' }, one))
    return rank === 1 ? { kind: 'list', items } : { kind: 'repeat', item: { kind: 'list', items } }
  }
  if (shape.kind === 'repeat') return { ...shape, item: shapeOfSought(shape.item, sought) }
  if (shape.kind !== 'list' || shape.items.length !== sought.length) return shape
  return { ...shape, items: shape.items.map((item, index) => ofOne(item, sought[index]!)) }
}

const isMixed = (sought: readonly Sought[]): boolean => sought.some(({ habit }) => habit !== sought[0]!.habit)

function ofOne(shape: Shape, { countsTurns }: Sought): Shape {
  if (!countsTurns || (shape.kind !== 'scalar' && shape.kind !== 'uniform')) return shape
  return { ...shape, dimension: shape.dimension.withAngle() }
}
