/**
 * Laplace transforms of roots: `sqrt(t)`, `t^(3/2)*e^(-2*t)`, and back of `1/sqrt(s)`. The engine answers
 * these with zero or with a pulse, so they are taken from the table: t^p goes to gamma(p + 1)/s^(p + 1).
 */
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'
import { nodesIn } from '@calcwright/math/expression'
import {
  binaryNode,
  callNode,
  DimensionError,
  literalValue,
  mentions,
  negated,
  rationalNode,
} from '@calcwright/math/rewriting'
import { operationName, hasTrait } from '@calcwright/reference/functions'
import { Rational } from '@calcwright/math/rational'
import { message } from '@calcwright/math/messages/dimensions'

const ONE = Rational.of(1)

/** @returns the call, or the formula that stands for it where roots of the variable are in it */
export function transformOfRoots(call: CallNode): Expression {
  const [body, from, to] = call.args
  if (!body || from?.kind !== 'name' || to?.kind !== 'name') return call
  if (call.name === 'laplace') refuseWithoutFormula(body, from.name)
  if (!hasRoot(body, from.name)) return asProcedure(call)
  return new Transform(call, from, to).of(body)
}

/**
 * `ilaplace` with decimals where the roots of a denominator have no formula, and `laplace` checked by numbers:
 * by procedures that the evaluator defines in the engine.
 */
function asProcedure(call: CallNode): CallNode {
  return { ...call, name: operationName(call.name === 'laplace' ? 'image_checked' : 'back_transform') }
}

/** The engine's integral of an error function, which e^(t^2) leads to, takes one of its bounds for zero. */
function refuseWithoutFormula(body: Expression, variable: string): void {
  for (const node of nodesIn(body)) {
    const errorFunction = node.kind === 'call' && /^(?:giac:num_)?(erfc?)$/.exec(node.name)?.[1]
    if (errorFunction && mentions(node, variable))
      throw new DimensionError(message('argument.laplace', { name: errorFunction }), node.span)
    if (node.kind === 'call' && hasTrait(node.name.replace(/^giac:/, ''), 'step') && mentions(node, variable))
      throw new DimensionError(message('argument.laplace', { name: node.name }), node.span)
    const argument = growthOf(node)
    if (argument && mentions(argument, variable) && !isLinear(argument, variable))
      throw new DimensionError(message('argument.laplace.growth', { variable }), node.span)
  }
}

/** The exponent of a power, or the argument of a function made of powers of e. */
function growthOf(node: Expression): Expression | undefined {
  if (node.kind === 'binary' && node.operator === '^') return node.right
  return node.kind === 'call' && /^(exp|sinh?|cosh?)$/.test(node.name) ? node.args[0] : undefined
}

/** Whether a formula is a sum of numbers and multiples of a variable. */
function isLinear(node: Expression, variable: string): boolean {
  if (!mentions(node, variable) || node.kind === 'name') return true
  if (node.kind === 'unary') return isLinear(node.operand, variable)
  if (node.kind !== 'binary') return false
  const { operator, left, right } = node
  const [inLeft, inRight] = [left, right].map(side => mentions(side, variable))
  if (operator === '*' && inLeft && inRight) return false
  if (operator === '/' && inRight) return false
  return '+-*/'.includes(operator) && isLinear(left, variable) && isLinear(right, variable)
}

function hasRoot(node: Expression, variable: string): boolean {
  return nodesIn(node).some(part => {
    const power = powerOf(part)
    return power !== null && mentions(power.base, variable) && !power.exponent.isInteger
  })
}

/** `b^(1/2)`, `sqrt(b)`: a base with a known exponent. */
function powerOf(node: Expression): { base: Expression; exponent: Rational } | null {
  if (node.kind === 'call' && node.name === 'sqrt')
    return { base: node.args[0]!, exponent: Rational.of(1, 2) }
  if (node.kind !== 'binary' || node.operator !== '^') return null
  const exponent = literalValue(node.right)
  return exponent ? { base: node.left, exponent } : null
}

class Transform {
  readonly #call: CallNode
  readonly #from: NameNode
  readonly #to: NameNode
  readonly #isInverse: boolean

  constructor(call: CallNode, from: NameNode, to: NameNode) {
    this.#call = call
    this.#from = from
    this.#to = to
    this.#isInverse = call.name !== 'laplace'
  }

  of(node: Expression): Expression {
    if (!hasRoot(node, this.#from.name)) return { ...this.#call, args: [node, this.#from, this.#to] }
    if (node.kind === 'unary' && node.operator === '-') return { ...node, operand: this.of(node.operand) }
    if (node.kind === 'binary' && (node.operator === '+' || node.operator === '-'))
      return { ...node, left: this.of(node.left), right: this.of(node.right) }
    return this.#product(node)
  }

  #product(node: Expression): Expression {
    const { span } = node
    const factors: Factors = { constant: rationalNode(ONE, span), exponent: Rational.of(0), shift: null }
    this.#take(node, ONE, factors)
    const { constant, shift } = factors
    const exponent = this.#isInverse ? factors.exponent.negate().subtract(ONE) : factors.exponent
    if (exponent.subtract(Rational.of(-1)).sign <= 0) throw this.#fault(node)
    const order = exponent.add(ONE)
    const gamma = callNode(operationName('Gamma'), [rationalNode(order, span)], span)
    if (this.#isInverse) {
      const power = binaryNode('^', this.#to, rationalNode(exponent, span), span)
      return binaryNode('/', binaryNode('*', constant, power, span), gamma, span)
    }
    const base = shift ? binaryNode('-', this.#to, shift, span) : this.#to
    const below = binaryNode('^', base, rationalNode(order, span), span)
    return binaryNode('/', binaryNode('*', constant, gamma, span), below, span)
  }

  /** @param sign 1 above the line, -1 below it */
  #take(node: Expression, sign: Rational, factors: Factors): void {
    const { span } = node
    const variable = this.#from.name
    const power = powerOf(node)
    if (!mentions(node, variable)) {
      factors.constant = binaryNode(sign.sign < 0 ? '/' : '*', factors.constant, node, span)
    } else if (node.kind === 'name') {
      factors.exponent = factors.exponent.add(sign)
    } else if (power?.base.kind === 'name') {
      factors.exponent = factors.exponent.add(power.exponent.multiply(sign))
    } else if (power?.base.kind === 'binary' && '*/'.includes(power.base.operator)) {
      const raised = (base: Expression) => binaryNode('^', base, rationalNode(power.exponent, span), span)
      const { left, right } = power.base
      this.#take({ ...power.base, left: raised(left), right: raised(right) }, sign, factors)
    } else if (node.kind === 'unary' && node.operator === '-') {
      factors.constant = negated(factors.constant, span)
      this.#take(node.operand, sign, factors)
    } else if (node.kind === 'binary' && (node.operator === '*' || node.operator === '/')) {
      this.#take(node.left, sign, factors)
      this.#take(node.right, node.operator === '/' ? sign.negate() : sign, factors)
    } else {
      const rate = this.#isInverse || sign.sign < 0 || factors.shift ? null : this.#rateOf(node)
      if (!rate) throw this.#fault(node)
      factors.shift = rate
    }
  }

  /** k of `e^(k*t)`. */
  #rateOf(node: Expression): Expression | null {
    const exponent =
      node.kind === 'binary' &&
      node.operator === '^' &&
      node.left.kind === 'constant' &&
      node.left.name === 'e'
        ? node.right
        : node.kind === 'call' && node.name === 'exp'
          ? node.args[0]
          : undefined
    return exponent ? this.#slopeOf(exponent) : null
  }

  #slopeOf(node: Expression): Expression | null {
    const { span } = node
    if (node.kind === 'name' && node.name === this.#from.name) return rationalNode(ONE, span)
    if (node.kind === 'unary' && node.operator === '-') {
      const slope = this.#slopeOf(node.operand)
      return slope && negated(slope, span)
    }
    if (node.kind !== 'binary' || (node.operator !== '*' && node.operator !== '/')) return null
    const inLeft = mentions(node.left, this.#from.name)
    if (inLeft && mentions(node.right, this.#from.name)) return null
    if (!inLeft && node.operator === '/') return null
    const slope = this.#slopeOf(inLeft ? node.left : node.right)
    return slope && { ...node, ...(inLeft ? { left: slope } : { right: slope }) }
  }

  #fault(node: Expression): DimensionError {
    return new DimensionError(
      message('argument.transform-of-root', { call: this.#call.name, variable: this.#from.name }),
      node.span,
    )
  }
}

interface Factors {
  constant: Expression
  exponent: Rational
  shift: Expression | null
}
