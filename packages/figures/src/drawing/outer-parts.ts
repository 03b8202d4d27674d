/** Parts around the axes: titles, legend, and scales of colours. */
import { colourAt, lineColourAt } from '../colour-scale.ts'
import type { Figure } from '../figure.ts'
import { dashWithin } from '../looks.ts'
import type { ShownLook } from '../looks.ts'
import type { Theme } from '../themes.ts'
import type { Layout, PlacedAxis } from './layout.ts'
import { TITLE_GAP, titleDepth } from './layout.ts'
import { legendCorner, SAMPLE } from './legend.ts'
import { LINE_HEIGHT, SIZE } from './letters.ts'
import type { Letters } from './letters.ts'
import { markersIn } from './marks/markers.ts'
import type { Label, Mark, Marks } from './marks/mark.ts'
import { BAR } from './scale-bars.ts'

export interface Around {
  readonly figure: Figure
  readonly layout: Layout
  readonly looks: ReadonlyMap<string, ShownLook>
  readonly theme: Theme
  readonly letters: Letters
  readonly faded: boolean
}

export function outerPartsOf(around: Around): Marks {
  const [legend, scales] = [legendMarks(around), scaleMarks(around)]
  const titles = around.layout.axes.flatMap(axis => axisTitle(around, axis))
  return {
    marks: [...legend.marks, ...scales.marks],
    labels: [...titleLabels(around), ...titles, ...legend.labels!, ...scales.labels!],
  }
}

/** The title stands over the axes, or over the whole picture where it is longer. */
function titleLabels({ figure, layout, theme, letters }: Around): Label[] {
  const { box, width, title } = layout
  const half = Math.max(0, ...title.map(line => letters.width(line, SIZE.title, true))) / 2
  const x = Math.max(half + 12, Math.min(width - half - 12, box.left + box.width / 2))
  const colour = figure.title ? theme.ink : theme.faint
  return title.map((text, at) => ({
    text,
    x,
    y: 20 + at * SIZE.title * LINE_HEIGHT,
    align: 'center',
    baseline: 'middle',
    size: SIZE.title,
    bold: true,
    colour,
  }))
}

function axisTitle({ layout, theme, letters }: Around, { title: found, side, depth }: PlacedAxis): Label[] {
  if (!found) return []
  const { left, top, width, height } = layout.box
  const upright = side === 'left' || side === 'right'
  const { lines } = found
  return lines.map((line, at) => {
    const text = letters.cut(line, SIZE.axis, (upright ? height : width) + 40)
    // The first line is the upper one, which below the picture is the nearest.
    const before = side === 'bottom' ? at : lines.length - 1 - at
    const away = depth + TITLE_GAP + SIZE.axis * (0.5 + before * LINE_HEIGHT)
    const place = {
      bottom: { x: left + width / 2, y: top + height + away },
      top: { x: left + width / 2, y: top - away },
      left: { x: left - away, y: top + height / 2 },
      right: { x: left + width + away, y: top + height / 2 },
    }[side]
    const turned = upright ? (side === 'left' ? 90 : -90) : 0
    return { text, ...place, turned, align: 'center', baseline: 'middle', size: SIZE.axis, colour: found.prompt ? theme.faint : theme.ink } // prettier-ignore
  })
}

function legendMarks({ figure, layout, looks, theme }: Around): Required<Pick<Marks, 'marks' | 'labels'>> {
  const { legend, height } = layout
  const corner = legendCorner(legend, height)
  const marks: Mark[] = []
  const labels: Label[] = []
  for (const { id, text, x: at, y: row } of legend.items) {
    const series = figure.series.find(one => one.id === id)!
    const look = series.hidden ? { ...looks.get(id)!, colour: theme.line } : looks.get(id)!
    const [x, y] = [corner.x + at, corner.y + row]
    marks.push(...sampleOf(series.kind, look, x, y, theme))
    labels.push({
      text,
      x: x + SAMPLE + 7,
      y,
      align: 'left',
      baseline: 'middle',
      size: SIZE.legend,
      colour: series.hidden ? theme.faint : theme.ink,
    })
  }
  return { marks, labels }
}

const SURFACES: ReadonlySet<string> = new Set(['bar', 'histogram', 'area', 'band', 'box'])

/** A piece of the line with its marker, or of the surface. */
function sampleOf(kind: string, look: ShownLook, x: number, y: number, theme: Theme): Mark[] {
  const { colour, width, marker } = look
  const dash = look.dash && dashWithin(look.dash, SAMPLE)
  const end = x + SAMPLE
  if (SURFACES.has(kind)) {
    const [top, bottom] = [y - 5, y + 5]
    const surface: Mark = { path: { lines: [[x + 4, top, end - 4, top, end - 4, bottom, x + 4, bottom]], closed: true }, fill: colour, opacity: kind === 'area' || kind === 'band' ? 0.28 : 0.85 } // prettier-ignore
    if (kind !== 'area' || !dash) return [surface]
    return [surface, { path: { lines: [[x + 4, top, end - 4, top]], closed: false }, stroke: colour, width }]
  }
  const marks: Mark[] = []
  if (kind === 'arrows')
    marks.push({ path: { lines: [[x, y, end, y], [end - 6, y - 3, end, y, end - 6, y + 3]], closed: false }, stroke: colour, width: 1.5 }) // prettier-ignore
  else if (dash && width > 0)
    marks.push({ path: { lines: [[x, y, end, y]], closed: false }, stroke: colour, width, dash })
  if (marker > 0) marks.push(markersIn([x + SAMPLE / 2, y], look, theme))
  return marks
}

/** Steps of colour in a scale. */
const STEPS = 64

function scaleMarks({ layout, theme, letters }: Around): Required<Pick<Marks, 'marks' | 'labels'>> {
  const { box, scales, axes } = layout
  const marks: Mark[] = []
  const labels: Label[] = []
  const axis = axes.find(({ side }) => side === 'right')
  let left = box.left + box.width + (axis ? axis.depth + titleDepth(axis) : 0)
  for (const [scale, { range, ticks, title: name, surfaces, width }] of scales.entries()) {
    const x = left + BAR.gap
    const up = (share: number): number => box.top + box.height * (1 - share)
    for (let step = 0; step < STEPS; step += 1) {
      // Each reaches to the top, under the next: no seams.
      const [low, high] = [up(step / STEPS), box.top]
      marks.push({ path: { lines: [[x, high, x + BAR.width, high, x + BAR.width, low, x, low]], closed: true }, fill: surfaces ? colourAt((step + 0.5) / STEPS, scale) : lineColourAt((step + 0.5) / STEPS, scale, theme) }) // prettier-ignore
    }
    for (const { value, text } of ticks) {
      const y = up((value - range[0]) / (range[1] - range[0]))
      marks.push({ path: { lines: [[x + BAR.width, y, x + BAR.width + 3, y]], closed: false }, stroke: theme.ink, width: 1 }) // prettier-ignore
      labels.push({ text, x: x + BAR.width + BAR.text, y, align: 'left', baseline: 'middle', size: SIZE.tick, colour: theme.ink }) // prettier-ignore
    }
    left += width
    const cut = letters.cut(name, SIZE.axis, box.height + 20)
    if (name) labels.push({ text: cut, x: left - BAR.title / 2 + 2, y: box.top + box.height / 2, turned: -90, align: 'center', baseline: 'middle', size: SIZE.axis, colour: theme.ink }) // prettier-ignore
  }
  return { marks, labels }
}
