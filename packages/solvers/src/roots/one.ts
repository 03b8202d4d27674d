/**
 * Roots of one equation in one unknown. A sign change is sought on a grid, and narrowed down by Brent's
 * method; where there is none, a place where the value touches zero. What is given back is verified: the
 * value is continuous there and, against what it is around, zero.
 */
import { brent } from './brent.ts'
import type { Point, RealFunction } from './brent.ts'
import { isLostInRounding } from './rounding.ts'

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
  return allRoots(f, points)
}

/** A point so many times as high as its neighbours stands at a pole; values are taken beside it, at a share of its place. */
const POLE = 1e5
const BESIDE_POLE = 1e-10

/** The points, with one on each side of each pole among them: roots may lie between it and its neighbours. */
const besidePoles = (f: RealFunction, points: readonly Point[]): Point[] =>
  points.flatMap((point, at) => {
    const { x, y } = point
    const isPole = [at - 1, at + 1].every(next => {
      const height = Math.abs(points[next]?.y ?? NaN)
      return Number.isNaN(y) ? Number.isFinite(height) : Math.abs(y) > POLE * height
    })
    return isPole ? [1, -1].map(side => pointAt(f, x - side * BESIDE_POLE * Math.abs(x))) : [point]
  })

/** Beside a pole, values small against those around make a second root of the one that is crossed. */
function allRoots(f: RealFunction, all: readonly Point[]): number[] {
  const points = withoutPlateaus(all)
  const crossings = pairsOf(points).flatMap(([a, b]) => rootWithin(f, a, b))
  const touching = triplesOf(points).flatMap(triple =>
    crossings.some(({ root }) => triple[0].x <= root && root <= triple[2].x) ? [] : rootTouching(f, triple),
  )
  const found = withoutRounding(
    f,
    [...crossings, ...touching].sort((one, other) => one.root - other.root),
  )
  return found
    .filter((one, at) => at === 0 || one.root - found[at - 1]!.root > 1e-6 * one.width)
    .map(({ root }) => root)
}

/** Around zero the sides of an equation may be the same in all digits: of such places only zero itself is one. */
function withoutPlateaus(points: readonly Point[]): readonly Point[] {
  const isFlat = (at: number): boolean =>
    points[at]?.y === 0 && (points[at - 1]?.y === 0 || points[at + 1]?.y === 0)
  return points.filter(({ x }, at) => x === 0 || !isFlat(at))
}

/** A root, and how far apart the points are between which it was found. */
interface Placed {
  readonly root: number
  readonly width: number
}

/** Roots of a cluster around zero are at most this many times as far from it as their neighbours. */
const CLUSTERED = 4
const CLUSTERS_UP_TO = 0.01

/** The roots that are more than rounding, and none of a cluster with others that are not. */
function withoutRounding(f: RealFunction, found: readonly Placed[]): Placed[] {
  // Roots far away are left out in any case where there are many.
  const isLooked = (root: number): boolean =>
    root !== 0 && (found.length <= MOST_ROOTS || Math.abs(root) <= DENSE)
  const isLost = found.map(({ root, width }) => isLooked(root) && isLostInRounding(f, root, width))
  const spread = (from: number, to: number): void => {
    const [one, other] = [found[from], found[to]].map(placed => placed?.root ?? 0)
    const share = one! / other!
    const isNear = Math.abs(other!) < CLUSTERS_UP_TO && share < CLUSTERED && share > 1 / CLUSTERED
    if (isLost[from] && isNear) isLost[to] = true
  }
  for (const at of found.keys()) spread(at - 1, at)
  for (const at of [...found.keys()].reverse()) spread(at, at - 1)
  return found.filter((_, at) => !isLost[at])
}

function rootWithin(f: RealFunction, a: Point, b: Point): Placed[] {
  const root = crossingIn(f, a, b)
  return root === null ? [] : [{ root, width: b.x - a.x }]
}

function rootTouching(f: RealFunction, [a, b, c]: Triple): Placed[] {
  const root = touchingIn(f, [a, b, c])
  return root === null ? [] : [{ root, width: c.x - a.x }]
}

/** Up to this distance places are close enough to separate waves. */
const DENSE = 16
const BETWEEN_DENSE = 0.04
/** The search without a guess ends at roots of this size. */
const LARGEST = 1e12
/** Beyond this number of roots, only those are returned that lie as close. */
const MOST_ROOTS = 10

/**
 * Real roots of any size, from low to high: those that lie between places on a grid, close around zero and
 * wider away from it. Yields now and then.
 *
 * @param known roots, around which the grid is close as well: beside them others are found one by one
 */
export function* rootsAnywhere(f: RealFunction, known: readonly number[] = []): Generator<void, number[]> {
  const points: Point[] = []
  for (const x of placesAnywhere(known)) {
    points.push(pointAt(f, x))
    if (points.length % 50 === 0) yield
  }
  const roots = allRoots(f, besidePoles(f, points))
  return roots.length > MOST_ROOTS ? roots.filter(root => Math.abs(root) <= DENSE) : roots
}

/** @returns the places at which roots of any size are searched, from low to high */
export const searchPlaces = (): number[] => placesAnywhere([])

function placesAnywhere(known: readonly number[]): number[] {
  const places: number[] = []
  for (let width = NEAREST; width <= LARGEST; width *= WIDER) places.push(width)
  for (let x = BETWEEN_DENSE; x < DENSE; x += BETWEEN_DENSE) places.push(x)
  places.sort((a, b) => a - b)
  const all = [...places.map(x => -x).reverse(), 0, ...places]
  return known.length === 0 ? all : [...all, ...known.flatMap(placesAround)].sort((a, b) => a - b)
}

/** Distances from a known root, as shares of it. */
const LEAST_DISTANCE = 1e-7
const WIDER_AROUND = 1.5

function placesAround(root: number): number[] {
  const places: number[] = []
  for (let share = LEAST_DISTANCE; share < 1; share *= WIDER_AROUND)
    places.push(root * (1 - share), root * (1 + share))
  return places
}

/** Each place away from a guess is this many times as far as the one before. */
const WIDER = 1.15
/** The search ends at this many times the size of the guess, or of one where it is zero. */
const FARTHEST = 1e20
const NEAREST = 1e-12
/** Places this many times the size of the guess away are tried before those much smaller than it. */
const BEFORE_SMALL = 10
/** Share of the guess at which the search towards zero ends. */
const SMALLEST = 1e-30

/**
 * Looks around the guess, then at places of its sign and of the other that are decades smaller, then at
 * places that are decades larger.
 *
 * @param typical how large the unknown may be expected to be, for a guess of zero
 * @returns the root nearest to the guess of those that a grid finds that becomes wider away from it, NaN for none
 */
export function rootNear(f: RealFunction, guess: number, typical = 1): number {
  const size = guess === 0 ? typical : Math.abs(guess)
  const start = pointAt(f, guess)
  const sides: readonly Side[] = [
    { sign: 1, points: [start] },
    { sign: -1, points: [start] },
  ]
  const first = guess === 0 ? NEAREST * size : 1e-4 * size
  const widths = growing(first, FARTHEST * size)
  const near = widths.filter(width => width <= BEFORE_SMALL * size)
  const small = (guess === 0 ? [] : smallPlaces(guess)).map(x => pointAt(f, x))
  return (
    firstOutwards(f, guess, near, sides) ??
    firstRoot(f, small) ??
    firstOutwards(f, guess, widths.slice(near.length), sides) ??
    touchingRoot(f, [...sides[1]!.points.slice(1).reverse(), ...sides[0]!.points]) ??
    touchingRoot(
      f,
      small.toSorted((a, b) => a.x - b.x),
    ) ??
    NaN
  )
}

/** The points on one side of a guess that have been looked at, the nearest first. */
interface Side {
  readonly sign: 1 | -1
  readonly points: Point[]
}

function growing(first: number, last: number): number[] {
  const widths: number[] = []
  for (let width = first; width <= last; width *= WIDER) widths.push(width)
  return widths
}

/** Places from the guess towards zero and on beyond it, decade by decade. */
function smallPlaces(guess: number): number[] {
  const shares = growing(SMALLEST, 1)
  return [...shares.map(share => share * guess).reverse(), ...shares.map(share => -share * guess)]
}

function firstOutwards(
  f: RealFunction,
  guess: number,
  widths: readonly number[],
  sides: readonly Side[],
): number | null {
  for (const width of widths) {
    for (const { sign, points } of sides) {
      const point = pointAt(f, guess + sign * width)
      const root = rootIn(f, points.at(-1)!, point)
      if (root !== null) return root
      points.push(point)
    }
  }
  return null
}

/** At a pole there is no value. */
function pointAt(f: RealFunction, x: number): Point {
  const y = f(x)
  return { x, y: Number.isFinite(y) ? y : NaN }
}

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

/** The root between two neighbours, where it is more than rounding. */
function rootIn(f: RealFunction, a: Point, b: Point): number | null {
  const root = crossingIn(f, a, b)
  const isLost = root !== null && root !== 0 && isLostInRounding(f, root, Math.abs(b.x - a.x))
  return isLost ? null : root
}

/** One that lies on a point of the grid counts with either. */
function crossingIn(f: RealFunction, a: Point, b: Point): number | null {
  if (Number.isNaN(a.y) || Number.isNaN(b.y)) return null
  const around = Math.max(Math.abs(a.y), Math.abs(b.y))
  if (around < UNDERFLOW) return null
  if (a.y === 0 && b.y === 0) return null
  if (a.y === 0) return isAlone(f, a, b) ? a.x : null
  if (b.y === 0) return isAlone(f, b, a) ? b.x : null
  if (a.y > 0 === b.y > 0) return null
  const found = brent(f, a, b)
  if (!found) return null
  const isZero = Math.abs(found.y) <= ZERO * around && isContinuous(f, found, around)
  return isZero || isSteep(f, found.x, b.x - a.x) ? rounded(f, found) : null
}

/** Whether the values on both sides become smaller the nearer they are taken, as those of a steep root do. */
function isSteep(f: RealFunction, x: number, width: number): boolean {
  return [-1, 1].every(side => {
    const values = NEARER.map(share =>
      Math.abs(f(x + side * Math.max(Math.abs(share * width), LEAST * Math.abs(x)))),
    )
    return values.every((value, at) => at === 0 || value < SMALLER * values[at - 1]!)
  })
}

/** Shares of the width at which a steep root is looked at, and how much smaller each value is than the one before. */
const NEARER = [1e-2, 1e-5, 1e-8, 1e-11]
const SMALLER = 0.75
const LEAST = 1e-14

/** @returns where the sign changes between two bounds although no root is there: at a jump or a pole; NaN for nowhere */
export function leapBetween(f: RealFunction, low: number, high: number): number {
  const points = Array.from({ length: PARTS + 1 }, (_, part) =>
    pointAt(f, low + ((high - low) * part) / PARTS),
  )
  const pair = pairsOf(points.filter(({ y }) => !Number.isNaN(y))).find(([a, b]) => a.y * b.y < 0)
  if (!pair) return NaN
  let [from, to] = [pair[0].x, pair[1].x]
  for (let count = 0; count < 200; count++) {
    const middle = (from + to) / 2
    const { y } = pointAt(f, middle)
    if (Number.isNaN(y) || middle === from || middle === to) return middle
    if (y > 0 === pair[0].y > 0) from = middle
    else to = middle
  }
  return (from + to) / 2
}

/** Whether a zero is the only one about there, and not the begin of values that are all lost in rounding. */
function isAlone(f: RealFunction, zero: Point, from: Point): boolean {
  // Around zero the digits of the terms cancel in wide regions.
  const shares = zero.x === 0 ? [1, 1e3, 1e6] : [1]
  return shares.some(share => f(zero.x + share * (zero.x - from.x)) !== 0)
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
