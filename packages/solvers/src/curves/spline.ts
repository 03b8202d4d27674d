/**
 * Responsibilities: splines of any degree through points. Source: C. de Boor, A Practical Guide to Splines,
 * chapters IX to XIII (B-splines, their derivatives, interpolation).
 */
import { solveBanded } from './banded.ts'
import { mayInterpolate } from './pieces.ts'
import type { Pieces } from './pieces.ts'

/**
 * The natural spline: its derivatives from `degree - 1` down vanish at the ends, one more of them at the
 * first where their number is odd. All derivatives below `degree` are continuous.
 *
 * @param x rising
 * @param degree 1 or more
 * @returns null where there are fewer than two points, or x does not rise
 */
export function splineThrough(x: Float64Array, y: Float64Array, degree: number): Pieces | null {
  if (!mayInterpolate(x, y)) return null
  const last = x.length - 1
  // In steps of about 1, so that derivatives of all orders are comparable.
  const step = (x[last]! - x[0]!) / last
  const at = x.map(value => (value - x[0]!) / step)
  const knots = knotsOf(at, degree)
  const atStart = Math.ceil((degree - 1) / 2)
  const ends = Array.from({ length: degree - 1 }, (_, place) => place)
  const rows = [
    rowOf(knots, degree, at[0]!, 0, y[0]!),
    ...ends.slice(0, atStart).map(place => rowOf(knots, degree, at[0]!, degree - 1 - place, 0)),
    ...Array.from(at.subarray(1, last), (place, index) => rowOf(knots, degree, place, 0, y[index + 1]!)),
    ...ends.slice(atStart).map(place => rowOf(knots, degree, at[last]!, degree - 1 - place + atStart, 0)),
    rowOf(knots, degree, at[last]!, 0, y[last]!),
  ]
  const found = solveBanded(rows, knots.length - degree - 1)
  if (!found) return null
  return { knots: x.slice(), coefficients: taylor(knots, found, degree, at, step) }
}

/** The places, the outer ones as often as a spline that ends there needs. */
function knotsOf(at: Float64Array, degree: number): Float64Array {
  const outer = Array.from({ length: degree }, () => 0)
  return Float64Array.from([...outer.map(() => at[0]!), ...at, ...outer.map(() => at.at(-1)!)])
}

/** The number of the interval between two knots in which a place lies, the last one with its end. */
function spanOf(knots: Float64Array, degree: number, place: number): number {
  let low = degree
  let high = knots.length - degree - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (place >= knots[middle]!) low = middle
    else high = middle
  }
  return low
}

/** One equation of the spline: its derivative of some order at a place. */
function rowOf(knots: Float64Array, degree: number, place: number, order: number, right: number) {
  const span = spanOf(knots, degree, place)
  const values = Array.from({ length: degree + 1 }, (_, index) => {
    const unit = new Float64Array(degree + 1)
    unit[index] = 1
    return derivativeAt(knots, unit, degree, place, order, span)
  })
  return { from: span - degree, values: Float64Array.from(values), right }
}

/**
 * De Boor's algorithm, after the coefficients have been differentiated.
 * @param coefficients of the splines that are not zero in the interval `span`
 */
function derivativeAt(
  knots: Float64Array,
  coefficients: Float64Array,
  degree: number,
  place: number,
  order: number,
  span: number,
): number {
  const work = coefficients.slice()
  for (let round = 1; round <= order; round += 1) {
    const lower = degree - round + 1
    for (let index = degree; index >= round; index -= 1) {
      const from = span - degree + index
      work[index] = (lower * (work[index]! - work[index - 1]!)) / (knots[from + lower]! - knots[from]!)
    }
  }
  const rest = degree - order
  for (let round = 1; round <= rest; round += 1)
    for (let index = degree; index >= order + round; index -= 1) {
      const from = span - degree + index
      const share = (place - knots[from]!) / (knots[from + rest - round + 1]! - knots[from]!)
      work[index] = (1 - share) * work[index - 1]! + share * work[index]!
    }
  return work[degree]!
}

/** The coefficients of each piece about its left end, from the highest power down. */
function taylor(
  knots: Float64Array,
  coefficients: Float64Array,
  degree: number,
  at: Float64Array,
  step: number,
): Float64Array[] {
  return Array.from(at.subarray(0, -1), (place, piece) => {
    const result = new Float64Array(degree + 1)
    const own = coefficients.subarray(piece, piece + degree + 1)
    let factor = 1
    for (let order = 0; order <= degree; order += 1) {
      if (order > 0) factor *= order * step
      result[degree - order] = derivativeAt(knots, own, degree, place, order, degree + piece) / factor
    }
    return result
  })
}
