/** Fits and splines, by the engine's words. Coefficients are found once for the same lists. */
import { splineThrough } from '@calcwright/solvers/curves'
import type { Pieces } from '@calcwright/solvers/curves'
import { columnOf, fitLinear, powersOf } from '@calcwright/solvers/fits'
import { mapItems } from '../arithmetic.ts'
import { integerOf } from '../close.ts'
import { fail, listOf, type NumericValue, realOf, realsOf } from '../value.ts'
import type { ListFunction } from './lists.ts'

type Coefficients = readonly number[]

const remembered = new WeakMap<
  object,
  Map<string, { readonly other: NumericValue; readonly found: unknown }>
>()

/** Caches a result for two lists, for as long as they are the same ones. */
function once<T>(key: string, x: NumericValue, y: NumericValue, find: () => T): T {
  const own = remembered.get(listOf(x)) ?? new Map<string, { other: NumericValue; found: unknown }>()
  remembered.set(listOf(x), own)
  const known = own.get(key)
  if (known && known.other === y) return known.found as T
  const found = find()
  own.set(key, { other: y, found })
  return found
}

/** Coefficients from the highest power down. */
function polynomial(x: readonly number[], y: readonly number[], degree: number): Coefficients {
  if (x.length !== y.length) fail('number.type.pairs')
  if (degree < 0) fail('number.type.degree')
  if (x.length <= degree) fail('number.type.few-points')
  const fit = fitLinear(powersOf(x, degree), columnOf(y), { constant: true })
  return fit ? Array.from(fit.coefficients).toReversed() : fail('number.no-value')
}

const logs = (values: readonly number[]): number[] =>
  values.map(value => (value > 0 ? Math.log(value) : fail('number.no-value')))

const line = (
  x: NumericValue,
  y: NumericValue,
  key: string,
  of: (x: number[], y: number[]) => Coefficients,
) => once(key, x, y, () => of(realsOf(x), realsOf(y)))

function horner(coefficients: readonly number[], at: number): number {
  return coefficients.reduce((sum, coefficient) => sum * at + coefficient, 0)
}

/** A value for each place, of coefficients. */
const valueOf =
  (of: (coefficients: readonly number[], at: number) => number) =>
  ([coefficients, places]: readonly NumericValue[]): NumericValue => {
    const found = realsOf(coefficients!)
    return mapItems(places!, place => of(found, realOf(place)))
  }

function spline(x: readonly number[], y: readonly number[], order: number): NumericValue {
  if (order < 1 || order > 9) fail('number.no-value')
  const points = x.map((value, place) => [value, y[place]!] as const).toSorted((a, b) => a[0] - b[0])
  const [knots, values] = [0, 1].map(side => Float64Array.from(points, point => point[side]!))
  const found = x.length === y.length ? splineThrough(knots!, values!, order) : null
  return found ? rowsOf(found) : fail('number.no-value')
}

const rowsOf = ({ coefficients, knots }: Pieces): NumericValue =>
  coefficients.map((row, piece) => [knots[piece]!, ...row])

/** The piece in which a place lies, or the last before it. */
function pieceAt(rows: readonly NumericValue[], at: number): readonly NumericValue[] {
  let low = 0
  let high = rows.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (at >= realOf(listOf(rows[middle]!)[0]!)) low = middle
    else high = middle
  }
  return listOf(rows[low]!)
}

function splineAt(rows: readonly NumericValue[], end: number, beyond: boolean, at: number): number {
  const piece = realsOf(pieceAt(rows, at))
  const [left, ...coefficients] = piece
  const first = realOf(listOf(rows[0]!)[0]!)
  return beyond || (at >= first && at <= end) ? horner(coefficients, at - left!) : fail('number.no-value')
}

/** The value of a linear fit in several variables at a place. */
function severalAt([y, lists, place, constant, weights]: readonly NumericValue[]): number {
  const columns = listOf(lists!).map(list => columnOf(realsOf(list)))
  const values = realsOf(y!)
  if (columns.some(({ high }) => high.length !== values.length)) fail('number.type.datasets')
  if (weights !== undefined && !realsOf(weights).every(weight => weight >= 0)) return fail('number.no-value')
  const hasConstant = constant === undefined || realOf(constant) !== 0
  const design = hasConstant ? [...columns, columnOf(values.map(() => 1))] : columns
  const options = { constant: hasConstant, ...(weights !== undefined && { weights: realsOf(weights) }) }
  const fit = once(`several ${hasConstant} ${String(options.weights)}`, lists!, y!, () =>
    fitLinear(design, columnOf(values), options),
  )
  if (!fit) return fail('number.no-value')
  return [...realsOf(place!), 1]
    .slice(0, design.length)
    .reduce((sum, value, index) => sum + value * fit.coefficients[index]!, 0)
}

export const FIT_FUNCTIONS: Readonly<Record<string, ListFunction>> = {
  fit_polynomial: { counts: [3], run: ([x, y, n]) => line(x!, y!, `polynomial ${integerOf(n!)}`, (a, b) => polynomial(a, b, integerOf(n!))) },
  fit_exponential: { counts: [2], run: ([x, y]) => line(x!, y!, 'exponential', (a, b) => polynomial(a, logs(b), 1)) },
  fit_logarithmic: { counts: [2], run: ([x, y]) => line(x!, y!, 'logarithmic', (a, b) => polynomial(logs(a), b, 1)) },
  fit_power: { counts: [2], run: ([x, y]) => line(x!, y!, 'power', (a, b) => polynomial(logs(a), logs(b), 1)) },
  reg_at: { counts: [2], run: valueOf(horner) },
  reg_exp_at: { counts: [2], run: valueOf(([slope, height], at) => Math.exp(height! + slope! * at)) },
  reg_log_at: { counts: [2], run: valueOf(([slope, height], at) => (at > 0 ? height! + slope! * Math.log(at) : fail('number.no-value'))) },
  reg_pow_at: { counts: [2], run: valueOf(([slope, height], at) => (at > 0 ? Math.exp(height! + slope! * Math.log(at)) : fail('number.no-value'))) },
  reg_multi: { counts: [4], run: severalAt },
  reg_weighted: { counts: [5], run: severalAt },
  spl_pieces: { counts: [3], run: ([x, y, n]) => once(`spline ${integerOf(n!)}`, x!, y!, () => spline(realsOf(x!), realsOf(y!), integerOf(n!))) },
  spl_at: { counts: [4], run: ([rows, end, beyond, places]) => mapItems(places!, place => splineAt(listOf(rows!), realOf(end!), realOf(beyond!) !== 0, realOf(place))) },
} // prettier-ignore
