/** Responsibilities: the unknowns of a solver, and the quantities that their letters usually stand for. */
import { bindingOf, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { Shape } from '@calcwright/math/dimensions'
import { hasTrait } from '@calcwright/reference/functions'
import type { NameScope } from '../values/known.ts'
import type { SolverUnknown } from '../values/written-units.ts'
import { usualQuantityOfLetter, nameOfItem, powerOfPi } from './written-units-of.ts'

const ANGLES = /^(alpha|beta|gamma|delta|epsilon|phi|varphi|psi|theta|vartheta|angle|[αβγδεφϕψθϑ])(_|\d|$)/i

/**
 * @param shape of the formula
 * @returns the unknowns whose values a formula gives: a call of a solver, or solutions by their name or their place
 */
export function unknownsSolvedBy(
  value: Expression,
  shape: Shape,
  scope: NameScope,
  oneIndexed: boolean,
): readonly SolverUnknown[] {
  const own = soughtIn(value)
  const known = own.length === 0 ? scope.known(nameOfItem(value) ?? '') : undefined
  const stored = known?.kind === 'variable' ? known.written.sought : undefined
  if (!stored) return own
  if (shape.kind !== 'scalar') return stored
  const one = stored[lastIndex(value) - (oneIndexed ? 1 : 0)]
  return one ? [one] : []
}

/** The place in a solution that `s[1, 2]`, `s[1][2]` or the opposite of it reads; NaN where it is no plain number. */
function lastIndex(value: Expression): number {
  if (value.kind === 'unary') return lastIndex(value.operand)
  const last = value.kind === 'index' ? value.indexes.at(-1) : undefined
  return last?.kind === 'number' ? Number(last.text) : NaN
}

/** The unknowns of a formula that is one call of a solver, in their order; none for others. */
function soughtIn(value: Expression): readonly SolverUnknown[] {
  if (value.kind !== 'call') return []
  if (!hasTrait(value.name, 'listsSolutions') && !hasTrait(value.name, 'rootFinder')) return []
  return bindingOf(value).names.map(name => ({
    isAngle: ANGLES.test(name),
    habit: usualQuantityOfLetter(name),
    countsTurns: usualQuantityOfLetter(name) === 'frequency' && standsBesidePi(value, name),
  }))
}

function standsBesidePi(call: CallNode, name: string): boolean {
  const isIn = (node: Expression) => nodesIn(node).some(part => part.kind === 'name' && part.name === name)
  return nodesIn(call.args[0]!).some(
    node => node.kind === 'binary' && node.operator === '*' && powerOfPi(node) > 0 && isIn(node),
  )
}

/** @returns the shape of the solutions with one item for each unknown, and rates in turns without the tag of an angle */
export function shapeOfSolutions(shape: Shape, sought: readonly SolverUnknown[]): Shape {
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
  if (shape.kind === 'repeat') return { ...shape, item: shapeOfSolutions(shape.item, sought) }
  if (shape.kind !== 'list' || shape.items.length !== sought.length) return shape
  return { ...shape, items: shape.items.map((item, index) => ofOne(item, sought[index]!)) }
}

const isMixed = (sought: readonly SolverUnknown[]): boolean =>
  sought.some(({ habit }) => habit !== sought[0]!.habit)

function ofOne(shape: Shape, { countsTurns }: SolverUnknown): Shape {
  if (!countsTurns || (shape.kind !== 'scalar' && shape.kind !== 'uniform')) return shape
  return { ...shape, dimension: shape.dimension.withAngle() }
}
