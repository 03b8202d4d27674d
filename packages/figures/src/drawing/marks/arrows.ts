/** A field of arrows: the longest as long as the room between them, coloured by their value. */
import { lengthsOf, lineColourAt, scaleOf, valueRange } from '../../colour-scale.ts'
import { clipToBox } from './clip.ts'
import type { Drawn } from './context.ts'
import { marginUnder } from './margin.ts'
import type { Mark, Marks } from './mark.ts'

/** Colours of a scale in so many steps: each is one mark. */
const STEPS = 24
/** Part of the room between two arrows that the longest takes. */
const ROOM = 0.95
const HEAD = { length: 0.34, half: 0.17, least: 2.5, most: 8 }

export function arrowMarks(drawn: Drawn): Marks {
  const { figure, series, place, axis, look, theme, faded } = drawn
  const { source, x, y } = series
  const { u, v } = source.columns
  const range = valueRange(source)
  if (!u || !v || !range) return { marks: [] }
  const lengths = lengthsOf(source.columns)
  const longest = range[1]
  const places = place.project(x, y, axis)
  const room = ROOM * roomOf(places, place.box)
  const steps: number[][][] = Array.from({ length: STEPS + 1 }, () => [])
  const shifts = shiftsOf(drawn, places, u, v)
  const stretch =
    room / Math.max(...lengths.map((_, at) => Math.hypot(shifts[2 * at]!, shifts[2 * at + 1]!) || 0))
  const clipped = clipToBox(places, place.box)
  lengths.forEach((length, at) => {
    const [px, py] = [clipped[2 * at]!, clipped[2 * at + 1]!]
    const [dx, dy] = [shifts[2 * at]! * stretch, shifts[2 * at + 1]! * stretch]
    // An arrow without a direction, or beyond all numbers, is not drawn.
    if (!(Math.hypot(dx, dy) > 0) || !Number.isFinite(length + px + py + dx + dy)) return
    steps[Math.round((length / longest) * STEPS)]!.push(...arrow(px, py, dx, dy))
  })
  const scale = scaleOf(figure, source)
  const colour = (step: number): string =>
    scale < 0 || faded ? look.colour : lineColourAt(step / STEPS, scale, theme)
  const marks = steps.flatMap((lines, step): Mark[] => {
    const stroke = colour(step)
    return lines.length > 0
      ? [{ path: { lines, closed: false }, stroke, width: Math.max(1, look.width), reach: Infinity }]
      : []
  })
  return { marks: [...marginUnder(marks, drawn), ...marks] }
}

/** Directions as they are in the picture: along the curves that run through the field. */
function shiftsOf(
  { series, place, axis, limits }: Drawn,
  places: Float64Array,
  u: Float64Array,
  v: Float64Array,
): Float64Array {
  const range = (axis === 'y2' && limits.y2) || limits.y
  const speed = Math.max(...u.map((value, at) => Math.max(Math.abs(value / (limits.x[1] - limits.x[0])), Math.abs(v[at]! / (range[1] - range[0]))) || 0)) // prettier-ignore
  const step = 1e-4 / (speed || 1)
  const moved = place.project(series.x.map((x, at) => x + step * u[at]!), series.y.map((y, at) => y + step * v[at]!), axis) // prettier-ignore
  return moved.map((value, at) => value - places[at]!)
}

/** Around its place: half before, half behind. */
function arrow(x: number, y: number, dx: number, dy: number): number[][] {
  const length = Math.hypot(dx, dy)
  const [tipX, tipY] = [x + dx / 2, y + dy / 2]
  const back = Math.max(HEAD.least, Math.min(HEAD.most, HEAD.length * length))
  const [ex, ey] = [dx / length, dy / length]
  const half = (back * HEAD.half) / HEAD.length
  const side = (sign: number): [number, number] => [
    tipX - back * ex - sign * half * ey,
    tipY - back * ey + sign * half * ex,
  ]
  return [
    [x - dx / 2, y - dy / 2, tipX, tipY],
    [...side(1), tipX, tipY, ...side(-1)],
  ]
}

/** Side of the square that each arrow has for itself. */
function roomOf(places: Float64Array, { width, height }: { width: number; height: number }): number {
  const count = Math.max(1, places.length / 2)
  return Math.sqrt((width * height) / count)
}
