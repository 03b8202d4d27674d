/** Texts at places of the picture. */
import { SIZE } from '../letters.ts'
import type { Drawn } from './context.ts'
import type { Label, Marks } from './mark.ts'

/** From the place to its text. */
const GAP = 8
const DOT = 3.5

export function noteMarks({ series, place, axis, look, theme, letters }: Drawn): Marks {
  const { x, y, source } = series
  if (x.length === 0) return { marks: [] }
  const at = place.toPixel(x[0]!, y[0]!, axis)
  const { left, top, width, height } = place.box
  const isSeen = at.x >= left - 1 && at.x <= left + width + 1 && at.y >= top - 1 && at.y <= top + height + 1
  if (!isSeen) return { marks: [] }
  const text = letters.cut(source.label, SIZE.legend, width)
  const common = { text, size: SIZE.legend, colour: look.colour, halo: theme.paper }
  const gap = source.dotted ? GAP : 2
  const choices: Label[] = [
    { ...common, x: at.x + gap, y: at.y - gap, align: 'left', baseline: 'bottom' },
    { ...common, x: at.x - gap, y: at.y - gap, align: 'right', baseline: 'bottom' },
    { ...common, x: at.x + gap, y: at.y + gap, align: 'left', baseline: 'top' },
    { ...common, x: at.x - gap, y: at.y + gap, align: 'right', baseline: 'top' },
    { ...common, x: at.x, y: at.y - gap, align: 'center', baseline: 'bottom' },
  ]
  const dot = {
    path: { lines: [], closed: true, circles: [at.x, at.y, DOT] },
    fill: look.colour,
    reach: Infinity,
  }
  return { marks: source.dotted ? [dot] : [], choices: [choices] }
}
