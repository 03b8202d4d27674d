/** A line across the picture at one value, with its label at its end. */
import { SIZE } from '../letters.ts'
import type { Drawn } from './context.ts'
import type { Marks } from './mark.ts'

/** From the line to its label. */
const GAP = 4

export function levelMarks({ series, place, axis, look, figure, theme, letters }: Drawn): Marks {
  const { columns, direction, label } = series.source
  const at = columns.at?.[0] ?? NaN
  const vertical = direction === 'vertical'
  const { left, top, width, height } = place.box
  const upright = vertical !== figure.rotated
  const pixel = vertical ? place.toPixel(at, 1, axis) : place.toPixel(1, at, axis)
  const value = upright ? pixel.x : pixel.y
  const [low, high] = upright ? [left, left + width] : [top, top + height]
  if (Number.isNaN(value) || value < low - 0.5 || value > high + 0.5) return { marks: [] }
  const line = upright ? [value, top, value, top + height] : [left, value, left + width, value]
  const text = letters.cut(label, SIZE.tick, width / 2)
  const toLeft = upright && value + GAP + letters.width(text, SIZE.tick) > left + width
  const below = !upright && value - GAP - SIZE.tick < top
  return {
    marks: [{ path: { lines: [line], closed: false }, stroke: look.colour, width: Math.max(1, look.width), dash: look.dash ?? [] }], // prettier-ignore
    labels: [
      {
        text,
        size: SIZE.tick,
        colour: look.colour,
        halo: theme.paper,
        x: upright ? (toLeft ? value - GAP : value + GAP) : left + width - GAP,
        y: upright ? top + GAP : below ? value + GAP : value - GAP,
        align: upright && !toLeft ? 'left' : 'right',
        baseline: upright || below ? 'top' : 'bottom',
      },
    ],
  }
}
