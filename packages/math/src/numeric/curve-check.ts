/**
 * Responsibilities: whether a curve shows its function. A function that oscillates faster than it is sampled
 * may look slow, or flat: 60 Hz at sixty points a second.
 */
import { heightOf } from './curve.ts'
import type { CurveOptions } from './curve.ts'
import type { Curve, Values } from './curve-points.ts'

/** Places that are looked at, for each step there was at first. */
const PROBES = 1 / 4
/** The golden section: places apart by it are never in step with even ones. */
const GOLDEN = 0.6180339887498949
/** Part of the height that a value may be beside the line. */
const BESIDE = 0.03
/** Poles and jumps are beside it too, at a few places. */
const FEW = 0.08
/** Share of the values below which a difference is no swing. */
const ROUNDING = 1e-12
/** Fewer or more probes tell less, or no more. */
const LEAST_PROBES = 60
const MOST_PROBES = 240

/** @returns whether values between the points of a curve are often far from its line */
export async function isTooFast(values: Values, { x, y }: Curve, options: CurveOptions): Promise<boolean> {
  const count = Math.max(LEAST_PROBES, Math.min(MOST_PROBES, Math.round(options.steps * PROBES)))
  const places = Float64Array.from({ length: count }, (_, probe) => placeOf(probe, count, options))
  const found = await values(places)
  const all = Float64Array.of(...y, ...found).filter(Number.isFinite)
  const centre = all.toSorted()[all.length >> 1] ?? 0
  const height = Math.max(heightOf(all), ROUNDING * Math.abs(centre))
  // Only the visible part counts of a steep function that leaves the picture.
  const beside = found.filter(
    (value, probe) =>
      Math.abs(value - valueAt(x, y, places[probe]!)) > BESIDE * Math.max(height, Math.abs(value - centre)),
  )
  return beside.length > FEW * count
}

function placeOf(probe: number, count: number, { from, to, log }: CurveOptions): number {
  const share = (probe + ((probe * GOLDEN) % 1)) / count
  return log ? from * (to / from) ** share : from + (to - from) * share
}

/** On the straight line between two points; NaN in a gap. */
function valueAt(x: Float64Array, y: Float64Array, place: number): number {
  let [low, high] = [0, x.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (x[middle]! <= place) low = middle
    else high = middle
  }
  const share = x[high] === x[low] ? 0 : (place - x[low]!) / (x[high]! - x[low]!)
  return y[low]! + share * (y[high]! - y[low]!)
}
