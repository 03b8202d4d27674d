/** Pulses that the steps of a solution have passed over: between its steps the rates are other than its slope. */
import { POWERS, polynomialAt } from './pieces.ts'
import type { OdeProblem, OdeSolution } from './problem.ts'

/** Places over the range at which slope and rates are compared. */
const PLACES = 4000

/**
 * @param solution with its pieces, up to the end of the range
 * @returns the changes that the solution lacks, as a share of all changes of a component, the largest one
 */
export function missedShare({ rates, start, end, initial }: OdeProblem, { pieces }: OdeSolution): number {
  const size = initial.length
  const [y, rate] = [new Float64Array(size), new Float64Array(size)]
  const [missed, whole] = [new Float64Array(size), new Float64Array(size)]
  const apart = (end - start) / PLACES
  let place = 0
  for (const [index, coefficients] of pieces.coefficients.entries()) {
    const [begin, length] = [pieces.starts[index]!, pieces.lengths[index]!]
    for (; place < PLACES; place++) {
      const t = start + (place + 0.5) * apart
      const share = (t - begin) / length
      if (share >= 1) break
      if (share < 0) continue
      for (let component = 0; component < size; component++)
        y[component] = polynomialAt(coefficients, component, share)
      rates(t, y, rate)
      for (let component = 0; component < size; component++) {
        const slope = slopeAt(coefficients, component, share) / length
        missed[component]! += Math.abs(rate[component]! - slope) || 0
        whole[component]! += Math.max(Math.abs(rate[component]!), Math.abs(slope)) || 0
      }
    }
  }
  return Math.max(0, ...missed.map((sum, component) => (sum > 0 ? sum / whole[component]! : 0)))
}

function slopeAt(coefficients: Float64Array, component: number, share: number): number {
  let slope = 0
  for (let power = POWERS - 1; power > 0; power--)
    slope = slope * share + power * coefficients[component * POWERS + power]!
  return slope
}
