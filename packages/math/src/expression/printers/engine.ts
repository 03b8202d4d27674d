/** Trees to commands of the engine (Giac's syntax). */
import { hasTrait } from '@calcwright/reference/functions'
import { encodeName } from '../names.ts'
import { bindingOf } from '../binders.ts'
import type {
  BinaryNode,
  BinaryOperator,
  CallNode,
  CompareNode,
  Expression,
  IndexNode,
  ProgramNode,
  RangeNode,
  Relation,
  UnaryNode,
} from '../tree.ts'
import { freeNames } from '../free-names.ts'
import { assignedNames } from '../programs.ts'
import { textToEngine } from '../engine-texts.ts'
import { programToEngine } from './program-engine.ts'
import type { ProgramOwner } from './program-engine.ts'
import { spineOf } from './scope.ts'

/** Symbol of the engine for a name of the worksheet. */
export type EngineNames = (name: string, role: 'variable' | 'function') => string

export interface EngineOptions {
  /** Engine function for a function of the worksheet's language, after `names` was asked; e.g. `average` → `mean`. */
  readonly functionName?: (name: string) => string | undefined
  /** Symbol for a bound variable (of a sum, an integral, a lambda); `x` → `x_0` by default. */
  readonly bound?: (name: string) => string
  /** `a = b` asks whether it is so, instead of being an equation. Inside conditions it always does. */
  readonly test?: boolean
  /** Comparisons that are asked by `test` and count as 1 or 0: `(b = 0) + 2`. */
  readonly asked?: ReadonlySet<Expression>
  /** The procedure that compares values inside of what decides: the engine's `==` takes names for unequal. */
  readonly compares?: 'same_value' | 'same_open'
  /** Whether `a > b` stays unevaluated where a name without a value decides: the engine takes squares for positive. */
  readonly holds?: boolean
  /** Names that values are put in for: a condition on one stays open until then. */
  readonly replaced?: ReadonlySet<string>
  /** The function that a program is the body of. */
  readonly program?: ProgramOwner
}

/**
 * One expression for the engine. Equations print with `=`, which the engine keeps as they are, and
 * conditions with `==`, which it decides.
 * @throws Error when a quantity is left in the tree: units are resolved before
 */
export function toEngine(node: Expression, names: EngineNames, options: EngineOptions = {}): string {
  return new EnginePrinter(names, options, new Set()).root(node)
}

const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['nthroot', 'surd'],
  ['integrate', 'integrate'],
])

/** Procedures of the evaluator. */
const HELD: ReadonlyMap<Relation, (left: string, right: string) => string> = new Map([
  ['>', (left, right) => `held_more(${left},${right})`],
  ['>=', (left, right) => `held_least(${left},${right})`],
  ['<', (left, right) => `held_more(${right},${left})`],
  ['<=', (left, right) => `held_least(${right},${left})`],
])

/** The comparisons among the terms and factors of a formula; those in calls may be equations. */
function termsAsked(node: Expression, found = new Set<Expression>()): ReadonlySet<Expression> {
  if (node.kind === 'compare') found.add(node)
  if (node.kind === 'unary') termsAsked(node.operand, found)
  if (node.kind === 'binary') for (const side of [node.left, node.right]) termsAsked(side, found)
  return found
}

class EnginePrinter {
  readonly #names: EngineNames
  readonly #options: EngineOptions
  readonly #bound: ReadonlySet<string>

  constructor(names: EngineNames, options: EngineOptions, bound: ReadonlySet<string>) {
    this.#names = names
    this.#options = options
    this.#bound = bound
  }

  root(node: Expression): string {
    if (!this.#options.test) return this.#held(node, '=') ?? this.#print(node)
    const printer = new EnginePrinter(this.#names, { ...this.#options, asked: termsAsked(node) }, this.#bound)
    return this.#held(node, '==') ?? printer.#print(node)
  }

  /** A comparison, or what joins some, that is a value by itself: it stays open where names decide it. */
  #held(node: Expression, equality: string): string | null {
    if (node.kind === 'compare') return this.#holding().#compare(node, equality)
    if (node.kind === 'unary' && node.operator === 'not')
      return `not(${this.#held(node.operand, '==') ?? this.#print(node.operand)})`
    if (node.kind !== 'binary' || (node.operator !== 'and' && node.operator !== 'or')) return null
    const [left, right] = [node.left, node.right].map(side => this.#held(side, '==') ?? this.#print(side))
    return `(${left}) ${node.operator} (${right})`
  }

  #holding(): EnginePrinter {
    return new EnginePrinter(this.#names, { ...this.#options, holds: true }, this.#bound)
  }

  #within(names: Iterable<string>): EnginePrinter {
    return new EnginePrinter(this.#names, this.#options, new Set([...this.#bound, ...names]))
  }

  #replacing(names: readonly string[]): EnginePrinter {
    if (names.length === 0) return this
    const replaced = new Set([...(this.#options.replaced ?? []), ...names])
    return new EnginePrinter(this.#names, { ...this.#options, replaced }, this.#bound)
  }

  /** Prints equalities that stay open where a name without a value decides; the engine's `==` is false there. */
  #deciding(compares: EngineOptions['compares']): EnginePrinter {
    return new EnginePrinter(this.#names, { ...this.#options, compares }, this.#bound)
  }

  #print(node: Expression): string {
    switch (node.kind) {
      case 'number':
        return engineNumber(node.text)
      case 'quoted':
        return `"${textToEngine(node.text)}"`
      case 'constant':
        return node.name === 'infinity' ? 'inf' : node.name
      case 'name':
        return this.#name(node.name)
      case 'unary':
        return this.#unary(node)
      case 'binary':
        // The engine computes with the values alone.
        return node.operator === '±' ? this.#print(node.left) : this.#row(node)
      case 'compare':
        return this.#compare(node, this.#options.asked?.has(node) ? '==' : '=')
      case 'call':
        return this.#call(node)
      case 'index':
        return this.#index(node)
      case 'range':
        return `[${this.#sequence(node)}]`
      case 'list':
        return this.#list(node.items)
      case 'matrix':
        return `[${node.rows.map(row => this.#list(row)).join(',')}]`
      case 'quantity':
        throw new Error('A quantity reached the engine; units are resolved before.')
      case 'property':
        return this.#property(node)
      case 'lambda':
        return this.#lambda(node)
      case 'program':
        return this.#program(node)
    }
  }

  #program(node: ProgramNode): string {
    const { program: owner } = this.#options
    const inner = this.#within([...assignedNames(node.body), ...(owner?.parameters ?? [])])
    const formulas = {
      print: (part: Expression) => inner.#print(part),
      condition: (part: Expression) => inner.#deciding('same_value').#condition(part),
      symbol: (name: string) => inner.#boundSymbol(name),
    }
    return programToEngine(node, formulas, owner)
  }

  #name(name: string): string {
    return this.#bound.has(name) ? this.#boundSymbol(name) : this.#names(name, 'variable')
  }

  #boundSymbol(name: string): string {
    return this.#options.bound?.(name) ?? encodeName(name, 0)
  }

  /** In brackets unless nothing can tear it apart. */
  #operand(node: Expression): string {
    const text = this.#print(node)
    return isAtom(node) ? text : `(${text})`
  }

  #condition(node: Expression): string {
    return node.kind === 'compare' ? this.#compare(node, '==') : this.#print(node)
  }

  /**
   * A condition that chooses a value. Variables of a call and parameters are points in general: `x == 0`
   * singles out one of them, which an integral or a limit passes over.
   */
  #conditionOfValue(node: Expression): string {
    const parameters = this.#options.program?.parameters ?? []
    const isOpen = [...freeNames(node).keys()].some(
      name => this.#options.replaced?.has(name) || (!this.#bound.has(name) && !parameters.includes(name)),
    )
    return isOpen ? this.#deciding('same_open').#holding().#condition(node) : this.#condition(node)
  }

  #unary(node: UnaryNode): string {
    switch (node.operator) {
      case 'not':
        return `not(${this.#condition(node.operand)})`
      case '!':
        return `factorial(${this.#print(node.operand)})`
      case '%':
        return `(${this.#operand(node.operand)}/100)`
      default:
        return `${node.operator}${this.#operand(node.operand)}`
    }
  }

  #row(root: BinaryNode): string {
    const spine = spineOf(
      root,
      node => node.operator === '±' || !isPlainRow(node.operator) || !isPlainRow(root.operator),
    )
    const innermost = spine[spine.length - 1]!
    let text = isLogical(innermost.operator) ? '' : this.#operand(innermost.left)
    for (let at = spine.length - 1; at >= 0; at -= 1) {
      const node = spine[at]!
      // The engine divides before it multiplies: a*b/c would be a*(b/c), which rounds otherwise.
      const isProductDivided = node.operator === '/' && spine[at + 1]?.operator === '*'
      text = this.#joined(node, isProductDivided ? `(${text})` : text)
    }
    return text
  }

  #joined(node: BinaryNode, left: string): string {
    if (node.operator === 'xor') {
      // The engine's own xor answers with numbers.
      const [a, b] = [this.#condition(node.left), this.#condition(node.right)]
      return `((${a}) or (${b})) and not((${a}) and (${b}))`
    }
    if (isLogical(node.operator)) {
      return `(${this.#condition(node.left)}) ${node.operator} (${this.#condition(node.right)})`
    }
    const right = this.#operand(node.right)
    if (node.operator === 'mod') return `((a_,b_)->a_-b_*floor(a_/b_))(${left},${right})`
    if (node.operator === '.*' || node.operator === './' || node.operator === '.^')
      return `${left} ${node.operator} ${right}`
    if (node.operator === '.+' || node.operator === '.-')
      return `${apart(left)} ${node.operator} ${apart(right)}`
    return left + node.operator + right
  }

  #compare(node: CompareNode, equality: string): string {
    const { compares, holds } = this.#options
    const isHeld = holds && freeNames(node).size > 0
    const inner = holds
      ? new EnginePrinter(this.#names, { ...this.#options, holds: false }, this.#bound)
      : this
    const operands = node.operands.map(operand => inner.#compared(operand))
    const pairs = node.relations.map((relation, index) => {
      const order = isHeld && HELD.get(relation)
      if (order) return order(operands[index]!, operands[index + 1]!)
      if (compares && (relation === '==' || relation === '!=')) {
        const same = `${compares}(${operands[index]},${operands[index + 1]})`
        return relation === '==' ? same : `not(${same})`
      }
      const chained = node.relations.length > 1 ? '==' : equality
      return `${operands[index]}${relation === '==' ? chained : relation}${operands[index + 1]}`
    })
    return pairs.length === 1 ? pairs[0]! : pairs.map(pair => `(${pair})`).join(' and ')
  }

  /** An interval beside an equal sign (`x = 0..1`) is one, not a list. */
  #compared(node: Expression): string {
    if (node.kind === 'range' && !node.next) return this.#interval(node)
    return this.#operand(node)
  }

  #interval(node: RangeNode): string {
    return `${this.#operand(node.from)}..${this.#operand(node.to)}`
  }

  #call(node: CallNode): string {
    const { names, covers } = bindingOf(node)
    const inner = names.length > 0 ? this.#within(names).#replacing(node.name === 'subst' ? names : []) : this
    const args = node.args.map((arg, index) => {
      // Arguments at even places are conditions.
      if (hasTrait(node.name, 'conditional') && index % 2 === 0 && index < node.args.length - 1)
        return this.#conditionOfValue(arg)
      const printer = covers(index) ? inner : this
      return arg.kind === 'range' && hasTrait(node.name, 'takesInterval')
        ? printer.#interval(arg)
        : printer.#print(arg)
    })
    return `${this.#functionName(node)}(${args.join(',')})`
  }

  #functionName(node: CallNode): string {
    if (this.#bound.has(node.name)) return this.#boundSymbol(node.name)
    if (node.name === 'log' && node.args.length === 2) return 'logb'
    const name = this.#options.functionName?.(node.name) ?? FUNCTIONS.get(node.name)
    return name ?? this.#names(node.name, 'function')
  }

  #index(node: IndexNode): string {
    const indexes = node.indexes.map(index => {
      if (index.kind !== 'range') return this.#operand(index)
      return `${this.#operand(index.from)}..${this.#operand(index.to)}`
    })
    return `${this.#operand(node.target)}[${indexes.join(',')}]`
  }

  #list(items: readonly Expression[]): string {
    return `[${items.map(item => (item.kind === 'range' ? this.#sequence(item) : this.#print(item))).join(',')}]`
  }

  /** The numbers of a range, without brackets around them. */
  #sequence(node: RangeNode): string {
    const bounds = `k_=${this.#interval(node)}`
    if (!node.next) {
      if (!node.step) return `seq(k_,${bounds})`
      const downwards = `${this.#operand(node.to)}<${this.#operand(node.from)}`
      return `seq(k_,${bounds},when(${downwards},-1,1)*${this.#operand(node.step)})`
    }
    return `seq(k_,${bounds},${this.#operand(node.next)}-${this.#operand(node.from)})`
  }

  #property(node: Expression & { kind: 'property' }): string {
    const object = node.object.kind === 'name' ? node.object.name : this.#print(node.object)
    const role = node.args ? 'function' : 'variable'
    const symbol = this.#names(`${object}:${node.property}`, role)
    return node.args ? `${symbol}(${node.args.map(arg => this.#print(arg)).join(',')})` : symbol
  }

  #lambda(node: Expression & { kind: 'lambda' }): string {
    const names = node.parameters.map(parameter => parameter.name)
    const parameters = names.map(name => this.#boundSymbol(name)).join(',')
    return `(${parameters})->${this.#within(names).#operand(node.body)}`
  }
}

function isAtom(node: Expression): boolean {
  switch (node.kind) {
    case 'number':
    case 'quoted':
    case 'constant':
    case 'name':
    case 'call':
    case 'index':
    case 'list':
    case 'matrix':
      return true
  }
  return false
}

/** A sum in brackets beside `.-` would become one sum with it, without its sign: the engine reads `(a-b) .- c` as a-b+c. */
const apart = (text: string): string => (text.startsWith('(') ? `id${text}` : text)

function isPlainRow(operator: BinaryOperator): boolean {
  return operator === '+' || operator === '-' || operator === '*' || operator === '/'
}

function isLogical(operator: BinaryOperator): boolean {
  return operator === 'and' || operator === 'or' || operator === 'xor'
}

/** Whole numbers without leading zeros: the engine takes those for octal. Decimals as they are. */
function engineNumber(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text
}
