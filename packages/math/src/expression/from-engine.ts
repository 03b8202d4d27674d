/** Values of the engine to trees, in the form a person would write them. */
import { calledValue } from './from-engine-calls.ts'
import { textFromEngine } from './engine-texts.ts'
import type { EngineValue } from './engine-value.ts'
import { binary, constant, floatNode, integerNode, list, minus, name, number } from './build.ts'
import type { Expression, NumberNode } from './tree.ts'

/** Name of the worksheet behind a symbol of the engine. */
export type WorksheetNames = (symbol: string) => string

export interface ReadOptions {
  /** The numbers of the answer's `array`, row by row. */
  readonly numbers?: ArrayLike<number>
  /** Elements are counted from 1; the engine counts from 0. */
  readonly oneIndexed?: boolean
}

const ELEMENT: ReadonlySet<string> = new Set(['at', '[]'])

const CONSTANTS = new Set(['pi', 'e', 'i', 'infinity', 'undef', 'true', 'false'])

/**
 * The tree of an engine's answer: fractions instead of inverses, differences instead of added
 * negatives, roots instead of fractional powers. Spans are empty.
 * @param names gives the name behind a symbol, such as `F` for `F_12`
 */
export function fromEngine(value: EngineValue, names: WorksheetNames, options: ReadOptions = {}): Expression {
  const read = (part: EngineValue): Expression => fromEngine(part, names, options)
  switch (value.t) {
    case 'int':
      return integerNode(value.v)
    case 'rat': {
      const quotient = binary('/', integerNode(value.n.replace('-', '')), number(value.d))
      return value.n.startsWith('-') ? minus(quotient) : quotient
    }
    case 'float':
      return floatNode(value.v)
    case 'real':
      return integerNode(value.v)
    case 'complex':
      return complexNode(read(value.re), read(value.im))
    case 'name':
      return namedValue(value.v, names)
    case 'call':
      if (ELEMENT.has(value.f) && value.args.length >= 2)
        return elementOf(value.args.map(read), options.oneIndexed === true)
      return calledValue(value.f, value.args, read, names)
    case 'list':
      return listValue(value.kind, value.items.map(read))
    case 'array':
      return arrayValue(value.shape, options.numbers ?? [])
    case 'string':
      return { kind: 'quoted', text: textFromEngine(value.v), span: { start: 0, end: 0 } }
    case 'text':
      return name(value.v)
    case 'function':
      return {
        kind: 'lambda',
        parameters: value.params.map(param => name(names(param))),
        body: read(value.body),
        span: { start: 0, end: 0 },
      }
  }
}

function elementOf([target, ...places]: readonly Expression[], oneIndexed: boolean): Expression {
  const indexes = oneIndexed ? places.map(fromOne) : places
  return { kind: 'index', target: target!, indexes, span: { start: 0, end: 0 } }
}

/** A place counted from 1: `k - 1` was `k`. */
function fromOne(place: Expression): Expression {
  if (place.kind === 'range') return { ...place, from: fromOne(place.from), to: fromOne(place.to) }
  const shift = place.kind === 'binary' && isWhole(place.right) ? place : null
  if (place.kind === 'number' && isWhole(place)) return number(String(BigInt(place.text) + 1n))
  if (shift?.operator === '+') return binary('+', shift.left, fromOne(shift.right))
  if (shift?.operator !== '-') return binary('+', place, number('1'))
  const rest = BigInt((shift.right as NumberNode).text) - 1n
  return rest === 0n ? shift.left : binary('-', shift.left, number(String(rest)))
}

function isWhole(node: Expression): boolean {
  return node.kind === 'number' && /^\d+$/.test(node.text)
}

function namedValue(symbol: string, names: WorksheetNames): Expression {
  if (symbol === '-infinity') return minus(constant('infinity'))
  if (symbol === 'unsigned_inf' || symbol === '+infinity') return constant('infinity')
  return CONSTANTS.has(symbol) ? constant(symbol as 'pi') : name(names(symbol))
}

function listValue(kind: string, items: readonly Expression[]): Expression {
  const rows = items.map(item => (item.kind === 'list' ? item.items : null))
  const width = rows[0]?.length ?? 0
  if (kind === 'matrix' && width > 0 && rows.every(row => row?.length === width)) {
    return { kind: 'matrix', rows: rows as readonly (readonly Expression[])[], span: { start: 0, end: 0 } }
  }
  return list(items)
}

function arrayValue(shape: readonly number[], numbers: ArrayLike<number>): Expression {
  const [rows = 0, columns] = shape
  if (columns === undefined)
    return list(Array.from({ length: rows }, (_, index) => floatNode(numbers[index] ?? NaN)))
  const matrix = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => floatNode(numbers[row * columns + column] ?? NaN)),
  )
  return { kind: 'matrix', rows: matrix, span: { start: 0, end: 0 } }
}

/** `a + b i` with the ones and zeros left out. */
function complexNode(re: Expression, im: Expression): Expression {
  const negative = im.kind === 'unary' && im.operator === '-'
  const size = negative ? im.operand : im
  const one = size.kind === 'number' && /^1(\.0*)?$/.test(size.text)
  const part = one ? constant('i') : binary('*', size, constant('i'))
  if (re.kind === 'number' && /^0(\.0*)?$/.test(re.text)) return negative ? minus(part) : part
  return binary(negative ? '-' : '+', re, part)
}
