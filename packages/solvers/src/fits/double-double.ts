/**
 * Responsibilities: sums and products of about 32 digits: each number is the unevaluated sum of a high and
 * a low part. Sources: T. J. Dekker, Numerische Mathematik 18 (1971), 224; Y. Hida, X. S. Li, D. H. Bailey,
 * Library for Double-Double and Quad-Double Arithmetic (2007).
 */

/** A number as high + low, where low is below half a unit in the last place of high. */
export interface Double {
  readonly high: number
  readonly low: number
}

/** Many of them. */
export interface Column {
  readonly high: Float64Array
  readonly low: Float64Array
}

const SPLITTER = 134217729

export const doubleOf = (high: number, low = 0): Double => ({ high, low })

export function columnOf(values: ArrayLike<number>): Column {
  return { high: Float64Array.from(values), low: new Float64Array(values.length) }
}

export const at = ({ high, low }: Column, place: number): Double => ({ high: high[place]!, low: low[place]! })

export function put({ high, low }: Column, place: number, value: Double): void {
  high[place] = value.high
  low[place] = value.low
}

/** The sum of two numbers, exactly. */
function twoSum(a: number, b: number): Double {
  const high = a + b
  const part = high - a
  return { high, low: a - (high - part) + (b - part) }
}

/** Sum with its rounding error, for |a| at least as large as |b|. */
function quickSum(a: number, b: number): Double {
  const high = a + b
  return { high, low: b - (high - a) }
}

/** The product of two numbers, exactly as long as neither is beyond 1e300. */
function twoProduct(a: number, b: number): Double {
  const high = a * b
  const wideA = SPLITTER * a
  const upperA = wideA - (wideA - a)
  const lowerA = a - upperA
  const wideB = SPLITTER * b
  const upperB = wideB - (wideB - b)
  const lowerB = b - upperB
  return { high, low: upperA * upperB - high + upperA * lowerB + lowerA * upperB + lowerA * lowerB }
}

export function add(a: Double, b: Double): Double {
  const high = twoSum(a.high, b.high)
  const low = twoSum(a.low, b.low)
  const sum = quickSum(high.high, high.low + low.high)
  return quickSum(sum.high, sum.low + low.low)
}

export const negative = ({ high, low }: Double): Double => ({ high: -high, low: -low })

export function times(a: Double, b: Double): Double {
  const product = twoProduct(a.high, b.high)
  return quickSum(product.high, product.low + (a.high * b.low + a.low * b.high))
}

export function over(a: Double, b: Double): Double {
  const first = a.high / b.high
  const left = add(a, negative(times(b, doubleOf(first))))
  const second = left.high / b.high
  const rest = add(left, negative(times(b, doubleOf(second))))
  return add(quickSum(first, second), doubleOf(rest.high / b.high))
}

/** Source: Newton's step from the root of the high part. */
export function root(a: Double): Double {
  if (a.high <= 0) return doubleOf(0)
  const near = Math.sqrt(a.high)
  const left = add(a, negative(twoProduct(near, near)))
  return quickSum(near, left.high / (2 * near))
}

/** The product of two columns from a row on. */
export function dot(a: Column, b: Column, from = 0): Double {
  let sum = doubleOf(0)
  for (let row = from; row < a.high.length; row += 1) sum = add(sum, times(at(a, row), at(b, row)))
  return sum
}

/** Adds `factor * b` to `a` from a row on. */
export function addMultiple(a: Column, factor: Double, b: Column, from = 0): void {
  for (let row = from; row < a.high.length; row += 1) put(a, row, add(at(a, row), times(factor, at(b, row))))
}
