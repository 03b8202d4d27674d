/** The numbers of a figure as they stand in the picture: stacked, in bars and bins, fit for log axes. */
import { binNames } from './bins.ts'
import type { Figure, FigureAxis, FigureSeries } from './figure.ts'
import { once } from './once.ts'
import { barsUnder, stackedOutline, stackUnder } from './stacks.ts'
import type { Outline } from './stacks.ts'
import { quartilesOf } from './quartiles.ts'

export interface Prepared {
  readonly series: readonly PreparedSeries[]
  /** With bars, x counts 1, 2, 3 …, and each number has a name. */
  readonly names: readonly string[] | null
}

export interface PreparedSeries {
  readonly source: FigureSeries
  readonly family: 'line' | 'bars' | 'map' | 'arrows' | 'level' | 'box' | 'note'
  /** Places of lines and bars (their middle); the lines of the grid of a map; the feet of arrows. */
  readonly x: Float64Array
  /** Height in the picture, with what is below. */
  readonly y: Float64Array
  /** The value of its own. */
  readonly own: Float64Array
  /** Lower end at each place; null for a series that can only stand on zero. */
  readonly base: Float64Array | null
  readonly error: Float64Array | null
  /** The way of a line that is stacked on others with points of their own; null where it is that of its points. */
  readonly outline: Outline | null
  /** Left and right edges of bars. */
  readonly low: Float64Array
  readonly high: Float64Array
}

const NONE = new Float64Array()

export const prepared = once(prepare)

/** The y axis that a series is on. */
export const yAxisOf = (figure: Figure, series: FigureSeries): FigureAxis =>
  (series.axis === 'y2' && figure.axes.y2) || figure.axes.y

/** Whether each value holds until the next point. */
export const isStepped = ({ kind, stepped }: FigureSeries): boolean => kind === 'step' || stepped === true

function prepare(figure: Figure): Prepared {
  const bars = figure.series.some(
    ({ kind, columns }) =>
      (kind === 'bar' && length(columns.y) > 0) || (kind === 'box' && length(columns.data) > 0),
  )
  const lines: PreparedSeries[] = []
  const series = figure.series.map(source => {
    switch (source.kind) {
      case 'bar':
      case 'histogram':
        return barSeries(figure, source, bars)
      case 'contour':
      case 'colours':
      case 'arrows':
        return planeSeries(source)
      case 'level':
        return { ...empty(source), family: 'level' as const }
      case 'box':
        return boxSeries(figure, source)
      case 'note':
        return noteSeries(source)
      default: {
        const line = lineSeries(figure, source, bars, lines)
        lines.push(line)
        return line
      }
    }
  })
  return { series, names: bars ? namesOf(figure) : null }
}

const length = (column: Float64Array | undefined): number => column?.length ?? 0

const empty = (source: FigureSeries): Omit<PreparedSeries, 'family'> => ({
  source,
  x: NONE,
  y: NONE,
  own: NONE,
  base: null,
  error: null,
  outline: null,
  low: NONE,
  high: NONE, // prettier-ignore
})

function planeSeries(source: FigureSeries): PreparedSeries {
  const { x = NONE, y = NONE } = source.columns
  return { ...empty(source), family: source.kind === 'arrows' ? 'arrows' : 'map', x, y }
}

/** Points without a place are left out; those without a value are gaps. */
function lineSeries(
  figure: Figure,
  source: FigureSeries,
  counted: boolean,
  earlier: readonly PreparedSeries[],
): PreparedSeries {
  const { x: given = NONE, y: values = NONE, error = null } = source.columns
  const logX = figure.axes.x.log && !counted
  const whole = counted ? Float64Array.from(values, (_, at) => at + 1) : given
  const placed = (x: number): boolean => Number.isFinite(x) && (!logX || x > 0)
  const drops = !whole.every(placed)
  const drawable = (column: Float64Array): Float64Array =>
    drops ? column.filter((_, at) => placed(whole[at]!)) : column
  const x = drawable(whole)
  const finite = drawable(values)
  const own = finite.every(Number.isFinite) ? finite : finite.map(y => (Number.isFinite(y) ? y : NaN))
  const below = earlier.filter(
    ({ source: other }) => source.stacked && other.stacked && other.axis === source.axis,
  )
  const { lower } = source.columns
  const base = lower ? drawable(lower) : below.length > 0 ? stackUnder(x, below.map(line => ({ x: line.x, y: line.own }))) : null // prettier-ignore
  const y = positive(
    base && !lower ? own.map((value, at) => value + base[at]!) : own,
    yAxisOf(figure, source),
  )
  const straight = ![source, ...below.map(line => line.source)].some(isStepped)
  const found = base && !lower && straight ? stackedOutline({ x, y: own }, below.map(line => ({ x: line.x, y: line.own }))) : null // prettier-ignore
  const outline = found && { ...found, y: positive(found.y, yAxisOf(figure, source)) }
  return { ...empty(source), family: 'line', x, y, own, base, error: error && drawable(error), outline }
}

/** A logarithmic axis has no place for what is not above zero. */
function positive(y: Float64Array, axis: FigureAxis): Float64Array {
  return axis.log && !y.every(value => value > 0) ? y.map(value => (value > 0 ? value : NaN)) : y
}

/** How much of the room between two numbers bars take. */
const BAR_ROOM = 0.8

function barSeries(figure: Figure, source: FigureSeries, counted: boolean): PreparedSeries {
  const { y: own = NONE, low: from = NONE, high: to = NONE } = source.columns
  if (source.kind === 'histogram' && !counted) {
    const x = from.map((low, at) => (low + to[at]!) / 2)
    return { ...empty(source), family: 'bars', x, y: own, own, low: from, high: to }
  }
  const { at, of } = placeAmongBars(figure, source)
  const width = source.kind === 'histogram' ? 1 : BAR_ROOM / of
  const start = source.kind === 'histogram' ? -0.5 : -BAR_ROOM / 2 + at * width
  const low = own.map((_, index) => index + 1 + start)
  const base = source.stacked ? barsUnder(own, barsBelow(figure, source)) : null
  return {
    ...empty(source),
    family: 'bars',
    x: low.map(left => left + width / 2),
    y: base ? own.map((value, index) => value + base[index]!) : own,
    own,
    base,
    low,
    high: low.map(left => left + width),
  }
}

/** Boxes stand side by side in the order of the figure; the height is the median. */
function boxSeries(figure: Figure, source: FigureSeries): PreparedSeries {
  const found = quartilesOf(source.columns.data ?? NONE, yAxisOf(figure, source).log)
  if (!found) return { ...empty(source), family: 'box' }
  const at = boxesOf(figure).indexOf(source) + 1
  const one = (value: number): Float64Array => Float64Array.of(value)
  const y = one(found.median)
  const half = BAR_ROOM / 4
  return { ...empty(source), family: 'box', x: one(at), y, own: y, low: one(at - half), high: one(at + half) }
}

const boxesOf = ({ series }: Figure): readonly FigureSeries[] =>
  series.filter(({ kind, columns }) => kind === 'box' && length(columns.data) > 0)

function noteSeries(source: FigureSeries): PreparedSeries {
  const { x = NONE, y = NONE } = source.columns
  return { ...empty(source), family: 'note', x, y, own: y }
}

function barsBelow(figure: Figure, source: FigureSeries): Float64Array[] {
  const before = figure.series.slice(0, figure.series.indexOf(source))
  return before
    .filter(other => other.stacked && isBarBeside(other, source))
    .map(({ columns }) => columns.y ?? NONE)
}

const isBarBeside = (other: FigureSeries, source: FigureSeries): boolean =>
  other.kind === 'bar' && other.axis === source.axis

/** Series of bars stand side by side; those that are stacked on one axis have one place. */
function placeAmongBars(figure: Figure, source: FigureSeries): { at: number; of: number } {
  const places = [...new Set(figure.series.filter(({ kind }) => kind === 'bar').map(placeName))]
  return { at: Math.max(0, places.indexOf(placeName(source))), of: Math.max(1, places.length) }
}

const placeName = ({ stacked, axis, id }: FigureSeries): string =>
  stacked ? `stack of ${axis}` : `series ${id}`

/** Given ones first, the bins of a histogram where none are given, and then numbers. */
function namesOf({ axes, series }: Figure): string[] {
  const boxes = boxesOf({ series } as Figure)
  const counts = series.map(({ kind, columns }) =>
    kind === 'level' || kind === 'note' ? 0 : length(columns.y),
  )
  const histogram = series.find(({ kind }) => kind === 'histogram')?.columns
  const given = axes.x.names ?? []
  const bins =
    given.length === 0 && histogram ? binNames(histogram.low ?? NONE, histogram.high ?? NONE, '') : given
  return Array.from(
    { length: Math.max(boxes.length, ...counts) },
    (_, at) => bins[at] || boxes[at]?.label || String(at + 1),
  )
}
