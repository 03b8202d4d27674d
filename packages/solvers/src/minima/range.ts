/**
 * Responsibilities: the least values of a function of one variable between bounds, and anywhere. Nothing is
 * asked of the function: it may have corners, jumps, and places without a value.
 */
import type { RealFunction } from '../roots/brent.ts'
import { settled } from './settled.ts'

export interface Least {
  readonly value: number
  /** All places of the least value that were found, from left to right. */
  readonly places: readonly number[]
  /** Whether the value falls without end beside the first place, or along the axis. */
  readonly isEndless: boolean
  /** Whether the function keeps the least value all along from the first place to the last. */
  readonly isFlat: boolean
}

/** Even steps in which a range is looked through. */
const STEPS = 400
/** Values this close to the least one, in parts of it or of how far a fifth of the others is from it, are the least one, too. */
const SAME = 1e-9
/** Places this close to each other, in parts of the range, are one. */
const APART = 1e-6

/**
 * @param from below `to`
 * @returns null where the function has no value between the bounds. Yields now and then.
 */
export function* leastBetween(f: RealFunction, from: number, to: number): Generator<void, Least | null> {
  const grid = Array.from({ length: STEPS + 1 }, (_, step) =>
    step === STEPS ? to : from + ((to - from) * step) / STEPS,
  )
  return yield* leastOf(f, grid)
}

/** Places near zero and far from it, on both sides. */
const FAR = Array.from({ length: 89 }, (_, step) => 10 ** ((step - 24) / 8))

/** @returns null where the function has no value at any of many places */
export function* leastAnywhere(f: RealFunction): Generator<void, Least | null> {
  const grid = [...FAR.map(size => -size).reverse(), 0, ...FAR]
  const found = yield* leastOf(f, grid)
  if (!found) return null
  const isFar = Math.abs(found.places[0]!) >= 0.99 * grid.at(-1)!
  return isFar ? { ...found, isEndless: true } : found
}

function* leastOf(f: RealFunction, grid: readonly number[]): Generator<void, Least | null> {
  const values: number[] = []
  for (const [step, place] of grid.entries()) {
    values.push(orInfinity(f(place)))
    if (step % 16 === 0) yield
  }
  const finite = values.filter(Number.isFinite)
  if (finite.length === 0) return null
  const spread = Math.max(...finite) - Math.min(...finite)
  const found: { place: number; value: number }[] = []
  for (const [step, value] of values.entries()) {
    const [left, right] = [values[step - 1] ?? Infinity, values[step + 1] ?? Infinity]
    if (!(value <= left && value <= right) || value === Infinity) continue
    const [low, high] = [grid[Math.max(step - 1, 0)]!, grid[Math.min(step + 1, grid.length - 1)]!]
    found.push(refined(f, low, high, grid[step]!, value))
    yield
  }
  const lowest = found.reduce((best, each) => (each.value < best.value ? each : best))
  // Far away, or beside a pole, values say nothing of how exact the least one is.
  const typical = finite.map(value => value - lowest.value).sort((a, b) => a - b)[
    Math.floor(finite.length / 5)
  ]!
  const least = settled(at => f(at[0]!), { at: Float64Array.of(lowest.place), value: lowest.value }, typical)
  const room = SAME * Math.max(typical === Infinity ? 0 : typical, Math.abs(least.value))
  const places = apart(
    found.filter(({ value }) => value <= least.value + room).map(({ place }) => place),
    APART * (grid.at(-1)! - grid[0]!),
  )
  // Beside a pole the search goes further and further down, far below all else.
  const isEndless = least.value === -Infinity || least.value < Math.min(...finite) - 1e6 * (spread + 1e-300)
  const low = values.flatMap((value, step) => (value <= least.value + room ? step : []))
  const isFlat = low.length > 2 && low.length === low.at(-1)! - low[0]! + 1
  return {
    value: least.value,
    places: isFlat ? flatEnds(f, grid, low, least.value + 1e-14 * Math.abs(least.value)) : places,
    isEndless: isEndless && spread > 0,
    isFlat,
  }
}

/** Where a flat part begins and ends, by halves. */
function flatEnds(f: RealFunction, grid: readonly number[], low: readonly number[], most: number): number[] {
  const [first, last] = [low[0]!, low.at(-1)!]
  const end = (inside: number, outside: number | undefined): number => {
    let [within, beyond] = [inside, outside ?? inside]
    for (let count = 0; count < 60; count += 1) {
      const middle = (within + beyond) / 2
      if (orInfinity(f(middle)) <= most) within = middle
      else beyond = middle
    }
    return within
  }
  return [end(grid[first]!, grid[first - 1]), end(grid[last]!, grid[last + 1])]
}

const orInfinity = (value: number): number => (Number.isNaN(value) ? Infinity : value)

function apart(places: readonly number[], distance: number): number[] {
  const found: number[] = []
  for (const place of places) if (found.length === 0 || place - found.at(-1)! > distance) found.push(place)
  return found
}

const GOLDEN = (3 - Math.sqrt(5)) / 2

/** The lowest place that a search between neighbours finds, in ever shorter golden sections. */
function refined(
  f: RealFunction,
  from: number,
  to: number,
  start: number,
  startValue: number,
): { place: number; value: number } {
  let [low, high] = [from, to]
  let [left, right] = [low + GOLDEN * (high - low), high - GOLDEN * (high - low)]
  let [atLeft, atRight] = [orInfinity(f(left)), orInfinity(f(right))]
  let best = { place: start, value: startValue }
  const look = (place: number, value: number): void => {
    if (value < best.value) best = { place, value }
  }
  look(left, atLeft)
  look(right, atRight)
  for (let count = 0; count < 90 && high - low > 4 * Number.EPSILON * Math.abs(low + high); count += 1) {
    if (atLeft <= atRight) {
      ;[high, right, atRight] = [right, left, atLeft]
      left = low + GOLDEN * (high - low)
      atLeft = orInfinity(f(left))
      look(left, atLeft)
    } else {
      ;[low, left, atLeft] = [left, right, atRight]
      right = high - GOLDEN * (high - low)
      atRight = orInfinity(f(right))
      look(right, atRight)
    }
  }
  return levelled(f, best, from, to)
}

/** Shares of a neighbourhood from which the slope is taken. */
const WIDTHS = [1e-2, 1e-3]

/**
 * Where the function is smooth its values tell the place to half of the digits only: the slope has its zero there
 * to nearly all. The place is found where the value would get worse.
 */
function levelled(
  f: RealFunction,
  best: { place: number; value: number },
  from: number,
  to: number,
): { place: number; value: number } {
  let { place } = best
  for (const share of WIDTHS) {
    const width = share * (to - from)
    if (place - 3 * width < from || place + 3 * width > to) continue
    const slope = (x: number): number =>
      (f(x - 2 * width) - 8 * f(x - width) + 8 * f(x + width) - f(x + 2 * width)) / (12 * width)
    const reach = width / 2
    const [before, after] = [slope(place - reach), slope(place + reach)]
    if (!(before < 0 && after > 0)) continue
    const [rise, middle] = [after - before, slope(place)]
    const next = place - (middle * 2 * reach) / rise
    const bend = Math.abs(before + after - 2 * middle)
    if (!(Math.abs(next - place) <= reach) || bend > 0.1 * rise) continue
    place = next
  }
  const value = f(place)
  return value <= best.value + 1e-14 * Math.abs(best.value) + Number.MIN_VALUE ? { place, value } : best
}
