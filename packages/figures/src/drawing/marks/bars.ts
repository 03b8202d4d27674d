/** Bars, and the bins of histograms, which touch. */
import { mixed } from '../../colours.ts'
import type { Theme } from '../../themes.ts'
import type { Box } from '../box.ts'
import type { Drawn } from './context.ts'
import type { Mark, Marks } from './mark.ts'

export function barMarks({ series, place, axis, look, figure, theme }: Drawn): Marks {
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
    ground: lines.length > 0 ? [zeroLine(place.box, ground, figure.rotated, theme)] : [],
  }
}

/** Line that bars stand on, where it is not the axis itself. */
function zeroLine({ left, top, width, height }: Box, ground: number, rotated: boolean, theme: Theme): Mark {
  const line = rotated ? [ground, top, ground, top + height] : [left, ground, left + width, ground]
  return { path: { lines: [line], closed: false }, stroke: mixed(theme.ink, theme.paper, 0.3), width: 1 }
}
