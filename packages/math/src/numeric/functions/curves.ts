/**
 * Values and derivatives of curves: lists of places, of the values of each unknown there, and of each of
 * their rates. Between places they are cubics.
 */
import { fail, listOf, type NumericValue } from '../value.ts'

type Curves = readonly NumericValue[]
type Numbers = readonly number[]

const column = (curves: Curves, k: number): Numbers => listOf(curves[k] ?? fail('number.index')) as Numbers
const ratesOf = (curves: Curves, k: number): Numbers => column(curves, k + (curves.length - 1) / 2)

/** @returns the piece that a place lies in; where the curve jumps, the one behind */
function pieceOf(
  t: Numbers,
  u: number,
  code: 'number.no-value' | 'number.no-value.slope-place' = 'number.no-value',
): number {
  let [low, high] = [0, t.length - 1]
  const sign = Math.sign(t[high]! - t[0]!)
  const margin = 1e-12 * Math.abs(u)
  if (!(sign * (u - t[0]!) >= -margin) || !(sign * (u - t[high]!) <= margin)) fail(code)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (sign * (u - t[middle]!) >= 0) low = middle
    else high = middle
  }
  return low
}

/** A cubic between points with given rates, as `ode_value` of the engine. */
export function onCurve(curves: Curves, k: number, u: number): number {
  const [t, y, rates] = [column(curves, 0), column(curves, k), ratesOf(curves, k)]
  const low = pieceOf(t, u)
  const high = low + 1
  const [length, way, slope] = [t[high]! - t[low]!, u - t[low]!, rates[low]!]
  const [share, mean] = [way / length, (y[high]! - y[low]!) / length]
  const bend = 3 * mean - 2 * slope - rates[high]! + share * (slope + rates[high]! - 2 * mean)
  return y[low]! + way * (slope + share * bend)
}

/** The n-th derivative: of an unknown whose rate is another one, the derivative of that. */
export function slopeOf(curves: Curves, k: number, u: number, n: number): number {
  const next = n > 0 ? rateAmong(curves, k) : null
  if (next !== null) return n === 1 ? valueOn(curves, next, u) : slopeOf(curves, next, u, n - 1)
  if (n > 1) fail('number.no-value.slope-order')
  const [t, y, rates] = [column(curves, 0), column(curves, k), ratesOf(curves, k)]
  const low = pieceOf(t, u, 'number.no-value.slope-place')
  const high = low + 1
  const length = t[high]! - t[low]!
  const [share, mean, from, to] = [(u - t[low]!) / length, (y[high]! - y[low]!) / length, rates[low]!, rates[high]!] // prettier-ignore
  return from + share * (2 * (3 * mean - 2 * from - to) + 3 * share * (from + to - 2 * mean))
}

function valueOn(curves: Curves, k: number, u: number): number {
  pieceOf(column(curves, 0), u, 'number.no-value.slope-place')
  return onCurve(curves, k, u)
}

/** How far a curve and the rates of another may be apart, in parts of the largest, to be the same. */
const SAME = 1e-7

const among = new WeakMap<Curves, (number | null)[]>()

/** @returns the unknown whose values are the rates of another; null for none */
function rateAmong(curves: Curves, k: number): number | null {
  const known = among.get(curves) ?? []
  among.set(curves, known)
  if (known[k] !== undefined) return known[k]
  const rates = ratesOf(curves, k)
  const size = (curves.length - 1) / 2
  const most = rates.reduce((largest, rate) => Math.max(largest, Math.abs(rate)), 0)
  const found = Array.from({ length: size }, (_, index) => index + 1).find(index =>
    column(curves, index).every((value, place) => Math.abs(value - rates[place]!) <= SAME * most),
  )
  known[k] = found ?? null
  return known[k]
}
