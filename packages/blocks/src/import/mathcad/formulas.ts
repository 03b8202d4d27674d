/** Formulas of Mathcad, which are trees of XML with the operator first, as trees. Both its formats have the same words. */
import { isUnit } from '@calcwright/math/units'
import { Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import { childNamed } from '../xml.ts'
import type { XmlElement } from '../xml.ts'

const INFIX: Readonly<Record<string, string>> = {
  plus: '+', minus: '-', mult: '*', div: '/', pow: '^', scale: '*', equal: '=', notEqual: '!=',
  lessThan: '<', greaterThan: '>', lessOrEqual: '<=', greaterOrEqual: '>=', and: 'and', or: 'or', xor: 'xor',
  crossProduct: 'cross', dotProduct: '*', addWithLineBreak: '+',
} // prettier-ignore

/** Units that are called otherwise here. */
const UNITS: Readonly<Record<string, string>> = {
  gm: 'g', tonnef: 'tf', coul: 'C', in_mercury: 'inHg', '°C': 'degC', '°F': 'degF', 'Δ°C': 'deltaC', 'Δ°F': 'deltaF',
  Ω: 'ohm', sec: 's', hr: 'h', '°': 'deg', lbm: 'lb', liter: 'L', newton: 'N', joule: 'J', watt: 'W', volt: 'V', amp: 'A',
} // prettier-ignore

export class MathReader {
  readonly #isDefined: (name: string) => boolean

  /** @param isDefined whether a name is a variable where the formula stands: a unit of its name is then hidden */
  constructor(isDefined: (name: string) => boolean) {
    this.#isDefined = isDefined
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
        throw new Unread(`Texts such as "${element.text}" are no values here.`)
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
      case 'absval':
        return { kind: 'call', name: 'abs', args: [read(0)] }
      case 'indexer':
        return { kind: 'element', of: read(0), places: sequence(operands[1]!).map(place => this.read(place)) }
      case 'matcol':
        return { kind: 'call', name: 'col', args: [read(0), read(1)] }
      case 'id': {
        const name = nameOf(operator)
        return { kind: 'call', name, args: operands.flatMap(sequence).map(arg => this.read(arg)) }
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
      case 'vectorize':
      case 'determinant':
        return { kind: 'call', name: operator.name, args: [read(0)] }
      default:
        throw new Unread(`${operator.name} has no counterpart here.`)
    }
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
    if (!variable || !body || bounds.some(one => one.name === 'placeholder'))
      throw new Unread(`The limits of ${name} cannot be read.`)
    const inner = new MathReader(theirs => theirs === nameOf(variable) || this.#isDefined(theirs))
    return {
      kind: 'call',
      name,
      args: [
        inner.read(body),
        { kind: 'name', name: nameOf(variable) },
        ...bounds.map(one => this.read(one)),
      ],
    }
  }

  #derivative(operands: readonly XmlElement[]): Formula {
    const lambda = operands.find(one => one.name === 'lambda')
    const variable = childNamed(lambda, 'boundVars')?.children[0]
    const body = lambda?.children.find(one => one.name !== 'boundVars')
    if (!variable || !body) throw new Unread('The derivative cannot be read.')
    const degree = operands.find(one => one.name === 'degree')?.children[0]
    const inner = new MathReader(theirs => theirs === nameOf(variable) || this.#isDefined(theirs))
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
      const inner = new MathReader(
        theirs => this.#isDefined(theirs) || (target.name === 'id' && theirs === nameOf(target)),
      )
      return { kind: 'assign', target: inner.read(target), value: this.#valueOf(value) }
    }
    const name = nameOf(target.children[0]!)
    const parameters = (childNamed(target, 'boundVars')?.children ?? []).map(nameOf)
    const inner = new MathReader(theirs => parameters.includes(theirs) || this.#isDefined(theirs))
    const args = parameters.map((parameter): Formula => ({ kind: 'name', name: parameter }))
    return { kind: 'assign', target: { kind: 'call', name, args }, value: inner.#valueOf(value) }
  }

  /** A definition may show its value at once. */
  #valueOf(value: XmlElement): Formula {
    return this.read(value.name === 'eval' || value.name === 'symEval' ? value.children[0]! : value)
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
    const inner = new MathReader(theirs => names.has(theirs) || this.#isDefined(theirs))
    const statements: Formula[] = []
    for (const child of children) {
      const before = statements.at(-1)
      if (child.name === 'otherwise' && before?.kind === 'choice')
        statements[statements.length - 1] = withOtherwise(before, inner.read(child.children[0]!))
      else if (child.name !== 'placeholder') {
        const next = inner.read(child)
        // Values of choices that follow one another are tried in turn.
        statements.push(next)
      }
    }
    return { kind: 'block', statements }
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
    if (!variable || range?.name !== 'range' || !body)
      throw new Unread('A loop over something else than a range has no counterpart here.')
    const [from, to] = range.children.flatMap(sequence)
    if (range.children.length > 2 || range.children.some(({ name }) => name === 'sequence') || !from || !to)
      throw new Unread('A range in steps other than 1 has no counterpart here.')
    const name = nameOf(variable)
    const inner = new MathReader(theirs => theirs === name || this.#isDefined(theirs))
    return { kind: 'for', variable: name, from: this.read(from), to: this.read(to), body: inner.read(body) }
  }
}

function withOtherwise(choice: Extract<Formula, { kind: 'choice' }>, otherwise: Formula): Formula {
  return choice.otherwise?.kind === 'choice'
    ? { ...choice, otherwise: withOtherwise(choice.otherwise, otherwise) }
    : { ...choice, otherwise }
}

/** Names that a statement of a program assigns to, at any depth. */
const assigned = (element: XmlElement): string[] =>
  element.name === 'localDefine' && element.children[0]?.name === 'id'
    ? [nameOf(element.children[0])]
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

/** A name with its literal subscript. */
export function nameOf(element: XmlElement): string {
  const subscript = element.attributes['subscript']
  const span = element.children[0]
  if (span) {
    const low = span.children.find(({ name }) => name === 'Subscript')?.text
    if (low !== undefined) return `${span.text.slice(0, span.text.length - low.length)}_${low}`.trim()
  }
  const name = element.text.trim()
  return subscript === undefined ? name : `${name}_${subscript}`
}

/** @returns the unit's name here, undefined for a name that is no unit */
export function unitOf(theirs: string): string | undefined {
  const ours = Object.hasOwn(UNITS, theirs) ? UNITS[theirs]! : theirs
  return isUnit(ours) ? ours : undefined
}

function fail(sentence: string): never {
  throw new Unread(sentence)
}
