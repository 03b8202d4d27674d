/** The operators on all kinds of values; numbers alone take a shorter way in compile.ts. */
import { parts } from './complex.ts'
import { invert, multiplyMatrices } from './matrices.ts'
import {
  addSingle,
  divideSingle,
  multiplySingle,
  type Numbers,
  type Operation,
  powerSingle,
  subtractSingle,
} from './singles.ts'
import { complex, fail, isList, isMatrix, listOf, type NumericValue, rowsOf } from './value.ts'

const isSingle = (value: NumericValue): boolean => !isList(value)

/** Item by item, a single value with each item. */
export function broadcast(a: NumericValue, b: NumericValue, operation: Operation): NumericValue {
  if (isList(a)) {
    if (!isList(b)) return a.map(item => broadcast(item, b, operation))
    if (a.length !== b.length) fail('number.type.lengths')
    return a.map((item, index) => broadcast(item, b[index]!, operation))
  }
  return isList(b) ? b.map(item => broadcast(a, item, operation)) : operation(a, b)
}

export function mapItems(value: NumericValue, change: (item: NumericValue) => NumericValue): NumericValue {
  return isList(value) ? value.map(item => mapItems(item, change)) : change(value)
}

/** Lists with lists; a list with a number only by `.+` and `.-`. */
function sameKinds(a: NumericValue, b: NumericValue, operation: Operation): NumericValue {
  return isList(a) === isList(b) ? broadcast(a, b, operation) : fail('number.type')
}

export const add: Operation = (a, b) => sameKinds(a, b, addSingle)
export const subtract: Operation = (a, b) => sameKinds(a, b, subtractSingle)
export const addItems: Operation = (a, b) => broadcast(a, b, addSingle)
export const subtractItems: Operation = (a, b) => broadcast(a, b, subtractSingle)
export const multiplyItems: Operation = (a, b) => broadcast(a, b, multiplySingle)
export const divideItems: Operation = (a, b) => broadcast(a, b, divideSingle)

export function negate(value: NumericValue): NumericValue {
  return mapItems(value, item => {
    const [re, im] = parts(item)
    return complex(-re, -im)
  })
}

/** Scalar products of lists, products of matrices, multiples. */
export const multiply: Operation = (a, b) => {
  if (isSingle(a) || isSingle(b)) return broadcast(a, b, multiplySingle)
  return multiplyMatrices(listOf(a), listOf(b))
}

export const divide: Operation = (a, b) => {
  if (isSingle(b)) return broadcast(a, b, divideSingle)
  return fail('number.not-numeric')
}

export function powerItems(a: NumericValue, b: NumericValue, numbers: Numbers): NumericValue {
  return broadcast(a, b, (x, y) => powerSingle(x, y, numbers))
}

/** Powers of numbers, whole powers of square matrices, even powers of lists by their scalar product. */
export function power(a: NumericValue, b: NumericValue, numbers: Numbers): NumericValue {
  if (isSingle(a)) return isSingle(b) ? powerSingle(a, b, numbers) : fail('number.type')
  const exponent = typeof b === 'number' && Number.isSafeInteger(b) ? b : fail('number.not-numeric')
  const list = listOf(a)
  if (isMatrix(list)) return powerOfMatrix(list, exponent)
  if (exponent <= 0 || exponent % 2 !== 0) fail('number.not-numeric')
  return powerSingle(multiply(a, a), exponent / 2, numbers)
}

function powerOfMatrix(matrix: NumericValue, exponent: number): NumericValue {
  if (exponent === 0 || Math.abs(exponent) > 1024) fail('number.not-numeric')
  let base = exponent < 0 ? invert(rowsOf(matrix)) : matrix
  let result: NumericValue | undefined
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result === undefined ? base : multiply(result, base)
    if (rest > 1) base = multiply(base, base)
  }
  return result!
}
