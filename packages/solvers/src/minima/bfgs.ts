/**
 * Responsibilities: the least value of a smooth function of several variables. Source: J. Nocedal,
 * S. J. Wright, Numerical Optimization, algorithms 3.5 (lengths of steps) and 6.1 (BFGS).
 */

export type Objective = (at: Float64Array) => number

export interface Descent {
  readonly at: Float64Array
  readonly value: number
  readonly slope: Float64Array
  readonly iterations: number
}

const ITERATIONS = 400

/** @param width of the differences that slopes are made of, about variables of size 1 */
export function* descend(f: Objective, start: Float64Array, goal: number): Generator<void, Descent> {
  let at = start.slice()
  let value = f(at)
  let slope = slopeOf(f, at)
  let inverse = identity(at.length)
  let failures = 0
  let iterations = 0
  for (; iterations < ITERATIONS && lengthOf(slope) > goal; iterations += 1) {
    yield
    let step = times(inverse, slope).map(entry => -entry)
    if (!(dot(step, slope) < 0)) {
      inverse = identity(at.length)
      step = slope.map(entry => -entry)
    }
    // Limits the step, so that it cannot leap into the valley of another minimum.
    const most = 0.5 * (1 + lengthOf(at))
    const length = lengthOf(step)
    if (length > most) step = step.map(entry => (entry * most) / length)
    const share = shareOf(f, at, value, slope, step)
    if (share === 0) {
      failures += 1
      if (failures > 1) break
      inverse = identity(at.length)
      continue
    }
    failures = 0
    const move = step.map(entry => share * entry)
    const next = at.map((entry, place) => entry + move[place]!)
    const nextSlope = slopeOf(f, next)
    update(
      inverse,
      move,
      nextSlope.map((entry, place) => entry - slope[place]!),
      iterations === 0,
    )
    const isStill = move.every((entry, place) => Math.abs(entry) <= 1e-15 * (1 + Math.abs(next[place]!)))
    at = next
    value = f(at)
    slope = nextSlope
    if (isStill) break
  }
  return { at, value, slope, iterations }
}

/** Gradient by central differences. */
export function slopeOf(f: Objective, at: Float64Array): Float64Array {
  const moved = at.slice()
  return at.map((entry, place) => {
    const width = 6e-6 * (1 + Math.abs(entry))
    moved[place] = entry + width
    const [upper, above] = [moved[place], f(moved)]
    moved[place] = entry - width
    const [lower, below] = [moved[place], f(moved)]
    moved[place] = entry
    return (above - below) / (upper - lower)
  })
}

/** How much of a step goes down far enough, and not too short: 0 for none. */
function shareOf(
  f: Objective,
  at: Float64Array,
  value: number,
  slope: Float64Array,
  step: Float64Array,
): number {
  const fall = dot(slope, step)
  const after = (share: number): number => f(at.map((entry, place) => entry + share * step[place]!))
  const isLow = (share: number, reached: number): boolean => reached <= value + 1e-4 * share * fall
  let share = 1
  let reached = after(share)
  if (isLow(share, reached)) {
    for (let round = 0; round < 3; round += 1) {
      const further = after(2 * share)
      if (!(further < reached) || !isLow(2 * share, further)) break
      share *= 2
      reached = further
    }
    return share
  }
  for (let round = 0; round < 60; round += 1) {
    const guess = Number.isFinite(reached) ? (-fall * share ** 2) / (2 * (reached - value - fall * share)) : 0
    share = Math.min(Math.max(guess, 0.1 * share), 0.5 * share)
    reached = after(share)
    if (isLow(share, reached)) return reached < value ? share : 0
  }
  return 0
}

function identity(size: number): Float64Array[] {
  return Array.from({ length: size }, (_, row) =>
    Float64Array.from({ length: size }, (__, column) => Number(row === column)),
  )
}

export function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, entry, place) => sum + entry * b[place]!, 0)
}

export const lengthOf = (a: Float64Array): number => Math.sqrt(dot(a, a))

const times = (rows: readonly Float64Array[], a: Float64Array): Float64Array =>
  a.map((_, row) => dot(rows[row]!, a))

/** Updates the inverse of the second derivatives from a move and the change of the slope. */
function update(inverse: Float64Array[], move: Float64Array, change: Float64Array, isFirst: boolean): void {
  const bend = dot(move, change)
  if (!(bend > 1e-14 * lengthOf(move) * lengthOf(change))) return
  if (isFirst)
    for (const row of inverse)
      row.forEach((entry, place) => (row[place] = (entry * bend) / dot(change, change)))
  const turned = times(inverse, change)
  const factor = (1 + dot(change, turned) / bend) / bend
  for (const [row, entries] of inverse.entries())
    for (const column of entries.keys())
      entries[column]! +=
        factor * move[row]! * move[column]! -
        (turned[row]! * move[column]! + move[row]! * turned[column]!) / bend
}
