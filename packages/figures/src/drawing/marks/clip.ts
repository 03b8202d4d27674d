/** Clips points to the plot area. */
import type { Box } from '../box.ts'

/** Places outside of the axes become NaN, which is a gap; one on an edge stays. */
export function clipToBox(places: Float64Array, { left, top, width, height }: Box): Float64Array {
  const clipped = places.slice()
  for (let at = 0; at < clipped.length; at += 2) {
    const [x, y] = [clipped[at]!, clipped[at + 1]!]
    const inside = x >= left - 0.5 && x <= left + width + 0.5 && y >= top - 0.5 && y <= top + height + 0.5
    if (!inside) clipped[at] = NaN
  }
  return clipped
}
