/**
 * Responsibilities: the places where a formula of one variable changes its kind: where a condition in it begins to
 * hold, and where a sign, a step or an absolute value turns. They are found by following what is compared, through
 * functions too, to where its difference is zero.
 */
import { valuesOfSides } from './switches.ts'

/** Places from which the differences are followed. */
const STARTS = 14
const GOLDEN = 0.6180339887498949
const MOST_PLACES = 200
const NEWTON_STEPS = 12

/** @returns the places between two bounds, of which one or both may be infinite, in order */
export function turningPlaces(f: (x: number) => number, low: number, high: number): number[] {
  const differencesAt = (x: number): readonly number[] => valuesOfSides(() => void f(x))
  const places: number[] = []
  const isKnown = (x: number): boolean =>
    places.some(place => Math.abs(place - x) <= 1e-9 * span(x, low, high))
  for (let start = 1; start <= STARTS; start += 1) {
    const x = startOf(start, low, high)
    const count = differencesAt(x).length
    for (let which = 0; which < count && places.length < MOST_PLACES; which += 1) {
      const place = followed(differencesAt, which, x, span(x, low, high), isKnown)
      if (place > low && place < high && !isKnown(place)) places.push(place)
    }
  }
  return places.toSorted((a, b) => a - b)
}

/** Spread evenly between two numbers, and over all sizes behind one. */
function startOf(start: number, low: number, high: number): number {
  const share = (start * GOLDEN) % 1
  if (Number.isFinite(low) && Number.isFinite(high)) return low + (high - low) * share
  const far = 10 ** (12 * share - 6)
  if (Number.isFinite(low)) return low + far
  return Number.isFinite(high) ? high - far : start % 2 === 0 ? far : -far
}

const span = (x: number, low: number, high: number): number =>
  Number.isFinite(high - low) ? high - low : Math.abs(x) || 1

/** Newton's method on one of the differences; NaN where it leads nowhere. A straight one takes one step. */
function followed(
  differencesAt: (x: number) => readonly number[],
  which: number,
  start: number,
  size: number,
  isKnown: (x: number) => boolean,
): number {
  let x = start
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const width = 1e-6 * size
    const here = differencesAt(x)[which]
    const beside = differencesAt(x + width)[which]
    if (here === undefined || beside === undefined) return NaN
    if (here === 0) return x
    const change = (-here * width) / (beside - here)
    if (!Number.isFinite(change)) return NaN
    x += change
    if (Math.abs(change) <= 1e-13 * size || isKnown(x)) return x
  }
  return NaN
}
