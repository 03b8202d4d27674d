/**
 * Responsibilities: whole intervals in which an equation holds, as floor(x) = 2 from 2 to 3. They begin and end where
 * a condition changes; where only the digits of both sides are used up, as of tanh(x) = 1, there is none.
 */
import { nodesIn } from '@calcwright/math/expression'
import type { Expression, NameNode } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/solving'
import { searchPlaces } from '@calcwright/solvers/roots'
import type { RealFunction } from '@calcwright/solvers/roots'
import type { Notice } from '../block-result.ts'
import type { Formulas } from './formulas.ts'

/** An interval whose bounds may be infinite, and a place in it. */
interface Plateau {
  readonly low: number
  readonly high: number
  readonly inside: number
}

/** A difference of the sides up to this share of them is rounding. */
const ROUNDING = 8 * Number.EPSILON
/** Changes of sign that are looked at more closely. */
const MOST_LEAPS = 40
/** Intervals that are listed at most; more of them, as waves have, count only near to zero. */
const MOST = 8
const NEAR = 16
/** Least width of an interval, as a share of its place. */
const NARROWEST = 1e-9

/**
 * @param sides each side of the equation as a function of the unknown
 * @param labelsAt names the sides on which the conditions of the equation are; null where it has none
 * @returns the intervals from low to high; 'all' where both sides are the same everywhere
 */
function* plateausOf(
  sides: readonly RealFunction[],
  labelsAt: ((x: number) => string) | null,
): Generator<void, readonly Plateau[] | 'all'> {
  const differenceAt = (x: number): number => {
    const [left = NaN, right = 0] = sides.map(side => side(x))
    return Math.abs(left - right) <= ROUNDING * (Math.abs(left) + Math.abs(right)) ? 0 : left - right
  }
  const points: { readonly x: number; readonly y: number }[] = []
  for (const x of searchPlaces()) {
    points.push({ x, y: differenceAt(x) })
    if (points.length % 50 === 0) yield
  }
  const known = points.filter(({ y }) => Number.isFinite(y))
  if (known.length > points.length / 3 && known.every(({ y }) => y === 0)) return 'all'
  if (!labelsAt) return []
  const found: Plateau[] = []
  let leaps = 0
  for (const [at, { x, y }] of points.entries()) {
    if (found.some(({ low, high }) => low <= x && x <= high)) continue
    const before = points[at - 1]
    const isLeap = before !== undefined && before.y * y < 0
    if (isLeap && leaps++ >= MOST_LEAPS) continue
    const seed = y === 0 ? x : isLeap ? zeroBetween(differenceAt, before.x, x, y) : null
    const plateaus = seed === null ? [] : around(seed, points, differenceAt, labelsAt)
    found.push(...plateaus.filter(({ low }) => low >= (found.at(-1)?.high ?? -Infinity)))
    yield
  }
  return found.length > MOST ? found.filter(({ inside }) => Math.abs(inside) < NEAR).slice(0, MOST) : found
}

/** A place where the difference is zero between two of different sign; null where halving comes to none. */
function zeroBetween(f: RealFunction, low: number, high: number, above: number): number | null {
  let [from, to] = [low, high]
  for (;;) {
    const x = (from + to) / 2
    if (x === from || x === to) return null
    const y = f(x)
    if (y === 0) return x
    if (y > 0 === above > 0) to = x
    else from = x
  }
}

function around(
  seed: number,
  points: readonly { readonly x: number; readonly y: number }[],
  f: RealFunction,
  labelsAt: (x: number) => string,
): Plateau[] {
  const below = points.findLast(({ x, y }) => x < seed && y !== 0)
  const above = points.find(({ x, y }) => x > seed && y !== 0)
  const low = below ? edgeBetween(f, seed, below.x) : -Infinity
  const high = above ? edgeBetween(f, seed, above.x) : Infinity
  if (!(high - low > NARROWEST * Math.max(Math.abs(seed), Math.min(Math.abs(low), Math.abs(high))))) return []
  const inside = placeIn(low, high)
  const size = Number.isFinite(high - low) ? high - low : Math.abs(inside) || 1
  const changes = [low - NARROWEST * size, high + NARROWEST * size].map(
    outside => Number.isFinite(outside) && labelsAt(outside) !== labelsAt(inside),
  )
  if (placesWithin(low, high, inside).some(x => f(x) !== 0)) return []
  return [low, high].every((edge, at) => !Number.isFinite(edge) || changes[at]) && changes.includes(true)
    ? [{ low, high, inside }]
    : []
}

/** The place at which a zero that holds at one place ends on the way to another. */
function edgeBetween(f: RealFunction, zero: number, other: number): number {
  let [inside, outside] = [zero, other]
  for (;;) {
    const x = (inside + outside) / 2
    if (x === inside || x === outside) return Number(x.toPrecision(14))
    if (f(x) === 0) inside = x
    else outside = x
  }
}

/** Places that tell an interval from several with gaps between them. */
const PLACES = 64

function placesWithin(low: number, high: number, inside: number): number[] {
  const shares = Array.from({ length: PLACES }, (_, at) => (at + 0.5) / PLACES)
  if (Number.isFinite(high - low)) return shares.map(share => low + share * (high - low))
  const far = shares.map(share => (Math.abs(inside) || 1) * 1e6 ** share)
  return [...(low === -Infinity ? far.map(d => inside - d) : []), ...(high === Infinity ? far.map(d => inside + d) : [])] // prettier-ignore
}

function placeIn(low: number, high: number): number {
  if (low < 0 && high > 0) return 0
  if (Number.isFinite(high - low)) return Number(((low + high) / 2).toPrecision(12))
  if (Number.isFinite(low)) return low + (Math.abs(low) || 1)
  return Number.isFinite(high) ? high - (Math.abs(high) || 1) : 0
}

/** Intervals of one equation, and sentences about them in the unit of the unknown. */
export interface FoundPlateaus {
  readonly plateaus: readonly Plateau[]
  readonly notices: readonly Notice[]
}

/** @returns the intervals of an equation of one unknown; 'all' where every number is a solution */
export function* plateausIn(
  equation: Expression,
  unknown: NameNode,
  formulas: Formulas,
): Generator<void, FoundPlateaus | 'all'> {
  const { name } = unknown
  const operands = equation.kind === 'compare' ? equation.operands : [equation]
  const sides = operands.flatMap(operand => realOf(operand, name, formulas) ?? [])
  if (sides.length !== operands.length || sides.length > 2) return { plateaus: [], notices: [] }
  const conditions = formulas.sides({ kind: 'list', items: operands, span: equation.span }, [name])
  const labelsAt = (x: number): string =>
    [...conditions!(Float64Array.of(x))].map(([id, { label }]) => `${id} ${label}`).join()
  const hasLabels = conditions !== null && PROBES.some(x => labelsAt(x) !== '')
  const plateaus = yield* plateausOf(sides, hasLabels ? labelsAt : null)
  return plateaus === 'all' ? 'all' : { plateaus, notices: plateaus.map(noticeOf(unknown, formulas)) }
}

const PROBES = [-1.234, 0.567, 8.9]

function realOf(formula: Expression, name: string, formulas: Formulas): RealFunction | null {
  const compiled = formulas.function(formula, [name])
  if (!compiled) return null
  const value = new Float64Array(1)
  return x => {
    compiled(Float64Array.of(x), value)
    return value[0]!
  }
}

/** The unknown has no unit of its own; where the equation has any, the number alone could mislead. */
function hasUnits({ solvable: { source, scope } }: Formulas): boolean {
  return nodesIn(source).some(node => {
    if (node.kind === 'quantity') return true
    const known = node.kind === 'name' ? scope.known(node.name) : undefined
    if (known?.kind !== 'variable') return false
    const { shape } = known.variable
    return shape.kind === 'scalar' && !shape.dimension.isPlain
  })
}

const noticeOf =
  (unknown: NameNode, formulas: Formulas) =>
  ({ low, high }: Plateau): Notice => {
    const { name } = unknown
    const text = (x: number): string =>
      `${formulas.written(x, unknown)}${hasUnits(formulas) ? ' (in SI units)' : ''}`
    if (low === -Infinity) return message('solve.interval.below', { name, high: text(high) })
    if (high === Infinity) return message('solve.interval.above', { name, low: text(low) })
    return message('solve.interval', { name, low: text(low), high: text(high) })
  }

/** @returns the roots that lie in none of the intervals, and a place in each of these, from low to high */
export const withPlateaus = (roots: readonly number[], plateaus: readonly Plateau[]): number[] =>
  [
    ...roots.filter(root => plateaus.every(({ low, high }) => root < low || root > high)),
    ...plateaus.map(({ inside }) => inside),
  ].toSorted((a, b) => a - b)
