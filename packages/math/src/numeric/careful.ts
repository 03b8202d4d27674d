/**
 * Responsibilities: integrals, derivatives and limits by numbers alone, as a second opinion on the formulas that the
 * engine finds for them. Two rounds go different ways: where they agree to many digits, the number is certain.
 */
import { derivative as estimate, integrate } from '@calcwright/solvers/quadrature'
import type { CallNode, Expression, NameNode } from '../expression/tree.ts'
import { leniently } from './close.ts'
import type { Compiler } from './compile.ts'
import type { Closure, Frame } from './value.ts'
import { finish, valueAt } from './real-functions.ts'
import type { Shared } from './shared.ts'
import { hasKink } from './slopes.ts'
import { unwatched } from './switches.ts'
import { turningPlaces } from './turning-places.ts'
import { Unsuitable } from './unsuitable.ts'
import { fail, realOf } from './value.ts'

type Form = (node: CallNode, compiler: Compiler) => Closure | undefined

/** Parts at the beginning, and the most of them, by round: of an integral alone, and of one inside another. */
const ALONE = [{ first: 3, most: 400, goal: 1e-10 }, { first: 4, most: 500, goal: 1e-10 }] // prettier-ignore
const WITHIN = [{ first: 2, most: 40, goal: 1e-12 }, { first: 3, most: 50, goal: 1e-12 }] // prettier-ignore
/** Error that an integral may have, as a share of its value. */
const MOST_ERROR = 1e-8

/** `definite(f, x, a, b)`, between the places where a condition in it changes. */
const integral: Form = ({ args }, compiler) => {
  const [formula, variable, from, to] = args
  if (!formula || variable?.kind !== 'name' || !from || !to)
    throw new Unsuitable('An integral without bounds is no number.')
  const [start, end] = [compiler.compile(from), compiler.compile(to)]
  const f = functionOf(formula, variable, compiler)
  const { shared } = compiler
  return frame => {
    const [a, b] = [realOf(start(frame)), realOf(end(frame))]
    const [low, high] = a < b ? [a, b] : [b, a]
    const total = inside(shared, () => between(x => f(frame, x), low, high, shared))
    return a < b ? total : -total
  }
}

/** Runs what takes a formula at many places: what is lost at one of them says nothing about the whole. */
function inside(shared: Shared, work: () => number): number {
  shared.inner += 1
  try {
    return unwatched(() => leniently(work))
  } finally {
    shared.inner -= 1
  }
}

function between(f: (x: number) => number, low: number, high: number, shared: Shared): number {
  if (low === high) return 0
  const round = shared.scope.careful!
  const effort = shared.inner > 1 ? WITHIN[round]! : ALONE[round]!
  const ends = shared.inner > 1 ? [] : nearEnds(low, high)
  const own = shared.inner > 2 ? [] : [...turningPlaces(f, low, high), ...ends]
  const places = [low, ...own.toSorted((a, b) => a - b), high]
  let [value, error, mass] = [0, 0, 0]
  // The widest part first: beside it the digits of a small one are no matter.
  const parts = places.slice(1).map((to, at) => [places[at]!, to] as const)
  for (const [start, end] of parts.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))) {
    const [g, from, to] = flattened(f, start, end)
    const least = (effort.goal * mass) / parts.length
    const found = finish(integrate(g, from, to, { ...effort, least })) ?? fail('number.no-value')
    value += found.value
    error += found.error
    mass += Math.abs(found.value)
  }
  // A bell that all places miss looks like zero; within another integral one may be zero in places.
  if (shared.inner > 1) return value
  if (value === 0 || error > MOST_ERROR * Math.abs(value)) shared.isVague = true
  return value
}

/** The same integral with an integrand that is flat at both ends, where roots and logarithms are steep. */
function flattened(
  f: (x: number) => number,
  low: number,
  high: number,
): [(x: number) => number, number, number] {
  const size = high - low
  if (!Number.isFinite(size)) return [f, low, high]
  const flat = (s: number): number => {
    const x = low + size * s * s * (3 - 2 * s)
    // So close to an end that it is the end to a double: a pole there has no width.
    return x === low || x === high ? 0 : 6 * s * (1 - s) * size * f(x)
  }
  return [flat, 0, 1]
}

/** Places close to the ends on all scales, where integrands rise and fall steeply, in the integral alone. */
function nearEnds(low: number, high: number): number[] {
  const steps = Number.isFinite(high - low)
    ? [1e-2, 1e-4, 1e-6, 1e-8].map(share => share * (high - low))
    : Array.from({ length: 16 }, (_, step) => 100 ** (step - 12))
  if (low === -Infinity && high === Infinity) return [0, ...steps, ...steps.map(step => -step)]
  const behind = Number.isFinite(low) ? steps.map(step => low + step) : []
  const before = Number.isFinite(high) ? steps.map(step => high - step) : []
  return [...behind, ...before].filter(place => place > low && place < high)
}

/** `diff(f, x, ...)`, at the value that x has; of the first or second order. */
const derivative: Form = ({ args }, compiler) => {
  const [formula, ...rest] = args
  const over = rest[0]?.kind === 'list' ? rest[0].items : rest
  const [variable, again] = over
  if (!formula || variable?.kind !== 'name' || over.length > 2)
    throw new Unsuitable('This derivative is left to the engine.')
  const isTwice = again !== undefined && isSecond(again, variable)
  if (again !== undefined && !isTwice) throw new Unsuitable('This derivative is left to the engine.')
  const at = compiler.compile(variable)
  const f = functionOf(formula, variable, compiler)
  const { shared } = compiler
  const round = shared.scope.careful!
  return frame => {
    const x = realOf(at(frame))
    return inside(shared, () => {
      const slope = (place: number): number => slopeBy(each => f(frame, each), place, round)
      return isTwice ? slopeBy(slope, x, round) : slope(x)
    })
  }
}

const isSecond = (again: Expression, { name }: NameNode): boolean =>
  again.kind === 'name' ? again.name === name : again.kind === 'number' && again.text === '2'

/** The widths of the first differences, as shares of the place. */
const WIDTHS = [0.01, 0.0063] as const
const SLOPE_ERROR = 1e-5

function slopeBy(f: (x: number) => number, at: number, round: 0 | 1): number {
  const width = WIDTHS[round] * (Math.abs(at) || 1)
  const found = estimate(f, at, width)
  if (!found || found.error > SLOPE_ERROR * Math.abs(found.value) || hasKink(f, at)) return NaN
  return found.value
}

/** `subst(f, x, a)` of what is worked out first. */
const atPlace: Form = ({ args }, compiler) => {
  const [formula, variable, place] = args
  if (args.length !== 3 || variable?.kind !== 'name') return undefined
  const at = compiler.compile(place!)
  const frameAt = compiler.bind(variable.name)
  const body = compiler.compile(formula!)
  compiler.unbind(1)
  return frame => {
    frame[frameAt] = at(frame)
    return body(frame)
  }
}

/** Steps towards the place of a limit, and the ratio of neighbouring ones by round. */
const STEPS = 12
const RATIOS = [10, 6] as const
const LIMIT_ERROR = 1e-6

/** `limit(f, x, a[, side])`: the values beside the place, where they come to rest. */
const limit: Form = ({ args }, compiler) => {
  const { variable, point, side } = approached(args)
  const at = compiler.compile(point)
  const way = side && compiler.compile(side)
  const f = functionOf(args[0]!, variable, compiler)
  const { shared } = compiler
  const ratio = RATIOS[shared.scope.careful!]
  return frame => {
    const a = realOf(at(frame))
    const direction = way ? realOf(way(frame)) : 0
    const sides = !Number.isFinite(a) ? [Math.sign(a)] : direction === 0 ? [1, -1] : [Math.sign(direction)]
    const found = sides.map(sign =>
      inside(shared, () => restOf(step => f(frame, beside(a, sign, ratio ** step)), ratio)),
    )
    const [first, second = first] = found
    return Math.abs(first! - second!) <= 10 * LIMIT_ERROR * Math.abs(first!) ? first! : NaN
  }
}

function approached(args: readonly Expression[]): {
  variable: NameNode
  point: Expression
  side: Expression | undefined
} {
  const [, second, ...rest] = args
  const [variable, point, side] =
    second?.kind === 'compare' ? [...second.operands, ...rest] : [second, ...rest]
  if (variable?.kind !== 'name' || !point) throw new Unsuitable('A limit is at a place.')
  return { variable, point, side }
}

const beside = (a: number, sign: number, far: number): number =>
  Number.isFinite(a) ? a + (sign * (Math.abs(a) || 1)) / far : sign * far

/** The value at which a sequence comes to rest before rounding takes over; NaN where it does not. */
function restOf(value: (step: number) => number, ratio: number): number {
  const values = Array.from({ length: STEPS }, (_, step) => value(step + 1))
  const sizes = values.slice(-5).map(Math.abs)
  const shrinks = (size: number, at: number, all: readonly number[]): boolean =>
    at === 0 || size < all[at - 1]! / 2
  // Digits that cancel make zeros too: only what shrinks from the first step on is a zero that underflows.
  const isUnderflow =
    values[1] !== 0 && values.map(Math.abs).every((size, at, all) => size === 0 || shrinks(size, at, all))
  if (sizes.every(shrinks) || isUnderflow) return 0
  // Richardson's extrapolation, for what approaches the limit as the distance does.
  const extrapolated = values.map((each, at) => each + (each - values[at - 1]!) / (ratio - 1))
  for (let at = 2; at < STEPS; at += 1) {
    for (const row of [values, extrapolated]) {
      const rest = row[at]!
      if (!(Math.abs(rest - row[at - 1]!) <= LIMIT_ERROR * Math.abs(rest)) || rest === 0) continue
      return staysAt(rest, values, at, value) ? rest : NaN
    }
  }
  return NaN
}

/** Deviation from a value from which on a sequence leaves it, and the share of it by which noise varies. */
const LEAVES = 1e-4
const NOISE = 0.05
/** Further steps at which noise is looked for: a double may round alike at one of them. */
const NEARBY = [1e-3, 3e-3, 5e-3]

/** Whether a sequence stays, or is lost in noise: what leaves smoothly has a limit elsewhere. */
function staysAt(
  rest: number,
  values: readonly number[],
  from: number,
  value: (step: number) => number,
): boolean {
  const isThere = (each: number): boolean => Math.abs(each - rest) <= LEAVES * Math.abs(rest)
  const arrived = values.findIndex((each, at) => at >= from && isThere(each))
  const left = values.findIndex((each, at) => at > arrived && !isThere(each))
  if (arrived < 0 || left < 0) return arrived >= 0
  return NEARBY.some(far => {
    const deviation = Math.abs(values[left]! - rest)
    return Math.abs(value(left + 1 + far) - values[left]!) > NOISE * deviation
  })
}

/** A formula as a function of one of its names; NaN where it has no real value. */
function functionOf(
  formula: Expression,
  { name }: NameNode,
  compiler: Compiler,
): (frame: Frame, x: number) => number {
  const place = compiler.bind(name)
  const body = compiler.compile(formula)
  compiler.unbind(1)
  const { shared } = compiler
  return (frame, x) => {
    shared.count()
    frame[place] = x
    return valueAt(body, frame)
  }
}

/** Compilers by their names in the engine, where the evaluation is careful. */
export const CAREFUL_FORMS: Readonly<Record<string, Form | undefined>> = {
  __proto__: null as never,
  definite: integral, integral_of_values: integral, diff: derivative, slope_of: derivative, subst: atPlace, limit,
} // prettier-ignore
