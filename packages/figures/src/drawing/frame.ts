/** The axes: lines, marks, numbers and the grid behind. */
import { mixed } from '../colours.ts'
import type { Theme } from '../themes.ts'
import type { PlacedAxis } from './layout.ts'
import { TICK_GAP } from './layout.ts'
import { SIZE } from './letters.ts'
import type { Letters } from './letters.ts'
import type { Label, Mark } from './marks/mark.ts'
import type { Box } from './box.ts'
import type { Placement } from './placement.ts'

export interface Frame {
  readonly grid: readonly Mark[]
  readonly axes: readonly Mark[]
  readonly numbers: readonly Label[]
}

/** Length of the marks at numbers, and of those between them. */
const TICK = { major: 5, minor: 3 }

/** @param width of the picture */
export function frameOf(
  axes: readonly PlacedAxis[],
  place: Placement,
  theme: Theme,
  letters: Letters,
  width: number,
): Frame {
  const soft = mixed(theme.ink, theme.paper, 0.3)
  const faint = mixed(theme.line, theme.paper, 0.5)
  const grid: Mark[] = []
  const lines: number[][] = []
  const numbers: Label[] = []
  for (const axis of axes) {
    const { ticks, names } = axis
    const pixels = { major: ticks.major.map(({ value }) => pixelOf(axis, place, value)), minor: ticks.minor.map(value => pixelOf(axis, place, value)) } // prettier-ignore
    if (axis.axis.grid && axis.id !== 'y2' && !names) {
      grid.push(
        gridMark(axis, place.box, pixels.minor, faint),
        gridMark(axis, place.box, pixels.major, theme.line),
      )
    }
    lines.push(axisLine(axis, place.box))
    if (!names) {
      lines.push(...pixels.major.map(pixel => tickLine(axis, place.box, pixel, TICK.major)))
      lines.push(...pixels.minor.map(pixel => tickLine(axis, place.box, pixel, TICK.minor)))
    }
    const named = pixels.major.map((pixel, at) => numberAt(axis, place.box, pixel, axis.texts[at]!, theme))
    numbers.push(...(isLevel(axis) && !axis.turned ? uncut(named, letters, width) : named))
  }
  return { grid, axes: [{ path: { lines, closed: false }, stroke: soft, width: 1 }], numbers }
}

/** How far a number may stand beside its mark: so that it stays apart from the next. */
const ASIDE = 10

/** The first and the last number of a level axis end where the picture does. */
function uncut(numbers: Label[], letters: Letters, width: number): Label[] {
  return numbers.flatMap((label, at) => {
    if (at > 0 && at < numbers.length - 1) return label
    const half = letters.width(label.text, label.size) / 2
    const x = Math.min(width - half, Math.max(half, label.x))
    return Math.abs(x - label.x) <= ASIDE ? { ...label, x } : []
  })
}

const isLevel = ({ side }: PlacedAxis): boolean => side === 'bottom' || side === 'top'

/** On the middle of a pixel, where a line of one pixel is sharp; the line of the axis is there too. */
const sharp = (pixel: number): number => Math.floor(pixel) + 0.5

function pixelOf(axis: PlacedAxis, place: Placement, value: number): number {
  const at = axis.id === 'x' ? place.toPixel(value, 1, 'y') : place.toPixel(1, value, axis.id)
  return isLevel(axis) ? at.x : at.y
}

/** Where an axis is across its own direction. */
function lineOf({ side }: PlacedAxis, { left, top, width, height }: Box): number {
  return { left, top, right: left + width, bottom: top + height }[side]
}

function gridMark(
  axis: PlacedAxis,
  { left, top, width, height }: Box,
  pixels: readonly number[],
  colour: string,
): Mark {
  const lines = pixels
    .map(sharp)
    .map(at => (isLevel(axis) ? [at, top, at, top + height] : [left, at, left + width, at]))
  return { path: { lines, closed: false }, stroke: colour, width: 1 }
}

function axisLine(axis: PlacedAxis, box: Box): number[] {
  const at = sharp(lineOf(axis, box))
  const { left, top, width, height } = box
  return isLevel(axis) ? [left, at, left + width, at] : [at, top, at, top + height]
}

function tickLine(axis: PlacedAxis, box: Box, pixel: number, length: number): number[] {
  const from = sharp(lineOf(axis, box))
  const to = axis.side === 'bottom' || axis.side === 'right' ? from + length : from - length
  const at = sharp(pixel)
  return isLevel(axis) ? [at, from, at, to] : [from, at, to, at]
}

function numberAt(axis: PlacedAxis, box: Box, pixel: number, text: string, theme: Theme): Label {
  const common = { text, size: SIZE.tick, colour: theme.ink }
  const line = lineOf(axis, box)
  switch (axis.side) {
    case 'left':
      return { ...common, x: line - TICK_GAP, y: pixel, align: 'right', baseline: 'middle' }
    case 'right':
      return { ...common, x: line + TICK_GAP, y: pixel, align: 'left', baseline: 'middle' }
    case 'top':
      return { ...common, x: pixel, y: line - TICK_GAP, align: 'center', baseline: 'bottom' }
    default:
      if (axis.turned === 0)
        return { ...common, x: pixel, y: line + TICK_GAP, align: 'center', baseline: 'top' }
      return {
        ...common,
        x: pixel + 4,
        y: line + TICK_GAP + 2,
        turned: axis.turned,
        align: 'right',
        baseline: 'middle',
      }
  }
}
