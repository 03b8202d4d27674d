/** Responsibilities: values as numbers: from the engine's answers, and in the engine's words. */
import type { EngineValue, Success } from '@calcwright/engine'
import { nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { Complex } from '@calcwright/math/numeric'
import type { NumericValue } from '@calcwright/math/numeric'
import { Rational } from '@calcwright/math/rational'

/** A value of the worksheet as numbers, and whether they are exact, or all of them decimals. */
export interface Numbers {
  readonly kind: 'value'
  readonly value: NumericValue
  readonly exact: boolean
  readonly decimal?: boolean
}

/** @returns the numbers of an engine's answer; null when it is more than numbers */
export function numbersOfAnswer({ value, approximation, numbers }: Success): Numbers | null {
  const all = numbersIn(approximation ?? value, numbers)
  if (all === null) return null
  return { kind: 'value', value: all, exact: isExact(value), decimal: isDecimal(value) }
}

/** Whether the last digits of exact numbers are there as well, which decide in divisions with remainder. */
export function hasAllDigits({ exact, value }: Numbers): boolean {
  const isHeld = (item: NumericValue): boolean =>
    typeof item === 'number'
      ? Math.abs(item) <= Number.MAX_SAFE_INTEGER
      : !Array.isArray(item) || item.every(isHeld)
  return !exact || isHeld(value)
}

/** @returns whether no decimal stands in a formula */
export const isWrittenExactly = (expression: Expression): boolean =>
  nodesIn(expression).every(node => node.kind !== 'number' || /^\d+$/.test(node.text))

function isExact(value: EngineValue): boolean {
  switch (value.t) {
    case 'int':
    case 'rat':
      return true
    case 'list':
      return value.items.every(isExact)
    default:
      return false
  }
}

function isDecimal(value: EngineValue): boolean {
  return value.t === 'float' || (value.t === 'list' && value.items.every(isDecimal))
}

/** @returns the double next to a real number; null for any other value */
export function realNumberOf(value: EngineValue): number | null {
  switch (value.t) {
    case 'int':
    case 'real':
      return Number(value.v)
    case 'rat':
      return rationalOf(value).toNumber()
    case 'float':
      return typeof value.v === 'number' ? value.v : null
    default:
      return null
  }
}

/** @returns what an engine's answer is as numbers; null where it is more than that */
export function numbersIn(value: EngineValue, numbers: Float64Array | undefined): NumericValue | null {
  switch (value.t) {
    case 'complex': {
      const [re, im] = [numbersIn(value.re, undefined), numbersIn(value.im, undefined)]
      return typeof re === 'number' && typeof im === 'number' ? new Complex(re, im) : null
    }
    case 'name':
      return value.v === 'true' ? true : value.v === 'false' ? false : null
    case 'list': {
      const items = value.items.map(item => numbersIn(item, numbers))
      return items.every(item => item !== null) ? items : null
    }
    case 'array': {
      const [rows = 0, columns] = value.shape
      const all = [...(numbers ?? [])]
      if (columns === undefined) return all
      return Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns))
    }
    default:
      return realNumberOf(value)
  }
}

/** @returns a value in the engine's words; whole numbers are written as exact ones */
export function numberText(value: NumericValue | undefined): string {
  if (value === undefined) return 'undef'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return realText(value)
  if (value instanceof Complex) return `(${realText(value.re)}+(${realText(value.im)})*i)`
  return `[${value.map(numberText).join(',')}]`
}

/** @returns a decimal in the engine's words, one without a value as `undef` */
export function decimalText(value: number): string {
  if (!Number.isFinite(value)) return 'undef'
  const text = String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}

function realText(value: number): string {
  const text = String(value)
  return Number.isSafeInteger(value) || /[.e]/.test(text) ? text : `${text}.0`
}

/** @returns the fraction behind an exact number */
export function rationalOf(value: EngineValue & { t: 'int' | 'rat' }): Rational {
  return value.t === 'int' ? Rational.of(BigInt(value.v)) : Rational.of(BigInt(value.n), BigInt(value.d))
}

/** @returns an exact number */
export function valueOf(number: Rational): EngineValue {
  if (number.isInteger) return { t: 'int', v: number.numerator.toString() }
  return { t: 'rat', n: number.numerator.toString(), d: number.denominator.toString() }
}
