/**
 * Responsibilities: the least value under conditions, by augmented Lagrangians. Source: J. Nocedal,
 * S. J. Wright, Numerical Optimization, algorithm 17.4.
 */
import { descend, dot, lengthOf, slopeOf } from './bfgs.ts'
import type { Objective } from './bfgs.ts'

export interface Condition {
  /** Zero, or at most zero. */
  readonly side: Objective
  readonly isEquation: boolean
}

export interface Minimum {
  readonly at: Float64Array
  readonly value: number
  /**
   * Whether all conditions hold and nothing near is lower; else whether the conditions do not hold, the value
   * falls without end, or neither could be decided.
   */
  readonly reason: 'found' | 'conditions' | 'endless' | 'unsure'
}

const ROUNDS = 40
const HOLDS = 1e-9

/** @param start also tells how large the variables are: 0 means about 1 */
export function* minimise(
  f: Objective,
  conditions: readonly Condition[],
  start: Float64Array,
): Generator<void, Minimum> {
  const sizes = start.map(entry => Math.abs(entry) || 1)
  const scaled = (of: Objective): Objective => {
    const size =
      lengthOf(slopeOf(at => of(at.map((entry, place) => entry * sizes[place]!)), unitOf(start, sizes))) || 1
    return at => of(at.map((entry, place) => entry * sizes[place]!)) / size
  }
  const objective = scaled(f)
  const sides = conditions.map(({ side }) => scaled(side))
  let at = unitOf(start, sizes)
  let weight = 10
  let forces = new Float64Array(conditions.length)
  let violation = Infinity
  const done = (reason: Minimum['reason']): Minimum => {
    const place = at.map((entry, index) => entry * sizes[index]!)
    return { at: place, value: f(place), reason }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [held, pushed] = [forces, weight]
    const lagrangian: Objective = point =>
      sides.reduce(
        (sum, side, place) => sum + penalty(side(point), held[place]!, pushed, conditions[place]!),
        objective(point),
      )
    const found = yield* descend(lagrangian, at, 1e-10)
    if (!Number.isFinite(found.value) || lengthOf(found.at) > 1e8) {
      // Stronger conditions may hold it back, from the start on.
      if (sides.length === 0 || weight > 1e5) return done('endless')
      weight *= 100
      continue
    }
    at = found.at
    const values = Float64Array.from(sides, side => side(at))
    const next = forces.map((force, place) => nextForce(values[place]!, force, weight, conditions[place]!))
    const gap = worst(values, next, conditions)
    forces = next
    if (gap <= HOLDS) return done(isLowest(objective, sides, forces, at) ? 'found' : 'unsure')
    if (gap > 0.25 * violation) weight = Math.min(weight * 10, 1e9)
    violation = gap
  }
  return done(violation > 1e-6 ? 'conditions' : 'unsure')
}

const unitOf = (start: Float64Array, sizes: Float64Array): Float64Array =>
  start.map((entry, place) => entry / sizes[place]!)

function penalty(value: number, force: number, weight: number, { isEquation }: Condition): number {
  if (isEquation) return force * value + (weight / 2) * value * value
  return (Math.max(0, force + weight * value) ** 2 - force * force) / (2 * weight)
}

const nextForce = (value: number, force: number, weight: number, { isEquation }: Condition): number =>
  isEquation ? force + weight * value : Math.max(0, force + weight * value)

/** How far the conditions are from holding; one that presses has to be met exactly. */
function worst(values: Float64Array, forces: Float64Array, conditions: readonly Condition[]): number {
  return conditions.reduce((most, { isEquation }, place) => {
    const value = values[place]!
    const gap = isEquation || forces[place]! > 0 ? Math.abs(value) : Math.max(0, value)
    return Math.max(most, gap)
  }, 0)
}

/** Whether the slope is balanced by the conditions that press. */
function isLowest(
  f: Objective,
  sides: readonly Objective[],
  forces: Float64Array,
  at: Float64Array,
): boolean {
  const slope = slopeOf(f, at)
  const pulls = sides.map(side => slopeOf(side, at))
  const rest = slope.map((entry, place) =>
    pulls.reduce((sum, pull, side) => sum + forces[side]! * pull[place]!, entry),
  )
  const size = pulls.reduce(
    (sum, pull, side) => sum + Math.abs(forces[side]!) * lengthOf(pull),
    lengthOf(slope),
  )
  return Math.sqrt(dot(rest, rest)) <= 1e-5 * Math.max(size, 1e-2)
}
