/** A line across the picture at one value, with its label at its end. */
import type { Box } from '../box.ts'
import { SIZE } from '../letters.ts'
import type { Drawn } from './context.ts'
import type { Label, Marks } from './mark.ts'

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
  const common = { text, size: SIZE.tick, colour: look.colour, halo: theme.paper }
  const places = upright
    ? ENDS.flatMap(end => BESIDE.map(side => ({ ...common, ...beside(place.box, value, end, side) })))
    : ALONG.flatMap(align => OVER.map(side => ({ ...common, ...over(place.box, value, align, side) })))
  return {
    marks: [{ path: { lines: [line], closed: false }, stroke: look.colour, width: Math.max(1, look.width), dash: look.dash ?? [] }], // prettier-ignore
    choices: [places],
  }
}

type Place = Pick<Label, 'x' | 'y' | 'align' | 'baseline'>

const ENDS = ['top', 'bottom'] as const
const BESIDE = ['left', 'right'] as const

/** Beside an upright line, at one of its ends. */
const beside = ({ top, height }: Box, x: number, end: 'top' | 'bottom', align: 'left' | 'right'): Place => ({
  x: align === 'left' ? x + GAP : x - GAP,
  y: end === 'top' ? top + GAP : top + height - GAP,
  align,
  baseline: end,
})

const ALONG = ['right', 'left', 'center'] as const
const OVER = ['bottom', 'top'] as const

/** Above a level line or below it, at an end or in the middle. */
function over({ left, width }: Box, y: number, align: Label['align'], baseline: 'top' | 'bottom'): Place {
  const x = { left: left + GAP, center: left + width / 2, right: left + width - GAP }[align]
  return { x, y: baseline === 'bottom' ? y - GAP : y + GAP, align, baseline }
}
