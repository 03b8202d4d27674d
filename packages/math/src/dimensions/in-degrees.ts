/**
 * Angles of a symbolic result for a worksheet set to degrees. Results come in radians; what stands
 * in the brackets of a sine is written so that it is right where it is read as degrees: `sin(pi*x/180)`
 * shows as `sin(x)`, and `sin(t)` as `sin(180*t/pi)`.
 */
import { hasTrait } from '@calcwright/reference/functions'
import { mapExpression } from '../expression/index.ts'
import type { Expression, Span } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import type { ResolvedUnit } from '../units/index.ts'
import { binaryNode, decimalNode, isNumberOne, negated, rationalNode } from './build.ts'
import { isClosed, literalValue } from './natural.ts'

const HALF_TURN = Rational.of(180)

/** @param tree a formula that is right in radians */
export function inDegrees(tree: Expression): Expression {
  return mapExpression(tree, node => {
    if (node.kind !== 'call' || !hasTrait(node.name, 'periodic')) return node
    return { ...node, args: node.args.map(degrees) }
  })
}

/** A sum that is an angle, its numbers in the unit: `asin(x) + pi/6` is `asin(x) + 30 [deg]`. */
export function angleSum(
  tree: Expression,
  { expression: unit }: Pick<ResolvedUnit, 'expression'>,
): Expression {
  if (tree.kind !== 'binary' || (tree.operator !== '+' && tree.operator !== '-')) return tree
  const [left, right] = [tree.left, tree.right].map(term =>
    isClosed(term)
      ? ({ kind: 'quantity', value: degrees(term), unit, span: term.span } as const)
      : angleSum(term, { expression: unit }),
  )
  return { ...tree, left: left!, right: right! }
}

/** The same angle as a number of degrees. */
function degrees(angle: Expression): Expression {
  if (angle.kind === 'unary' && angle.operator === '-') return { ...angle, operand: degrees(angle.operand) }
  if (angle.kind === 'binary' && (angle.operator === '+' || angle.operator === '-'))
    return { ...angle, left: degrees(angle.left), right: degrees(angle.right) }
  return new Product(angle).inDegrees(angle.span)
}

/** Factors of an angle: the numbers, how often pi, and the rest. */
class Product {
  #coefficient = Rational.of(1)
  #pi = 0
  #isDecimal = false
  readonly #above: Expression[] = []
  readonly #below: Expression[] = []

  constructor(angle: Expression) {
    this.#take(angle, false)
  }

  inDegrees(span: Span): Expression {
    const [above, below] = [this.#above, this.#below]
    const rest = this.#isDecimal ? this.#decimals(span) : this.#fraction(span)
    const top = product([...(isNumberOne(rest.top) && above.length > 0 ? [] : [rest.top]), ...above], span)
    const bottom = product([...(isNumberOne(rest.bottom) ? [] : [rest.bottom]), ...rest.pis, ...below], span)
    const quotient = bottom ? binaryNode('/', top!, bottom, span) : top!
    return rest.isNegative ? negated(quotient, span) : quotient
  }

  #fraction(span: Span) {
    const value = this.#coefficient.multiply(HALF_TURN)
    const [top, bottom] = [value.absolute().numerator, value.denominator].map(part =>
      rationalNode(Rational.of(part!), span),
    )
    const pi: Expression = { kind: 'constant', name: 'pi', span }
    const pis = this.#pi < 1 ? Array.from({ length: 1 - this.#pi }, () => pi) : []
    this.#above.push(...Array.from({ length: Math.max(this.#pi - 1, 0) }, () => pi))
    return { top: top!, bottom: bottom!, pis, isNegative: value.sign < 0 }
  }

  /** Decimals hold pi already; fifteen digits of them count. */
  #decimals(span: Span) {
    const value = (this.#coefficient.toNumber() * 180 * Math.PI ** this.#pi) / Math.PI
    const rounded = Number(Math.abs(value).toPrecision(14))
    const top = rounded === 1 ? rationalNode(Rational.of(1), span) : decimalNode(rounded, span)
    return { top, bottom: rationalNode(Rational.of(1), span), pis: [], isNegative: value < 0 }
  }

  #take(node: Expression, inverse: boolean): void {
    if (node.kind === 'binary' && (node.operator === '*' || node.operator === '/')) {
      this.#take(node.left, inverse)
      this.#take(node.right, node.operator === '/' ? !inverse : inverse)
      return
    }
    if (node.kind === 'unary' && node.operator === '-') {
      this.#coefficient = this.#coefficient.negate()
      this.#take(node.operand, inverse)
      return
    }
    const number = literalValue(node)
    if (number !== undefined && !(inverse && number.isZero)) {
      this.#coefficient = inverse ? this.#coefficient.divide(number) : this.#coefficient.multiply(number)
      this.#isDecimal ||= node.kind === 'number' && /[.eE]/.test(node.text)
    } else if (node.kind === 'constant' && node.name === 'pi') {
      this.#pi += inverse ? -1 : 1
    } else {
      ;(inverse ? this.#below : this.#above).push(node)
    }
  }
}

function product(factors: readonly Expression[], span: Span): Expression | undefined {
  const [first, ...others] = factors
  return first && others.reduce((left, right) => binaryNode('*', left, right, span), first)
}
