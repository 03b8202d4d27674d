/** Even roots of even powers are absolute values of real numbers, which the engine forgets where it squares both sides. */
import { operationName, engineWord } from '@calcwright/reference/functions'
import type { Expression } from '@calcwright/math/expression'
import { mapExpression } from '@calcwright/math/expression'
import { Rational } from '@calcwright/math/rational'
import { binaryNode, callNode, mentions, rationalNode } from '@calcwright/math/rewriting'

/** @returns the formula with `abs(u)` for `sqrt(u^2)`, and the like for other roots of even powers of real numbers */
export function withAbsolutes(formula: Expression, unknowns: readonly string[]): Expression {
  return mapExpression(formula, node => {
    const root = rootOf(node)
    const power =
      root && unknowns.some(name => mentions(root.radicand, name)) ? evenPowerOf(root.radicand) : null
    if (!root || !power) return node
    const exponent = root.exponent.multiply(power.exponent)
    const { span } = node
    const size = callNode(operationName('abs'), [power.base], span)
    return exponent.equals(Rational.of(1)) ? size : binaryNode('^', size, rationalNode(exponent, span), span)
  })
}

interface Root {
  readonly radicand: Expression
  readonly exponent: Rational
}

/** An exponent with an even denominator, as a power or as a call. */
function rootOf(node: Expression): Root | null {
  const root = asRoot(node)
  return root && root.exponent.denominator % 2n === 0n ? root : null
}

function asRoot(node: Expression): Root | null {
  if (node.kind === 'binary' && node.operator === '^') {
    const exponent = numberOf(node.right)
    return exponent && { radicand: node.left, exponent }
  }
  if (node.kind !== 'call') return null
  const [first, second] = node.args
  switch (engineWord(node.name)) {
    case 'sqrt':
      return { radicand: first!, exponent: Rational.of(1, 2) }
    case 'surd': {
      const degree = second && numberOf(second)
      return degree && !degree.isZero ? { radicand: first!, exponent: Rational.of(1).divide(degree) } : null
    }
    default:
      return null
  }
}

function evenPowerOf(node: Expression): { readonly base: Expression; readonly exponent: Rational } | null {
  if (node.kind !== 'binary' || node.operator !== '^') return null
  const exponent = numberOf(node.right)
  return exponent?.isInteger && exponent.numerator % 2n === 0n && !exponent.isZero
    ? { base: node.left, exponent }
    : null
}

/** The exact number of an exponent such as `3/2`, `0.5` or `-2`; null for other formulas. */
function numberOf(node: Expression): Rational | null {
  if (node.kind === 'number') return Rational.parse(node.text)
  if (node.kind === 'unary' && node.operator === '-') return numberOf(node.operand)?.negate() ?? null
  if (node.kind !== 'binary' || node.operator !== '/') return null
  const [above, below] = [numberOf(node.left), numberOf(node.right)]
  return above && below && !below.isZero ? above.divide(below) : null
}
