/** Where everything of a picture stands. */
import type { Figure, Limits } from '../figure.ts'
import { prepared } from '../prepare.ts'
import { shapeOf } from '../proportion.ts'
import type { Ticks } from '../ticks.ts'
import { sidesOf, ticksAcross, ticksUp } from './axes.ts'
import type { SidedAxis } from './axes.ts'
import type { Box } from './box.ts'
import { legendOf } from './legend.ts'
import type { Legend } from './legend.ts'
import { LINE_HEIGHT, SIZE } from './letters.ts'
import type { Letters } from './letters.ts'
import { scaleBarsOf } from './scale-bars.ts'
import type { ScaleBar } from './scale-bars.ts'

/** Around the circle for the angles, and below it for the title of the radii. */
export const POLAR_ROOM = { angles: 34, title: 24 }

export interface Layout {
  /** Between the axes. */
  readonly box: Box
  readonly axes: readonly PlacedAxis[]
  readonly legend: Legend
  readonly scales: readonly ScaleBar[]
  /** Lines of the title, or of what asks for one; none without room. */
  readonly title: readonly string[]
  readonly width: number
  readonly height: number
}

export interface PlacedAxis extends SidedAxis {
  readonly ticks: Ticks
  /** Texts of the marks as they fit. */
  readonly texts: readonly string[]
  /** Degrees by which they are turned, or 0. */
  readonly turned: number
  /** From the axis to the far edge of its numbers. */
  readonly depth: number
}

/** From the axis to its numbers. */
export const TICK_GAP = 8
export const TITLE_GAP = 8
const MARGIN = 12
/** Pixels between axes, however little room there is. */
const LEAST = 20
const TITLE_BAND = 40
/** Stands where a title can be written. */
const CHART_TITLE = 'Chart title'
const MOST_LINES = { title: 3, axis: 2 }
/** Room of the other parts beside an axis, roughly. */
const BESIDE_AXIS = 80
/** Names of bars that have no room side by side are turned, and cut. */
const TURN = 40
const LONGEST_NAME = 110

export interface LayoutInput {
  readonly figure: Figure
  readonly limits: Limits
  readonly width: number
  readonly height: number
  readonly prompts: boolean
  readonly letters: Letters
}

/** Parts around the axes that a small picture leaves out. */
type Part = 'legend' | 'scales' | 'titles of axes' | 'title'

/** Pixels below which the axes say nothing. */
const ENOUGH = 48
const GIVE_WAY: Readonly<Record<'up' | 'across', readonly Part[]>> = {
  up: ['legend', 'titles of axes', 'title'],
  across: ['scales', 'titles of axes'],
}

export function layoutOf(input: LayoutInput): Layout {
  if (input.figure.polar) return polarLayout(input)
  const without = new Set<Part>()
  for (;;) {
    const { layout, room } = placedWithout(without, input)
    const small = [
      ...(room.height < ENOUGH ? GIVE_WAY.up : []),
      ...(room.width < ENOUGH ? GIVE_WAY.across : []),
    ]
    const next = small.find(part => !without.has(part))
    if (next === undefined) return layout
    without.add(next)
  }
}

/** Part of the picture that a legend takes at most: of many series the axes say more. */
const MOST_LEGEND = 0.5
const NO_LEGEND: Legend = { items: [], height: 0 }

/** @returns also the room for the axes, which may have a shape of their own in it */
function placedWithout(without: ReadonlySet<Part>, input: LayoutInput): { layout: Layout; room: Box } {
  const { figure, limits, width, height, prompts, letters } = input
  const shape = shapeOf(figure, limits)
  const sides = sidesOf(figure, limits, prepared(figure).names, prompts).map(side =>
    without.has('titles of axes') ? { ...side, title: null } : withLines(side, input),
  )
  const whole = without.has('legend') ? NO_LEGEND : legendOf(figure, letters, width - 2 * MARGIN)
  const legend = whole.height > MOST_LEGEND * height ? NO_LEGEND : whole
  const asked = figure.title || (prompts ? CHART_TITLE : '')
  const title =
    asked === '' || without.has('title')
      ? []
      : letters.lines(asked, SIZE.title, width - 24, MOST_LINES.title, true)
  const band = TITLE_BAND + (title.length - 1) * SIZE.title * LINE_HEIGHT
  const top = (title.length > 0 ? band : MARGIN + 4) + levelDepth(sides.find(({ side }) => side === 'top'))
  // How deep the lower axis is hangs on its names, and their room on the upright axes: two rounds settle it.
  let bottom = MARGIN + legend.height + levelDepth(sides.find(({ side }) => side === 'bottom'))
  let placed: PlacedAxis[] = []
  let [left, right, scaleWidth] = [0, 0, 0]
  let scales: readonly ScaleBar[] = []
  let free = { wide: width, tall: height }
  for (let round = 0; round < (shape ? 3 : 2); round += 1) {
    const high = Math.max(LEAST, height - top - bottom)
    const tall = shape ? Math.max(LEAST, Math.min(high, free.wide / shape)) : high
    const upright = sides.filter(({ side }) => side === 'left' || side === 'right').map(axis => placeUp(axis, tall, width, letters)) // prettier-ignore
    scales = without.has('scales') ? [] : scaleBarsOf(figure, letters, tall)
    scaleWidth = scales.reduce((sum, { width: wide }) => sum + wide, 0)
    left = uprightDepth(upright.find(({ side }) => side === 'left'))
    right = Math.max(24, uprightDepth(upright.find(({ side }) => side === 'right')) + scaleWidth)
    free = { wide: Math.max(LEAST, width - left - right), tall: high }
    const wide = shape ? Math.max(LEAST, Math.min(free.wide, high * shape)) : free.wide
    const level = sides.filter(({ side }) => side === 'bottom' || side === 'top').map(axis => placeAcross(axis, wide, letters)) // prettier-ignore
    placed = [...level, ...upright]
    const lower = level.find(({ side }) => side === 'bottom')
    bottom = MARGIN + legend.height + (lower ? lower.depth + titleDepth(lower) : 0)
  }
  const room = {
    left,
    top,
    width: Math.max(LEAST, width - left - right),
    height: Math.max(LEAST, height - top - bottom),
  }
  const box = shape ? ofShape(room, shape) : room
  return { layout: { box, axes: placed, legend, scales, title, width, height }, room }
}

/** A square for a circle in the middle, with its angles around it. */
function polarLayout({ figure, width, height, prompts, letters }: LayoutInput): Layout {
  const whole = legendOf(figure, letters, width - 2 * MARGIN)
  const legend = whole.height > MOST_LEGEND * height ? NO_LEGEND : whole
  const asked = figure.title || (prompts ? CHART_TITLE : '')
  const title = asked === '' ? [] : letters.lines(asked, SIZE.title, width - 24, MOST_LINES.title, true)
  const top = (title.length > 0 ? 32 + (title.length - 1) * SIZE.title * LINE_HEIGHT : 4) + POLAR_ROOM.angles
  const titled = prompts || figure.axes.y.label !== '' || figure.axes.y.unit !== ''
  const bottom = legend.height + POLAR_ROOM.angles + (titled ? POLAR_ROOM.title : 4)
  const size = Math.max(LEAST, Math.min(height - top - bottom, width - 2 * POLAR_ROOM.angles))
  const box = {
    left: (width - size) / 2,
    top: top + Math.max(0, height - top - bottom - size) / 2,
    width: size,
    height: size,
  }
  return { box, axes: [], legend, scales: [], title, width, height }
}

/** The title of an axis in as many lines as it needs in a picture of this size. */
function withLines(axis: SidedAxis, { width, height, letters }: LayoutInput): SidedAxis {
  if (!axis.title) return axis
  const along = axis.side === 'left' || axis.side === 'right' ? height : width
  const lines = letters.lines(
    axis.title.text,
    SIZE.axis,
    Math.max(LEAST, along - BESIDE_AXIS),
    MOST_LINES.axis,
  )
  return { ...axis, title: { ...axis.title, lines } }
}

/** The largest room of a shape in the middle of another. */
function ofShape(box: Box, shape: number): Box {
  const width = Math.max(LEAST, Math.min(box.width, box.height * shape))
  const height = Math.max(LEAST, Math.min(box.height, box.width / shape))
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  }
}

/** From the numbers of an axis to the far edge of its title. */
export const titleDepth = ({ title }: SidedAxis): number =>
  title ? TITLE_GAP + 2 + SIZE.axis * (1 + (title.lines.length - 1) * LINE_HEIGHT) : 0

const levelDepth = (axis: SidedAxis | undefined): number =>
  axis ? TICK_GAP + SIZE.tick + titleDepth(axis) : 0

const uprightDepth = (axis: PlacedAxis | undefined): number =>
  axis ? MARGIN + axis.depth + titleDepth(axis) : 0

function placeUp(axis: SidedAxis, height: number, width: number, letters: Letters): PlacedAxis {
  const ticks = ticksUp(axis, height)
  const texts = ticks.major.map(({ text }) => (axis.names ? letters.cut(text, SIZE.tick, width * 0.3) : text))
  const widest = Math.max(0, ...texts.map(text => letters.width(text, SIZE.tick)))
  return { ...axis, ticks, texts, turned: 0, depth: TICK_GAP + widest }
}

function placeAcross(axis: SidedAxis, width: number, letters: Letters): PlacedAxis {
  const ticks = ticksAcross(axis, width, letters)
  const texts = ticks.major.map(({ text }) => text)
  const level = { ...axis, ticks, texts, turned: 0, depth: TICK_GAP + SIZE.tick }
  const room = width / Math.max(1, texts.length)
  if (!axis.names || texts.every(text => letters.width(text, SIZE.tick) <= room - 6)) return level
  const cut = texts.map(text => letters.cut(text, SIZE.tick, LONGEST_NAME))
  const longest = Math.max(...cut.map(text => letters.width(text, SIZE.tick)))
  const depth = TICK_GAP + longest * Math.sin((TURN * Math.PI) / 180) + SIZE.tick
  return { ...axis, ticks, texts: cut, turned: TURN, depth }
}
