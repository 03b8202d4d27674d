/**
 * Responsibilities: values with their uncertainties as they are shown: two digits of the uncertainty, and
 * the value to the same place.
 *
 * Source: JCGM 100:2008 (GUM), 7.2.6.
 */
import type { Expression } from '@calcwright/math/expression'
import type { NumericValue as Numbers } from '@calcwright/math/numeric'
import type { NumericValue } from '../block-result.ts'
import { itemUnit } from '../values/shown-unit.ts'
import type { ShownUnit } from '../values/shown-unit.ts'

/** @returns an uncertainty in SI units in the shown unit, where only its size counts: it is a difference */
export function spreadInUnit(spread: Numbers, unit: ShownUnit, value: NumericValue = null): NumericValue {
  if (Array.isArray(spread)) {
    const items = spread as readonly Numbers[]
    const values = Array.isArray(value) ? (value as readonly NumericValue[]) : []
    return items.map((item, index) =>
      spreadInUnit(item, unit.kind === 'one' ? unit : itemUnit(unit, index), values[index] ?? null),
    )
  }
  const level = unit.kind === 'one' ? unit.unit?.level : undefined
  if (level && unit.kind === 'one') {
    const size = unit.unit!.factor.toNumber() * 10 ** (Number(value) / level)
    return Number(((level / Math.LN10) * (Number(spread) / size)).toPrecision(12))
  }
  const factor = unit.kind === 'one' && unit.unit ? unit.unit.factor.toNumber() : 1
  // Differences have given it: its last digits mean nothing.
  return Number((Number(spread) / factor).toPrecision(12))
}

const NOWHERE = { start: 0, end: 0 }

/** @param digits of a value that has an uncertainty of 0 */
export function uncertainTree(value: NumericValue, spread: NumericValue, digits: number): Expression {
  if (Array.isArray(value)) {
    const spreads = Array.isArray(spread) ? (spread as readonly NumericValue[]) : []
    const items = (value as readonly NumericValue[]).map((item, index) =>
      uncertainTree(item, spreads[index] ?? 0, digits),
    )
    if (items.length > 0 && items.every(item => item.kind === 'list'))
      return { kind: 'matrix', rows: items.map(row => row.items), span: NOWHERE }
    return { kind: 'list', items, span: NOWHERE }
  }
  return uncertainNumber(Number(value), Number(spread), digits)
}

/** Powers of ten between which numbers are written without one. */
const [SMALLEST, LARGEST] = [-4, 6]
/** Digits of an uncertainty. */
const OF_SPREAD = 2

function uncertainNumber(value: number, spread: number, digits: number): Expression {
  if (spread === 0) {
    const [text] = [String(Number(value.toPrecision(digits)))]
    return plusMinus(signed(text), numeral('0'))
  }
  const rounded = Number(spread.toPrecision(OF_SPREAD))
  const last = exponentOf(rounded) - OF_SPREAD + 1
  const largest = exponentOf(Math.max(Math.abs(value), rounded))
  const isPlain = largest >= SMALLEST && largest < LARGEST && last <= 0
  const scale = isPlain ? 0 : largest
  const places = Math.max(scale - last, 0)
  const text = (number: number): string => scaled(number, scale).toFixed(Math.min(places, 100))
  const tree = plusMinus(signed(text(value)), numeral(text(rounded)))
  if (scale === 0) return tree
  const power = binary('^', numeral('10'), signed(String(scale)))
  return binary('*', tree, power)
}

const exponentOf = (number: number): number => Number(number.toExponential().split('e')[1])

/** Divides by a power of ten in the decimal text, so that no digit changes. */
function scaled(number: number, exponent: number): number {
  const [digits = '0', power = '0'] = number.toExponential().split('e')
  return Number(`${digits}e${Number(power) - exponent}`)
}

const plusMinus = (value: Expression, spread: Expression): Expression => binary('±', value, spread)

function binary(operator: '±' | '*' | '^', left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator, left, right, operatorSpan: NOWHERE, span: NOWHERE }
}

const numeral = (text: string): Expression => ({ kind: 'number', text, span: NOWHERE })

/** -0.0 is 0.0. */
function signed(text: string): Expression {
  if (!text.startsWith('-')) return numeral(text)
  const size = numeral(text.slice(1))
  if (Number(text) === 0) return size
  return { kind: 'unary', operator: '-', operand: size, span: NOWHERE }
}
