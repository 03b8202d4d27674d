/** Equations with one unknown that the engine solves better in another form. */
import { operationName, hasTrait } from '@calcwright/reference/functions'
import { callsIn, nodesIn, toPlain } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'
import { binaryNode, equationNode, expandTemplate, mentions, numberNode } from '@calcwright/math/rewriting'

/** @returns the call in the form that the engine solves best, which may be the given one */
export function inBetterForm(solver: CallNode, unknown: NameNode): CallNode {
  const [equation] = solver.args
  if (!equation || solver.args.length !== 2) return solver
  const sides = equation.kind === 'compare' ? equation.operands : [equation]
  if (sides.length > 2 || (equation.kind === 'compare' && equation.relations[0] !== '==')) return solver
  if (hasSeveralAngles(sides, unknown.name)) return { ...solver, args: [inOneAngle(sides), unknown] }
  return hasHighPower(equation, unknown.name) ? { ...solver, name: operationName('solve_kept') } : solver
}

/** Turns multiples of an angle into powers of its sine and cosine, so that common factors are found. */
const IN_ONE_ANGLE = 'factor(texpand($1))'

function inOneAngle([left, right]: readonly Expression[]): Expression {
  const { span } = left!
  const difference = right ? binaryNode('-', left!, right, span) : left!
  return equationNode(expandTemplate(IN_ONE_ANGLE, [difference], span, 0), numberNode('0', span), span)
}

/** Whether the unknown stands in sines and cosines of several angles, such as sin(2x) and cos(x), and nowhere else. */
function hasSeveralAngles(sides: readonly Expression[], unknown: string): boolean {
  const waves = sides.flatMap(side => callsIn(side)).filter(({ name }) => hasTrait(name, 'multipleAngle'))
  const angles = waves.flatMap(({ args }) => args).filter(angle => mentions(angle, unknown))
  const uses = (nodes: readonly Expression[]): number =>
    nodes.flatMap(node => nodesIn(node)).filter(node => node.kind === 'name' && node.name === unknown).length
  if (new Set(angles.map(angle => toPlain(angle))).size < 2) return false
  return uses(angles) === uses(sides)
}

/** From this power on the engine looks for factors, and at times fails over it. */
const LEAST_POWER = 5

function hasHighPower(equation: Expression, unknown: string): boolean {
  return nodesIn(equation).some(
    node =>
      node.kind === 'binary' &&
      node.operator === '^' &&
      mentions(node.left, unknown) &&
      node.right.kind === 'number' &&
      Number(node.right.text) >= LEAST_POWER,
  )
}
