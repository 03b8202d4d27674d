/** Axes of a picture: which side they are on, their marks and their titles. */
import type { Figure, FigureAxis, Limits, Range } from '../figure.ts'
import { headed } from '../numbers.ts'
import { ticksOf } from '../ticks.ts'
import type { Ticks } from '../ticks.ts'
import { SIZE } from './letters.ts'
import type { Letters } from './letters.ts'

export type Side = 'bottom' | 'left' | 'right' | 'top'

export interface SidedAxis {
  readonly id: 'x' | 'y' | 'y2'
  readonly side: Side
  readonly axis: FigureAxis
  readonly log: boolean
  readonly limits: Range
  readonly names: readonly string[] | null
  readonly title: {
    readonly text: string
    readonly lines: readonly string[]
    readonly prompt: boolean
  } | null
}

const PROMPT = { x: 'X axis', y: 'Y axis', y2: 'Secondary Y axis' }

/** Turned by a quarter, y is across and x goes up. */
export function sidesOf(
  figure: Figure,
  limits: Limits,
  names: readonly string[] | null,
  prompts: boolean,
): SidedAxis[] {
  const { axes, rotated } = figure
  const sided = (id: SidedAxis['id'], side: Side, axis: FigureAxis, range: Range): SidedAxis => ({
    id,
    side,
    axis,
    log: axis.log && !(id === 'x' && names),
    limits: range,
    names: id === 'x' ? names : null,
    title: titleOf(id, axis, prompts),
  })
  return [
    sided('x', rotated ? 'left' : 'bottom', axes.x, limits.x),
    sided('y', rotated ? 'bottom' : 'left', axes.y, limits.y),
    ...(axes.y2 && limits.y2 ? [sided('y2', rotated ? 'top' : 'right', axes.y2, limits.y2)] : []),
  ]
}

function titleOf(id: SidedAxis['id'], { label, unit }: FigureAxis, prompts: boolean): SidedAxis['title'] {
  const text = headed(label, unit)
  const title = (words: string, prompt: boolean) => ({ text: words, lines: [words], prompt })
  if (label || (text && !prompts)) return title(text, false)
  return prompts ? title(headed(PROMPT[id], unit), true) : null
}

/** At most so many numbers, however large the picture is. */
const MOST = { across: 16, up: 10 }
/** Least room for a number of an upright axis, and between two of a level one. */
const LINE = 30
const BETWEEN = 16

/** Marks of an upright axis of this height. */
export function ticksUp({ axis, limits, log, names }: SidedAxis, height: number): Ticks {
  if (names) return nameTicks(names, limits, Math.floor(height / SIZE.tick / 1.2))
  return ticksOf(limits, log, Math.min(MOST.up, height / LINE), axis)
}

/** Marks of a level axis: as many as have room for their numbers. */
export function ticksAcross({ axis, limits, log, names }: SidedAxis, width: number, letters: Letters): Ticks {
  if (names) return nameTicks(names, limits, Math.floor(width / (SIZE.tick * 1.4)))
  for (let most = MOST.across; most > 2; most -= 1) {
    const ticks = ticksOf(limits, log, most, axis)
    const room = width / Math.max(1, ticks.major.length)
    if (ticks.major.every(({ text }) => letters.width(text, SIZE.tick) + BETWEEN <= room)) return ticks
  }
  return ticksOf(limits, log, 2, axis)
}

/** Every name, or every second, third … where there is no room. */
function nameTicks(names: readonly string[], [low, high]: Range, most: number): Ticks {
  const stride = Math.ceil(names.length / Math.max(1, most))
  const all = names.map((text, at) => ({ value: at + 1, text }))
  return {
    major: all.filter(({ value }, at) => at % stride === 0 && value >= low && value <= high),
    minor: [],
  }
}
