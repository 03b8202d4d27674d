/** Formulas of Mathcad, which are trees of XML with the operator first, as trees. Both its formats have the same words. */
import { callOf, columnOf, infixOf, nameOf as named, numberOf, Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import { childNamed } from '../xml.ts'
import type { XmlElement } from '../xml.ts'
import { nameOf, unitOf } from './names.ts'
import { shapeOf } from './shapes.ts'
import type { ShapeOfName } from './shapes.ts'
import { commanded, solved, SOLVERS } from './solve-blocks.ts'
import { itemByItem, withLastChoice, withOtherwise } from './values.ts'

const INFIX: Readonly<Record<string, string>> = {
  plus: '+', minus: '-', mult: '*', div: '/', pow: '^', scale: '*', equal: '=', notEqual: '!=',
  lessThan: '<', greaterThan: '>', lessOrEqual: '<=', greaterOrEqual: '>=', and: 'and', or: 'or', xor: 'xor',
  crossProduct: 'cross', dotProduct: '*', addWithLineBreak: '+',
} // prettier-ignore

/** Names and settings where a formula stands. */
export interface Environment {
  /** Whether a name is a variable where the formula stands: a unit of its name is then hidden. */
  readonly isDefined: (name: string) => boolean
  /** Whether a name is a list or a matrix there. */
  readonly shapeOf: ShapeOfName
  /** The place of the first item of a list. */
  readonly origin: number
  /** The curve through points that a name stands for, as `cspline` gives it. */
  readonly curveOf: (name: string) => Formula | undefined
  /** Takes a value that stands in a line of its own before the formula: @returns the name that it has there. */
  readonly before: (value: Formula) => Formula
  /** Conditions of the solve block that the formula ends. */
  readonly conditions: readonly XmlElement[]
}

/** Functions whose values stand for curves through points, and are no numbers of their own here. */
export const CURVES = new Set(['cspline', 'lspline', 'pspline', 'regress'])

export class MathReader {
  readonly #environment: Environment
  readonly #isDefined: (name: string) => boolean

  constructor(environment: Environment) {
    this.#environment = environment
    this.#isDefined = environment.isDefined
  }

  #within(isDefined: (name: string) => boolean): MathReader {
    return new MathReader({ ...this.#environment, isDefined })
  }

  /** @throws Unread */
  read(element: XmlElement): Formula {
    const { name, children, attributes } = element
    switch (name) {
      case 'real':
        return { kind: 'number', text: element.text.trim() }
      case 'imag':
        return {
          kind: 'infix',
          sign: '*',
          left: { kind: 'number', text: element.text.trim() },
          right: { kind: 'name', name: 'i' },
        }
      case 'id':
        return this.#named(element)
      case 'str':
        return { kind: 'quoted', text: element.text }
      case 'parens':
      case 'unitOverride':
        return this.read(only(element))
      case 'provenance':
        return this.read(children.at(-1)!)
      case 'apply':
        return this.#applied(children)
      case 'matrix':
        return columnMajor(
          children.map(child => this.read(child)),
          Number(attributes['rows']),
          Number(attributes['cols']),
        )
      case 'define':
      case 'globalDefine':
      case 'localDefine':
        return this.#defined(children)
      case 'eval':
        return this.read(children[0]!)
      case 'symEval':
        return this.#symbolic(children)
      case 'program':
        return this.#program(children)
      case 'ifThen':
      case 'if':
        return this.#choice(children)
      case 'for':
        return this.#loop(children)
      case 'while':
        return { kind: 'while', test: this.read(children[0]!), body: this.read(children[1]!) }
      case 'return':
        return { kind: 'return', value: this.read(only(element)) }
      case 'tryCatch':
        return { kind: 'attempt', of: this.read(children[0] ?? fail('A place of the formula is empty.')) }
      case 'break':
      case 'continue':
        return { kind: 'jump', word: name }
      case 'range':
        return this.#range(children)
      case 'placeholder':
        throw new Unread('A place of the formula is empty.')
      default:
        throw new Unread(`${name} has no counterpart here.`)
    }
  }

  #named(element: XmlElement): Formula {
    const name = nameOf(element)
    const label = element.attributes['labels']
    if (label !== 'VARIABLE' && !this.#isDefined(name) && name === 'g') return { kind: 'unit', unit: 'g_n' }
    if (name === '∞') return { kind: 'name', name: 'infinity' }
    const isUnitName =
      label === 'UNIT' ||
      (label !== 'VARIABLE' && label !== 'FUNCTION' && label !== 'CONSTANT' && !this.#isDefined(name))
    const unit = isUnitName ? unitOf(name) : undefined
    if (unit !== undefined) return { kind: 'unit', unit }
    if (label === 'UNIT') throw new Unread(`The unit ${name} is not known.`)
    return { kind: 'name', name: name === 'π' ? 'pi' : name }
  }

  #applied([operator, ...operands]: readonly XmlElement[]): Formula {
    if (!operator) throw new Unread('The formula is empty.')
    const read = (at: number): Formula => this.read(operands[at] ?? fail('The formula has too few operands.'))
    const sign = Object.hasOwn(INFIX, operator.name) ? INFIX[operator.name] : undefined
    // A column of a table without a unit has an empty place for it.
    if (operator.name === 'scale' && operands[1]?.name === 'placeholder') return read(0)
    if (sign !== undefined && sign !== 'cross') return { kind: 'infix', sign, left: read(0), right: read(1) }
    switch (operator.name) {
      case 'neg':
        return { kind: 'minus', of: read(0) }
      case 'not':
        return { kind: 'not', of: read(0) }
      case 'factorial':
        return { kind: 'factorial', of: read(0) }
      case 'percent':
        return { kind: 'infix', sign: '*', left: read(0), right: { kind: 'unit', unit: '%' } }
      case 'sqrt':
        return { kind: 'call', name: 'sqrt', args: [read(0)] }
      case 'nthRoot':
        return this.#root(operands)
      case 'absval': {
        const of = read(0)
        const shape = shapeOf(of, this.#environment.shapeOf)
        return callOf(shape === 'matrix' ? 'determinant' : shape === 'list' ? 'norm' : 'abs', of)
      }
      case 'vectorize':
        return itemByItem(read(0))
      case 'Find':
      case 'Minerr':
      case 'Minimize':
      case 'Maximize':
        return this.#solved(operator.name, operands.flatMap(sequence))
      case 'polyroots':
      case 'root':
        return this.#called(operator.name, operands.flatMap(sequence))
      case 'vectorSum':
        return callOf('sum', read(0))
      case 'conjugate':
        return callOf('conj', read(0))
      case 'matrow':
        return callOf('row', read(0), read(1))
      case 'limit':
        return this.#limit(operands, operator.attributes['direction'])
      case 'indexer':
        return { kind: 'element', of: read(0), places: sequence(operands[1]!).map(place => this.read(place)) }
      case 'matcol':
        return { kind: 'call', name: 'col', args: [read(0), read(1)] }
      case 'id': {
        const name = nameOf(operator)
        const args = operands.flatMap(sequence)
        if (SOLVERS.has(name.toLowerCase()) && !this.#isDefined(name)) return this.#solved(name, args)
        return this.#called(name, args)
      }
      case 'integral':
        return this.#bound('integrate', operands)
      case 'summation':
        return this.#bound('sum', operands)
      case 'product':
        return this.#bound('product', operands)
      case 'derivative':
      case 'functionDerivative':
        return this.#derivative(operands)
      case 'crossProduct':
        return { kind: 'call', name: 'cross', args: [read(0), read(1)] }
      case 'transpose':
      case 'determinant':
        return { kind: 'call', name: operator.name, args: [read(0)] }
      default:
        throw new Unread(`${operator.name} has no counterpart here.`)
    }
  }

  #called(name: string, operands: readonly XmlElement[]): Formula {
    const args = operands.map(arg => this.read(arg))
    const [of, unknown] = args
    if ((name === 'max' || name === 'min') && args.some(arg => shapeOf(arg, this.#environment.shapeOf)))
      return callOf(name, columnOf(args))
    if (name === 'interp' && args.length === 4 && !this.#isDefined(name)) return this.#interpolated(args)
    // The value of the unknown is the guess.
    const isGuessed = unknown?.kind === 'name' && args.length === 2 && this.#isDefined(unknown.name)
    if (name !== 'root' || !isGuessed || this.#isDefined(name)) return callOf(name, ...args)
    const conditions = [infixOf(of!, '=', numberOf(0))]
    const { origin, before } = this.#environment
    return solved({ solver: 'find', goal: null, unknowns: [unknown], conditions, before }, origin)
  }

  /** The curve says what it is: `interp(cspline(X, Y), X, Y, x)`, also by a name. */
  #interpolated([named, xs, ys, x]: readonly Formula[]): Formula {
    const curve = named?.kind === 'name' ? this.#environment.curveOf(named.name) : named
    if (curve?.kind !== 'call' || !CURVES.has(curve.name))
      throw new Unread('The curve of interp is not known: it is none of cspline, lspline and regress.')
    return callOf(`interp_${curve.name}`, xs!, ys!, ...curve.args.slice(2), x!)
  }

  /** Its first operand is the order, empty for the square root. */
  #root([order, of]: readonly XmlElement[]): Formula {
    if (!of) return { kind: 'call', name: 'sqrt', args: [this.read(order!)] }
    if (order!.name === 'placeholder') return { kind: 'call', name: 'sqrt', args: [this.read(of)] }
    const one: Formula = { kind: 'number', text: '1' }
    return {
      kind: 'infix',
      sign: '^',
      left: this.read(of),
      right: { kind: 'infix', sign: '/', left: one, right: this.read(order!) },
    }
  }

  /** A lambda with its variable, then the ends. */
  #bound(name: string, operands: readonly XmlElement[]): Formula {
    const lambda = operands.find(one => one.name === 'lambda')
    const bounds = operands
      .filter(one => one.name !== 'lambda')
      .flatMap(one => (one.name === 'bounds' ? one.children : sequence(one)))
    const variable = childNamed(lambda, 'boundVars')?.children[0]
    const body = lambda?.children.find(one => one.name !== 'boundVars')
    const limits = bounds.filter(one => one.name !== 'placeholder')
    // A sum without a variable goes over the items of a list.
    if (name === 'sum' && body && variable?.name === 'placeholder') return callOf('sum', this.read(body))
    // A sum without limits goes over the range of its variable, an integral without is a function.
    if (!variable || !body || (limits.length !== 2 && limits.length > 0))
      throw new Unread(`The limits of ${name} cannot be read.`)
    const inner = this.#within(theirs => theirs === nameOf(variable) || this.#isDefined(theirs))
    return {
      kind: 'call',
      name,
      args: [
        inner.read(body),
        { kind: 'name', name: nameOf(variable) },
        ...limits.map(one => this.read(one)),
      ],
    }
  }

  /** A lambda with its variable, then where it goes to. */
  #limit(operands: readonly XmlElement[], direction: string | undefined): Formula {
    const lambda = operands.find(one => one.name === 'lambda')
    const variable = childNamed(lambda, 'boundVars')?.children[0]
    const body = lambda?.children.find(one => one.name !== 'boundVars')
    const to = operands.find(one => one !== lambda)
    if (!variable || !body || !to) throw new Unread('The limit cannot be read.')
    const inner = this.#within(theirs => theirs === nameOf(variable) || this.#isDefined(theirs))
    const side = direction === 'left' ? -1 : direction === 'right' ? 1 : 0
    return callOf(
      'limit',
      inner.read(body),
      named(nameOf(variable)),
      this.read(to),
      ...(side === 0 ? [] : [numberOf(side)]),
    )
  }

  /** The end of a solve block. */
  #solved(solver: string, args: readonly XmlElement[]): Formula {
    const { origin, before } = this.#environment
    const conditions = this.#environment.conditions.map(one => this.read(one))
    const all = args.map(arg => this.#within(() => true).read(arg))
    const goal = /^m(?:in|ax)imize$/i.test(solver) ? (all.shift() ?? null) : null
    return solved({ solver, goal, unknowns: all, conditions, before }, origin)
  }

  /** Reads `→` with its commands. */
  #symbolic([of, ...others]: readonly XmlElement[]): Formula {
    if (!of) throw new Unread('The formula is empty.')
    // Names without a value are symbols.
    const reader = this.#within(() => true)
    return others
      .filter(({ name }) => name === 'command')
      .reduce((result, { children }) => {
        const [word, ...args] = children.flatMap(sequence)
        if (!word || word.name === 'placeholder') return result
        return commanded(
          result,
          nameOf(word),
          args.map(arg => reader.read(arg)),
        )
      }, reader.read(of))
  }

  #derivative(operands: readonly XmlElement[]): Formula {
    const lambda = operands.find(one => one.name === 'lambda')
    const variable = childNamed(lambda, 'boundVars')?.children[0]
    const body = lambda?.children.find(one => one.name !== 'boundVars')
    if (!variable || !body) throw new Unread('The derivative cannot be read.')
    const degree = operands.find(one => one.name === 'degree')?.children[0]
    const inner = this.#within(theirs => theirs === nameOf(variable) || this.#isDefined(theirs))
    const order = degree && degree.name !== 'placeholder' ? [this.read(degree)] : []
    return {
      kind: 'call',
      name: 'diff',
      args: [inner.read(body), { kind: 'name', name: nameOf(variable) }, ...order],
    }
  }

  #defined([target, value]: readonly XmlElement[]): Formula {
    if (!target || !value) throw new Unread('The definition has no value.')
    if (target.name !== 'function') {
      const names = targetNames(target)
      const inner = this.#within(theirs => this.#isDefined(theirs) || names.includes(theirs))
      return { kind: 'assign', target: inner.read(target), value: this.#valueOf(value) }
    }
    const name = nameOf(target.children[0]!)
    const parameters = (childNamed(target, 'boundVars')?.children ?? []).map(nameOf)
    const inner = this.#within(theirs => parameters.includes(theirs) || this.#isDefined(theirs))
    const args = parameters.map((parameter): Formula => ({ kind: 'name', name: parameter }))
    return { kind: 'assign', target: { kind: 'call', name, args }, value: inner.#valueOf(value) }
  }

  /** A definition may show its value at once. */
  #valueOf(value: XmlElement): Formula {
    return this.read(value.name === 'eval' ? value.children[0]! : value)
  }

  /** `a .. b` in steps of 1, `a, b .. c` in steps of b - a: a list. */
  #range(children: readonly XmlElement[]): Formula {
    const [first, ...rest] = children.flatMap(sequence).map(child => this.read(child))
    const last = rest.at(-1)
    if (!first || !last) throw new Unread('A range cannot be read.')
    const index: Formula = { kind: 'name', name: 'n_k' }
    if (rest.length === 1) return { kind: 'call', name: 'seq', args: [index, index, first, last] }
    const step: Formula = { kind: 'infix', sign: '-', left: rest[0]!, right: first }
    const count: Formula = {
      kind: 'infix',
      sign: '/',
      left: { kind: 'infix', sign: '-', left: last, right: first },
      right: step,
    }
    const item: Formula = {
      kind: 'infix',
      sign: '+',
      left: first,
      right: { kind: 'infix', sign: '*', left: index, right: step },
    }
    return {
      kind: 'call',
      name: 'seq',
      args: [item, index, { kind: 'number', text: '0' }, { kind: 'call', name: 'round', args: [count] }],
    }
  }

  /** Mathcad 15 has `otherwise` beside the `ifThen` before it. */
  #program(children: readonly XmlElement[]): Formula {
    const names = new Set(children.flatMap(assigned))
    const inner = this.#within(theirs => names.has(theirs) || this.#isDefined(theirs))
    const statements: Formula[] = []
    for (const child of children) {
      const before = statements.at(-1)
      if (child.name === 'otherwise' && before?.kind === 'choice')
        statements[statements.length - 1] = withOtherwise(before, inner.read(child.children[0]!))
      else if (child.name !== 'placeholder') statements.push(inner.read(child))
    }
    return { kind: 'block', statements: withLastChoice(statements) }
  }

  #choice(children: readonly XmlElement[]): Formula {
    const part = (name: string): XmlElement | undefined =>
      children.find(child => child.name === name)?.children[0]
    const [test, then] = [part('test') ?? children[0], part('then') ?? children[1]]
    const otherwise = part('else') ?? (children.length > 2 ? children[2] : undefined)
    if (!test || !then) throw new Unread('A choice cannot be read.')
    return {
      kind: 'choice',
      test: this.read(test),
      value: this.read(then),
      otherwise: otherwise && otherwise.name !== 'placeholder' ? this.read(otherwise) : null,
    }
  }

  #loop([variable, range, body]: readonly XmlElement[]): Formula {
    if (!variable || !range || !body) throw new Unread('A loop cannot be read.')
    if (range.name !== 'range') return this.#loopOver(nameOf(variable), range, body)
    const limits = range.children.flatMap(sequence).map(limit => this.read(limit))
    const [from, to] = [limits[0], limits.at(-1)]
    if (!from || !to || limits.length < 2) throw new Unread('A range cannot be read.')
    const step = limits.length > 2 ? { step: infixOf(limits[1]!, '-', from) } : {}
    const name = nameOf(variable)
    const inner = this.#within(theirs => theirs === name || this.#isDefined(theirs))
    return { kind: 'for', variable: name, from, to, ...step, body: inner.read(body) }
  }

  /** A loop over the items of a list. */
  #loopOver(name: string, list: XmlElement, body: XmlElement): Formula {
    const { origin } = this.#environment
    const of = this.read(list)
    const size = callOf('length', of)
    const to = origin === 1 ? size : infixOf(size, '-', numberOf(1))
    const item: Formula = { kind: 'element', of, places: [named('n_e')] }
    const start: Formula = { kind: 'assign', target: named(name), value: item }
    const inner = this.#within(theirs => theirs === name || this.#isDefined(theirs))
    const statements = [start, inner.read(body)]
    return { kind: 'for', variable: 'n_e', from: numberOf(origin), to, body: { kind: 'block', statements } }
  }
}

/** Names that the left side of a definition gives a value to. */
function targetNames(target: XmlElement): readonly string[] {
  if (target.name === 'id') return [nameOf(target)]
  if (target.name === 'apply') return target.children.slice(1, 2).flatMap(targetNames)
  return target.children.flatMap(targetNames)
}

/** Names that a statement of a program assigns to, at any depth. */
const assigned = (element: XmlElement): string[] =>
  element.name === 'localDefine' && element.children[0]
    ? [...targetNames(element.children[0])]
    : element.children.flatMap(assigned)

const sequence = (element: XmlElement): readonly XmlElement[] =>
  element.name === 'sequence' ? element.children : [element]

/** Items stand column by column. */
function columnMajor(items: readonly Formula[], rows: number, columns: number): Formula {
  if (rows * columns !== items.length || items.length === 0)
    throw new Unread('The size of a matrix cannot be read.')
  return {
    kind: 'rows',
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => items[column * rows + row]!),
    ),
  }
}

function only({ children }: XmlElement): XmlElement {
  return children[0] ?? fail('A place of the formula is empty.')
}

function fail(sentence: string): never {
  throw new Unread(sentence)
}
