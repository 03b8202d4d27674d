/** Polar axes: circles with their radii, and rays with their angles. */
import { mixed } from '../colours.ts'
import type { Figure, Limits } from '../figure.ts'
import { headed } from '../numbers.ts'
import type { Theme } from '../themes.ts'
import { ticksOf } from '../ticks.ts'
import type { Box } from './box.ts'
import type { Frame } from './frame.ts'
import { POLAR_ROOM } from './layout.ts'
import { SIZE } from './letters.ts'
import type { Label, Mark } from './marks/mark.ts'

/** Pixels from one circle to the next, at least. */
const BETWEEN = 22
/** Degrees from one ray to the next: fewer of them in a small picture. */
const RAYS = { few: 45, many: 30, from: 70 }
/** From the edge to the middle of an angle. */
const OUTSIDE = 17

export function polarFrame(figure: Figure, limits: Limits, box: Box, theme: Theme, prompts: boolean): Frame {
  const [low, high] = limits.y
  const size = Math.min(box.width, box.height) / 2
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const at = (degrees: number, away: number): { x: number; y: number } => {
    const angle = (degrees * Math.PI) / 180
    return { x: middle.x + away * Math.cos(angle), y: middle.y - away * Math.sin(angle) }
  }
  const radii = ticksOf(limits.y, false, Math.max(2, size / BETWEEN)).major.map(tick => ({ ...tick, away: ((tick.value - low) / (high - low)) * size })) // prettier-ignore
  const step = size < RAYS.from ? RAYS.few : RAYS.many
  const rays = Array.from({ length: 360 / step }, (_, ray) => ray * step)
  const circle = (away: number): number[] => [middle.x, middle.y, away]
  const inner = radii.filter(({ away }) => away > 1 && away < size - 1)
  const grid: Mark[] = []
  if (figure.axes.y.grid)
    grid.push({ path: { lines: [], closed: false, circles: inner.flatMap(({ away }) => circle(away)) }, stroke: theme.line, width: 1 }) // prettier-ignore
  if (figure.axes.x.grid)
    grid.push({ path: { lines: rays.map(ray => [middle.x, middle.y, at(ray, size).x, at(ray, size).y]), closed: false }, stroke: theme.line, width: 1 }) // prettier-ignore
  const edge: Mark = { path: { lines: [], closed: false, circles: circle(size) }, stroke: mixed(theme.ink, theme.paper, 0.3), width: 1 } // prettier-ignore
  const common = { size: SIZE.tick, colour: theme.ink, baseline: 'middle' as const }
  const angles = rays.map((ray): Label => {
    const { x, y } = at(ray, size + OUTSIDE)
    return { ...common, text: `${ray}°`, x, y, align: 'center' }
  })
  const numbers = radii
    .filter(({ away }) => away > 8 && away < size - 6)
    .map(({ text, away }): Label => {
      const { x, y } = at(step / 2 + 60, away)
      return { ...common, text, x, y, align: 'center', halo: theme.paper }
    })
  return { grid, axes: [edge], numbers: [...angles, ...numbers, ...radiusTitle(figure, box, theme, prompts)] }
}

function radiusTitle({ axes: { y } }: Figure, box: Box, theme: Theme, prompts: boolean): Label[] {
  const text = headed(y.label || (prompts ? 'Radius' : ''), y.unit)
  if (text === '') return []
  return [
    {
      text,
      x: box.left + box.width / 2,
      y: box.top + box.height + POLAR_ROOM.angles + SIZE.axis / 2 + 2,
      align: 'center',
      baseline: 'middle',
      size: SIZE.axis,
      colour: y.label || !prompts ? theme.ink : theme.faint,
    },
  ]
}
