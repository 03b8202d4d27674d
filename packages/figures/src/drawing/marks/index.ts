/** Each family of series draws its own. */
import type { PreparedSeries } from '../../prepare.ts'
import { arrowMarks } from './arrows.ts'
import { boxMarks } from './boxes.ts'
import { noteMarks } from './notes.ts'
import { barMarks } from './bars.ts'
import type { Drawn } from './context.ts'
import { levelMarks } from './levels.ts'
import { lineMarks } from './lines.ts'
import { mapMarks } from './maps.ts'
import type { Marks } from './mark.ts'

const FAMILIES: Readonly<Record<PreparedSeries['family'], (drawn: Drawn) => Marks>> = {
  line: lineMarks,
  bars: barMarks,
  map: mapMarks,
  arrows: arrowMarks,
  level: levelMarks,
  box: boxMarks,
  note: noteMarks,
}

export const marksOf = (drawn: Drawn): Marks => FAMILIES[drawn.series.family](drawn)

const ORDER: readonly ((series: PreparedSeries) => boolean)[] = [
  ({ source }) => source.kind === 'colours',
  ({ family }) => family === 'map',
  ({ family }) => family === 'bars',
  ({ source }) => source.kind === 'area' || source.kind === 'band',
  ({ family, source }) => family === 'line' && source.kind !== 'function',
  ({ source }) => source.kind === 'function',
  () => true,
]

/** Series that cover much are drawn first, the others in the order of the figure. */
export function inDrawingOrder(series: readonly PreparedSeries[]): PreparedSeries[] {
  const layer = (one: PreparedSeries): number => ORDER.findIndex(belongs => belongs(one))
  return [...series].sort((a, b) => layer(a) - layer(b))
}
