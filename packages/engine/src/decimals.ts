/**
 * Exact numbers that grow from line to line: `w := w*sqrt(k) + 1/w` doubles its form each time, until
 * nothing can be computed with it. Where a definition becomes a number with a long exact form, what
 * follows goes on with its decimals.
 */
import type { EngineValue, Success } from './protocol.ts'

/** Parts of the longest exact form of one number that stays exact: about two lines of print. */
const MOST_PARTS = 60
/** Digits that count as one part inside a form. */
const DIGITS_A_PART = 10
/** Digits of the longest fraction that stays exact: fractions are fast. */
const LONGEST_FRACTION = 2000
/**
 * Parts of the longest list of such forms that stays exact: the engine takes seconds to add thousands of
 * roots.
 */
const MOST_PARTS_OF_LIST = 2000
/** Most numbers in a list that is turned into decimals. */
const MOST_ITEMS = 10_000

/** @returns the value in decimals, as text for the engine, where its exact form is too long; else null */
export function shortDecimals({ value, approximation, numbers }: Success): string | null {
  if (!approximation || approximation === value || !isLong(value)) return null
  return textOf(approximation, numbers)
}

function isLong(value: EngineValue): boolean {
  switch (value.t) {
    case 'rat':
      return value.n.length + value.d.length > LONGEST_FRACTION
    case 'complex':
      return isLong(value.re) || isLong(value.im)
    case 'list':
      return value.items.some(isLong) || partsOfForms(value, MOST_PARTS_OF_LIST) > MOST_PARTS_OF_LIST
    case 'call':
      return partsOf(value, MOST_PARTS) > MOST_PARTS
    default:
      return false
  }
}

/** Counts no further than a little above the limit. */
function partsOf(value: EngineValue, limit: number): number {
  const inner = value.t === 'call' ? value.args : value.t === 'complex' ? [value.re, value.im] : []
  let count = 1 + digitsOf(value) / DIGITS_A_PART
  for (const part of inner) {
    if (count > limit) break
    count += partsOf(part, limit - count)
  }
  return count
}

/** Parts of the forms in a list: numbers do not count. */
function partsOfForms(value: EngineValue, limit: number): number {
  if (value.t === 'call') return partsOf(value, limit)
  if (value.t !== 'list') return 0
  let count = 0
  for (const item of value.items) {
    if (count > limit) break
    count += partsOfForms(item, limit - count)
  }
  return count
}

function digitsOf(value: EngineValue): number {
  if (value.t === 'int') return value.v.length
  return value.t === 'rat' ? value.n.length + value.d.length : 0
}

/** Null where a part is no finite number. */
function textOf(value: EngineValue, numbers: Float64Array | undefined): string | null {
  switch (value.t) {
    case 'int':
      return value.v
    case 'rat':
      return `(${value.n}/${value.d})`
    case 'float':
      return typeof value.v === 'number' ? decimal(value.v) : null
    case 'complex': {
      const [re, im] = [textOf(value.re, numbers), textOf(value.im, numbers)]
      return re === null || im === null ? null : `(${re}+${im}*i)`
    }
    case 'list':
      return listText(value.items.map(item => textOf(item, numbers)))
    case 'array':
      return numbers ? arrayText(value.shape, numbers) : null
    default:
      return null
  }
}

function listText(items: readonly (string | null)[]): string | null {
  return items.length > MOST_ITEMS || items.includes(null) ? null : `[${items.join(',')}]`
}

function arrayText([length = 0, ...inner]: readonly number[], numbers: Float64Array): string | null {
  if (numbers.length > MOST_ITEMS) return null
  if (inner.length === 0) return listText(Array.from(numbers.subarray(0, length), decimal))
  const stride = inner.reduce((product, size) => product * size, 1)
  const rows = Array.from({ length }, (_, row) =>
    arrayText(inner, numbers.subarray(row * stride, (row + 1) * stride)),
  )
  return listText(rows)
}

/** A whole number would be exact again. */
function decimal(number: number): string {
  const text = String(number).replace('e+', 'e')
  return `(${/[.e]/.test(text) ? text : `${text}.0`})`
}
