/** Which places are seen. */
import type { Box } from '../box.ts'

/** Those outside of the axes become gaps; one on an edge stays. */
export function between(places: Float64Array, { left, top, width, height }: Box): Float64Array {
  const kept = places.slice()
  for (let at = 0; at < kept.length; at += 2) {
    const [x, y] = [kept[at]!, kept[at + 1]!]
    const inside = x >= left - 0.5 && x <= left + width + 0.5 && y >= top - 0.5 && y <= top + height + 0.5
    if (!inside) kept[at] = NaN
  }
  return kept
}
