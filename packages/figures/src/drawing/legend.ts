/** The legend: it names the lines below the picture, as soon as there are two. */
import type { Figure, FigureSeries } from '../figure.ts'
import { headed } from '../numbers.ts'
import { prepared } from '../prepare.ts'
import type { Box, Place } from './box.ts'
import { SIZE } from './letters.ts'
import type { Letters } from './letters.ts'

export interface LegendItem {
  readonly id: string
  readonly text: string
  /** Left end of its sample, and the middle of its row, from the upper left corner of the legend. */
  readonly x: number
  readonly y: number
  /** Width of sample and text. */
  readonly width: number
}

export interface Legend {
  readonly items: readonly LegendItem[]
  readonly height: number
}

/** Room for a piece of line with a marker. */
export const SAMPLE = 26
const GAP = { sample: 7, item: 20 }
const ROW = 20
const ABOVE = 8
/** Longer labels are cut. */
const LONGEST = 220

/** Upper left corner of the legend in a picture of a height, in pixels. */
export const legendCorner = (legend: Legend, height: number): Place => ({
  x: 12,
  y: height - legend.height - 8,
})

/** The entry at a place that is counted from the corner. */
export const entryAt = ({ items }: Legend, { x, y }: Place): LegendItem | undefined =>
  items.find(item => x >= item.x && x <= item.x + item.width && Math.abs(y - item.y) <= ROW / 2)

/** Areas of the entries in a picture of a height. */
export function legendPlaces(legend: Legend, height: number): ReadonlyMap<string, Box> {
  const { x: left, y: top } = legendCorner(legend, height)
  return new Map(
    legend.items.map(({ id, x, y, width }) => [
      id,
      { left: left + x - 3, top: top + y - ROW / 2, width: width + 6, height: ROW },
    ]),
  )
}

/** Lines of equal value and arrows in a colour that somebody chose have no scale that says what they are. */
const isPlain = ({ kind, look }: FigureSeries): boolean =>
  (kind === 'contour' || kind === 'arrows') && look.colour !== null

/** Levels bear their label, maps and arrows have a scale; a label of spaces keeps a series out of the legend. */
const isExplained = (series: FigureSeries): boolean =>
  series.label.trim() !== '' &&
  (isPlain(series) || !['level', 'contour', 'colours', 'arrows', 'box', 'note'].includes(series.kind))

export function legendOf(figure: Figure, letters: Letters, width: number): Legend {
  // A series with nothing to show is not explained.
  const present = prepared(figure).series.filter(
    ({ source, x }) => isExplained(source) && (x.length > 0 || source.hidden === true),
  )
  const hasUnits = present.some(({ source }) => isPlain(source) && source.unit)
  if (present.length < 2 && !hasUnits) return { items: [], height: 0 }
  const room = Math.min(LONGEST, width - SAMPLE - GAP.sample)
  const samples = present.map(({ source }) => {
    const label = isPlain(source) ? headed(source.label, source.unit ?? '') : source.label
    const text = letters.cut(label, SIZE.legend, room)
    return { id: source.id, text, wide: SAMPLE + GAP.sample + letters.width(text, SIZE.legend) }
  })
  const rows: (typeof samples)[] = [[]]
  let used = 0
  for (const sample of samples) {
    if (used > 0 && used + sample.wide > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)!.push(sample)
    used += sample.wide + GAP.item
  }
  const items = rows.flatMap((row, at) => {
    const whole = row.reduce((sum, { wide }) => sum + wide + GAP.item, -GAP.item)
    let x = (width - whole) / 2
    return row.map(({ id, text, wide }) => {
      const item = { id, text, x, y: ABOVE + at * ROW + ROW / 2, width: wide }
      x += wide + GAP.item
      return item
    })
  })
  return { items, height: ABOVE + rows.length * ROW }
}
