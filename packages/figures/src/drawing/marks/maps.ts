/** Values over a plane: bands of colour, or lines of equal value with their values. */
import { colourAt, lineColourAt, scaleOf, scalesOf, valueRange } from '../../colour-scale.ts'
import { isolines, regionsAbove } from '../../contours.ts'
import { readable } from '../../numbers.ts'
import { ticksOf } from '../../ticks.ts'
import type { Box } from '../box.ts'
import { boxOf, overlap } from '../free-places.ts'
import { SIZE } from '../letters.ts'
import type { Drawn } from './context.ts'
import { marginUnder } from './margin.ts'
import type { Label, Mark, Marks } from './mark.ts'

/** Number of colour steps; more than the eye can tell apart. */
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
  const { series, place, axis, faded, look, theme, letters } = drawn
  const range = valueRange(series.source)
  if (!range) return { marks: [] }
  const [low, high] = range
  const thresholds = ticksOf(range, false, LINES).major.map(({ value }) => value)
  const labels: Label[] = []
  const taken: Box[] = []
  const scale = scaleOf(drawn.figure, series.source)
  // On colours of the same values, lines in these would not be seen.
  const isOnOwn = scalesOf(drawn.figure)[scale]?.some(({ kind }) => kind === 'colours')
  const isPlain = faded || scale < 0 || isOnOwn
  const marks = isolines(series, thresholds).map(({ value, lines }): Mark => {
    const places = lines.map(line => place.project(line.x, line.y, axis))
    const colour = isPlain ? look.colour : lineColourAt((value - low) / (high - low), scale, theme)
    for (const spot of labelSpots(places)) {
      const label = { text: readable(value), ...spot, align: 'center', baseline: 'middle', size: SIZE.tick - 1, colour: theme.ink, halo: theme.paper } as const // prettier-ignore
      const box = boxOf(label, letters)
      if (taken.some(other => overlap(box, other))) continue
      labels.push(label)
      taken.push(box)
      break
    }
    return {
      path: { lines: places, closed: false },
      stroke: colour,
      width: Math.max(1, look.width),
      dash: look.dash ?? [],
    }
  })
  return { marks: [...marginUnder(marks, drawn), ...marks], labels }
}

/** Lines shorter than this in pixels have no room for a number. */
const SHORTEST = 90

/** Along a piece, the best first. */
const SHARES = [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8, 3 / 8, 5 / 8]

/** Where the number of a line can stand: in the middle of the longest piece, or where others leave room. */
function labelSpots(lines: readonly Float64Array[]): { x: number; y: number }[] {
  const pieces = lines.map(line => ({ line, length: lengthOf(line) }))
  const long = pieces.filter(({ length }) => length >= SHORTEST).sort((a, b) => b.length - a.length)
  return long.flatMap(({ line, length }) => SHARES.flatMap(share => spotAt(line, share * length) ?? []))
}

/** The point of a line behind a length of it. */
function spotAt(line: Float64Array, length: number): { x: number; y: number } | null {
  let left = length
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
