/** Equations of which the engine may find no solution: they are solved numerically then. */
import type { Expression, NameNode } from '@calcwright/math/expression'
import { callNode, isPolynomial, mentions } from '@calcwright/math/rewriting'
import { SOLVED_ANYHOW } from './searches.ts'

/**
 * @param equations as inferred, over SI numbers
 * @param unknowns the name or the list of names that is sought
 * @param byEngine how the engine solves them
 * @param range bounds of the unknown, where both are given: all solutions between them are wanted
 * @returns the call that asks the engine first, and solves numerically where it has no answer
 */
export function orByNumbers(
  equations: Expression,
  unknowns: Expression,
  names: readonly NameNode[],
  byEngine: Expression,
  range: readonly Expression[] = [],
): Expression {
  const items = equations.kind === 'list' ? equations.items : [equations]
  const isSystem = unknowns.kind === 'list'
  if (items.length !== names.length || (equations.kind === 'list') !== isSystem) return byEngine
  const sides = items.flatMap(item => (item.kind === 'compare' ? item.operands : [item]))
  if (sides.some(side => side.kind === 'list') || items.some(isNoEquation)) return byEngine
  const isEasy = isSystem
    ? sides.every(side => isLinear(side, names))
    : sides.every(side => !mentions(side, names[0]!.name) || isPolynomial(side, names[0]!.name))
  return isEasy ? byEngine : callNode(SOLVED_ANYHOW, [equations, unknowns, ...range, byEngine], byEngine.span)
}

const isNoEquation = (item: Expression): boolean =>
  item.kind === 'compare' && (item.operands.length !== 2 || item.relations[0] !== '==')

/** Whether the unknowns stand in sums and in products with what is free of them. */
function isLinear(node: Expression, names: readonly NameNode[]): boolean {
  const isFree = (part: Expression): boolean => !names.some(({ name }) => mentions(part, name))
  if (node.kind === 'name' || isFree(node)) return true
  if (node.kind === 'unary') return isLinear(node.operand, names)
  if (node.kind !== 'binary') return false
  const { operator, left, right } = node
  if (operator === '+' || operator === '-') return isLinear(left, names) && isLinear(right, names)
  if (operator === '*')
    return (isFree(left) && isLinear(right, names)) || (isFree(right) && isLinear(left, names))
  return operator === '/' && isFree(right) && isLinear(left, names)
}
