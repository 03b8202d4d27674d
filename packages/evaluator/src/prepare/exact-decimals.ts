/**
 * Responsibilities: decimals of which rounding decides: lists whose terms have both signs, of which 0.1 + 0.2 - 0.3 is
 * zero and in doubles 5.6e-17, comparisons such as 3*0.1 <= 0.3, and steps such as floor(2.3*100). Such a formula goes
 * to the engine in fractions, where nothing is rounded.
 */
import type { FunctionVariant } from '@calcwright/math/dimensions'
import type {
  BinaryNode,
  CallNode,
  Expression,
  IndexNode,
  LambdaNode,
  NameNode,
} from '@calcwright/math/expression'
import { nodesIn } from '@calcwright/math/expression'
import { wordOf } from '@calcwright/math/numeric'
import type { NumericNames } from '@calcwright/math/numeric'
import { Rational } from '@calcwright/math/rational'
import { engineWord } from '@calcwright/reference/functions'
import { numericNames } from '../names/numeric-names.ts'
import type { NameScope } from '../values/known.ts'
import { partsBehind } from '../values/parts-behind.ts'
import { isInverse } from './losing-digits.ts'
import { fraction } from './rounded.ts'

/** Numbers of the longest formula that goes in fractions. */
const MOST_NUMBERS = 200
/** Formulas of names inside of each other. */
const DEEPEST = 20
/** Powers of ten of numbers whose squares are soon beyond a double. */
const EXTREME = 100
/** The largest exponent of a fraction. */
const MOST_EXPONENT = 20

/** Functions of lists that make exact numbers of fractions, by the engine's words. */
const OF_LISTS: ReadonlySet<string> = new Set([
  'sum', 'dot', 'mean', 'cross', 'trace', 'cumSum', 'deltalist', 'mat_det', 'fin_npv', 'fin_xnpv', 'lis_conv',
  'tab_area', 'tab_areas', 'horner', 'norm', 'l2norm', 'stddev', 'stddevp', 'variance', 'covariance', 'mat_inverse',
  'mat_solved', 'mat_solved_columns',
]) // prettier-ignore

/** The same of lists and numbers. */
const OF_BOTH: ReadonlySet<string> = new Set([
  'product', 'tran', 'trn', 'max', 'min', 'abs', 'sqrt', 'median', 'size', 'flatten', 'identity',
]) // prettier-ignore

/** Functions that are constant between steps, by the engine's words. */
const STEPS: ReadonlySet<string> = new Set(['floor', 'ceil', 'iPart', 'iquo', 'round', 'trunc'])

/** Functions that choose by a comparison, or leave what is behind a step. */
const CHOICES: ReadonlySet<string> = new Set([
  'piecewise',
  'when',
  'ifte',
  'fPart',
  'irem',
  're',
  'im',
  'num_mround',
])

const KNOWN = [OF_LISTS, OF_BOTH, STEPS, CHOICES]

/** @returns the formula in fractions; null where it adds no lists of decimals of both signs, or is more than that */
export function inFractions(
  expression: Expression,
  variants: readonly FunctionVariant[],
  scope: NameScope,
): Expression | null {
  const behind = partsBehind(expression, scope)
  if (!behind) return null
  const parts = behind.map(([part]) => part)
  const isOfLists = parts.some(isList) && behind.some(([part, within]) => addsItems(part, within))
  const isOfSteps = parts.some(hasSteps) && parts.some(part => part.kind === 'binary' || isToDigits(part))
  if (!isOfLists && !isOfSteps) return null
  const numbers = parts.filter(part => part.kind === 'number')
  const isOfBothSigns = parts.some(
    part => (part.kind === 'unary' || part.kind === 'binary') && part.operator.endsWith('-'),
  )
  const isExtreme = numbers.some(
    ({ text }) => Math.abs(Math.log10(Number(text))) > EXTREME && Number(text) > 0,
  )
  const isFit = numbers.length <= MOST_NUMBERS && numbers.some(({ text }) => isDecimal(text))
  const isOfDifferences = isOfBothSigns || parts.some(isInverse)
  if (!isFit || !(isOfSteps || isOfDifferences || isExtreme)) return null
  return new Fractions(numericNames(scope, variants, new Map()), scope, 0, new Map()).of(expression)
}

const hasSteps = (part: Expression): boolean =>
  part.kind === 'compare' ||
  (part.kind === 'binary' && part.operator === 'mod') ||
  (part.kind === 'call' && (STEPS.has(wordOf(part)) || /^(fPart|irem|num_mround)$/.test(wordOf(part))))

/** `round(1.005, 2)`, of which a double is below the half. */
const isToDigits = (part: Expression): boolean =>
  part.kind === 'call' && STEPS.has(wordOf(part)) && part.args.length === 2

/** @returns whether a formula in fractions is a whole number, an item, or true or false: no decimal comes of it */
export function isWhole(node: Expression): boolean {
  switch (node.kind) {
    case 'number':
      return !isDecimal(node.text)
    case 'compare':
      return true
    case 'index':
      return node.target.kind === 'name'
    case 'unary':
      return node.operator !== '%' && isWhole(node.operand)
    case 'binary':
      return /^(\.?[-+*]|and|or|xor)$/.test(node.operator) && isWhole(node.left) && isWhole(node.right)
    case 'constant':
      return node.name === 'i'
    case 'call':
      if (wordOf(node) === 'piecewise')
        return node.args.filter((_, at) => at % 2 === 1 || at === node.args.length - 1).every(isWhole)
      return STEPS.has(wordOf(node)) && node.args.length === 1
    default:
      return false
  }
}

/** A function of a list, or a product of two. */
function addsItems(node: Expression, scope: NameScope): boolean {
  if (node.kind === 'call') {
    const word = wordOf(node)
    return OF_LISTS.has(word) || (OF_BOTH.has(word) && node.args.some(arg => isListed(arg, scope)))
  }
  return (
    node.kind === 'binary' &&
    node.operator === '*' &&
    isListed(node.left, scope) &&
    isListed(node.right, scope)
  )
}

/** Whether a list or a matrix stands in a part, or behind a name in it. */
function isListed(node: Expression, scope: NameScope): boolean {
  return partsBehind(node, scope)?.some(([part]) => isList(part)) === true
}

const isList = ({ kind }: Expression): boolean => kind === 'list' || kind === 'matrix'

/** Decimals are quotients in fractions. */
const isQuotient = (part: Expression): boolean => part.kind === 'binary' && part.operator === '/'

const isDecimal = (text: string): boolean => /[.eE]/.test(text)

/** Goes through one formula; those of names and functions in it have walks of their own. */
class Fractions {
  readonly #names: NumericNames
  readonly #scope: NameScope
  readonly #depth: number
  /** The arguments of a function, in fractions. */
  readonly #bound: ReadonlyMap<string, Expression>

  constructor(names: NumericNames, scope: NameScope, depth: number, bound: ReadonlyMap<string, Expression>) {
    this.#names = names
    this.#scope = scope
    this.#depth = depth
    this.#bound = bound
  }

  /** @returns null for what is more than fractions */
  of(node: Expression): Expression | null {
    switch (node.kind) {
      case 'number': {
        if (!isDecimal(node.text)) return node
        const value = Rational.parse(node.text)
        return value && fraction(value, node)
      }
      case 'name':
        return this.#bound.get(node.name) ?? this.#ofName(node)
      case 'unary': {
        const operand = /^([-+%]|not)$/.test(node.operator) ? this.of(node.operand) : null
        return operand && { ...node, operand }
      }
      case 'binary':
        return this.#ofOperation(node)
      case 'list': {
        const items = all(node.items, item => this.of(item))
        return items && { ...node, items }
      }
      case 'matrix': {
        const rows = all(node.rows, row => all(row, item => this.of(item)))
        return rows && { ...node, rows }
      }
      case 'constant':
        return node.name === 'i' ? node : null
      case 'compare': {
        const operands = all(node.operands, operand => this.of(operand))
        return operands && { ...node, operands }
      }
      case 'call':
        return this.#ofCall(node)
      case 'index':
        return this.#ofIndex(node)
      default:
        return null
    }
  }

  #ofOperation(node: BinaryNode): Expression | null {
    if (!/^(\.?[-+*/^]|and|or|xor|mod)$/.test(node.operator)) return null
    const [left, right] = [this.of(node.left), this.of(node.right)]
    if (!left || !right) return null
    const isPower = node.operator.endsWith('^')
    if (isPower && !(right.kind === 'number' && Number(right.text) <= MOST_EXPONENT)) return null
    return { ...node, left, right }
  }

  /**
   * An item of a list in fractions; where the list is more than that, the name of the list stays, which in the formula
   * of another name may mean something else.
   */
  #ofIndex(node: IndexNode): Expression | null {
    const indexes = all(node.indexes, index => this.of(index))
    if (!indexes || node.target.kind !== 'name') return null
    const target = this.of(node.target)
    if (target && nodesIn(target).some(isQuotient)) return { ...node, target, indexes }
    return this.#depth > 0 || this.#bound.has(node.target.name) ? null : { ...node, indexes }
  }

  #ofName(node: NameNode): Expression | null {
    const known = this.#scope.known(node.name)
    if (known?.kind !== 'variable' || known.uncertain) return null
    if (known.value instanceof Rational) return fraction(known.value, node)
    const { formula } = known
    if (!formula || this.#depth >= DEEPEST) return null
    const names = numericNames(formula.scope, formula.variants, new Map())
    return new Fractions(names, formula.scope, this.#depth + 1, new Map()).of(formula.expression)
  }

  #ofMap(mapped: Expression, { parameters: [parameter, ...others], body }: LambdaNode): Expression | null {
    const list = this.of(mapped)
    if (list?.kind !== 'list' || !parameter || others.length > 0) return null
    const items = all(list.items, item => {
      const bound = new Map([...this.#bound, [parameter.name, item]])
      return new Fractions(this.#names, this.#scope, this.#depth, bound).of(body)
    })
    return items && { ...list, items }
  }

  #ofCall(node: CallNode): Expression | null {
    const binding = boundIn(node)
    if (binding) {
      const value = this.of(binding.value)
      const bound = value && new Map([...this.#bound, [binding.name, value]])
      return bound && new Fractions(this.#names, this.#scope, this.#depth, bound).of(binding.body)
    }
    const [first, lambda] = node.args
    if (wordOf(node) === 'map' && first && lambda?.kind === 'lambda') return this.#ofMap(first, lambda)
    const args = all(node.args, arg => this.of(arg))
    if (!args) return null
    const known = this.#scope.known(node.name.split('@')[0]!)
    const word = wordOf(node)
    if (known?.kind !== 'function') return KNOWN.some(words => words.has(word)) ? { ...node, args } : null
    const meaning = this.#names(node.name)
    if (meaning?.kind !== 'function' || this.#depth >= DEEPEST) return null
    const bound = new Map(meaning.parameters.map((name, at) => [name, args[at]!]))
    if (bound.size !== args.length) return null
    return new Fractions(meaning.names, known.scope, this.#depth + 1, bound).of(meaning.body)
  }
}

/** A value that a rule names once and uses several times: `head(map([value], name -> body))`. */
function boundIn({ name, args }: CallNode): { name: string; value: Expression; body: Expression } | null {
  const [call] = args
  if (engineWord(name) !== 'head' || call?.kind !== 'call' || engineWord(call.name) !== 'map') return null
  const [list, lambda] = call.args
  if (list?.kind !== 'list' || list.items.length !== 1 || lambda?.kind !== 'lambda') return null
  const [parameter] = lambda.parameters
  return lambda.parameters.length === 1
    ? { name: parameter!.name, value: list.items[0]!, body: lambda.body }
    : null
}

function all<Part, Result>(parts: readonly Part[], of: (part: Part) => Result | null): Result[] | null {
  const found = parts.map(of)
  return found.some(part => part === null) ? null : (found as Result[])
}
