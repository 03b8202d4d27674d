/** Figures of a few words, for tests. */
import type { Figure, FigureAxis, FigureSeries, SeriesKind, SeriesLook } from '../figure.ts'

const LOOK: SeriesLook = {
  colour: null,
  lineWeight: 1,
  lineStyle: 'solid',
  showPoints: false,
  markerSize: 2.5,
  symbol: 'circle',
}

const AXIS: FigureAxis = { label: '', unit: '', minimum: null, maximum: null, log: false, grid: true }

type Columns = Readonly<Record<string, readonly number[] | Float64Array>>
type SeriesChanges = Partial<Omit<FigureSeries, 'look' | 'columns'>> & { readonly look?: Partial<SeriesLook> }

/** A series whose id is its label. */
export function series(
  id: string,
  kind: SeriesKind,
  columns: Columns,
  changes: SeriesChanges = {},
): FigureSeries {
  const arrays = Object.fromEntries(
    Object.entries(columns).map(([name, cells]) => [name, Float64Array.from(cells)]),
  )
  return {
    id,
    kind,
    label: id,
    axis: 'y',
    stacked: false,
    ...changes,
    columns: arrays,
    look: { ...LOOK, ...changes.look },
  }
}

interface FigureChanges {
  readonly title?: string
  readonly rotated?: boolean
  readonly equalScales?: number
  readonly x?: Partial<FigureAxis>
  readonly y?: Partial<FigureAxis>
  readonly y2?: Partial<FigureAxis>
}

export function figure(
  all: readonly FigureSeries[],
  { title = '', rotated = false, equalScales, x, y, y2 }: FigureChanges = {},
): Figure {
  const axes = { x: { ...AXIS, ...x }, y: { ...AXIS, ...y }, ...(y2 && { y2: { ...AXIS, ...y2 } }) }
  return { title, rotated, axes, series: all, ...(equalScales !== undefined && { equalScales }) }
}

/** A function sampled at equal distances. */
export function sampled(
  of: (x: number) => number,
  from = -5,
  to = 5,
  steps = 600,
): { x: Float64Array; y: Float64Array } {
  const x = Float64Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps)
  return { x, y: x.map(of) }
}
