/**
 * Responsibilities: plots in a stored snapshot: so much of their numbers that they can be drawn before
 * the engine is there, as text. They are computed anew after opening; on paper, which has no closer look, those
 * of which all is stored stand.
 */
import type { BlockResult, Outcome, ResultsSnapshot } from './block-result.ts'
import type { PlotData, PlotSeries } from './plots.ts'

/** Points of a series that are stored, those of most functions among them, and lines of a grid each way. */
const MOST_POINTS = 800
const MOST_LINES = 40

/** @returns the snapshot as JSON can hold it */
export function storableSnapshot(snapshot: ResultsSnapshot): ResultsSnapshot {
  return mapPlots(snapshot, plot => ({ ...mapColumns(plot, reduced, toText), ...(isWhole(plot) && WHOLE) }))
}

const WHOLE = { whole: true } as const

/**
 * @param snapshot as it was stored
 * @param onPaper plots of which all is stored need not be computed anew
 */
export function restoredPlots(snapshot: ResultsSnapshot, onPaper: boolean): ResultsSnapshot {
  return mapPlots(snapshot, ({ whole = false, ...plot }) => ({
    ...mapColumns(plot, columns => columns, fromText),
    ...(onPaper && whole && WHOLE),
  }))
}

/** Whether all points are stored, and so exactly that no picture shows a difference. */
const isWhole = ({ series }: PlotData): boolean =>
  series.every(({ columns, kind }) => {
    const stored = reduced(columns, kind)
    return Object.entries(columns).every(([name, column]) => stored[name] === column && isExact(column))
  })

/** Parts of the extent of a column that look the same in a picture. */
const FINEST = 20_000

function isExact(column: Float64Array): boolean {
  let [low, high, error] = [Infinity, -Infinity, 0]
  for (const value of column) {
    if (!Number.isFinite(value)) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
    // A number that is too large or too small for the store differs by all of itself.
    error = Math.max(error, Math.abs(value - Math.fround(value)))
  }
  const extent = high > low ? high - low : Math.abs(high)
  return error <= extent / FINEST
}

export const isPlotted = (outcome: Outcome): boolean => outcome.plot !== undefined

function mapPlots(snapshot: ResultsSnapshot, map: (plot: PlotData) => PlotData): ResultsSnapshot {
  const plotted = Object.values(snapshot.results).filter(({ outcomes }) => outcomes.some(isPlotted))
  if (plotted.length === 0) return snapshot
  const changed = plotted.map((result): [string, BlockResult] => {
    const outcomes = result.outcomes.map(one => (one.plot ? { ...one, plot: map(one.plot) } : one))
    return [result.block, { ...result, outcomes }]
  })
  return { ...snapshot, results: { ...snapshot.results, ...Object.fromEntries(changed) } }
}

type Columns = PlotSeries['columns']

/** A column in JSON. */
interface TextColumn {
  readonly float32: string
}

function mapColumns(
  plot: PlotData,
  choose: (columns: Columns, kind: PlotSeries['kind']) => Columns,
  map: (column: Float64Array) => unknown,
): PlotData {
  const series = plot.series.map(one => {
    const columns = Object.entries(choose(one.columns, one.kind)).map(([name, column]) => [name, map(column)])
    return { ...one, columns: Object.fromEntries(columns) as Columns }
  })
  return { ...plot, series }
}

function reduced(columns: Columns, kind: PlotSeries['kind']): Columns {
  if (kind === 'map') return reducedGrid(columns)
  const length = Math.max(0, ...Object.values(columns).map(column => column.length))
  if (length <= MOST_POINTS) return columns
  const places = kind === 'histogram' ? spread(length) : extremes(columns.y ?? new Float64Array(length))
  const chosen = Object.entries(columns).map(([name, column]) => {
    if (column.length !== length) return [name, column] as const
    const ordered = kind === 'histogram' ? column.toSorted() : column
    return [name, Float64Array.from(places, place => ordered[place]!)] as const
  })
  return Object.fromEntries(chosen)
}

const spread = (length: number): number[] =>
  Array.from({ length: MOST_POINTS }, (_, index) => Math.round((index * (length - 1)) / (MOST_POINTS - 1)))

/** The least and the greatest of each stretch, so that peaks stay. */
function extremes(values: Float64Array): number[] {
  const size = Math.ceil(values.length / (MOST_POINTS / 2))
  const places = new Set<number>([0, values.length - 1])
  for (let start = 0; start < values.length; start += size) {
    let [low, high] = [start, start]
    for (let place = start; place < Math.min(start + size, values.length); place += 1) {
      if (!(values[place]! >= values[low]!)) low = place
      if (!(values[place]! <= values[high]!)) high = place
    }
    places.add(low).add(high)
  }
  return [...places].sort((left, right) => left - right)
}

/** Every second or third line each way. */
function reducedGrid(columns: Columns): Columns {
  const { x, y, z, ...others } = columns
  if (Math.max(x?.length ?? 0, y?.length ?? 0) <= MOST_LINES) return columns
  if (!x || !y || !z) return { ...others, ...(x && { x }), ...(y && { y }) }
  const every = (line: Float64Array): number[] =>
    [...line.keys()].filter(place => place % Math.ceil(line.length / MOST_LINES) === 0)
  const [across, up] = [every(x), every(y)]
  const heights = up.flatMap(row => across.map(column => z[row * x.length + column]!))
  const pick = (line: Float64Array, places: readonly number[]) =>
    Float64Array.from(places, place => line[place]!)
  return { ...others, x: pick(x, across), y: pick(y, up), z: Float64Array.from(heights) }
}

function toText(column: Float64Array): TextColumn {
  const bytes = new Uint8Array(Float32Array.from(column).buffer)
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { float32: btoa(text) }
}

function fromText(column: Float64Array | TextColumn): Float64Array {
  if (column instanceof Float64Array) return column
  const bytes = Uint8Array.from(atob(column.float32), letter => letter.charCodeAt(0))
  return Float64Array.from(new Float32Array(bytes.buffer))
}
