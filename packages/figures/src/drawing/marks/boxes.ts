/** Boxes with their medians, whiskers and outliers. */
import { yAxisOf } from '../../prepare.ts'
import { quartilesOf } from '../../quartiles.ts'
import { markersOf } from '../thinning.ts'
import { clipToBox } from './clip.ts'
import type { Drawn } from './context.ts'
import { markersIn } from './markers.ts'
import type { Mark, Marks } from './mark.ts'

const FILL = 0.3
const OUTLIER = 5

export function boxMarks({ figure, series, place, axis, look, theme }: Drawn): Marks {
  const { x, low, high, source } = series
  const found = quartilesOf(source.columns.data ?? new Float64Array(), yAxisOf(figure, source).log)
  if (!found || x.length === 0) return { marks: [] }
  const [middle, left, right] = [x[0]!, low[0]!, high[0]!]
  const at = (across: number, value: number): number[] => {
    const { x: px, y: py } = place.toPixel(across, value, axis)
    return [px, py]
  }
  const width = Math.max(1, look.width)
  const stroke = { stroke: look.colour, width }
  const cap = (right - left) / 4
  const box = [...at(left, found.first), ...at(left, found.third), ...at(right, found.third), ...at(right, found.first)] // prettier-ignore
  const whiskers = [
    [...at(middle, found.third), ...at(middle, found.high)],
    [...at(middle, found.first), ...at(middle, found.low)],
    [...at(middle - cap, found.high), ...at(middle + cap, found.high)],
    [...at(middle - cap, found.low), ...at(middle + cap, found.low)],
  ]
  const marks: Mark[] = [
    { path: { lines: whiskers, closed: false }, ...stroke },
    { path: { lines: [box], closed: true }, fill: look.colour, opacity: FILL },
    { path: { lines: [box], closed: true }, ...stroke },
    { path: { lines: [[...at(left, found.median), ...at(right, found.median)]], closed: false }, stroke: look.colour, width: width + 1.5 }, // prettier-ignore
  ]
  const outliers = Float64Array.from(found.outliers.flatMap(value => at(middle, value)))
  const beyond = markersOf(clipToBox(outliers, place.box), place.box)
  if (beyond.length > 0)
    marks.push(markersIn(beyond, { ...look, symbol: 'circle-open', marker: OUTLIER }, theme))
  return { marks: marks.map(mark => ({ ...mark, reach: 0 })) }
}
