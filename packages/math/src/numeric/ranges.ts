/** Lists of equally spaced numbers, and how many passes a loop makes. */
import { fail } from './value.ts'

/** The most by which a number of steps may miss a whole number, because steps are rounded. */
const ROUNDING = 1e-12

/** Parts of a pass that rounding may leave behind the last one, as in programs of the engine. */
const PASS_ROUNDING = 1e-9

/** Longest list that is made. */
const LONGEST = 10_000_000

/** From `first` up or down to `last`, both included where the steps lead there. */
export function rangeOf(first: number, last: number, step: number): number[] {
  const steps = (last - first) / step
  // The engine has answers of its own for a step in the wrong direction.
  if (!(steps >= 0)) fail('number.not-numeric.steps')
  const nearest = Math.round(steps)
  const isWhole = Math.abs(steps - nearest) <= ROUNDING * Math.max(1, steps)
  const count = (isWhole ? nearest : Math.floor(steps)) + 1
  if (count > LONGEST) fail('number.not-numeric.long-range')
  return Array.from({ length: count }, (_, index) => first + index * step)
}

/** How many values a loop from `start` up or down to `finish` goes through. */
export function passesOf(start: number, finish: number, step: number, withFinish = false): number {
  if (step === 0) fail('number.step')
  const steps = (finish - start) / step
  return Math.max(0, withFinish ? Math.floor(steps + PASS_ROUNDING) + 1 : Math.ceil(steps - PASS_ROUNDING))
}
