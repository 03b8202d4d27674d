/**
 * Responsibilities: places in time where the rates may have a peak that is narrower than any step: the zeros of
 * the arguments of powers and exponentials, such as (t - 43)/0.001 in e^(-((t - 43)/0.001)^2). A step that ends
 * there meets the peak, and is taken again with a shorter one.
 */
import type { OdeProblem, Sides } from './problem.ts'
import { dependentOnState } from './switches.ts'

/** Places at which the arguments are looked at, and the most zeros of one: more of them are those of a wave. */
const SAMPLES = 32
const MOST_ZEROS = 3
const MOST_PEAKS = 200
const HALVINGS = 60

/** @returns places within the range, in no order; none where only a state decides about them */
export function peaksOf({ centres, start, end, initial }: OdeProblem): number[] {
  if (!centres || start === end) return []
  const at = (share: number): number => start + share * (end - start)
  // Not evenly, so that a zero in a round place lies between them.
  const times = Array.from({ length: SAMPLES + 1 }, (_, index) =>
    at((index + 0.13 * Math.sin(index)) / SAMPLES),
  )
    .with(0, start)
    .with(SAMPLES, end)
  const found = times.map(t => centres(t, initial))
  const probed = [1, 9, 17, 30]
  const ofState = dependentOnState(
    centres,
    probed.map(index => times[index]!),
    initial,
    probed.map(index => found[index]!),
  )
  const places: number[] = []
  for (const id of found[0]!.keys()) {
    if (ofState.has(id)) continue
    const values = found.map(sides => sides.get(id)?.value ?? NaN)
    const changed = times.flatMap((_, index) =>
      index > 0 && Math.abs(Math.sign(values[index]!) - Math.sign(values[index - 1]!)) > 0 ? [index] : [],
    )
    if (changed.length > MOST_ZEROS || places.length > MOST_PEAKS) continue
    const valueAt = (t: number): number => valueOf(centres(t, initial), id)
    for (const index of changed) places.push(...aroundZero(valueAt, times[index - 1]!, times[index]!))
  }
  return places.filter(t => (t - start) * (end - t) > 0)
}

const valueOf = (sides: Sides, id: number): number => sides.get(id)?.value ?? NaN

/** The zero between two places, and where the argument is 1 and -1 beside it: a peak may have two halves there. */
function aroundZero(valueAt: (t: number) => number, from: number, to: number): number[] {
  const sign = Math.sign(valueAt(from))
  let [low, high] = [from, to]
  for (let count = 0; count < HALVINGS; count += 1) {
    const middle = (low + high) / 2
    if (Math.sign(valueAt(middle)) === sign) low = middle
    else high = middle
  }
  const slope = (valueAt(to) - valueAt(from)) / (to - from)
  return [high - 1 / slope, high, high + 1 / slope]
}
