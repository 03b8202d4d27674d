/** From formulas over SI numbers to closures. */
import { operationName } from '@calcwright/reference/functions'
import type { CallNode, Expression, IndexNode, RangeNode, UnaryNode } from '../expression/tree.ts'
import { divideItems, negate } from './arithmetic.ts'
import { nearWhole } from './close.ts'
import { meaningOfDerivative, readsCurves } from './derivatives.ts'
import { binaryClosure, compareClosure } from './operators.ts'
import { differenceFromOne } from './near-one.ts'
import { noisyOperation } from './noisy.ts'
import { notingCentre } from './switches.ts'
import type { Closure, Frame } from './value.ts'
import { rangeOf } from './ranges.ts'
import { type BodyCompiler, type Callable, callUser, notingLoss, type Shared } from './shared.ts'
import type { NumericNames } from './types.ts'
import { Unsuitable } from './unsuitable.ts'
import { Complex, fail, isList, isTrue, listOf, type NumericValue, realOf } from './value.ts'

/** Compiles calls. The compiler gets it from above, because forms of calls compile their arguments in turn. */
export type CallCompiler = (node: CallNode, compiler: Compiler) => Closure

/** The parts of a compiler that use a compiler themselves. */
export interface CompilerParts {
  readonly body: BodyCompiler
  readonly call: CallCompiler
}

/** Compiles the formulas of one body: a function, a program, or a formula by itself. */
export class Compiler {
  readonly shared: Shared
  readonly #parts: CompilerParts
  readonly #names: NumericNames
  readonly #isTop: boolean
  /** Places of bound names in the frame; the innermost binding is the last. */
  readonly #bound: { name: string; place: number; local: boolean }[] = []
  #size = 0

  /** @param isTop whether the variables of the scope are read here, as they are not in functions */
  constructor(shared: Shared, names: NumericNames, isTop: boolean, parts: CompilerParts) {
    this.shared = shared
    this.#names = names
    this.#isTop = isTop
    this.#parts = parts
  }

  get complex(): boolean {
    return this.shared.scope.complex
  }

  /** Whether integrals, derivatives and limits are to be checked. */
  get isCareful(): boolean {
    return this.shared.scope.careful !== undefined
  }

  get firstIndex(): 0 | 1 {
    return this.shared.scope.oneIndexed ? 1 : 0
  }

  /** A place in the frame for a name. @param local whether it may be read before it has a value */
  bind(name: string, local = false): number {
    const place = this.place()
    this.#bound.push({ name, place, local })
    return place
  }

  unbind(count: number): void {
    this.#bound.length -= count
  }

  /** A place in the frame without a name. */
  place(): number {
    this.#size += 1
    return this.#size - 1
  }

  /** Where an assignment to a name puts the value; undefined for a name of neither kind. */
  target(name: string): { readonly values: 'frame' | 'variables'; readonly place: number } | undefined {
    const bound = this.#bound.findLast(binding => binding.name === name)
    if (bound) return { values: 'frame', place: bound.place }
    const place = this.#isTop ? this.shared.scope.variables.indexOf(name) : -1
    return place < 0 ? undefined : { values: 'variables', place }
  }

  /** The user's function of this name. */
  function(name: string): Callable | undefined {
    if (this.#bound.some(binding => binding.name === name)) return undefined
    const meaning = meaningOfDerivative(name, this.#names) ?? this.#names(name)
    return meaning?.kind === 'function' ? this.shared.callable(meaning, this.#parts.body) : undefined
  }

  /** Whether a formula reads curves that are known by points. */
  readsCurves(node: Expression): boolean {
    return readsCurves(node, this.#names)
  }

  compile(node: Expression): Closure {
    switch (node.kind) {
      case 'number': {
        const value = Number(node.text)
        if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^\d+$/.test(node.text))
          throw new Unsuitable('A whole number has more digits than a decimal keeps.')
        return () => value
      }
      case 'constant':
        return constant(node.name)
      case 'name':
        return this.#name(node.name)
      case 'unary':
        return this.#unary(node)
      case 'binary': {
        const [left, right] = [this.compile(node.left), this.compile(node.right)]
        const { noise } = this.shared.scope
        const plain = binaryClosure(node.operator, left, right, this.shared.scope, this.shared)
        const operation = differenceFromOne(node, plain, this) ?? plain
        // A product of two typed numbers is a typed number in SI units.
        const isTyped = node.left.kind === 'number' && node.right.kind === 'number'
        const closure = noise && !isTyped ? noisyOperation(operation, noise) : operation
        if (this.shared.scope.centred && node.operator === '^') return notingCentre('^', [left], closure)
        const isSum = node.operator === '+' || node.operator === '-'
        return isSum && this.isCareful ? notingLoss(closure, [left, right], this.shared) : closure
      }
      case 'compare':
        return compareClosure(
          node.operands.map(operand => this.compile(operand)),
          node.relations,
        )
      case 'call':
        return this.#parts.call(node, this)
      case 'index':
        return this.#index(node)
      case 'range':
        return this.#range(node)
      case 'list':
        return this.#list(node.items)
      case 'matrix': {
        const rows = node.rows.map(row => this.#list(row))
        return frame => rows.map(row => row(frame))
      }
      case 'quantity':
        throw new Error('A quantity reached the numeric evaluation; units are resolved before.')
      case 'quoted':
      case 'property':
      case 'lambda':
      case 'program':
        throw new Unsuitable('This is no formula of numbers alone.')
    }
  }

  /** A function given as an argument, as a call with its values. */
  lambda(node: Expression): (frame: Frame, ...values: NumericValue[]) => NumericValue {
    const callable = node.kind === 'name' ? this.function(node.name) : undefined
    if (callable) return (_, ...values) => callUser(callable, values, this.shared)
    if (node.kind !== 'lambda') throw new Unsuitable('A function is needed here.')
    const places = node.parameters.map(parameter => this.bind(parameter.name))
    const body = this.compile(node.body)
    this.unbind(places.length)
    return (frame, ...values) => {
      for (let index = 0; index < places.length; index += 1) frame[places[index]!] = values[index]!
      return body(frame)
    }
  }

  #name(name: string): Closure {
    const bound = this.#bound.findLast(binding => binding.name === name)
    if (bound) return bound.local ? this.#local(name, bound.place) : frame => frame[bound.place]!
    return this.#outer(name) ?? notNumeric(name)
  }

  #outer(name: string): Closure | undefined {
    const place = this.#isTop ? this.shared.scope.variables.indexOf(name) : -1
    if (place >= 0) {
      const { variables } = this.shared
      return () => variables[place] ?? fail('number.unset', { name })
    }
    const meaning = this.#names(name)
    if (meaning?.kind !== 'value') return undefined
    // Read in each run: it may be another one by then.
    return () => meaning.value
  }

  /** A local of a program: before it has a value it is what the name means outside. */
  #local(name: string, place: number): Closure {
    const outer = this.#outer(name) ?? (() => fail('number.unset', { name }))
    return frame => frame[place] ?? outer(frame)
  }

  #unary(node: UnaryNode): Closure {
    if (node.operator === '!') {
      const { span, operand } = node
      return this.#parts.call(
        { kind: 'call', name: operationName('factorial'), nameSpan: span, args: [operand], span },
        this,
      )
    }
    const operand = this.compile(node.operand)
    switch (node.operator) {
      case '+':
        return operand
      case '-':
        return frame => {
          const value = operand(frame)
          return typeof value === 'number' ? -value : negate(value)
        }
      case 'not':
        return frame => !isTrue(operand(frame))
      case '%':
        return frame => divideItems(operand(frame), 100)
    }
  }

  #list(items: readonly Expression[]): Closure {
    const closures = items.map(item => this.compile(item))
    if (!items.some(item => item.kind === 'range')) return frame => closures.map(item => item(frame))
    return frame =>
      items.flatMap((item, at) =>
        item.kind === 'range' ? listOf(closures[at]!(frame)) : [closures[at]!(frame)],
      )
  }

  #range(node: RangeNode): Closure {
    const [from, to] = [this.compile(node.from), this.compile(node.to)]
    const next = node.next && this.compile(node.next)
    const step = node.step && this.compile(node.step)
    return frame => {
      const first = realOf(from(frame))
      const last = realOf(to(frame))
      if (next) return rangeOf(first, last, realOf(next(frame)) - first)
      return rangeOf(first, last, (step ? realOf(step(frame)) : 1) * (last < first ? -1 : 1))
    }
  }

  #index(node: IndexNode): Closure {
    const target = this.compile(node.target)
    const { firstIndex } = this
    const picks = node.indexes.map(index => {
      if (index.kind !== 'range') {
        const place = this.compile(index)
        return (frame: Frame, from: NumericValue) => itemAt(from, place(frame), firstIndex)
      }
      const [start, end] = [this.compile(index.from), this.compile(index.to)]
      return (frame: Frame, from: NumericValue) =>
        slice(from, nearWhole(realOf(start(frame))) - firstIndex, nearWhole(realOf(end(frame))) - firstIndex)
    })
    if (node.indexes.length > 1 && node.indexes.some(index => index.kind === 'range'))
      throw new Unsuitable('Part of a matrix is cut out.')
    return frame => {
      let value = target(frame)
      for (const pick of picks) value = pick(frame, value)
      return value
    }
  }
}

function notNumeric(name: string): never {
  throw new Unsuitable(`${name} has no number.`)
}

function constant(name: string): Closure {
  switch (name) {
    case 'pi':
      return () => Math.PI
    case 'e':
      return () => Math.E
    case 'i': {
      const unit = new Complex(0, 1)
      return () => unit
    }
    case 'infinity':
      return () => Infinity
    case 'true':
      return () => true
    case 'false':
      return () => false
    default:
      return () => fail('number.no-value')
  }
}

/** `v[2]`, or the items at a list of places. */
export function itemAt(from: NumericValue, place: NumericValue, firstIndex: number): NumericValue {
  if (isList(place)) return place.map(each => itemAt(from, each, firstIndex))
  const list = listOf(from)
  const at = nearWhole(realOf(place)) - firstIndex
  if (!Number.isInteger(at) || at < 0 || at >= list.length)
    fail('number.index.outside', { place: realOf(place), length: list.length })
  return list[at]!
}

function slice(from: NumericValue, start: number, end: number): NumericValue {
  const list = listOf(from)
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end >= list.length || end < start)
    fail('number.index')
  return list.slice(start, end + 1)
}
