/** Responsibilities: a least value of which only the rounding of its place is left: it is zero. */
import type { Objective } from './bfgs.ts'

/** Share of how far other values lie above it below which a value may be made of rounding. */
const NOTHING = 1e-12
/** Last digits by which a place is moved, in units of the last one. */
const MOVES = [256, 64, 16, 4, 2, 1]

export interface Place {
  readonly at: Float64Array
  readonly value: number
}

/**
 * Moves a place by its last digits to where the value is least. The value is 0 there if other last digits change it by
 * half of itself at least.
 *
 * @param typical how far other values lie above it
 */
export function settled(f: Objective, start: Place, typical: number): Place {
  if (start.value === 0 || !(Math.abs(start.value) < NOTHING * typical)) return start
  let { at, value } = start
  for (const units of MOVES) {
    let isLower = true
    for (let round = 0; round < 20 && isLower; round += 1) {
      const lowest = around(at, units)
        .map(next => ({ at: next, value: f(next) }))
        .reduce((best, next) => (next.value < best.value ? next : best), { at, value })
      isLower = lowest.value < value
      ;({ at, value } = lowest)
    }
  }
  const change = Math.max(...around(at, 2).map(next => Math.abs(f(next) - value)))
  return { at, value: Math.abs(value) <= 2 * change ? 0 : value }
}

/** Places with another last digit of one coordinate. */
const around = (at: Float64Array, units: number): Float64Array[] =>
  Array.from(at).flatMap((each, index) =>
    [1, -1].map(way => at.with(index, each * (1 + way * units * Number.EPSILON))),
  )
