/** Scales that say which colour is which value: beside a map, and beside arrows that have no colour of their own. */
import { scalesOf, valueRange } from '../colour-scale.ts'
import type { Figure, Range } from '../figure.ts'
import { headed } from '../numbers.ts'
import { ticksOf } from '../ticks.ts'
import type { Tick } from '../ticks.ts'
import type { Letters } from './letters.ts'
import { SIZE } from './letters.ts'

export interface ScaleBar {
  readonly range: Range
  readonly ticks: readonly Tick[]
  readonly title: string
  /** Whether the bar belongs to surfaces; otherwise to lines and arrows alone. */
  readonly surfaces: boolean
  /** With its numbers, its title and the room before it. */
  readonly width: number
}

export const BAR = { gap: 18, width: 14, text: 6, title: 22 }

export function scaleBarsOf(figure: Figure, letters: Letters, height: number): ScaleBar[] {
  const scales = scalesOf(figure)
  return scales.flatMap(sharing => {
    const [series] = sharing
    const range = valueRange(series!)
    if (!range) return []
    const ticks = ticksOf(range, false, Math.max(2, height / 34)).major
    const widest = Math.max(...ticks.map(({ text }) => letters.width(text, SIZE.tick)))
    const title = headed(series!.unnamed && scales.length === 1 ? '' : series!.label, series!.unit ?? '')
    const surfaces = sharing.some(({ kind }) => kind === 'colours')
    const width = BAR.gap + BAR.width + BAR.text + widest + (title ? BAR.title : 4)
    return [{ range, ticks, title, surfaces, width }]
  })
}
