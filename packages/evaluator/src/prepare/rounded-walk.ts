/** Responsibilities: the value of a formula of numbers, with the most that rounding changes it and a formula in fractions. */
import type { BinaryNode, CallNode, Expression, IndexNode, UnaryNode } from '@calcwright/math/expression'
import { wordOf } from '@calcwright/math/numeric'
import type { NumericNames } from '@calcwright/math/numeric'
import { Rational } from '@calcwright/math/rational'
import {
  applied,
  complementOf,
  hasManyDigits,
  isAtZero,
  isRounded,
  isSteep,
  isToTheLastDigit,
  isTurning,
} from './rounded-functions.ts'
import { Items } from './items.ts'
import { inDigits, isBeyondExact, isTooLong } from './powers.ts'
import {
  fraction,
  fractionNear,
  LEAST,
  partsOf,
  rounded,
  roundedBinary,
  ROUNDING,
  type Rounded,
  Unfit,
} from './rounded.ts'

/** Digits of a fraction that a double has room for. */
const MOST_DIGITS = 290
/** Calls inside of each other. */
const DEEPEST = 20
/** Terms of a sum that are written out. */
const MOST_TERMS = 40
/** Share by which a decimal of unknown origin may be rounded. */
const UNKNOWN_ORIGIN = 4 * ROUNDING

/** Facts about names beyond their numbers. */
export interface NameFacts {
  /** @returns the exact number of a name, where it is known */
  readonly exactOf?: (name: string) => Rational | undefined
  /** @returns the formula that a decimal comes from with the meanings of its names, where it may be written in its place */
  readonly formulaOf?: (name: string) => Formula | undefined
  /** The index of the first item of a list; without it items are not looked at. */
  readonly firstIndex?: number
}

/** A formula with the meanings of its names. */
export interface Formula {
  readonly expression: Expression
  readonly names: NumericNames
  readonly facts: NameFacts
}

type Bound = ReadonlyMap<string, Rounded>

const NOTHING_BOUND: Bound = new Map()

/** Goes through one formula. The formulas of names and functions in it are gone through by walks that report to it. */
export class RoundedWalk {
  readonly #names: NumericNames
  readonly #facts: NameFacts
  readonly #depth: number
  hasDecimals = false
  hasLongFraction = false
  isRational = true
  /** Whether the engine has a function in it with the digits of a double only. */
  isRough = false
  /** Whether the engine has a function in it with more digits than are found here. */
  isFewDigits = false
  /** Whether a difference was written as what keeps its digits. */
  isRewritten = false
  /** Whether a function is so near to 1 that a double has no place for the rest, as tanh(500) is. */
  isSaturated = false

  /** Whether an angle is so large that the digits which are usually taken may not reach its last turn. */
  isTurned = false
  /** Whether a fraction to a power has too many digits to be written out. */
  isBeyondExact = false

  constructor(names: NumericNames, facts: NameFacts = {}, depth = 0) {
    this.#names = names
    this.#facts = facts
    this.#depth = depth
  }

  of(node: Expression, bound: Bound = NOTHING_BOUND): Rounded {
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
      case 'unary':
        return this.#unary(node, bound)
      case 'binary':
        return this.#binary(ofNumbers(node), this.of(node.left, bound), this.of(node.right, bound))
      case 'call':
        return this.#call(node, bound)
      case 'index':
        return this.#item(node, bound)
      default:
        throw new Unfit()
    }
  }

  #unary(node: UnaryNode, bound: Bound): Rounded {
    const operand = this.of(node.operand, bound)
    if (node.operator === '%') return this.#hundredth(operand, node)
    if (node.operator !== '-' && node.operator !== '+') throw new Unfit()
    const tree = { ...node, operand: operand.tree }
    if (node.operator === '+') return { ...operand, tree }
    return { ...operand, value: -operand.value, exact: operand.exact?.negate(), tree }
  }

  #binary(node: BinaryNode, a: Rounded, b: Rounded): Rounded {
    const isBeyond = isBeyondExact(node, a, b)
    this.isBeyondExact ||= isBeyond && isTooLong(a, b)
    this.hasLongFraction ||=
      node.operator === '^' &&
      a.isExact === true &&
      Number.isInteger(b.value) &&
      Math.abs(b.value) * Math.log10(partsOf(a.value)) > MOST_DIGITS
    this.isRational &&= !isBeyond && (node.operator !== '^' || Number.isInteger(b.value))
    return this.#complement(node, a, b) ?? roundedBinary(node, isBeyond ? inDigits(a) : a, b)
  }

  /** `1 - f` by what is the rest to 1, where f is so close to it that digits are lost. */
  #complement({ operator }: BinaryNode, a: Rounded, b: Rounded): Rounded | null {
    const [minuend, subtrahend, sign] = operator === '-' && a.value === 1 ? [a, b, 1] : [b, a, -1]
    const isFromOne = operator === '-' && minuend.value === 1 && minuend.error === 0
    const call = subtrahend.tree
    if (!isFromOne || call.kind !== 'call' || Math.abs(1 - subtrahend.value) > NEAR) return null
    const other = complementOf(wordOf(call), call)
    if (!other) return null
    const value = this.of(other)
    this.isRewritten = true
    if (sign > 0) return value
    const tree: Expression = { kind: 'unary', operator: '-', operand: value.tree, span: call.span }
    return { ...value, value: -value.value, exact: value.exact?.negate(), tree }
  }

  #hundredth(whole: Rounded, { operand: left, span }: UnaryNode): Rounded {
    const right: Expression = { kind: 'number', text: '100', span }
    const quotient = { kind: 'binary', operator: '/', left, right, operatorSpan: span, span } as const
    return this.#binary(quotient, whole, this.of(right))
  }

  /** An item of a list with a name, by the formula of the list where that has it. */
  #item(node: IndexNode, bound: Bound): Rounded {
    const { target, indexes } = node
    const first = this.#facts.firstIndex
    const meaning = target.kind === 'name' ? this.#names(target.name) : undefined
    if (first === undefined || target.kind !== 'name' || meaning?.kind !== 'value') throw new Unfit()
    const place = indexes.map(index => this.of(index, bound).value - first)
    const value = place.reduce<unknown>(
      (list, at) => (Array.isArray(list) ? list[at] : undefined),
      meaning.value,
    )
    if (typeof value !== 'number') throw new Unfit()
    const formula = this.#facts.formulaOf?.(target.name)
    const own = formula && new Items(formula.names, first).only(formula.expression, place)
    const number = own && this.#fromFormula({ ...formula!, expression: own }, value)
    if (number) return number
    if (!meaning.decimal && !fractionNear(value)) throw new Unfit()
    return this.#number(node, value, meaning.decimal)
  }

  #variable(node: Expression, name: string): Rounded {
    const meaning = this.#names(name)
    if (meaning?.kind !== 'value' || typeof meaning.value !== 'number') throw new Unfit()
    const { value } = meaning
    const formula = this.#facts.formulaOf?.(name)
    const own = formula && this.#fromFormula(formula, value)
    if (own) {
      this.hasDecimals ||= meaning.decimal === true
      return { ...own, isDecimal: meaning.decimal }
    }
    return { ...this.#number(node, value, meaning.decimal), exact: this.#facts.exactOf?.(name) }
  }

  /** A number of which the formula is not known. */
  #number(node: Expression, value: number, isDecimal = false): Rounded {
    if (isDecimal) {
      const decimal = this.#decimal(node, String(value))
      const given = UNKNOWN_ORIGIN * Math.abs(value)
      return this.#facts.formulaOf ? { ...decimal, error: given, given } : decimal
    }
    const exact = fractionNear(value)
    // A name in the body of a function means nothing at its call.
    if (this.#depth > 0 && !exact) throw new Unfit()
    this.isRational &&= exact !== null
    const tree = exact && this.#depth > 0 ? fraction(exact, node) : node
    return { ...rounded(value, 0, tree), isExact: exact !== null }
  }

  /** The number of a name by its formula; null where that is more than numbers, or has another value. */
  #fromFormula({ expression, names, facts }: Formula, value: number): Rounded | null {
    if (this.#depth >= DEEPEST) return null
    const inner = new RoundedWalk(names, facts, this.#depth + 1)
    try {
      const found = inner.of(expression)
      const isSame = Number.isNaN(found.value) || Math.abs(found.value - value) <= SAME * Math.abs(value)
      if (!isSame && Math.abs(found.value - value) > found.error) return null
      this.#take(inner)
      return found
    } catch (fault) {
      if (fault instanceof Unfit) return null
      throw fault
    }
  }

  #take(inner: RoundedWalk): void {
    this.hasDecimals ||= inner.hasDecimals
    this.hasLongFraction ||= inner.hasLongFraction
    this.isRational &&= inner.isRational
    this.isRough ||= inner.isRough
    this.isFewDigits ||= inner.isFewDigits
    this.isRewritten ||= inner.isRewritten
    this.isSaturated ||= inner.isSaturated
    this.isTurned ||= inner.isTurned
    this.isBeyondExact ||= inner.isBeyondExact
  }

  #decimal(node: Expression, text: string): Rounded {
    const exact = Rational.parse(text)
    if (!exact) throw new Unfit()
    this.hasDecimals = true
    const value = exact.toNumber()
    const isBeyond = !exact.isZero && Math.abs(value) < LEAST
    return { ...rounded(isBeyond ? NaN : value, 0, fraction(exact, node)), isDecimal: true }
  }

  #call(node: CallNode, bound: Bound): Rounded {
    const word = wordOf(node)
    if (word === 'sum') return this.#sum(node, bound)
    if (CHOICES.has(word)) return this.#choice(node, bound)
    const args = node.args.map(arg => this.of(arg, bound))
    const meaning = this.#names(node.name)
    if (meaning?.kind === 'function') {
      if (this.#depth >= DEEPEST || args.length !== meaning.parameters.length) throw new Unfit()
      const inner = new RoundedWalk(meaning.names, {}, this.#depth + 1)
      const value = inner.of(meaning.body, new Map(meaning.parameters.map((name, at) => [name, args[at]!])))
      this.#take(inner)
      return value
    }
    const [arg] = args
    if (word === 'normal' && arg && (arg.exact || arg.isDecimal))
      return { ...arg, tree: { ...node, args: [arg.tree] } }
    // The call keeps probabilities within 0 and 1.
    if (word === 'law_share' && arg && arg.value >= 0 && arg.value <= 1) return arg
    return this.#applied(word, node, args)
  }

  #applied(word: string, node: CallNode, args: readonly Rounded[]): Rounded {
    const found = applied(
      word,
      args.map(({ value }) => value),
    )
    const hasNoDigit = args.some(({ value, error }) => Number.isNaN(value) || Math.abs(value) < error)
    const isBeyond = found !== null && hasNoDigit && !Number.isFinite(found.value)
    if (isBeyond && !hasManyDigits(word)) throw new Unfit()
    if (!found || (!isBeyond && isWithoutNumber(word, found.value))) throw new Unfit()
    this.isRough ||= !hasManyDigits(word)
    this.isFewDigits ||= !isToTheLastDigit(word)
    this.isSaturated ||= isRounded(word) && Math.abs(found.value) === 1 && isSaturating(word, args[0]!.value)
    this.isRational = false
    const tree = { ...node, args: args.map(arg => arg.tree) }
    const exact = word === 'abs' ? args[0]!.exact?.absolute() : undefined
    const isDecimal = args.some(arg => arg.isDecimal)
    const value = isSteep(word) && Math.abs(found.value) < LEAST ? NaN : found.value
    const [error, given] = (['error', 'given'] as const).map(part => changeOf(args, found.slopes, part))
    const own = isRounded(word) ? 2 * ROUNDING * Math.abs(value) : 0
    if (given! > 0 && isAtZero(word, value, error!)) return this.#zero(node, error!)
    this.isTurned ||= isTurning(word) && args[0]!.error > MOST_TURN
    return { ...rounded(value, error! + own, tree, given), exact, isDecimal }
  }

  /** A sine of a number from elsewhere that is a multiple of pi but for its rounding. */
  #zero({ span }: CallNode, error: number): Rounded {
    this.isRewritten = true
    return { value: 0, error, given: 0, tree: { kind: 'number', text: '0', span }, isDecimal: true }
  }

  /** The branch that is taken, where no rounding decides about it. */
  #choice({ args }: CallNode, bound: Bound): Rounded {
    const pairs = args.length - (args.length % 2)
    for (let at = 0; at < pairs; at += 2)
      if (this.#holds(args[at]!, bound)) return this.of(args[at + 1]!, bound)
    const otherwise = args[pairs]
    if (!otherwise) throw new Unfit()
    return this.of(otherwise, bound)
  }

  #holds(test: Expression, bound: Bound): boolean {
    if (test.kind !== 'compare' || test.operands.length !== 2) throw new Unfit()
    const [a, b] = test.operands.map(operand => this.of(operand, bound)) as [Rounded, Rounded]
    const difference = a.value - b.value
    if (!(Math.abs(difference) > 2 * (a.error + b.error)) && a.error + b.error > 0) throw new Unfit()
    switch (test.relations[0]) {
      case '<':
        return difference < 0
      case '<=':
        return difference <= 0
      case '>':
        return difference > 0
      case '>=':
        return difference >= 0
      default:
        throw new Unfit()
    }
  }

  /** A short sum with its terms written out. */
  #sum({ args }: CallNode, bound: Bound): Rounded {
    const [term, counter, from, to] = args
    if (args.length !== 4 || counter?.kind !== 'name') throw new Unfit()
    const [first, last] = [from!, to!].map(end => this.of(end, bound).exact)
    if (!first?.isInteger || !last?.isInteger) throw new Unfit()
    const count = last.subtract(first).toNumber() + 1
    if (count < 1 || count > MOST_TERMS) throw new Unfit()
    const terms = Array.from({ length: count }, (_, at) => {
      const exact = first.add(Rational.of(at, 1))
      const place = { ...rounded(exact.toNumber(), 0, fraction(exact, counter)), isExact: true, exact }
      return this.of(term!, new Map([...bound, [counter.name, place]]))
    })
    return terms.reduce((left, right) => {
      const { span } = term!
      const sum = {
        kind: 'binary',
        operator: '+',
        left: left.tree,
        right: right.tree,
        operatorSpan: span,
        span,
      }
      return roundedBinary(sum as BinaryNode, left, right)
    })
  }
}

/** Whether a value of 1 is one that is not reached: a cosine is 1 for each whole turn. */
const isSaturating = (word: string, x: number): boolean =>
  x !== 0 && (!isTurning(word) || Math.abs(x) < LEAST_ANGLE)

/** Angle below which the distance of its cosine from 1 is beyond what 400 digits hold. */
const LEAST_ANGLE = 1e-100

/** Whether a function has no real number, rather than one that a double has no room for. */
const isWithoutNumber = (word: string, value: number): boolean =>
  Number.isNaN(value) || (!Number.isFinite(value) && !isSteep(word))

/** The operators item by item are, for single numbers, the plain ones. */
const ofNumbers = (node: BinaryNode): BinaryNode => ({
  ...node,
  operator: node.operator.replace(/^\./, '') as BinaryNode['operator'],
})

/** How much a value changes at most with the errors of its arguments. */
const changeOf = (args: readonly Rounded[], slopes: readonly number[], part: 'error' | 'given'): number =>
  args.reduce((sum, arg, place) => sum + (arg[part] === 0 ? 0 : arg[part] * Math.abs(slopes[place]!)), 0)

const CHOICES: ReadonlySet<string> = new Set(['piecewise', 'when', 'ifte'])

/** Rounding of an angle in doubles beyond which 60 digits are not enough for it. */
const MOST_TURN = 1e20

/** Distance from 1 within which the rest is taken by another function. */
const NEAR = 1e-3
/** Share by which the number of a formula may differ from the engine's. */
const SAME = 1e-9
