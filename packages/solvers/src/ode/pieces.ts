import type { Pieces } from './problem.ts'

/** Coefficients of a component in a piece. */
export const POWERS = 5

/** @returns the polynomial of one component at a share of the piece from 0 to 1 */
export function polynomialAt(coefficients: Float64Array, component: number, share: number): number {
  let value = 0
  for (let power = POWERS - 1; power >= 0; power--)
    value = value * share + coefficients[component * POWERS + power]!
  return value
}

/** Fills `into` with all components. */
export function pieceAt(coefficients: Float64Array, share: number, into: Float64Array): void {
  for (let component = 0; component < into.length; component++)
    into[component] = polynomialAt(coefficients, component, share)
}

/** @returns the component at a place between the ends; where a piece begins anew, what comes after */
export function valueAt({ starts, lengths, coefficients }: Pieces, component: number, t: number): number {
  const forwards = (lengths[0] ?? 1) > 0
  let [low, high] = [0, lengths.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (forwards ? starts[middle]! <= t : starts[middle]! >= t) low = middle
    else high = middle - 1
  }
  return polynomialAt(coefficients[low]!, component, (t - starts[low]!) / lengths[low]!)
}
