/** Bars, and the bins of histograms, which touch. */
import { mixed } from '../../colours.ts'
import type { Theme } from '../../themes.ts'
import type { Box } from '../box.ts'
import type { Drawn } from './context.ts'
import { valueText } from '../../tick-format.ts'
import { SIZE } from '../letters.ts'
import type { Label, Mark, Marks } from './mark.ts'

export function barMarks(drawn: Drawn): Marks {
  const { series, place, axis, look, figure, theme } = drawn
  const { low, high, y, base, source } = series
  const ground = place.ground(axis)
  const lines: number[][] = []
  const starts = place.project(low, y, axis)
  const ends = place.project(high, base ?? y, axis)
  for (let at = 0; at < starts.length; at += 2) {
    const [x1, y1] = [starts[at]!, starts[at + 1]!]
    if (Number.isNaN(x1) || Number.isNaN(y1)) continue
    const under = base ? base[at / 2]! : 0
    const [x2, y2] = [ends[at]!, ends[at + 1]!]
    const floor = under === 0 ? ground : figure.rotated ? x2 : y2
    lines.push(
      figure.rotated ? [floor, y1, x1, y1, x1, y2, floor, y2] : [x1, floor, x1, y1, x2, y1, x2, floor],
    )
  }
  const touching = source.kind === 'histogram'
  return {
    marks: [
      {
        path: { lines, closed: true },
        fill: look.colour,
        opacity: touching ? 0.75 : 0.9,
        ...(touching && { stroke: theme.paper, width: 1 }),
      },
    ],
    ...(source.valued && { labels: valueLabels(drawn, starts, ends) }),
    ground: lines.length > 0 ? [zeroLine(place.box, ground, figure.rotated, theme)] : [],
  }
}

/** From a bar to its value. */
const GAP = 3

/** The value of each bar at its end; of a stacked one in its middle, where it has room. */
function valueLabels(
  { series, place, axis, figure, theme, letters, limits }: Drawn,
  starts: Float64Array,
  ends: Float64Array,
): Label[] {
  const range = (axis === 'y2' && limits.y2) || limits.y
  const span = Math.abs(range[1] - range[0])
  const { left, top, width, height } = place.box
  const middles = place.project(series.x, series.y, axis)
  const flat = figure.rotated ? 0 : 1
  return Array.from(series.own, (value, at): Label[] => {
    const [x, y] = [middles[2 * at]!, middles[2 * at + 1]!]
    if (!Number.isFinite(value) || Number.isNaN(x + y)) return []
    const text = valueText(value, span, figure.axes[axis]?.format)
    const room = Math.abs(starts[2 * at + 1 - flat]! - ends[2 * at + 1 - flat]!)
    const common = { text, size: SIZE.tick, colour: theme.ink, halo: theme.paper }
    const isSeen = x >= left - 1 && x <= left + width + 1 && y >= top - 1 && y <= top + height + 1
    if (!isSeen || (!figure.rotated && letters.width(text, SIZE.tick) > Math.max(room, 14) + 24)) return []
    if (figure.rotated) return [{ ...common, x: x + (value < 0 ? -GAP : GAP), y, align: value < 0 ? 'right' : 'left', baseline: 'middle' }] // prettier-ignore
    return [{ ...common, x, y: y + (value < 0 ? GAP : -GAP), align: 'center', baseline: value < 0 ? 'top' : 'bottom' }] // prettier-ignore
  }).flat()
}

/** Line that bars stand on, where it is not the axis itself. */
function zeroLine({ left, top, width, height }: Box, ground: number, rotated: boolean, theme: Theme): Mark {
  const line = rotated ? [ground, top, ground, top + height] : [left, ground, left + width, ground]
  return { path: { lines: [line], closed: false }, stroke: mixed(theme.ink, theme.paper, 0.3), width: 1 }
}
