/** Systems whose coefficients are small in SI units. */
import type { CallNode, Expression } from '@calcwright/math/expression'
import { Rational } from '@calcwright/math/rational'
import { binaryNode, rationalNode } from '@calcwright/math/rewriting'

/** Sizes of an equation's terms up to which it stays as it is. */
const USUAL = 1e3

/**
 * A system that is not linear: each of its equations is multiplied by a power of ten, so that its largest
 * coefficient is about 1.
 * @param numberOf the number that a part stands for; undefined where it is none
 */
export function scaledSystem(
  solver: CallNode,
  numberOf: (node: Expression) => number | undefined,
): Expression | undefined {
  const [equations, ...rest] = solver.args
  if (equations?.kind !== 'list') return undefined
  const items = equations.items.map(equation => scaled(equation, numberOf))
  return { ...solver, args: [{ ...equations, items }, ...rest] }
}

function scaled(equation: Expression, numberOf: (node: Expression) => number | undefined): Expression {
  if (equation.kind !== 'compare') return equation
  const sizes = equation.operands.flatMap(side => termSizes(side, numberOf))
  const largest = Math.max(...sizes)
  if (!(largest > 0) || (largest > 1 / USUAL && largest < USUAL)) return equation
  const factor = rationalNode(Rational.of(10).power(-Math.floor(Math.log10(largest))), equation.span)
  const operands = equation.operands.map(side => binaryNode('*', factor, side, side.span))
  return { ...equation, operands }
}

/** The sizes of the coefficients of what is added. */
function termSizes(node: Expression, numberOf: (node: Expression) => number | undefined): number[] {
  const number = numberOf(node)
  if (number !== undefined) return [Math.abs(number)]
  const of = (part: Expression): number[] => termSizes(part, numberOf)
  const largestOf = (part: Expression): number => Math.max(...of(part))
  if (node.kind === 'unary') return of(node.operand)
  if (node.kind !== 'binary') return [1]
  switch (node.operator) {
    case '+':
    case '-':
      return [...of(node.left), ...of(node.right)]
    case '*':
      return [largestOf(node.left) * largestOf(node.right)]
    case '/':
      return [largestOf(node.left) / largestOf(node.right)]
    default:
      return [1]
  }
}
