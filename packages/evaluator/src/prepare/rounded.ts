/** Responsibilities: numbers that carry the most that rounding may have changed them, and their formula in fractions. */
import type { BinaryNode, Expression } from '@calcwright/math/expression'
import { Rational } from '@calcwright/math/rational'

/** Half a unit in the last place of a double, as a share. */
export const ROUNDING = 2 ** -53
/** The least number with all digits of a double. */
export const LEAST = 2 ** -1022

/** A number with the most that rounding may have changed it, and its formula in fractions. */
export interface Rounded {
  /** NaN where a double is too small a place for it, or for a part of it. */
  readonly value: number
  readonly error: number
  /** The part of the error that more digits do not mend: that of numbers which come from elsewhere. */
  readonly given: number
  readonly tree: Expression
  /** Whether it is a fraction without decimals in it. */
  readonly isExact?: boolean
  /** The number itself, where the engine has an exact one too. */
  readonly exact?: Rational | undefined
  /** Whether the engine has a decimal for it; without both it has a formula, such as pi. */
  readonly isDecimal?: boolean | undefined
}

/** Thrown where a formula is more than numbers. */
export class Unfit extends Error {}

/** A value, with its own rounding on top of what its parts have. */
export function rounded(value: number, error: number, tree: Expression, given = 0): Rounded {
  if (!Number.isFinite(value) || !Number.isFinite(error)) return { value: NaN, error: NaN, given: 0, tree }
  const isWhole = error === 0 && Number.isSafeInteger(value)
  return { value, error: isWhole ? 0 : error + ROUNDING * Math.abs(value), given, tree }
}

/** @returns a fraction as a formula */
export function fraction(value: Rational, { span }: Expression): Expression {
  const text = (part: bigint): Expression => ({ kind: 'number', text: part.toString(), span })
  const { numerator, denominator } = value.absolute()
  const quotient: Expression = {
    kind: 'binary',
    operator: '/',
    left: text(numerator),
    right: text(denominator),
    operatorSpan: span,
    span,
  }
  return value.sign < 0 ? { kind: 'unary', operator: '-', operand: quotient, span } : quotient
}

const LARGEST_DENOMINATOR = 1e4

/** @returns the simple fraction that an exact number is, by its continued fraction; null for others, such as roots */
export function fractionNear(value: number): Rational | null {
  const size = Math.abs(value)
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? Rational.of(value, 1) : null
  let [below, belowBefore, rest] = [1, 0, size]
  while (below <= LARGEST_DENOMINATOR && Number.isSafeInteger(Math.round(size * below))) {
    const above = Math.round(size * below)
    if (Math.abs(above / below - size) <= 4 * ROUNDING * size)
      return Rational.of(Math.sign(value) * above, below)
    rest = 1 / (rest - Math.floor(rest))
    ;[below, belowBefore] = [Math.floor(rest) * below + belowBefore, below]
  }
  return null
}

/** @returns the larger part of the fraction that a number is; 1 for a whole number, which has room enough */
export function partsOf(value: number): number {
  const exact = fractionNear(value)
  if (!exact || Number.isInteger(value)) return 1
  return Math.max(Number(exact.absolute().numerator), Number(exact.absolute().denominator))
}

/** @returns the value of an operator, with what rounding may have changed it */
export function roundedBinary(node: BinaryNode, a: Rounded, b: Rounded): Rounded {
  return {
    ...binary(node, a, b),
    isExact: a.isExact === true && b.isExact === true,
    exact: a.exact && b.exact && exactResult(node.operator, a.exact, b.exact),
    isDecimal: isDecimal(node, a, b),
  }
}

/** Whether the engine has a decimal: pi^2.0 stays as it is. */
function isDecimal({ operator }: BinaryNode, a: Rounded, b: Rounded): boolean {
  if (operator === '^') return a.isDecimal === true || (a.exact !== undefined && b.isDecimal === true)
  return a.isDecimal === true || b.isDecimal === true
}

/** Exponents of exact numbers that are worked out. */
const MOST_EXPONENT = 64

function exactResult(operator: string, a: Rational, b: Rational): Rational | undefined {
  switch (operator) {
    case '+':
      return a.add(b)
    case '-':
      return a.subtract(b)
    case '*':
      return a.multiply(b)
    case '/':
      return b.isZero ? undefined : a.divide(b)
    case '^': {
      const exponent = b.isInteger ? b.toNumber() : Infinity
      if (Math.abs(exponent) > MOST_EXPONENT || (a.isZero && exponent <= 0)) return undefined
      return a.power(exponent)
    }
    default:
      return undefined
  }
}

function binary(node: BinaryNode, a: Rounded, b: Rounded): Rounded {
  const tree: Expression = { ...node, left: a.tree, right: b.tree }
  const joined = (value: number, ofA: number, ofB: number): Rounded => {
    const part = (error: number, slope: number): number => (error === 0 ? 0 : error * Math.abs(slope))
    const given = part(a.given, ofA) + part(b.given, ofB)
    return rounded(value, part(a.error, ofA) + part(b.error, ofB), tree, given)
  }
  /** A product that is too small for a double is no number of it, and neither is what has no digits left. */
  const scaled = (value: number, ofA: number, ofB: number): Rounded =>
    Math.abs(value) < LEAST && a.value !== 0 ? joined(NaN, ofA, ofB) : joined(value, ofA, ofB)
  switch (node.operator) {
    case '+':
      return joined(a.value + b.value, 1, 1)
    case '-':
      return joined(a.value - b.value, 1, 1)
    case '*':
      return b.value === 0 ? joined(0 * a.value, 0, a.value) : scaled(a.value * b.value, b.value, a.value)
    case '/':
      if (b.value === 0 && b.error === 0) throw new Unfit()
      // A difference of which a double has no digit left may be another number than zero.
      if (b.value === 0) return joined(NaN, NaN, NaN)
      return scaled(a.value / b.value, 1 / b.value, a.value / b.value / b.value)
    case '^': {
      if (a.value === 0 && !(b.value > 0)) {
        if (a.error === 0) throw new Unfit()
        return joined(NaN, NaN, NaN)
      }
      if (a.value < 0 && !Number.isInteger(b.value)) throw new Unfit()
      const value = a.value ** b.value
      return scaled(value, b.value * a.value ** (b.value - 1), value * Math.log(Math.abs(a.value)))
    }
    default:
      throw new Unfit()
  }
}
