/** Values over a plane: bands of colour, or lines of equal value with their values. */
import { colourAt, scaleOf, scalesOf, valueRange } from '../../colour-scale.ts'
import { isolines, regionsAbove } from '../../contours.ts'
import { readable } from '../../numbers.ts'
import { ticksOf } from '../../ticks.ts'
import { SIZE } from '../letters.ts'
import type { Drawn } from './context.ts'
import type { Label, Mark, Marks } from './mark.ts'

/** So many that the eye sees no bands. */
const BANDS = 48
const LINES = 12

export function mapMarks(drawn: Drawn): Marks {
  return drawn.series.source.kind === 'contour' ? contourMarks(drawn) : colourMarks(drawn)
}

/** Each band is painted over the one below, so that no seams show. */
function colourMarks({ figure, series, place, axis, faded, look }: Drawn): Marks {
  const scale = scaleOf(figure, series.source)
  const range = valueRange(series.source)
  if (!range) return { marks: [] }
  const [low, high] = range
  const thresholds = Array.from({ length: BANDS }, (_, at) => low + (at / BANDS) * (high - low))
  const marks = regionsAbove(series, thresholds).map(({ rings }, at): Mark => {
    const lines = rings.map(ring => place.project(ring.x, ring.y, axis))
    return { path: { lines, closed: true }, fill: faded ? look.colour : colourAt((at + 0.5) / BANDS, scale) }
  })
  return { marks }
}

function contourMarks(drawn: Drawn): Marks {
  const { series, place, axis, faded, look, theme } = drawn
  const range = valueRange(series.source)
  if (!range) return { marks: [] }
  const [low, high] = range
  const thresholds = ticksOf(range, false, LINES).major.map(({ value }) => value)
  const labels: Label[] = []
  const scale = scaleOf(drawn.figure, series.source)
  // On colours of the same values, lines in these would not be seen.
  const isOnOwn = scalesOf(drawn.figure)[scale]?.some(({ kind }) => kind === 'colours')
  const isPlain = faded || scale < 0 || isOnOwn
  const marks = isolines(series, thresholds).map(({ value, lines }): Mark => {
    const places = lines.map(line => place.project(line.x, line.y, axis))
    const colour = isPlain ? look.colour : colourAt(((value - low) / (high - low)) * 0.92, scale)
    const spot = labelSpot(places)
    if (spot) labels.push({ text: readable(value), ...spot, align: 'center', baseline: 'middle', size: SIZE.tick - 1, colour: theme.ink, halo: theme.paper }) // prettier-ignore
    return {
      path: { lines: places, closed: false },
      stroke: colour,
      width: Math.max(1, look.width),
      dash: look.dash ?? [],
    }
  })
  return { marks, labels }
}

/** Lines shorter than this in pixels have no room for a number. */
const SHORTEST = 90

/** The middle of the longest piece. */
function labelSpot(lines: readonly Float64Array[]): { x: number; y: number } | null {
  const lengths = lines.map(lengthOf)
  const most = Math.max(0, ...lengths)
  const line = lines[lengths.indexOf(most)]
  if (!line || most < SHORTEST) return null
  let left = most / 2
  for (let at = 2; at < line.length; at += 2) {
    left -= Math.hypot(line[at]! - line[at - 2]!, line[at + 1]! - line[at - 1]!)
    if (left <= 0) return { x: line[at]!, y: line[at + 1]! }
  }
  return null
}

function lengthOf(line: Float64Array): number {
  let sum = 0
  for (let at = 2; at < line.length; at += 2) {
    sum += Math.hypot(line[at]! - line[at - 2]!, line[at + 1]! - line[at - 1]!)
  }
  return sum
}
