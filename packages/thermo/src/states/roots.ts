import { bracketed } from '../root.ts'
import { StateError } from '../state-error.ts'

type Off = (x: number) => number

/** @returns the function with NaN where there is no state */
export const orNone =
  (f: Off): Off =>
  x => {
    try {
      return f(x)
    } catch (error) {
      if (error instanceof StateError) return NaN
      throw error
    }
  }

/**
 * Roots of a smooth function, of which at most one lies between two neighbouring places, or two with an extreme of
 * the function between them.
 *
 * @param places rising
 */
export function rootsBetween(off: Off, places: readonly number[]): number[] {
  const values = places.map(off)
  const points = places.flatMap((place, i): [x: number, value: number][] => {
    const [before, here, after] = [values[i - 1]!, values[i]!, values[i + 1]!]
    const isExtreme = (here - before) * (after - here) < 0 && here * before > 0 && here * after > 0
    if (!isExtreme) return [[place, here]]
    const extreme = extremeBetween(off, places[i - 1]!, places[i + 1]!, Math.sign(here))
    const all: [number, number][] = [
      [place, here],
      [extreme, off(extreme)],
    ]
    return all.toSorted(([a], [b]) => a - b)
  })
  return points.slice(1).flatMap(([x, value], i) => {
    const [before, valueBefore] = points[i]!
    if (valueBefore === 0) return [before]
    if (value === 0) return i + 2 === points.length ? [x] : []
    return valueBefore * value < 0 ? [bracketed(off, before, x, 1e-13, valueBefore, value)!] : []
  })
}

/** Place where |f| is least between a and b, by golden sections. */
function extremeBetween(f: Off, a: number, b: number, sign: number): number {
  const share = (Math.sqrt(5) - 1) / 2
  let [low, high] = [a, b]
  let [left, right] = [b - share * (b - a), a + share * (b - a)]
  let [atLeft, atRight] = [f(left) * sign, f(right) * sign]
  for (let i = 0; i < 50; i++) {
    if (atLeft < atRight) {
      ;[high, right, atRight] = [right, left, atLeft]
      left = high - share * (high - low)
      atLeft = f(left) * sign
    } else {
      ;[low, left, atLeft] = [left, right, atRight]
      right = low + share * (high - low)
      atRight = f(right) * sign
    }
  }
  return (low + high) / 2
}
