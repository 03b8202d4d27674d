/** Responsibilities: how a value changes along one direction, by differences. */
import type { NumericValue } from '@calcwright/math/numeric'
import { arrangedLike, numbersInOrder } from '../values/arrays.ts'

/** The value at a distance along the direction; null where there is none. */
export type ValueAlong = (distance: number) => Promise<NumericValue | null>

export interface Slope {
  /** Change by one unit of distance, arranged like the value. */
  readonly slope: NumericValue
  /** Whether the differences come to a limit. */
  readonly settled: boolean
}

const ATTEMPTS = 5
const SMALLER = 1 / 8
/** Relative error at which the search ends, and the one up to which a derivative counts as one. */
const FINE = 1e-7
const COARSE = 0.01

/**
 * Central differences extrapolated to distance 0, with smaller distances until they agree.
 * Source: C. J. F. Ridders, Accurate computation of F'(x) and F'(x)F''(x), Adv. Eng. Software 4 (1982) 75.
 *
 * @param step the first distance
 * @param least slopes up to this are what is left where larger ones cancel
 * @returns null where there is no value around the point
 */
export async function slopeOf(
  centre: NumericValue,
  along: ValueAlong,
  step: number,
  least: number,
): Promise<Slope | null> {
  let best: { readonly leaves: readonly number[]; readonly error: number } | null = null
  let distance = step
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1, distance *= SMALLER) {
    const found = await extrapolated(centre, along, distance, least)
    if (found && (!best || found.error < best.error)) best = found
    if (best && best.error <= FINE) break
  }
  return best && { slope: arrangedLike(centre, best.leaves), settled: best.error <= COARSE }
}

async function extrapolated(centre: NumericValue, along: ValueAlong, distance: number, least: number) {
  const columns: number[][] = []
  for (const size of [distance, distance / 2, distance / 4]) {
    const [above, below] = [await along(size), await along(-size)]
    const [high, low] = [
      above === null ? null : numbersInOrder(above),
      below === null ? null : numbersInOrder(below),
    ]
    if (!high || !low || high.length !== low.length) return null
    columns.push(high.map((value, index) => differenceOf(value, low[index]!, size)))
  }
  const here = numbersInOrder(centre)
  const [wide, half, narrow] = columns as [number[], number[], number[]]
  if (!here || here.length !== wide.length) return null
  let [error, size] = [0, 0]
  const leaves = here.map((value, index) => {
    const first = (4 * half[index]! - wide[index]!) / 3
    const second = (4 * narrow[index]! - half[index]!) / 3
    const slope = (16 * second - first) / 15
    // Below the rounding of the values themselves there is nothing to see.
    const rounding = (16 * Number.EPSILON * Math.abs(value)) / distance
    error = Math.max(error, Math.abs(slope - second) - Math.max(8 * rounding, least))
    const isRounding = Math.abs(slope) <= Math.max(8 * rounding, least)
    if (!isRounding) size = Math.max(size, Math.abs(slope))
    return isRounding ? 0 : slope
  })
  return { leaves, error: error <= 0 ? 0 : error / size }
}

/** Differences of the last digits are none. */
function differenceOf(high: number, low: number, size: number): number {
  return Math.abs(high - low) <= 2 * Number.EPSILON * Math.max(Math.abs(high), Math.abs(low))
    ? 0
    : (high - low) / (2 * size)
}
