/**
 * Responsibilities: decimals whose digits cancel: 1 - cos(1e-8) is 0 in double precision. The engine gets
 * such a formula in fractions, and computes it with many more digits.
 */
import type { Inferred } from '@calcwright/math/dimensions'
import { nodesIn } from '@calcwright/math/expression'
import type { BinaryNode, CallNode, Expression, UnaryNode } from '@calcwright/math/expression'
import { wordOf } from '@calcwright/math/numeric'
import type { NumericNames } from '@calcwright/math/numeric'
import { Rational } from '@calcwright/math/rational'
import { numericNames, variablesBehind } from '../names/numeric-names.ts'
import type { Numbers } from '../values/numbers.ts'
import type { NameScope } from '../values/known.ts'
import type { Request } from '../values/prepared.ts'
import { engineText } from './engine-text.ts'
import { PreparationStopped } from './preparing.ts'

/** Share of a result that rounding may change before more digits are taken. */
const MOST_ERROR = 1e-9
/** Half a unit in the last place of a double, as a share. */
const ROUNDING = 2 ** -53
/** Digits of the second computation, and of those the ones by which a number is no zero. */
const MANY_DIGITS = 60
const CERTAIN_DIGITS = 50
/** Parts of the longest formula that is looked through. */
const MOST_PARTS = 400

/** Functions that cancel beside a number, with their derivatives. */
const CURVED: Readonly<Record<string, readonly [(x: number) => number, (x: number) => number]>> = {
  sqrt: [Math.sqrt, x => 0.5 / Math.sqrt(x)],
  exp: [Math.exp, Math.exp],
  ln: [Math.log, x => 1 / x],
  log10: [Math.log10, x => Math.LOG10E / x],
  sin: [Math.sin, Math.cos],
  cos: [Math.cos, Math.sin],
  tan: [Math.tan, x => 1 + Math.tan(x) ** 2],
  asin: [Math.asin, x => 1 / Math.sqrt(1 - x * x)],
  acos: [Math.acos, x => 1 / Math.sqrt(1 - x * x)],
  atan: [Math.atan, x => 1 / (1 + x * x)],
  sinh: [Math.sinh, Math.cosh],
  cosh: [Math.cosh, Math.sinh],
  tanh: [Math.tanh, x => 1 - Math.tanh(x) ** 2],
  abs: [Math.abs, () => 1],
}

/** A number with the most that rounding may have changed it, and its formula in fractions. */
export interface Rounded {
  readonly value: number
  readonly error: number
  readonly tree: Expression
  /** Whether it is a fraction without decimals in it. */
  readonly isExact?: boolean
  /** The number itself, where the engine has an exact one too. */
  readonly exact?: Rational
  /** Whether the engine has a decimal for it; without both it has a formula, such as pi. */
  readonly isDecimal?: boolean
}

/** Thrown where a formula is more than numbers. */
export class Unfit extends Error {}

/**
 * @returns the value in the engine's words; null where the digits of a double are enough
 * @throws Stop where values are needed that are still being computed
 */
export function cancelledValue({ expression, variants, free }: Inferred, { scope }: Request): string | null {
  if (free.length > 0 || !mayCancel(expression, scope)) return null
  const numbers = new Map<string, Numbers>()
  let isPending = false
  for (const [symbol, known] of variablesBehind(expression, scope)) {
    const own = known.numbers?.()
    isPending ||= known.value === 'pending' && own === undefined
    if (own) numbers.set(symbol, own)
    else if (known.value !== 'pending') return null
  }
  if (isPending) throw new PreparationStopped({ kind: 'pending' })
  const names = numericNames(scope, variants, numbers)
  if (expression.kind !== 'list') return inManyDigits(expression, names, scope)
  const items = expression.items.map(item => inManyDigits(item, names, scope))
  if (items.every(item => item === null)) return null
  return `[${items.map((item, at) => item ?? engineText(expression.items[at]!, scope)).join(',')}]`
}

/** @returns the value of a formula in the engine's words; null where the digits of a double are enough */
function inManyDigits(expression: Expression, names: NumericNames, scope: NameScope): string | null {
  try {
    const walk = new Walk(names)
    const { value, error, tree } = walk.of(expression, new Map())
    if (!walk.hasDecimals) return null
    // The engine turns one fraction into a decimal to the last digit.
    if (walk.hasLongFraction && walk.isRational) return `evalf(${engineText(tree, scope)})`
    const isLost = walk.hasLongFraction || error > MOST_ERROR * Math.abs(value)
    return isLost ? manyDigits(engineText(tree, scope), error) : null
  } catch (fault) {
    if (fault instanceof Unfit) return null
    throw fault
  }
}

/** The rounding of a double is 1e-16 of the terms: a rest far below it is zero. */
function manyDigits(text: string, error: number): string {
  const least = CERTAIN_DIGITS - 16 - Math.ceil(Math.log10(error))
  return `head(map([evalf(${text},${MANY_DIGITS})],arg_p->when(abs(arg_p)*10^(${least})<1,0.0,evalf(arg_p,14))))`
}

/** Whether a difference is in it, or in what it calls, one side of which is a function near a number. */
function mayCancel(expression: Expression, scope: NameScope, seen = new Set<string>()): boolean {
  const nodes = nodesIn(expression)
  if (nodes.length > MOST_PARTS) return false
  return nodes.some(node => {
    if (node.kind === 'binary') return isHighPower(node) || (isSum(node) && (isLiteral(node) || isNear(node)))
    if (node.kind !== 'call') return false
    const known = scope.known(node.name.split('@')[0]!)
    if (known?.kind !== 'function' || seen.has(known.symbol)) return false
    seen.add(known.symbol)
    return mayCancel(known.definition.body, known.scope, seen)
  })
}

/** The engine has no product of a decimal and a fraction whose parts are beyond a double. */
const isHighPower = ({ operator, right }: BinaryNode): boolean =>
  operator === '^' &&
  (right.kind === 'number' ? Number(right.text) >= LEAST_POWER : right.kind !== 'constant')

const LEAST_POWER = 20
/** Digits of a fraction that a double has room for. */
const MOST_DIGITS = 290

const isSum = ({ operator }: BinaryNode): boolean => operator === '+' || operator === '-'

const isLiteral = (node: Expression): boolean =>
  nodesIn(node).every(({ kind }) => kind === 'number' || kind === 'binary' || kind === 'unary')

/** `1 - cos(x)`, `ln(1 + x)`: a plus between values counts only where a difference is hidden in it. */
function isNear({ operator, left, right }: BinaryNode): boolean {
  const isDifference = operator === '-' || isNegative(left) || isNegative(right)
  return isDifference ? isCurved(left) || isCurved(right) : left.kind === 'number'
}

function isNegative(node: Expression): boolean {
  if (node.kind === 'unary') return node.operator === '-'
  return node.kind === 'binary' && /^[*/]$/.test(node.operator) && isNegative(node.left)
}

function isCurved(node: Expression): boolean {
  return nodesIn(node).some(part => {
    if (part.kind === 'call') return Object.hasOwn(CURVED, wordOf(part))
    return part.kind === 'binary' && part.operator === '^' && part.right.kind !== 'number'
  })
}

export class Walk {
  readonly #names: NumericNames
  readonly #exactOf: (name: string) => Rational | undefined
  #depth = 0
  hasDecimals = false
  hasLongFraction = false
  isRational = true

  /** @param exactOf the exact number of a name, where it is known */
  constructor(names: NumericNames, exactOf: (name: string) => Rational | undefined = () => undefined) {
    this.#names = names
    this.#exactOf = exactOf
  }

  of(node: Expression, bound: ReadonlyMap<string, Rounded>): Rounded {
    switch (node.kind) {
      case 'number':
        return /^\d+$/.test(node.text)
          ? { ...rounded(Number(node.text), 0, node), isExact: true, exact: Rational.parse(node.text)! }
          : this.#decimal(node, node.text)
      case 'constant':
        if (node.name !== 'pi' && node.name !== 'e') throw new Unfit()
        this.isRational = false
        return rounded(node.name === 'pi' ? Math.PI : Math.E, 0, node)
      case 'name':
        return bound.get(node.name) ?? this.#variable(node, node.name)
      case 'unary': {
        const operand = this.of(node.operand, bound)
        if (node.operator === '%') return this.#hundredth(operand, node)
        if (node.operator !== '-' && node.operator !== '+') throw new Unfit()
        const tree = { ...node, operand: operand.tree }
        if (node.operator === '+') return { ...operand, tree }
        return { ...operand, value: -operand.value, exact: operand.exact?.negate(), tree }
      }
      case 'binary':
        return this.#binary(node, this.of(node.left, bound), this.of(node.right, bound))
      case 'call':
        return this.#call(node, bound)
      default:
        throw new Unfit()
    }
  }

  #binary(node: BinaryNode, a: Rounded, b: Rounded): Rounded {
    this.hasLongFraction ||=
      node.operator === '^' &&
      a.isExact === true &&
      Number.isInteger(b.value) &&
      Math.abs(b.value) * Math.log10(partsOf(a.value)) > MOST_DIGITS
    this.isRational &&= node.operator !== '^' || Number.isInteger(b.value)
    return {
      ...binary(node, a, b),
      isExact: a.isExact === true && b.isExact === true,
      exact: a.exact && b.exact && exactResult(node.operator, a.exact, b.exact),
      isDecimal: isDecimal(node, a, b),
    }
  }

  #hundredth(whole: Rounded, { operand: left, span }: UnaryNode): Rounded {
    const right: Expression = { kind: 'number', text: '100', span }
    const quotient = { kind: 'binary', operator: '/', left, right, operatorSpan: span, span } as const
    return this.#binary(quotient, whole, this.of(right, new Map()))
  }

  #variable(node: Expression, name: string): Rounded {
    const meaning = this.#names(name)
    if (meaning?.kind !== 'value' || typeof meaning.value !== 'number') throw new Unfit()
    const { value } = meaning
    if (meaning.decimal) return this.#decimal(node, String(value))
    const exact = fractionNear(value)
    // A name in the body of a function means nothing at its call.
    if (this.#depth > 0 && !exact) throw new Unfit()
    this.isRational &&= exact !== null
    const tree = exact && this.#depth > 0 ? fraction(exact, node) : node
    return { ...rounded(value, 0, tree), isExact: exact !== null, exact: this.#exactOf(name) }
  }

  #decimal(node: Expression, text: string): Rounded {
    const exact = Rational.parse(text)
    if (!exact) throw new Unfit()
    this.hasDecimals = true
    return { ...rounded(exact.toNumber(), 0, fraction(exact, node)), isDecimal: true }
  }

  #call(node: CallNode, bound: ReadonlyMap<string, Rounded>): Rounded {
    const args = node.args.map(arg => this.of(arg, bound))
    const meaning = this.#names(node.name)
    if (meaning?.kind === 'function') {
      this.#depth += 1
      if (this.#depth > 20 || args.length !== meaning.parameters.length) throw new Unfit()
      const inner = new Walk(meaning.names)
      inner.#depth = this.#depth
      const value = inner.of(meaning.body, new Map(meaning.parameters.map((name, at) => [name, args[at]!])))
      this.hasDecimals ||= inner.hasDecimals
      this.hasLongFraction ||= inner.hasLongFraction
      this.isRational &&= inner.isRational
      this.#depth -= 1
      return value
    }
    const word = wordOf(node)
    const [arg] = args
    if (word === 'normal' && arg && (arg.exact || arg.isDecimal))
      return { ...arg, tree: { ...node, args: [arg.tree] } }
    const curve = Object.hasOwn(CURVED, word) ? CURVED[word] : undefined
    if (!curve || !arg || args.length !== 1) throw new Unfit()
    const [compute, derivative] = curve
    this.isRational = false
    const slope = Math.abs(derivative(arg.value))
    const tree = { ...node, args: [arg.tree] }
    const exact = word === 'abs' ? arg.exact?.absolute() : undefined
    return { ...rounded(compute(arg.value), slope * arg.error, tree), exact, isDecimal: arg.isDecimal }
  }
}

const LARGEST_DENOMINATOR = 1e4

/** The simple fraction that an exact number is, by its continued fraction; null for others, such as roots. */
function fractionNear(value: number): Rational | null {
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

/** The larger part of the fraction that a number is; 1 for a whole number, which has room enough. */
function partsOf(value: number): number {
  const exact = fractionNear(value)
  if (!exact || Number.isInteger(value)) return 1
  return Math.max(Number(exact.absolute().numerator), Number(exact.absolute().denominator))
}

/** A value, with its own rounding on top of what its parts have. */
function rounded(value: number, error: number, tree: Expression): Rounded {
  if (!Number.isFinite(value)) throw new Unfit()
  const isWhole = error === 0 && Number.isSafeInteger(value)
  return { value, error: isWhole ? 0 : error + ROUNDING * Math.abs(value), tree }
}

function fraction(value: Rational, { span }: Expression): Expression {
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
    return rounded(value, part(a.error, ofA) + part(b.error, ofB), tree)
  }
  switch (node.operator) {
    case '+':
      return joined(a.value + b.value, 1, 1)
    case '-':
      return joined(a.value - b.value, 1, 1)
    case '*':
      return joined(a.value * b.value, b.value, a.value)
    case '/':
      return joined(a.value / b.value, 1 / b.value, a.value / b.value ** 2)
    case '^': {
      const value = a.value ** b.value
      return joined(value, b.value * a.value ** (b.value - 1), value * Math.log(Math.abs(a.value)))
    }
    default:
      throw new Unfit()
  }
}
