/** Formulas of Mathcad, which are trees of XML with the operator first, as trees. Both its formats have the same words. */
import { callOf, columnOf, infixOf, numberOf, Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import { childNamed } from '../xml.ts'
import type { XmlElement } from '../xml.ts'
import { boundOf, derivativeOf, limitOf, rangeOf } from './calculus.ts'
import { nameOf, unitOf } from './names.ts'
import { choiceOf, loopOf, programOf } from './programs.ts'
import { fail, only, sequence, targetNames } from './reading.ts'
import type { Environment, FormulaReader } from './reading.ts'
import { shapeOf } from './shapes.ts'
import { commanded, solved, SOLVERS } from './solve-blocks.ts'
import { itemByItem } from './values.ts'

const INFIX: Readonly<Record<string, string>> = {
  plus: '+', minus: '-', mult: '*', div: '/', pow: '^', scale: '*', equal: '=', notEqual: '!=',
  lessThan: '<', greaterThan: '>', lessOrEqual: '<=', greaterOrEqual: '>=', and: 'and', or: 'or', xor: 'xor',
  crossProduct: 'cross', dotProduct: '*', addWithLineBreak: '+',
} // prettier-ignore

/** Functions whose values stand for curves through points, and are no numbers of their own here. */
export const CURVES = new Set(['cspline', 'lspline', 'pspline', 'regress'])

export class MathReader implements FormulaReader {
  readonly environment: Environment

  constructor(environment: Environment) {
    this.environment = environment
  }

  isDefined(name: string): boolean {
    return this.environment.isDefined(name)
  }

  within(isDefined: (name: string) => boolean): MathReader {
    return new MathReader({ ...this.environment, isDefined })
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
        return programOf(this, children)
      case 'ifThen':
      case 'if':
        return choiceOf(this, children)
      case 'for':
        return loopOf(this, children)
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
        return rangeOf(this, children)
      case 'placeholder':
        throw new Unread('A place of the formula is empty.')
      default:
        throw new Unread(`${name} has no counterpart here.`)
    }
  }

  #named(element: XmlElement): Formula {
    const name = nameOf(element)
    const label = element.attributes['labels']
    if (label !== 'VARIABLE' && !this.isDefined(name) && name === 'g') return { kind: 'unit', unit: 'g_n' }
    if (name === '∞') return { kind: 'name', name: 'infinity' }
    const isUnitName =
      label === 'UNIT' ||
      (label !== 'VARIABLE' && label !== 'FUNCTION' && label !== 'CONSTANT' && !this.isDefined(name))
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
        const shape = shapeOf(of, this.environment.shapeOf)
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
        return limitOf(this, operands, operator.attributes['direction'])
      case 'indexer':
        return { kind: 'element', of: read(0), places: sequence(operands[1]!).map(place => this.read(place)) }
      case 'matcol':
        return { kind: 'call', name: 'col', args: [read(0), read(1)] }
      case 'id': {
        const name = nameOf(operator)
        const args = operands.flatMap(sequence)
        if (SOLVERS.has(name.toLowerCase()) && !this.isDefined(name)) return this.#solved(name, args)
        return this.#called(name, args)
      }
      case 'integral':
        return boundOf(this, 'integrate', operands)
      case 'summation':
        return boundOf(this, 'sum', operands)
      case 'product':
        return boundOf(this, 'product', operands)
      case 'derivative':
      case 'functionDerivative':
        return derivativeOf(this, operands)
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
    if ((name === 'max' || name === 'min') && args.some(arg => shapeOf(arg, this.environment.shapeOf)))
      return callOf(name, columnOf(args))
    if (name === 'interp' && args.length === 4 && !this.isDefined(name)) return this.#interpolated(args)
    // The value of the unknown is the guess.
    const isGuessed = unknown?.kind === 'name' && args.length === 2 && this.isDefined(unknown.name)
    if (name !== 'root' || !isGuessed || this.isDefined(name)) return callOf(name, ...args)
    const conditions = [infixOf(of!, '=', numberOf(0))]
    const { origin, before } = this.environment
    return solved({ solver: 'find', goal: null, unknowns: [unknown], conditions, before }, origin)
  }

  /** The curve says what it is: `interp(cspline(X, Y), X, Y, x)`, also by a name. */
  #interpolated([named, xs, ys, x]: readonly Formula[]): Formula {
    const curve = named?.kind === 'name' ? this.environment.curveOf(named.name) : named
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

  /** The end of a solve block. */
  #solved(solver: string, args: readonly XmlElement[]): Formula {
    const { origin, before } = this.environment
    const conditions = this.environment.conditions.map(one => this.read(one))
    const all = args.map(arg => this.within(() => true).read(arg))
    const goal = /^m(?:in|ax)imize$/i.test(solver) ? (all.shift() ?? null) : null
    return solved({ solver, goal, unknowns: all, conditions, before }, origin)
  }

  /** Reads `→` with its commands. */
  #symbolic([of, ...others]: readonly XmlElement[]): Formula {
    if (!of) throw new Unread('The formula is empty.')
    // Names without a value are symbols.
    const reader = this.within(() => true)
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

  #defined([target, value]: readonly XmlElement[]): Formula {
    if (!target || !value) throw new Unread('The definition has no value.')
    if (target.name !== 'function') {
      const names = targetNames(target)
      const inner = this.within(theirs => this.isDefined(theirs) || names.includes(theirs))
      return { kind: 'assign', target: inner.read(target), value: this.#valueOf(value) }
    }
    const name = nameOf(target.children[0]!)
    const parameters = (childNamed(target, 'boundVars')?.children ?? []).map(nameOf)
    const inner = this.within(theirs => parameters.includes(theirs) || this.isDefined(theirs))
    const args = parameters.map((parameter): Formula => ({ kind: 'name', name: parameter }))
    return { kind: 'assign', target: { kind: 'call', name, args }, value: inner.#valueOf(value) }
  }

  /** A definition may show its value at once. */
  #valueOf(value: XmlElement): Formula {
    return this.read(value.name === 'eval' ? value.children[0]! : value)
  }
}

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
