/** Responsibilities: the least value of a function of several variables, each between bounds or free, from many starts. */
import type { Objective } from './bfgs.ts'
import { minimise } from './constrained.ts'
import type { Condition, Minimum } from './constrained.ts'
import { settled } from './settled.ts'
import { sharpened } from './sharpened.ts'

/** Infinite on a side without a bound. */
export interface Bounds {
  readonly from: number
  readonly to: number
}

/** Places that are looked at before the search begins, and how many of the lowest it begins from. */
const PLACES = 400
const STARTS = 6

/** @returns null where the function has a value nowhere that was looked. Yields now and then. */
export function* leastInBox(f: Objective, bounds: readonly Bounds[]): Generator<void, Minimum | null> {
  const scale = bounds.map(scaleOf)
  const inside = (at: Float64Array): Float64Array =>
    at.map((share, index) => scale[index]!.from + share * (scale[index]!.to - scale[index]!.from))
  const scaled: Objective = at => orHuge(f(inside(at)))
  const starts: { at: Float64Array; value: number }[] = []
  for (const at of placesIn(bounds.length)) {
    const value = f(inside(at))
    if (Number.isFinite(value)) starts.push({ at, value })
    if (starts.length % 16 === 0) yield
  }
  starts.sort((a, b) => a.value - b.value)
  let best: Minimum | null = null
  for (const { at } of starts.slice(0, STARTS)) {
    const found = yield* minimise(scaled, conditionsOf(bounds), at)
    const within = clamped(found.at, bounds)
    const lowest = polished(scaled, { ...found, at: within, value: scaled(within) }, bounds)
    const reached = { ...lowest, ...sharpened(withinBounds(scaled, bounds), lowest) }
    if (!best || isBetter(reached, best)) best = reached
  }
  if (!best) return null
  const typical = starts[Math.floor(starts.length / 5)]!.value - best.value
  return { ...best, ...settled(f, { at: inside(best.at), value: best.value }, typical) }
}

/** A minimum that was proven counts more than a lower place in another valley's noise. */
function isBetter(one: Minimum, other: Minimum): boolean {
  const room = 1e-12 * Math.max(Math.abs(one.value), Math.abs(other.value))
  if (Math.abs(one.value - other.value) > room) return one.value < other.value
  return one.reason === 'found' && other.reason !== 'found'
}

const orHuge = (value: number): number => (Number.isNaN(value) ? 1e300 : value)

/** Without bounds on both sides a variable is of the size of its bound, or about 1. */
function scaleOf({ from, to }: Bounds): Bounds {
  if (Number.isFinite(from) && Number.isFinite(to)) return { from, to }
  if (Number.isFinite(from)) return { from, to: from + (Math.abs(from) || 1) }
  if (Number.isFinite(to)) return { from: to - (Math.abs(to) || 1), to }
  return { from: 0, to: 1 }
}

function conditionsOf(bounds: readonly Bounds[]): Condition[] {
  return bounds.flatMap(({ from, to }, index): Condition[] => [
    ...(Number.isFinite(from) ? [{ side: (at: Float64Array) => -at[index]!, isEquation: false }] : []),
    ...(Number.isFinite(to) ? [{ side: (at: Float64Array) => at[index]! - 1, isEquation: false }] : []),
  ])
}

/** The function where it is asked for within the bounds, and nothing elsewhere. */
const withinBounds =
  (f: Objective, bounds: readonly Bounds[]): Objective =>
  at =>
    clamped(at, bounds).every((share, index) => share === at[index]) ? f(at) : NaN

const clamped = (at: Float64Array, bounds: readonly Bounds[]): Float64Array =>
  at.map((share, index) => {
    const { from, to } = bounds[index]!
    const low = Number.isFinite(from) ? 0 : -Infinity
    const high = Number.isFinite(to) ? 1 : Infinity
    return Math.min(Math.max(share, low), high)
  })

/** Steps along the axes and between them, ever shorter: they reach corners, and bounds to the last digit, that slopes pass over. */
function polished(f: Objective, start: Minimum, bounds: readonly Bounds[]): Minimum {
  const ways = waysIn(start.at.length)
  let { at, value } = start
  let isMoved = false
  for (let width = 0.1; width > 1e-13; width /= 2) {
    let isLower = true
    for (let round = 0; round < 20 && isLower; round += 1) {
      isLower = false
      for (const way of ways) {
        const from = at
        const next = clamped(
          from.map((share, index) => share + width * way[index]!),
          bounds,
        )
        const there = f(next)
        if (there < value - 1e-15 * Math.abs(value)) [at, value, isLower, isMoved] = [next, there, true, true]
      }
    }
  }
  const reason = isMoved && start.reason !== 'endless' ? 'found' : start.reason
  return { ...start, at, value, reason: reason === 'unsure' ? 'found' : reason }
}

/** Along each axis, and between each two of them. */
function waysIn(size: number): number[][] {
  const axis = (index: number, way: number): number[] =>
    Array.from({ length: size }, (_, at) => (at === index ? way : 0))
  const ways = Array.from({ length: size }, (_, index) => [axis(index, 1), axis(index, -1)]).flat()
  for (let one = 0; one < size; one += 1)
    for (let other = 0; other < one; other += 1)
      for (const [a, b] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const)
        // prettier-ignore
        ways.push(axis(one, a).map((share, at) => share + (at === other ? b : 0)))
  return ways
}

/** Points that fill the unit cube evenly: the corners of a grid of few variables, and multiples of roots of whole numbers. */
function* placesIn(size: number): Generator<Float64Array> {
  const steps = Math.max(2, Math.floor(PLACES ** (1 / size)))
  const count = Math.min(steps ** size, PLACES)
  for (let index = 0; index < count; index += 1)
    yield Float64Array.from({ length: size }, (_, axis) => {
      const place = Math.floor(index / steps ** axis) % steps
      return place / (steps - 1)
    })
  const primes = [2, 3, 5, 7, 11, 13, 17, 19]
  for (let index = 1; index <= PLACES / 4; index += 1)
    yield Float64Array.from({ length: size }, (_, axis) => {
      const multiple = index * Math.sqrt(primes[axis % primes.length]!)
      return multiple - Math.floor(multiple)
    })
}
