/**
 * Real solutions of an equation that the engine's answer lacks. It loses branches where it squares
 * or takes logarithms of both sides, while a sign of the difference that changes shows every one of them.
 */
import { operationName } from '@calcwright/reference/functions'
import type { Expression, Span } from '@calcwright/math/expression'
import { Complex } from '@calcwright/math/numeric'
import type { NumericValue } from '@calcwright/math/numeric'
import { Rational } from '@calcwright/math/rational'
import { binaryNode, callNode, decimalNode, negated, rationalNode } from '@calcwright/math/rewriting'
import { rootsAnywhere, rootsBetween } from '@calcwright/solvers/roots'
import type { RealFunction } from '@calcwright/solvers/roots'

/** Roots that differ by less, as a share of the larger one, are the same. */
const SAME = 1e-6

/**
 * Yields now and then.
 *
 * @param f the difference of the sides
 * @param known the solutions of the engine, which all hold
 * @returns the real roots that are none of them, from low to high
 */
export function* missingRoots(f: RealFunction, known: readonly NumericValue[]): Generator<void, number[]> {
  const reals = known.flatMap(realOf)
  const found = yield* rootsAnywhere(
    f,
    reals.filter(root => root !== 0),
  )
  return newAmong(found, f, reals)
}

/** Two numbers between which roots are sought. */
export type Range = readonly [low: number, high: number]

/** Parts into which a range is cut, in turn, until as many roots are found as before. */
const PARTS = [1000, 4000, 16_000]
/** Roots at most: more of them are noise. */
const MOST_WITHIN = 2000

/**
 * Yields now and then.
 *
 * @returns the roots between two bounds, one at a bound too, from low to high; empty where they are too many
 */
export function* rootsWithin(f: RealFunction, [low, high]: Range): Generator<void, number[]> {
  const beyond = (high - low) * 1e-4
  let before: number[] = []
  for (const parts of PARTS) {
    yield
    // An odd share of the range keeps the grid off the zeros of waves.
    const found = rootsBetween(f, low - beyond * 1.37, high + beyond, parts)
    if (found.length > MOST_WITHIN) return []
    if (parts > PARTS[0]! && found.length === before.length) break
    before = found
  }
  const atBound = (root: number): number =>
    [low, high].find(bound => Math.abs(root - bound) <= 1e-12 * Math.max(Math.abs(bound), high - low)) ?? root
  return before.map(atBound).filter(root => low <= root && root <= high)
}

/** The same of the roots between two bounds. */
export function* missingWithin(
  f: RealFunction,
  known: readonly NumericValue[],
  range: Range,
): Generator<void, number[]> {
  return newAmong(yield* rootsWithin(f, range), f, known.flatMap(realOf))
}

function newAmong(found: readonly number[], f: RealFunction, reals: readonly number[]): number[] {
  const size = Math.max(...reals.map(Math.abs), 0) || 1
  const isNew = (root: number): boolean =>
    reals.every(
      one => Math.abs(one - root) > Math.max(SAME * Math.max(Math.abs(one), Math.abs(root)), 1e-9 * size),
    )
  return found.filter(root => isNew(root) && isPlain(f, root, root === 0 ? size : Math.abs(root)))
}

/** A solution as a real number; none for one that is complex by more than rounding. */
function realOf(value: NumericValue): number[] {
  const [single] = Array.isArray(value) ? (value as readonly NumericValue[]) : [value]
  if (single instanceof Complex) return Math.abs(single.im) <= SAME * Math.abs(single.re) ? [single.re] : []
  return typeof single === 'number' ? [single] : []
}

/** Whether the values grow on both sides of a root, as those do that are more than rounding. */
function isPlain(f: RealFunction, root: number, size: number): boolean {
  const here = Math.abs(f(root))
  return [-1, 1].every(side => {
    const [near, far] = [1e-5, 2e-5].map(share => Math.abs(f(root + side * share * size)))
    return here <= 0.3 * near! && far! >= 1.2 * near!
  })
}

/** The most solutions that are added: of more, as of an equation with waves, there are likely to be endless ones. */
const MOST_ADDED = 10

export const areTooMany = (roots: readonly number[]): boolean => roots.length > MOST_ADDED

/**
 * @param byEngine how the engine solves the equation
 * @param missing roots to be added
 * @returns a call that gives the engine's solutions together with these, exactly where a simple form of them solves it
 */
export function completed(
  equation: Expression,
  unknown: Expression,
  byEngine: Expression,
  missing: readonly number[],
): Expression {
  const { span } = byEngine
  const list = (items: readonly Expression[]): Expression => ({ kind: 'list', items, span })
  const call = (name: string, args: readonly Expression[]): Expression =>
    callNode(operationName(name), args, span)
  const rows = missing.map(root => list([decimalNode(root, span), ...exactFormsNear(root, span)]))
  return call('solve_completed', [call('quote', [equation]), unknown, byEngine, list(rows)])
}

/** Fractions, square roots of them and fractions of pi, of which a root may be the decimal. */
function exactFormsNear(root: number, span: Span): Expression[] {
  const [fraction, square, turn] = [Math.abs(root), root ** 2, Math.abs(root) / Math.PI].map(value => {
    const near = fractionNear(value)
    return near && rationalNode(near, span)
  })
  const pi: Expression = { kind: 'constant', name: 'pi', span }
  const forms = [
    ...(fraction ? [fraction] : []),
    ...(square ? [callNode(operationName('sqrt'), [square], span)] : []),
    ...(turn ? [binaryNode('*', turn, pi, span)] : []),
  ]
  return root < 0 ? forms.map(form => negated(form, span)) : forms
}

const LARGEST_DENOMINATOR = 1000
/** How near a fraction has to be, as a share. */
const EXACT = 1e-10

/** The fraction with a small denominator that a positive number is near to, by its continued fraction; null for none. */
function fractionNear(value: number): Rational | null {
  let [above, below, aboveBefore, belowBefore, rest] = [Math.floor(value), 1, 1, 0, value]
  while (below <= LARGEST_DENOMINATOR && Number.isSafeInteger(above)) {
    if (Math.abs(above / below - value) <= EXACT * value) return Rational.of(above, below)
    rest = 1 / (rest - Math.floor(rest))
    const part = Math.floor(rest)
    ;[above, aboveBefore] = [part * above + aboveBefore, above]
    ;[below, belowBefore] = [part * below + belowBefore, below]
  }
  return null
}
