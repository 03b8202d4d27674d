/** Values of the series at a place of the picture. */
import type { Figure, FigureAxis, FigureSeries, Limits } from './figure.ts'
import { firstAtOrAbove, isAscending, sorted, valueAt } from './interpolate.ts'
import { limitsOf } from './limits.ts'
import { inFigure, readable, withUnit } from './numbers.ts'
import { quartilesOf } from './quartiles.ts'
import { isStepped, prepared, yAxisOf } from './prepare.ts'
import type { Prepared, PreparedSeries } from './prepare.ts'

export interface Reading {
  readonly id: string
  readonly label: string
  /** Where it stands in the picture, in units of the axes. */
  readonly x: number
  readonly y: number
  /** The value with its unit; of what is read at a point of its own, the point too. */
  readonly text: string
}

/** A point of a series, in units of the axes. */
export interface PointRead {
  readonly x: number
  readonly y: number
  /** Both values with their units. */
  readonly text: string
}

/**
 * The values of all series at an x: between the points of a line, at the next point of others.
 *
 * @param y where it is known, as of a pointer: of curves and maps it says which place is meant
 */
export function readingsAt(figure: Figure, x: number, y?: number): Reading[] {
  const ready = prepared(figure)
  const limits = limitsOf(figure)
  return ready.series.flatMap(series => {
    const at = placeAt(figure, series, limits, x, y)
    if (!at) return []
    const { id, label } = series.source
    const text = isFollowed(series)
      ? valueText(figure, series, limits, at)
      : pointText(figure, ready, limits, series, at)
    return [{ id, label, x: at.x, y: at.y, text: inFigure(figure, text) }]
  })
}

/** Whether it has a value wherever the pointer is; of the others the nearest point is read, or x alone is no place. */
const isFollowed = ({ family, source: { kind } }: PreparedSeries): boolean =>
  family === 'bars' ||
  family === 'box' ||
  (family === 'line' && kind !== 'scatter' && kind !== 'parametric' && kind !== 'polar')

/** A place in a series. `own` is the value that is read out, `index` that of the point, if the place is one. */
interface At {
  readonly x: number
  readonly y: number
  readonly own: number
  readonly index: number
}

function placeAt(figure: Figure, series: PreparedSeries, limits: Limits, x: number, y?: number): At | null {
  const { family, source } = series
  if (family === 'level' || family === 'note') return null
  if (family === 'box') return pointAt(series, series.low.findIndex((low, at) => x >= low && x <= series.high[at]!)) // prettier-ignore
  if (family === 'bars') return pointAt(series, series.low.findIndex((low, at) => x >= low && x <= series.high[at]!)) // prettier-ignore
  if (family === 'map') return y === undefined ? null : mapAt(series, x, y)
  if (family === 'arrows' || source.kind === 'parametric' || source.kind === 'polar') {
    return pointAt(series, nearest(figure, series, limits, x, y))
  }
  if (source.kind === 'scatter') return pointAt(series, nearest(figure, series, limits, x))
  return lineAt(series, x)
}

function pointAt(series: PreparedSeries, index: number): At | null {
  const { x, y, own } = series
  if (index < 0 || Number.isNaN(y[index])) return null
  return { x: x[index]!, y: y[index]!, own: own[index] ?? y[index]!, index }
}

/** A step holds its value until the next point. */
function lineAt({ source, x, y, own, outline }: PreparedSeries, at: number): At | null {
  const drawn = outline ?? sorted(x, y)
  if (isStepped(source)) {
    const next = firstAtOrAbove(drawn.x, at)
    const index = drawn.x[next] === at ? next : next - 1
    if (index < 0 || (next === drawn.x.length && at > drawn.x.at(-1)!) || Number.isNaN(drawn.y[index]))
      return null
    return { x: at, y: drawn.y[index]!, own: sorted(x, own).y[index]!, index: -1 }
  }
  const value = valueAt(drawn.x, drawn.y, at)
  if (Number.isNaN(value)) return null
  return { x: at, y: value, own: own === y ? value : valueAt(drawn.x, sorted(x, own).y, at), index: -1 }
}

/** The point that is nearest in the picture, or in x alone. */
function nearest(figure: Figure, series: PreparedSeries, limits: Limits, x: number, y?: number): number {
  const away = (value: number, to: number, log: boolean, [low, high]: readonly [number, number]): number =>
    log ? Math.log(value / to) / Math.log(high / low) : (value - to) / (high - low)
  const axis = yAxisOf(figure, series.source)
  const range = (axis === figure.axes.y2 && limits.y2) || limits.y
  if (figure.polar && y !== undefined) return nearestPolar(series, range[0], x, y)
  let best = -1
  let least = Infinity
  series.x.forEach((value, at) => {
    const dx = away(value, x, figure.axes.x.log, limits.x)
    const dy = y === undefined ? 0 : away(series.y[at]!, y, axis.log, range)
    const distance = dx * dx + dy * dy
    if (distance < least && !Number.isNaN(series.y[at])) [best, least] = [at, distance]
  })
  return best
}

/** The point that is nearest to a place on polar axes: angles in degrees, radii from the middle on. */
function nearestPolar({ x, y }: PreparedSeries, middle: number, angle: number, radius: number): number {
  const along = (degrees: number, away: number, direction: (radians: number) => number): number =>
    (away - middle) * direction((degrees * Math.PI) / 180)
  let [best, least] = [-1, Infinity]
  x.forEach((degrees, at) => {
    const dx = along(degrees, y[at]!, Math.cos) - along(angle, radius, Math.cos)
    const dy = along(degrees, y[at]!, Math.sin) - along(angle, radius, Math.sin)
    if (dx * dx + dy * dy < least) [best, least] = [at, dx * dx + dy * dy]
  })
  return best
}

/** Between the four values around, as the colours are. */
function mapAt({ source, x, y }: PreparedSeries, px: number, py: number): At | null {
  const z = source.columns.z
  if (!z || !isAscending(x) || !isAscending(y)) return null
  const row = (at: number): number => valueAt(x, z.subarray(at * x.length, (at + 1) * x.length), px)
  const above = firstAtOrAbove(y, py)
  if (above === y.length || (above === 0 && y[0] !== py)) return null
  const below = Math.max(0, above - 1)
  const share = above === below ? 0 : (py - y[below]!) / (y[above]! - y[below]!)
  const own =
    share === 0 ? row(below) : share === 1 ? row(above) : row(below) * (1 - share) + row(above) * share
  return Number.isNaN(own) ? null : { x: px, y: py, own, index: -1 }
}

const spanOf = ([low, high]: readonly [number, number], log: boolean): number =>
  log ? 0 : Math.abs(high - low)

/** The value with its unit; of arrows both parts. */
function valueText(figure: Figure, series: PreparedSeries, limits: Limits, at: At): string {
  const { own, index } = at
  const { source } = series
  const { u, v, error } = source.columns
  const unit = source.unit ?? ''
  if (series.family === 'map') return withUnit(readable(own), unit)
  if (u && v) return withUnit(`(${readable(u[index]!)}, ${readable(v[index]!)})`, unit)
  const axis = yAxisOf(figure, source)
  const range = (axis === figure.axes.y2 && limits.y2) || limits.y
  const span = spanOf(range, axis.log)
  if (series.family === 'box') return boxText(series, span, axis)
  const lower = source.kind === 'band' ? lowerAt(series, at) : NaN
  if (!Number.isNaN(lower)) return withUnit(`${readable(lower, span)} to ${readable(own, span)}`, axis.unit)
  const text = readable(own, span)
  const either =
    error && series.error && index >= 0 ? `${text} ± ${readable(Math.abs(series.error[index]!))}` : text
  return withUnit(either, axis.unit)
}

/** The lower end of a band at a place. */
const lowerAt = ({ x, base }: PreparedSeries, at: At): number => (base ? valueAt(x, base, at.x) : NaN)

/** Median and quartiles of a box, with how many values it sums up. */
function boxText({ source }: PreparedSeries, span: number, { unit, log }: FigureAxis): string {
  const found = quartilesOf(source.columns.data ?? new Float64Array(), log)
  if (!found) return ''
  const [median, first, third] = [found.median, found.first, found.third].map(value => readable(value, span))
  return `${withUnit(`median ${median}, quartiles ${first} and ${third}`, unit)}, ${found.count} values`
}

/** The place on the x axis in words: the name of a bar, the bounds of a bin, or the number with its unit. */
function xText(
  figure: Figure,
  ready: Prepared,
  limits: Limits,
  series: PreparedSeries,
  { x, index }: Pick<At, 'x' | 'index'>,
): string {
  const { unit, log } = figure.axes.x
  if (ready.names) return ready.names[index] ?? readable(x)
  const text = (value: number): string => readable(value, spanOf(limits.x, log))
  if (series.family === 'bars')
    return withUnit(`${text(series.low[index]!)} to ${text(series.high[index]!)}`, unit)
  return withUnit(text(x), unit)
}

/** A place in a series whose words are made when somebody asks. */
class WalkedPoint implements PointRead {
  readonly x: number
  readonly y: number
  readonly #text: () => string

  constructor(at: At, text: () => string) {
    this.x = at.x
    this.y = at.y
    this.#text = text
  }

  get text(): string {
    return this.#text()
  }
}

const walks = new WeakMap<FigureSeries, { figure: Figure; points: readonly PointRead[] }>()

/** The points of a series in order, gaps left out; none for an unknown series. Made once for each figure. */
export function pointsOf(figure: Figure, id: string): readonly PointRead[] {
  const ready = prepared(figure)
  const series = ready.series.find(({ source }) => source.id === id)
  if (!series) return []
  const known = walks.get(series.source)
  if (known?.figure === figure) return known.points
  const points = walkOf(figure, ready, series)
  walks.set(series.source, { figure, points })
  return points
}

function walkOf(figure: Figure, ready: Prepared, series: PreparedSeries): PointRead[] {
  const limits = limitsOf(figure)
  return placesOf(series).map(
    at => new WalkedPoint(at, () => inFigure(figure, pointText(figure, ready, limits, series, at))),
  )
}

function pointText(figure: Figure, ready: Prepared, limits: Limits, series: PreparedSeries, at: At): string {
  const value = valueText(figure, series, limits, at)
  const x = xText(figure, ready, limits, series, at)
  if (series.family !== 'map' && series.family !== 'arrows') return `${x}, ${value}`
  const { y } = figure.axes
  return `${x}, ${withUnit(readable(at.y, spanOf(limits.y, y.log)), y.unit)}: ${value}`
}

function placesOf(series: PreparedSeries): At[] {
  const { family, source, x, y, own } = series
  if (family === 'level' || family === 'note') return []
  if (family !== 'map') {
    return Array.from(x, (_, index) => ({
      x: x[index]!,
      y: y[index]!,
      own: own[index] ?? y[index]!,
      index,
    })).filter(at => !Number.isNaN(at.y) && !Number.isNaN(at.x))
  }
  const z = source.columns.z ?? new Float64Array()
  return Array.from(z, (value, index) => ({
    x: x[index % x.length]!,
    y: y[Math.floor(index / x.length)]!,
    own: value,
    index,
  })).filter(at => !Number.isNaN(at.own))
}

/** A place on the x axis in words, as a heading of what is read there. */
export function placeText(figure: Figure, x: number): string {
  const ready = prepared(figure)
  const limits = limitsOf(figure)
  const bars = ready.series.find(({ family }) => family === 'bars')
  const index = bars ? bars.low.findIndex((low, at) => x >= low && x <= bars.high[at]!) : -1
  if (bars && index >= 0) return xText(figure, ready, limits, bars, { x, index })
  const { unit, log } = figure.axes.x
  return inFigure(figure, withUnit(readable(x, spanOf(limits.x, log)), unit))
}
