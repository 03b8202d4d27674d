/** Formulas as polynomials. */
import { nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'

/** The product of the degrees of equations: how many solutions a system has at most. */
export function degreeOfSystem(equations: Expression, names: ReadonlySet<string>): number {
  const items = equations.kind === 'list' ? equations.items : [equations]
  return items.reduce((count, item) => count * Math.max(1, degreeIn(item, names)), 1)
}

/** The degree of a formula as a polynomial of the names; Infinity where it is none. */
export function degreeIn(node: Expression, names: ReadonlySet<string>): number {
  const degree = (part: Expression): number => degreeIn(part, names)
  switch (node.kind) {
    case 'name':
      return names.has(node.name) ? 1 : 0
    case 'unary':
      return degree(node.operand)
    case 'compare':
      return Math.max(...node.operands.map(degree))
    case 'list':
      return Math.max(0, ...node.items.map(degree))
    case 'binary':
      return degreeOfBinary(node.operator, degree(node.left), degree(node.right), node.right)
    default:
      return nodesIn(node).some(part => part.kind === 'name' && names.has(part.name)) ? Infinity : 0
  }
}

function degreeOfBinary(operator: string, left: number, right: number, second: Expression): number {
  if (operator === '+' || operator === '-') return Math.max(left, right)
  if (operator === '*') return left + right
  if (left === 0 && right === 0) return 0
  if (right > 0) return Infinity
  if (operator === '/') return left
  const power = operator === '^' && second.kind === 'number' ? Number(second.text) : Infinity
  return Number.isInteger(power) ? left * power : Infinity
}
