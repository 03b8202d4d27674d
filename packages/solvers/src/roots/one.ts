/**
 * Roots of one equation in one unknown. A sign change is sought on a grid, and narrowed down by Brent's
 * method; where there is none, a place where the value touches zero. What is given back is verified: the
 * value is continuous there and, against what it is around, zero.
 */
import { brent } from './brent.ts'
import type { Point, RealFunction } from './brent.ts'

/** Parts into which an interval is cut. */
const PARTS = 400
/** Share of the values around a root that the value at it may have. */
const ZERO = 1e-6
/** The same where the value touches zero: rounding apart it is zero. */
const TOUCHING = 1e-11

/** Values below this are what is left of ones that only come near to zero, as e^(-x) does. */
const UNDERFLOW = 1e-280

/** @returns the first root between two bounds, NaN for none */
export function rootBetween(f: RealFunction, low: number, high: number): number {
  const points = Array.from({ length: PARTS + 1 }, (_, part) =>
    pointAt(f, low + ((high - low) * part) / PARTS),
  )
  return firstRoot(f, points) ?? touchingRoot(f, points) ?? NaN
}

/** @returns every root between two bounds that a grid of this many parts tells apart, from low to high */
export function rootsBetween(f: RealFunction, low: number, high: number, parts = PARTS): number[] {
  const points = Array.from({ length: parts + 1 }, (_, part) =>
    pointAt(f, low + ((high - low) * part) / parts),
  )
  const crossings = pairsOf(points).flatMap(([a, b]) => rootIn(f, a, b) ?? [])
  const touching = triplesOf(points).flatMap(triple => touchingIn(f, triple) ?? [])
  const all = [...crossings, ...touching].sort((a, b) => a - b)
  return all.filter(
    (root, at) => at === 0 || Math.abs(root - all[at - 1]!) > 1e-7 * Math.max(Math.abs(root), high - low),
  )
}

/** Each ring around a guess is this much wider than the one in it. */
const WIDER = 1.15
/** The rings go this many times beyond the size of the guess, or of one where it is zero. */
const FARTHEST = 1e12
const NEAREST = 1e-12

/**
 * @param typical how large the unknown may be expected to be, for a guess of zero
 * @returns the root nearest to the guess of those that a grid finds that becomes wider away from it, NaN for none
 */
export function rootNear(f: RealFunction, guess: number, typical = 1): number {
  const size = guess === 0 ? typical : Math.abs(guess)
  const start = pointAt(f, guess)
  const above: Point[] = [start]
  const below: Point[] = [start]
  const first = guess === 0 ? NEAREST * size : 1e-4 * size
  for (let width = first; width <= FARTHEST * size; width *= WIDER) {
    for (const [side, sign] of [
      [above, 1],
      [below, -1],
    ] as const) {
      const point = pointAt(f, guess + sign * width)
      const root = rootIn(f, side.at(-1)!, point)
      if (root !== null) return root
      side.push(point)
    }
  }
  const points = [...below.slice(1).reverse(), ...above]
  return touchingRoot(f, points) ?? NaN
}

const pointAt = (f: RealFunction, x: number): Point => ({ x, y: f(x) })

const pairsOf = (points: readonly Point[]): [Point, Point][] =>
  points.slice(1).map((point, at) => [points[at]!, point])

type Triple = readonly [Point, Point, Point]

const triplesOf = (points: readonly Point[]): Triple[] =>
  points.slice(2).map((point, at) => [points[at]!, points[at + 1]!, point])

function firstRoot(f: RealFunction, points: readonly Point[]): number | null {
  for (const [a, b] of pairsOf(points)) {
    const root = rootIn(f, a, b)
    if (root !== null) return root
  }
  return null
}

/** The root between two neighbours; one that lies on a point of the grid counts with either. */
function rootIn(f: RealFunction, a: Point, b: Point): number | null {
  if (Number.isNaN(a.y) || Number.isNaN(b.y)) return null
  const around = Math.max(Math.abs(a.y), Math.abs(b.y))
  if (around < UNDERFLOW) return null
  if (a.y === 0 || b.y === 0) return a.y === 0 && b.y === 0 ? null : a.y === 0 ? a.x : b.x
  if (a.y > 0 === b.y > 0) return null
  const found = brent(f, a, b)
  if (!found || !(Math.abs(found.y) <= ZERO * around)) return null
  return isContinuous(f, found, around) ? rounded(f, found) : null
}

/** At a leap the values on both sides stay as they are, however near they are taken. */
function isContinuous(f: RealFunction, { x }: Point, around: number): boolean {
  const near = 4 * Number.EPSILON * Math.abs(x) + Number.MIN_VALUE
  return [x - near, x + near].every(place => !(Math.abs(f(place)) > 1e-2 * around))
}

/** A number of fewer digits, or zero, that is a root as well, is the one that is meant. */
function rounded(f: RealFunction, { x, y }: Point): number {
  const shorter = [15, 14]
    .map(digits => Number(x.toPrecision(digits)))
    .find(one => Math.abs(f(one)) <= Math.abs(y))
  return shorter ?? x
}

function touchingRoot(f: RealFunction, points: readonly Point[]): number | null {
  for (const triple of triplesOf(points)) {
    const root = touchingIn(f, triple)
    if (root !== null) return root
  }
  return null
}

/** Where the value comes nearest to zero between three points, if it is zero there: a root that counts twice. */
function touchingIn(f: RealFunction, [a, b, c]: Triple): number | null {
  const [left, mid, right] = [a, b, c].map(({ y }) => Math.abs(y)) as [number, number, number]
  if (!(mid <= left && mid <= right && mid < Math.max(left, right))) return null
  const around = Math.max(left, right)
  const slope: RealFunction = x => {
    const near = 1e-4 * (c.x - a.x)
    return Math.abs(f(x + near)) - Math.abs(f(x - near))
  }
  const [from, to] = [pointAt(slope, a.x), pointAt(slope, c.x)]
  if (!(from.y < 0 && to.y > 0)) return null
  const least = brent(slope, from, to)
  if (!least) return null
  const candidates = [
    least.x,
    Number(least.x.toPrecision(9)),
    Math.abs(least.x) < 1e-8 * (c.x - a.x) ? 0 : least.x,
  ]
  const best = candidates
    .map(x => pointAt(f, x))
    .reduce((one, other) => (Math.abs(other.y) < Math.abs(one.y) ? other : one))
  return Math.abs(best.y) <= TOUCHING * around ? best.x : null
}
