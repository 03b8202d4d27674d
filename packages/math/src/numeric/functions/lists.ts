/** Functions of lists and matrices, by the engine's words. */
import { add, divide, mapItems, multiply, multiplyItems, power, subtract } from '../arithmetic.ts'
import { areEqual, integerOf, isAtMost, isBelow, nearWhole } from '../close.ts'
import { onCurve } from './curves.ts'
import { isPrime } from './numbers.ts'
import { determinant, invert, solutionOf, transpose } from '../matrices.ts'
import { rangeOf } from '../ranges.ts'
import {
  Complex,
  fail,
  isList,
  isMatrix,
  listOf,
  type NumericValue,
  realOf,
  realsOf,
  rowsOf,
} from '../value.ts'

/** Settings of the worksheet that functions depend on. */
export interface FunctionContext {
  readonly complex: boolean
  readonly firstIndex: 0 | 1
}

export type ValuesFunction = (values: readonly NumericValue[], context: FunctionContext) => NumericValue

type List = readonly NumericValue[]

/** Neumaier's sum, which keeps the digits that each addition drops. */
export function sumOf(numbers: readonly number[]): number {
  let sum = 0
  let dropped = 0
  for (const number of numbers) {
    const next = sum + number
    dropped += Math.abs(sum) >= Math.abs(number) ? sum - next + number : number - next + sum
    sum = next
  }
  return Number.isFinite(dropped) ? sum + dropped : sum
}

export function sortedList(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

function flat(value: NumericValue): NumericValue[] {
  return isList(value) ? value.flatMap(flat) : [value]
}

const conjugated = (value: NumericValue): NumericValue =>
  value instanceof Complex ? new Complex(value.re, -value.im) : value

function total(list: List): NumericValue {
  if (list.every(item => typeof item === 'number')) return sumOf(list as readonly number[])
  return list.length === 0 ? 0 : list.reduce(add)
}

function meanOf(list: List): NumericValue {
  if (list.length === 0) fail('number.no-value')
  return divide(isMatrix(list) ? transpose(rowsOf(list)).map(total) : total(list), list.length)
}

/** A function of a list, of each column of a matrix. */
function columnwise(of: (numbers: readonly number[]) => number): ValuesFunction {
  return ([value]) => {
    const list = listOf(value!)
    return isMatrix(list) ? transpose(rowsOf(list)).map(column => of(column.map(realOf))) : of(realsOf(list))
  }
}

function squares(numbers: readonly number[]): number {
  const mean = sumOf(numbers) / numbers.length
  return sumOf(numbers.map(x => (x - mean) ** 2))
}

const needs = (numbers: readonly number[], count: number): void => {
  if (numbers.length < count) fail('number.no-value.few-items')
}

/** The largest or smallest of the values, or of one list. */
function extreme(isBetter: (a: number, b: number) => boolean): ValuesFunction {
  return values => {
    const numbers = values.length === 1 && isList(values[0]!) ? flat(values[0]) : values
    if (numbers.length === 0) fail('number.no-value')
    return numbers.map(realOf).reduce((best, x) => (isBetter(x, best) ? x : best))
  }
}

function lengthOf(list: List): number {
  return Math.sqrt(
    sumOf(
      flat(list).map(item => (item instanceof Complex ? item.re ** 2 + item.im ** 2 : realOf(item) ** 2)),
    ),
  )
}

function sizes(values: readonly NumericValue[]): number[] {
  return values.map(integerOf)
}

const filled = (
  rows: number,
  columns: number,
  value: (row: number, column: number) => NumericValue,
): NumericValue =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => value(row, column)),
  )

function cumulative(step: (a: NumericValue, b: NumericValue) => NumericValue): ValuesFunction {
  return ([value]) => {
    const list = listOf(value!)
    const result: NumericValue[] = []
    for (const item of list) result.push(result.length === 0 ? item : step(result.at(-1)!, item))
    return result
  }
}

/** The quantile of a sorted list at a share of its length: the middle of two where it ends between them. */
function quantile(numbers: readonly number[], p: number): number {
  const place = p * numbers.length
  if (place < 1) return numbers[0]!
  if (place >= numbers.length) return numbers.at(-1)!
  const nearest = Math.round(place)
  if (Math.abs(place - nearest) < 1e-12 * numbers.length)
    return (numbers[nearest - 1]! + numbers[nearest]!) / 2
  return numbers[Math.floor(place)]!
}

function percentile(numbers: readonly number[], p: number): number {
  const place = (p > 1 ? p / 100 : p) * (numbers.length - 1)
  const low = Math.floor(place)
  const below = numbers[low] ?? fail('number.index')
  return place === low ? below : below + (place - low) * (numbers[low + 1]! - below)
}

const ofShares =
  (of: (numbers: readonly number[], p: number) => number): ValuesFunction =>
  ([list, share]) => {
    const numbers = sortedList(realsOf(list!))
    if (numbers.length === 0) fail('number.no-value')
    return isList(share!) ? share.map(p => of(numbers, realOf(p))) : of(numbers, realOf(share!))
  }

const paired =
  (of: (x: readonly number[], y: readonly number[]) => number): ValuesFunction =>
  ([a, b]) => {
    const [x, y] = [realsOf(a!), realsOf(b!)]
    return x.length === y.length && x.length > 0 ? of(x, y) : fail('number.type.lengths')
  }

function products(x: readonly number[], y: readonly number[]): number {
  const [p, q] = [sumOf(x) / x.length, sumOf(y) / y.length]
  return sumOf(x.map((value, index) => (value - p) * (y[index]! - q)))
}

function vectorProduct(a: List, b: List): NumericValue {
  if (a.length !== 3 || b.length !== 3) fail('number.not-numeric')
  const minor = (i: number, j: number): NumericValue =>
    subtract(multiply(a[i]!, b[j]!), multiply(a[j]!, b[i]!))
  return [minor(1, 2), minor(2, 0), minor(0, 1)]
}

/** A part of a list from a place on. */
const part: ValuesFunction = ([list, start, count], { firstIndex }) => {
  const items = listOf(list!)
  const from = integerOf(start!) - firstIndex
  const length = count === undefined ? items.length - from : integerOf(count)
  if (from < 0 || length < 0 || from + length > items.length) fail('number.index')
  return items.slice(from, from + length)
}

const place: ValuesFunction = ([value, list]) => listOf(list!).findIndex(item => areEqual(item, value!)) + 1

const counted =
  (holds: (item: NumericValue, value: NumericValue) => boolean): ValuesFunction =>
  ([value, list]) =>
    flat(list!).filter(item => holds(item, value!)).length

const itemAt =
  (at: 0 | -1): ValuesFunction =>
  ([list]) =>
    listOf(list!).at(at) ?? fail('number.no-value')

/** `counts`: the numbers of arguments that it takes; undefined for any. */
export interface ListFunction {
  readonly counts?: readonly number[]
  readonly run: ValuesFunction
}

export const LIST_FUNCTIONS: Readonly<Record<string, ListFunction>> = {
  isprime: { counts: [1], run: ([n]) => isPrime(realOf(n!)) },
  sum: { counts: [1], run: ([list]) => (isMatrix(listOf(list!)) ? transpose(rowsOf(list!)).map(total) : total(listOf(list!))) },
  product: { counts: [1], run: ([list]) => (isMatrix(listOf(list!)) ? fail('number.not-numeric') : listOf(list!).reduce(multiply, 1)) },
  mean: { counts: [1], run: ([list]) => meanOf(listOf(list!)) },
  variance: { counts: [1], run: columnwise(x => (needs(x, 1), squares(x) / x.length)) },
  stddev: { counts: [1], run: columnwise(x => (needs(x, 1), Math.sqrt(squares(x) / x.length))) },
  stddevp: { counts: [1], run: columnwise(x => (needs(x, 2), Math.sqrt(squares(x) / (x.length - 1)))) },
  covariance: { counts: [2], run: paired((x, y) => products(x, y) / x.length) },
  correlation: { counts: [2], run: paired((x, y) => products(x, y) / Math.sqrt(products(x, x) * products(y, y))) },
  min: { run: extreme((a, b) => a < b) },
  max: { run: extreme((a, b) => a > b) },
  sta_quantile: { counts: [2], run: ofShares(quantile) },
  sta_percentile: { counts: [2], run: ofShares(percentile) },
  size: { counts: [1], run: ([list]) => listOf(list!).length },
  rowdim: { counts: [1], run: ([matrix]) => rowsOf(matrix!).length },
  coldim: { counts: [1], run: ([matrix]) => rowsOf(matrix!)[0]!.length },
  lis_of: { counts: [1], run: ([list]) => listOf(list!) },
  lis_values: { counts: [1], run: ([values]) => (isList(values!) ? values : [values!]) },
  head: { counts: [1], run: itemAt(0) },
  back: { counts: [1], run: itemAt(-1) },
  tail: { counts: [1], run: ([list]) => listOf(list!).slice(1) },
  append: { counts: [2], run: ([list, item]) => [...listOf(list!), item!] },
  prepend: { counts: [2], run: ([list, item]) => [item!, ...listOf(list!)] },
  concat: { counts: [2], run: ([a, b]) => [...listOf(a!), ...listOf(b!)] },
  mid: { counts: [2, 3], run: part },
  revlist: { counts: [1], run: ([list]) => [...listOf(list!)].toReversed() },
  flatten: { counts: [1], run: ([list]) => flat(listOf(list!)) },
  makevector: { run: items => [...items] },
  cumSum: { counts: [1], run: cumulative(add) },
  sta_products: { counts: [1], run: cumulative(multiply) },
  deltalist: { counts: [1], run: ([list]) => listOf(list!).slice(1).map((item, index) => subtract(item, listOf(list!)[index]!)) },
  member: { counts: [2], run: place },
  count_eq: { counts: [2], run: counted(areEqual) },
  count_inf: { counts: [2], run: counted((item, value) => isBelow(realOf(item), realOf(value))) },
  count_sup: { counts: [2], run: counted((item, value) => isBelow(realOf(value), realOf(item))) },
  tran: { counts: [1], run: ([matrix]) => transpose(rowsOf(matrix!)) },
  trn: { counts: [1], run: ([matrix]) => transpose(rowsOf(matrix!)).map(row => row.map(conjugated)) },
  mat_solved: { counts: [2], run: ([matrix, right]) => solutionOf(rowsOf(matrix!), listOf(right!)) },
  mat_det: { counts: [1], run: ([matrix]) => determinant(matrix!) },
  mat_inverse: { counts: [1], run: ([value]) => (isList(value!) ? invert(rowsOf(value)) : divide(1, value!)) },
  mat_power: { counts: [2], run: ([matrix, exponent], context) => power(matrix!, exponent!, context) },
  trace: { counts: [1], run: ([matrix]) => total(rowsOf(matrix!).map((row, index) => row[index]!)) },
  identity: { counts: [1], run: ([n]) => filled(integerOf(n!), integerOf(n!), (i, j) => (i === j ? 1 : 0)) },
  newMat: { counts: [2], run: values => { const [rows, columns] = sizes(values); return filled(rows!, columns!, () => 0) } },
  norm: { counts: [1], run: ([list]) => lengthOf(listOf(list!)) },
  mat_length: { counts: [1], run: ([list]) => (isMatrix(listOf(list!)) ? fail('number.not-numeric') : lengthOf(listOf(list!))) },
  cross: { counts: [2], run: ([a, b]) => vectorProduct(listOf(a!), listOf(b!)) },
  dot: { counts: [2], run: ([a, b]) => multiply(listOf(a!), listOf(b!)) },
  hadamard: { counts: [2], run: ([a, b]) => multiplyItems(a!, b!) },
  linspace: { counts: [3], run: ([from, to, count]) => linspace(realOf(from!), realOf(to!), integerOf(count!)) },
  need_positive: { counts: [2], run: ([x]) => (realOf(x!) > 0 ? x! : fail('number.no-value')) },
  need_percent: { counts: [2], run: ([x]) => (isAtMost(0, realOf(x!)) && isAtMost(realOf(x!), 100) ? x! : fail('number.no-value')) },
  need_share: { counts: [2], run: ([x]) => (isAtMost(0, realOf(x!)) && isAtMost(realOf(x!), 1) ? x! : fail('number.no-value')) },
  need_whole: { counts: [2], run: ([x]) => needWhole(x!) },
  need_size: { counts: [2], run: ([x]) => (needWhole(x!) > 0 ? needWhole(x!) : fail('number.no-value')) },
  need_exact: { counts: [2], run: ([value]) => mapItems(value!, needWhole) },
  sta_harmean: { counts: [1], run: ([list]) => harmonicMean(realsOf(list!)) },
  sta_geomean: { counts: [1], run: ([list]) => geometricMean(realsOf(list!)) },
  sta_skew: { counts: [1], run: ([list]) => skewness(realsOf(list!)) },
  sta_kurt: { counts: [1], run: ([list]) => kurtosis(realsOf(list!)) },
  sta_place: { counts: [2], run: ([list, item], { firstIndex }) => listOf(list!).findIndex(each => areEqual(each, item!)) + firstIndex },
  tab_area: { counts: [2], run: ([x, y]) => sumOf(strips(realsOf(x!), realsOf(y!))) },
  tab_areas: { counts: [2], run: ([x, y]) => strips(realsOf(x!), realsOf(y!)).reduce((sums, strip) => [...sums, sums.at(-1)! + strip], [0]) },
  tab_linear: { counts: [3], run: ([x, y, u]) => mapItems(u!, at => interpolated(realsOf(x!), realsOf(y!), realOf(at))) },
  ode_value: { counts: [3], run: ([curves, k, u]) => mapItems(u!, at => onCurve(listOf(curves!), integerOf(k!), realOf(at))) },
  lis_conv: { counts: [2], run: ([a, b]) => convolution(realsOf(a!), realsOf(b!)) },
  fin_npv: { counts: [2], run: ([rate, list]) => sumOf(realsOf(list!).map((payment, index) => payment / (1 + realOf(rate!)) ** (index + 1))) },
  mat_largest: { counts: [1], run: ([list]) => largestOf(flat(list!).map(item => Math.abs(realOf(item)))) },
  sta_lookup: { counts: [3], run: ([value, x, y]) => listOf(y!)[realsOf(x!).findLastIndex(item => isAtMost(item, realOf(value!)))] ?? fail('number.index') },
} // prettier-ignore

function needWhole(value: NumericValue): number {
  const number = nearWhole(realOf(value))
  return Number.isInteger(number) ? number : fail('number.no-value')
}

function linspace(from: number, to: number, count: number): NumericValue {
  if (count < 2) fail('number.not-numeric')
  return rangeOf(0, count - 1, 1).map(index => from + (index * (to - from)) / (count - 1))
}

const largestOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? fail('number.no-value') : numbers.reduce((a, b) => Math.max(a, b))

function geometricMean(numbers: readonly number[]): number {
  if (numbers.length === 0 || numbers.some(x => x <= 0)) fail('number.no-value')
  return Math.exp(sumOf(numbers.map(x => Math.log(x / numbers[0]!))) / numbers.length) * numbers[0]!
}

function moments(numbers: readonly number[], order: number): number {
  const mean = sumOf(numbers) / numbers.length
  return sumOf(numbers.map(x => (x - mean) ** order))
}

function skewness(numbers: readonly number[]): number {
  const n = numbers.length
  const spread = moments(numbers, 2) / n
  if (n < 3 || spread === 0) fail('number.no-value')
  return ((Math.sqrt(n * (n - 1)) / (n - 2)) * (moments(numbers, 3) / n)) / spread ** 1.5
}

function kurtosis(numbers: readonly number[]): number {
  const n = numbers.length
  const spread = moments(numbers, 2)
  if (n < 4 || spread === 0) fail('number.no-value')
  return ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * ((n * moments(numbers, 4)) / spread ** 2) - 3 * (n - 1))
}

/** The areas between neighbours, by trapezoids. */
function strips(x: readonly number[], y: readonly number[]): number[] {
  if (x.length !== y.length) fail('number.type.pairs')
  return x.slice(1).map((to, index) => ((to - x[index]!) * (y[index]! + y[index + 1]!)) / 2)
}

/** On the straight line through the points around a place, or through the last two beyond the end. */
function interpolated(x: readonly number[], y: readonly number[], at: number): number {
  if (x.length !== y.length || x.length < 2) fail('number.type.table')
  const points = x.map((value, index) => [value, y[index]!] as const).toSorted((a, b) => a[0] - b[0])
  let place = 0
  while (place < points.length - 2 && at >= points[place + 1]![0]) place += 1
  const [[from, low], [to, high]] = [points[place]!, points[place + 1]!]
  if (points.some(([value], index) => value === points[index + 1]?.[0])) fail('number.no-value')
  return low + ((at - from) * (high - low)) / (to - from)
}

function convolution(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: a.length + b.length - 1 }, (_, k) =>
    sumOf(a.flatMap((factor, index) => (b[k - index] === undefined ? [] : [factor * b[k - index]!]))),
  )
}

function harmonicMean(numbers: readonly number[]): number {
  if (numbers.length === 0 || numbers.some(x => x <= 0)) fail('number.no-value')
  return numbers.length / sumOf(numbers.map(x => 1 / x))
}
