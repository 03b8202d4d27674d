/**
 * Whether the engine has a decimal where the numeric evaluation has a double. A decimal makes a decimal of
 * what is computed with it; only such results may be computed without the engine, which keeps exact
 * numbers exact.
 */
import { localNames } from '../expression/programs.ts'
import type { BinaryNode, CallNode, Expression } from '../expression/tree.ts'
import { type Bindings, type Exactness, ProgramExactness } from './exactness-of-programs.ts'
import type { NumericMeaning, NumericNames } from './types.ts'
import { wordOf } from './words.ts'

/** @returns what a value is that is one or the other */
export function either(states: readonly Exactness[]): Exactness {
  if (states.includes('open')) return 'open'
  return states.includes('zero') ? 'zero' : 'decimal'
}

/**
 * The exactness of a formula that the numeric evaluation can compute; `open` where nothing is known.
 * @param loopsRun whether each loop is known to make a pass (see NumericScope)
 */
export function exactnessOf(expression: Expression, names: NumericNames, loopsRun = false): Exactness {
  return new ExactnessOf(names, new Map(), loopsRun).of(expression, new Map())
}

type FunctionMeaning = NumericMeaning & { readonly kind: 'function' }

/** The states of calls by function and arguments; a function that calls itself is `open`. */
type Calls = Map<FunctionMeaning, Map<string, Exactness>>

class ExactnessOf {
  readonly #names: NumericNames
  readonly #calls: Calls
  readonly #loopsRun: boolean

  constructor(names: NumericNames, calls: Calls, loopsRun: boolean) {
    this.#names = names
    this.#calls = calls
    this.#loopsRun = loopsRun
  }

  of(node: Expression, bound: Bindings): Exactness {
    switch (node.kind) {
      case 'number':
        return ofNumber(node.text)
      case 'name':
        return bound.get(node.name) ?? this.#outer(node.name)
      case 'unary':
        return node.operator === '-' || node.operator === '+' ? this.of(node.operand, bound) : 'open'
      case 'binary':
        return this.#binary(node, bound)
      case 'call':
        return this.#call(node, bound)
      case 'index':
        return this.of(node.target, bound)
      case 'list':
        return either(node.items.map(item => this.of(item, bound)))
      case 'matrix':
        return either(node.rows.flat().map(item => this.of(item, bound)))
      default:
        return 'open'
    }
  }

  #outer(name: string): Exactness {
    const meaning = this.#names(name)
    return meaning?.kind === 'value' && meaning.decimal ? 'decimal' : 'open'
  }

  #binary({ operator, left, right }: BinaryNode, bound: Bindings): Exactness {
    const [a, b] = [this.of(left, bound), this.of(right, bound)]
    switch (operator) {
      case '+':
      case '-':
      case '.+':
      case '.-':
        return a === 'decimal' || b === 'decimal' ? 'decimal' : either([a, b])
      case '*':
      case '.*':
        if (a === 'decimal' || b === 'decimal') return 'decimal'
        return a === 'zero' || b === 'zero' ? 'zero' : 'open'
      case '/':
      case './':
        return a === 'decimal' || b === 'decimal' ? 'decimal' : a
      case '^':
      case '.^':
        // pi^2.0 stays as it is.
        return a === 'decimal' ? 'decimal' : 'open'
      default:
        return 'open'
    }
  }

  #call(node: CallNode, bound: Bindings): Exactness {
    if (node.native) return 'decimal'
    if (bound.has(node.name)) return 'open'
    const meaning = this.#names(node.name)
    if (meaning?.kind === 'function') {
      return this.#userCall(
        meaning,
        node.args.map(arg => this.of(arg, bound)),
      )
    }
    const { args } = node
    const word = wordOf(node)
    if (OF_DECIMALS.has(word) || KEEPING.has(word)) {
      const state = args.length === 0 ? 'open' : either(args.map(arg => this.of(arg, bound)))
      return state === 'zero' && !KEEPING.has(word) ? 'open' : state
    }
    switch (word) {
      case 'evalf':
        // With a second argument it has digits that a double has not.
        return args.length === 1 ? 'decimal' : 'open'
      case 'piecewise':
      case 'when':
      case 'ifte':
        return either(
          args.filter((_, at) => at % 2 === 1 || at === args.length - 1).map(arg => this.of(arg, bound)),
        )
      case 'sum':
        return this.#sum(args, bound)
      case 'seq':
        return this.#counted(args, bound)
      case 'map':
      case 'apply':
        return this.#mapped(args, bound)
      default:
        return 'open'
    }
  }

  /** Without terms a sum is the exact 0. */
  #sum(args: readonly Expression[], bound: Bindings): Exactness {
    const terms = args.length === 1 ? this.of(args[0]!, bound) : this.#counted(args, bound)
    return terms === 'open' ? 'open' : 'zero'
  }

  /** A formula for each value of a counter. */
  #counted([formula, counter]: readonly Expression[], bound: Bindings): Exactness {
    const name = counter?.kind === 'compare' ? counter.operands[0] : counter
    if (!formula || name?.kind !== 'name') return 'open'
    return this.of(formula, new Map(bound).set(name.name, 'open'))
  }

  #mapped(args: readonly Expression[], bound: Bindings): Exactness {
    const [list, given] = args[0]?.kind === 'lambda' ? [args[1], args[0]] : args
    if (!list || !given || args.length !== 2) return 'open'
    const items = this.of(list, bound)
    if (given.kind === 'lambda') {
      const [parameter, ...others] = given.parameters
      if (!parameter || others.length > 0) return 'open'
      return this.of(given.body, new Map(bound).set(parameter.name, items))
    }
    const meaning = given.kind === 'name' && !bound.has(given.name) ? this.#names(given.name) : undefined
    return meaning?.kind === 'function' ? this.#userCall(meaning, [items]) : 'open'
  }

  #userCall(meaning: FunctionMeaning, args: readonly Exactness[]): Exactness {
    const known = this.#calls.get(meaning) ?? new Map<string, Exactness>()
    this.#calls.set(meaning, known)
    const key = args.join(' ')
    const before = known.get(key)
    if (before) return before
    known.set(key, 'open')
    const state = this.#body(meaning, args)
    known.set(key, state)
    return state
  }

  #body({ parameters, body, names }: FunctionMeaning, args: readonly Exactness[]): Exactness {
    const inner = new ExactnessOf(names, this.#calls, this.#loopsRun)
    const bound = new Map(parameters.map((name, place) => [name, args[place] ?? 'open']))
    if (body.kind !== 'program') return inner.of(body, bound)
    // The meaning of a local before it has a value is not followed.
    for (const name of localNames(body, parameters)) bound.set(name, 'open')
    return new ProgramExactness((node, given) => inner.of(node, given), this.#loopsRun).of(body.body, bound)
  }
}

/** The engine keeps more digits than a double has where more are written. */
function ofNumber(text: string): Exactness {
  if (!/[.eE]/.test(text)) return Number(text) === 0 ? 'zero' : 'open'
  return text.replace(/[eE].*/, '').replace(/\D/g, '').length <= MOST_DIGITS ? 'decimal' : 'open'
}

const MOST_DIGITS = 14

/** Decimals for decimals. */
const OF_DECIMALS: ReadonlySet<string> = new Set(
  'exp ln log10 cos cosh acos asinh num_hypot atan2 stddev stddevp variance'.split(' '),
)

/** Decimals for decimals, nothing for nothing; or lists of their arguments. */
const KEEPING: ReadonlySet<string> = new Set(
  (
    'sqrt sin tan asin atan sinh tanh abs max min mean norm dot cross ' +
    'lis_of lis_values append prepend concat revlist tran normal ratnormal regroup eval copy'
  ).split(' '),
)
