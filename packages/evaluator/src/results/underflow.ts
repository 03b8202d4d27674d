/**
 * Responsibilities: a result that is 0 only because decimals end. 10.0^-400 is no zero, and its decimal
 * is one.
 */
import { type EngineValue, UNDERFLOW, UNDERFLOW_OPEN } from '@calcwright/engine'
import type { CallNode, Expression, UnaryNode } from '@calcwright/math/expression'
import { wordOf } from '@calcwright/math/numeric'
import { Rational } from '@calcwright/math/rational'
import { hasTrait, ownName } from '@calcwright/reference/functions'
import type { Notice } from '../block-result.ts'
import { type FormulaOfNumbers, isNonzero, type KnownFunction, type NameScope } from '../values/known.ts'
import { partsBehind } from '../values/parts-behind.ts'

/** Facts about a formula that its look tells. */
interface Sign {
  readonly isNonzero: boolean
  readonly isPositive: boolean
  /** NaN where it is not simply known. */
  readonly value: number
}

/** The arguments of a function, by their names. */
type Signs = ReadonlyMap<string, Sign>

const NO_SIGNS: Signs = new Map()
const UNKNOWN: Sign = { isNonzero: false, isPositive: false, value: NaN }
const NONZERO: Sign = { ...UNKNOWN, isNonzero: true }
const POSITIVE: Sign = { ...NONZERO, isPositive: true }

/** Calls inside of each other that are followed. */
const DEEPEST = 20

/** Size of numbers whose products with each other end below decimals. */
const TINY = 1e-150

/** Functions that are positive for all arguments, beside those with the trait `withoutZero`, by the engine's words. */
const OF_ALL: ReadonlySet<string> = new Set(['law_below', 'law_above', 'law_student', 'law_cauchy', 'besk'])

/** The same for arguments above zero. */
const OF_POSITIVE: ReadonlySet<string> = new Set([
  'law_gamma', 'law_gamma_above', 'law_fisher', 'law_fisher_above', 'law_beta', 'law_gamma_density', 'weibull',
  'law_chisquare_density', 'max', 'min',
]) // prettier-ignore

/** The same for a count that is not negative, and arguments above zero before it. */
const OF_COUNT: ReadonlySet<string> = new Set(['law_poisson', 'law_poisson_density'])

/** Shares between two bounds, which are the last arguments. */
const BETWEEN: ReadonlySet<string> = new Set([
  'law_between', 'law_student_between', 'law_gamma_between', 'law_fisher_between', 'law_beta_between', 'law_waiting',
]) // prettier-ignore

const ADDING: ReadonlySet<string> = new Set(['sum', 'product', 'int', 'definite', 'integral_of_values'])

const CHOICES: ReadonlySet<string> = new Set(['piecewise', 'when', 'ifte'])

/**
 * @param approximation the result in decimals
 * @returns a notice about a zero that the formula cannot have
 */
export function underflowNotices(
  approximation: EngineValue,
  { expression, scope }: FormulaOfNumbers,
): Notice[] {
  if (!hasZero(approximation) || isComplex(expression, scope)) return []
  if (hasVanished(approximation, expression, new Signum(scope, NO_SIGNS, 0))) return [UNDERFLOW]
  return hasTinyNumber(expression, scope) ? [UNDERFLOW_OPEN] : []
}

/** Complex numbers have no sign. */
const isComplex = (expression: Expression, scope: NameScope): boolean =>
  partsBehind(expression, scope)?.some(([part]) => part.kind === 'constant' && part.name === 'i') !== false

const hasZero = (value: EngineValue): boolean =>
  value.t === 'list' ? value.items.some(hasZero) : value.t === 'float' && value.v === 0

/** Whether a formula has a list with numbers of which the squares, or those of their reciprocals, end below decimals. */
function hasTinyNumber(expression: Expression, scope: NameScope): boolean {
  const parts = partsBehind(expression, scope)
  if (!parts?.some(([{ kind }]) => kind === 'list' || kind === 'matrix')) return false
  return parts.some(([part]) => {
    const size = part.kind === 'number' ? Number(part.text) : 0
    return size > 0 && Math.min(size, 1 / size) < TINY
  })
}

function hasVanished(approximation: EngineValue, expression: Expression, signum: Signum): boolean {
  if (approximation.t === 'list' && expression.kind === 'list') {
    return approximation.items.some((item, at) => {
      const part = expression.items[at]
      return part !== undefined && hasVanished(item, part, signum)
    })
  }
  return approximation.t === 'float' && approximation.v === 0 && signum.of(expression).isNonzero
}

/** Reads the sign of a formula from its look. */
class Signum {
  readonly #scope: NameScope
  readonly #signs: Signs
  readonly #depth: number

  constructor(scope: NameScope, signs: Signs, depth: number) {
    this.#scope = scope
    this.#signs = signs
    this.#depth = depth
  }

  of(node: Expression): Sign {
    switch (node.kind) {
      case 'number':
        return signOf(Number(node.text), /[1-9]/.test(node.text.split(/e/i)[0]!))
      case 'constant':
        return CONSTANTS[node.name] ?? UNKNOWN
      case 'name':
        return this.#signs.get(node.name) ?? this.#ofName(node.name)
      case 'quantity':
        return { ...this.of(node.value), value: NaN }
      case 'unary':
        return this.#ofUnary(node)
      case 'binary':
        return ofOperation(node.operator, this.of(node.left), this.of(node.right))
      case 'call':
        return this.#ofCall(node)
      default:
        return UNKNOWN
    }
  }

  #ofUnary({ operator, operand }: UnaryNode): Sign {
    const sign = this.of(operand)
    switch (operator) {
      case '!':
        return POSITIVE
      case '-':
        return { isNonzero: sign.isNonzero, isPositive: false, value: -sign.value }
      case '+':
        return sign
      case '%':
        return { ...sign, value: sign.value / 100 }
      default:
        return UNKNOWN
    }
  }

  #ofName(name: string): Sign {
    const known = this.#scope.known(name)
    const value = known?.kind === 'variable' ? known.value : undefined
    const number = value instanceof Rational ? value.toNumber() : Number(value)
    return { isNonzero: isNonzero(known), isPositive: number > 0, value: number }
  }

  #ofCall(node: CallNode): Sign {
    const word = wordOf(node)
    const [first] = node.args
    if (!first) return UNKNOWN
    const known = this.#scope.known(node.name.split('@')[0]!)
    if (known?.kind === 'function') return this.#ofOwn(node, known)
    if (word === 'law_share') return this.of(first)
    if (OF_ALL.has(word)) return POSITIVE
    if (ADDING.has(word)) return this.#ofSum(node)
    const args = node.args.map(arg => this.of(arg))
    if (word in WITHIN) return WITHIN[word]!(args)
    if (CHOICES.has(word)) return common(args.filter((_, at) => at % 2 === 1 || at === args.length - 1))
    if (OF_POSITIVE.has(word)) return args.every(({ isPositive }) => isPositive) ? POSITIVE : UNKNOWN
    if (OF_COUNT.has(word)) return args[0]!.isPositive && args[1]!.value >= 0 ? POSITIVE : UNKNOWN
    if (word === 'law_binomial') return isShare(args[1]!) && args[2]!.value >= 0 ? POSITIVE : UNKNOWN
    if (word === 'law_binomial_density') return isShare(args[2]!) ? POSITIVE : UNKNOWN
    if (BETWEEN.has(word)) return args.at(-2)!.value < args.at(-1)!.value ? POSITIVE : UNKNOWN
    if (args.length > 1) return UNKNOWN
    const name = ownName(node.name)
    if (hasTrait(name, 'withoutZero')) return name === 'Gamma' ? NONZERO : POSITIVE
    return hasTrait(name, 'zeroAtZero') ? { ...args[0]!, value: NaN } : UNKNOWN
  }

  #ofOwn({ args }: CallNode, { definition, scope }: KnownFunction): Sign {
    const { parameters, body } = definition
    if (this.#depth >= DEEPEST || parameters.length !== args.length) return UNKNOWN
    const signs = new Map(parameters.map((name, at) => [name, this.of(args[at]!)]))
    return new Signum(scope, signs, this.#depth + 1).of(body)
  }

  /** A sum or an integral of what is positive everywhere. */
  #ofSum({ args: [term, variable, from, to] }: CallNode): Sign {
    if (variable?.kind !== 'name' || !from || !to) return UNKNOWN
    if (!(this.of(from).value < this.of(to).value)) return UNKNOWN
    const signs = new Map([...this.#signs, [variable.name, UNKNOWN]])
    return new Signum(this.#scope, signs, this.#depth).of(term!).isPositive ? POSITIVE : UNKNOWN
  }
}

const isShare = ({ value }: Sign): boolean => value > 0 && value < 1

/** Functions that bring a value within bounds, or are zero outside of them. */
const WITHIN: Readonly<Record<string, (args: readonly Sign[]) => Sign>> = {
  __proto__: null as never,
  law_from: ([x, low, density]) => (x!.value > low!.value ? density! : UNKNOWN),
  law_within: ([x, low, high, density]) =>
    x!.value >= low!.value && x!.value <= high!.value ? density! : UNKNOWN,
  law_clip: ([x, low, high]) => (x!.value >= low!.value && x!.value <= high!.value ? x! : UNKNOWN),
}

const signOf = (value: number, isPositive = value > 0): Sign => ({
  isNonzero: isPositive,
  isPositive,
  value,
})

const CONSTANTS: Readonly<Record<string, Sign>> = {
  pi: signOf(Math.PI),
  e: signOf(Math.E),
  infinity: signOf(Infinity),
}

const common = (signs: readonly Sign[]): Sign => ({
  isNonzero: signs.every(sign => sign.isNonzero),
  isPositive: signs.every(sign => sign.isPositive),
  value: NaN,
})

function ofOperation(operator: string, left: Sign, right: Sign): Sign {
  const isPositive = left.isPositive && right.isPositive
  const [a, b] = [left.value, right.value]
  switch (operator) {
    case '*':
      return { isNonzero: left.isNonzero && right.isNonzero, isPositive, value: a * b }
    case '/':
      return { isNonzero: left.isNonzero, isPositive, value: a / b }
    case '^':
      return { ...left, value: a ** b }
    case '+':
      return { isNonzero: isPositive, isPositive, value: a + b }
    case '-':
      return { ...UNKNOWN, value: a - b }
    default:
      return UNKNOWN
  }
}
