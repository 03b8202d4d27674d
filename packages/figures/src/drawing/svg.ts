/** A picture as SVG text: the same in a page, in a file and without a browser. */
import type { Theme } from '../themes.ts'
import type { Box } from './box.ts'
import type { Label, Mark, MarkGroup, Path } from './marks/mark.ts'
import type { Picture } from './picture.ts'

/**
 * Without ids, so that any number of pictures may stand in one page.
 *
 * @param background null where the page shines through
 * @param style CSS of the picture alone, as the fonts of a file
 */
export function svgText(
  { layout, under, marks, over, labels }: Picture,
  theme: Theme,
  background: string | null,
  style = '',
): string {
  const { width, height, box } = layout
  return [
    `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg" font-family="${escaped(theme.font)}" stroke-linejoin="round" fill="none">`,
    style && `<style>${style.replace(/[&<]/g, sign => SIGNS[sign]!)}</style>`,
    background === null ? '' : `<rect width="${width}" height="${height}" fill="${escaped(background)}"/>`,
    ...under.map(markText),
    marksText(marks, box),
    ...over.map(markText),
    ...labels.map(labelText),
    '</svg>',
  ].join('')
}

type Drawn = Mark | MarkGroup

/** A group leaves it to its marks. */
const reachOf = (one: Drawn): number => ('marks' in one ? Infinity : (one.reach ?? 0))

/** In their order, as one lies over the other. */
function marksText(marks: readonly Drawn[], box: Box): string {
  const runs: Drawn[][] = []
  for (const one of marks) {
    const run = runs.at(-1)
    if (run && reachOf(run[0]!) === reachOf(one)) run.push(one)
    else runs.push([one])
  }
  return runs.map(run => cutText(run, box)).join('')
}

/** An inner picture clips the marks at the axes, or as far behind them as they reach. */
function cutText(marks: readonly Drawn[], box: Box): string {
  const reach = reachOf(marks[0]!)
  const text = marks.map(one => ('marks' in one ? groupText(one, box) : markText(one))).join('')
  if (reach === Infinity) return text
  const { left, top, width, height } = box
  const [x, y, wide, tall] = [left - reach, top - reach, width + 2 * reach, height + 2 * reach].map(short)
  return `<svg x="${x}" y="${y}" width="${wide}" height="${tall}" viewBox="${x} ${y} ${wide} ${tall}" overflow="hidden">${text}</svg>`
}

const groupText = ({ marks, opacity }: MarkGroup, box: Box): string =>
  `<g opacity="${opacity}">${marksText(marks, box)}</g>`

function markText({ path, fill, stroke, width = 1, dash = [], opacity = 1 }: Mark): string {
  const d = pathText(path)
  if (d === '') return ''
  const attributes = [
    fill && ` fill="${escaped(fill)}"`,
    stroke && ` stroke="${escaped(stroke)}"`,
    stroke && width !== 1 && ` stroke-width="${short(width)}"`,
    stroke && dash.length > 0 && ` stroke-dasharray="${dash.map(short).join(' ')}"`,
    opacity !== 1 && ` opacity="${opacity}"`,
  ]
  return `<path d="${d}"${attributes.filter(Boolean).join('')}/>`
}

/** A point without a place is a gap. */
function pathText({ lines, closed, circles = [] }: Path): string {
  let text = ''
  for (const line of lines) {
    let isOpen = false
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [line[at]!, line[at + 1]!]
      const hasPlace = Number.isFinite(x) && Number.isFinite(y)
      if (hasPlace) text += `${isOpen ? 'L' : 'M'}${short(x)} ${short(y)}`
      isOpen = hasPlace
    }
    if (closed && isOpen) text += 'Z'
  }
  for (let at = 0; at < circles.length; at += 3)
    text += circleText(circles[at]!, circles[at + 1]!, circles[at + 2]!)
  return text
}

/** Two halves, as one arc cannot end where it begins. */
function circleText(x: number, y: number, radius: number): string {
  const [r, left, right, middle] = [radius, x - radius, x + radius, y].map(short)
  return `M${right} ${middle}A${r} ${r} 0 1 1 ${left} ${middle}A${r} ${r} 0 1 1 ${right} ${middle}Z`
}

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const
/** From the middle of the letters, in their height. */
const SHIFTS = { top: 0.5, middle: 0, bottom: -0.5 } as const

function labelText({ text, x, y, align, baseline, size, colour, bold, turned, halo }: Label): string {
  const place = `translate(${short(x)} ${short(y)})${turned ? ` rotate(${-turned})` : ''}`
  const shift = SHIFTS[baseline] * size
  const attributes = [
    ` text-anchor="${ANCHORS[align]}" dominant-baseline="central" font-size="${size}" fill="${escaped(colour)}"`,
    shift !== 0 && ` dy="${short(shift)}"`,
    bold && ' font-weight="600"',
    halo && ` stroke="${escaped(halo)}" stroke-width="3" paint-order="stroke"`,
  ]
  return `<text transform="${place}"${attributes.filter(Boolean).join('')}>${escaped(text)}</text>`
}

/** To a hundredth of a pixel. */
const short = (value: number): string => String(Math.round(value * 100) / 100)

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text between tags or quotes; signs that no XML may hold are left out. */
const escaped = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text
    .replace(/[&<>"]/g, sign => SIGNS[sign]!)
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
