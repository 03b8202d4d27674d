/** From values to pixels and back. */
import type { Figure, Limits, Range } from '../figure.ts'
import type { Box, Place } from './box.ts'

/** An axis in pixels: `from + scale · value`, or of the logarithm of the value. */
interface Line {
  readonly log: boolean
  readonly from: number
  readonly scale: number
}

export type YAxis = 'y' | 'y2'

export interface Placement {
  readonly box: Box
  toPixel(x: number, y: number, axis: YAxis): Place
  toValue(place: Place): { x: number; y: number; y2?: number }
  /** Places of points, x, y, x, y …, NaN for gaps. */
  project(x: Float64Array, y: Float64Array, axis: YAxis): Float64Array
  /** Pixel of the end of the y axis that is zero's, or of zero itself where the axis shows it. */
  ground(axis: YAxis): number
}

/** A sample beyond this many lengths of the axis is drawn there: nobody sees the difference, and renderers fail far out. */
const FAR = 100

export function placementOf(figure: Figure, limits: Limits, box: Box): Placement {
  const { axes, rotated } = figure
  const right = box.left + box.width
  const bottom = box.top + box.height
  const across = (log: boolean, range: Range): Line => line(log, range, box.left, right)
  const up = (log: boolean, range: Range): Line => line(log, range, bottom, box.top)
  const [alongX, alongY] = rotated ? [up, across] : [across, up]
  const x = alongX(!!axes.x.log && !axes.x.names, limits.x)
  const lines = { y: alongY(axes.y.log, limits.y), y2: alongY(!!axes.y2?.log, limits.y2 ?? limits.y) }
  const size = rotated ? { x: box.height, y: box.width } : { x: box.width, y: box.height }
  const pixel = ({ log, from, scale }: Line, value: number, length: number): number => {
    const at = from + scale * (log ? Math.log10(value) : value)
    return Math.max(-FAR * length, Math.min((FAR + 1) * length, at))
  }
  const value = ({ log, from, scale }: Line, at: number): number =>
    log ? 10 ** ((at - from) / scale) : (at - from) / scale
  return {
    box,
    toPixel(atX, atY, axis) {
      const [one, other] = [pixel(x, atX, size.x), pixel(lines[axis], atY, size.y)]
      return rotated ? { x: other, y: one } : { x: one, y: other }
    },
    toValue(place) {
      const [one, other] = rotated ? [place.y, place.x] : [place.x, place.y]
      const found = { x: value(x, one), y: value(lines.y, other) }
      return axes.y2 ? { ...found, y2: value(lines.y2, other) } : found
    },
    project(xs, ys, axis) {
      const places = new Float64Array(2 * xs.length)
      const [first, second] = rotated ? [1, 0] : [0, 1]
      for (let at = 0; at < xs.length; at += 1) {
        places[2 * at + first] = pixel(x, xs[at]!, size.x)
        places[2 * at + second] = pixel(lines[axis], ys[at]!, size.y)
      }
      return places
    },
    ground(axis) {
      const [low, high] = rotated ? [box.left, right] : [box.top, bottom]
      const end = rotated ? low : high
      if (lines[axis].log) return end
      return Math.max(low, Math.min(high, pixel(lines[axis], 0, size.y)))
    },
  }
}

function line(log: boolean, [low, high]: Range, from: number, to: number): Line {
  const [start, end] = log ? [Math.log10(low), Math.log10(high)] : [low, high]
  const scale = (to - from) / (end - start)
  return { log, from: from - scale * start, scale }
}
