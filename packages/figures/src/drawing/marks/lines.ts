/** Lines, with the areas under them, their markers and their error bars. */
import { isStepped } from '../../prepare.ts'
import { linesOf, markersOf } from '../thinning.ts'
import type { Drawn } from './context.ts'
import { equationText } from '../../equation.ts'
import { SIZE } from '../letters.ts'
import type { Label, Mark, Marks } from './mark.ts'
import { clipToBox } from './clip.ts'
import { markersIn } from './markers.ts'

export function lineMarks(drawn: Drawn): Marks {
  const { series, place, axis, look, figure } = drawn
  const along = figure.rotated ? 1 : 0
  const places = place.project(series.x, series.y, axis)
  const whole = series.outline ? place.project(series.outline.x, series.outline.y, axis) : places
  const path = isStepped(series.source) ? stepped(places, along) : whole
  const marks: Mark[] = []
  const isBand = series.source.kind === 'band'
  if (series.source.kind === 'area' || isBand) marks.push(areaMark(drawn, whole, path))
  if (look.dash && look.width > 0) {
    const below = isBand && series.base ? linesOf(place.project(series.x, series.base, axis), along) : []
    const lines = [...linesOf(path, along), ...below]
    // Along an edge of the axes it has its whole width.
    const reach = look.width / 2
    marks.push({ path: { lines, closed: false }, stroke: look.colour, width: look.width, dash: look.dash, reach }) // prettier-ignore
  }
  if (series.error) marks.push(errorMark(drawn))
  if (look.marker > 0) {
    const clipped = markersOf(clipToBox(places, place.box), place.box)
    marks.push({ ...markersIn(clipped, look, drawn.theme), reach: Infinity })
  }
  return series.source.equation ? { marks, choices: equationPlaces(drawn) } : { marks }
}

/** From the axes to the equation. */
const MARGIN = 10

/** The equation in one of the corners, or in the middle above or below. */
function equationPlaces({ figure, series, place, look, theme, letters }: Drawn): Label[][] {
  const { left, top, width, height } = place.box
  const text = letters.cut(equationText(figure, series.source), SIZE.legend, width - 2 * MARGIN)
  if (text === '') return []
  const across = { left: left + MARGIN, right: left + width - MARGIN, center: left + width / 2 }
  const ends = { top: top + MARGIN, bottom: top + height - MARGIN }
  return [
    ALIGN.flatMap(
      align =>
      ENDS.map(baseline => ({ text, x: across[align], y: ends[baseline], align, baseline, size: SIZE.legend, colour: look.colour, halo: theme.paper })), // prettier-ignore
    ),
  ]
}

const ALIGN = ['left', 'right', 'center'] as const
const ENDS = ['top', 'bottom'] as const

/** Each value holds until the next point. */
function stepped(places: Float64Array, along: 0 | 1): Float64Array {
  const corners = new Float64Array(Math.max(0, 2 * places.length - 2))
  for (let at = 0; at < places.length; at += 2) {
    corners.set(places.subarray(at, at + 2), 2 * at)
    if (at + 2 >= places.length) break
    corners[2 * at + 2 + along] = places[at + 2 + along]!
    corners[2 * at + 3 - along] = places[at + 1 - along]!
  }
  return corners
}

const AREA = 0.28

/**
 * Down to the series below, or to zero.
 *
 * @param top places of the points
 * @param path that a line through them takes
 */
function areaMark(
  { series, place, axis, look, figure, faded }: Drawn,
  top: Float64Array,
  path: Float64Array,
): Mark {
  const along = figure.rotated ? 1 : 0
  const ground = place.ground(axis)
  const { x, base } = series.outline ?? series
  const floor = base ? place.project(x, base, axis) : top.slice()
  const across = 1 - along
  for (let at = 0; at < floor.length; at += 2) {
    const value = floor[at + across]!
    if (!base || Number.isNaN(value)) floor[at + across] = ground
    // Under a gap there is no area either.
    if (Number.isNaN(top[at + 1]!) || Number.isNaN(top[at]!)) floor[at + across] = NaN
  }
  const bottom = isStepped(series.source) ? stepped(floor, along) : floor
  const [tops, floors] = [linesOf(path, along), linesOf(bottom, along)]
  const lines = tops.map((line, at) => [...line, ...reversed(floors[at] ?? [])])
  return { path: { lines, closed: true }, fill: look.colour, opacity: faded ? 0.15 : AREA }
}

function reversed(line: readonly number[]): number[] {
  const back: number[] = []
  for (let at = line.length - 2; at >= 0; at -= 2) back.push(line[at]!, line[at + 1]!)
  return back
}

/** Half the width of the ends of error bars, and of their lines. */
const CAP = 3.5
const ERROR_WIDTH = 1.25

function errorMark({ series, place, axis, look, figure }: Drawn): Mark {
  const { x, y, error } = series
  const lines: number[][] = []
  const end = (sign: number): Float64Array => y.map((value, at) => value + sign * Math.abs(error![at] ?? NaN))
  const [low, high] = [place.project(x, end(-1), axis), place.project(x, end(1), axis)]
  const [dx, dy] = figure.rotated ? [0, CAP] : [CAP, 0]
  const ground = figure.rotated ? place.box.left : place.box.top + place.box.height
  for (let at = 0; at < high.length; at += 2) {
    if (Number.isNaN(high[at]!) || Number.isNaN(high[at + 1]!)) continue
    const [toX, toY] = [high[at]!, high[at + 1]!]
    // On a logarithmic axis a bar may reach below all numbers.
    const fromX = Number.isNaN(low[at]!) ? ground : low[at]!
    const fromY = Number.isNaN(low[at + 1]!) ? ground : low[at + 1]!
    lines.push([fromX, fromY, toX, toY], [toX - dx, toY - dy, toX + dx, toY + dy])
    lines.push([fromX - dx, fromY - dy, fromX + dx, fromY + dy])
  }
  return {
    path: { lines, closed: false },
    stroke: look.colour,
    width: ERROR_WIDTH,
    reach: CAP + ERROR_WIDTH / 2,
  }
}
