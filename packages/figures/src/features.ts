/** Places of curves that one looks for: zeros, extremes and crossings. */
import type { Figure, FigureSeries } from './figure.ts'
import { isAscending, valueAt } from './interpolate.ts'
import { limitsOf } from './limits.ts'
import { once } from './once.ts'
import { isStepped, prepared, yAxisOf } from './prepare.ts'
import type { PreparedSeries } from './prepare.ts'

export interface Feature {
  readonly kind: 'zero' | 'maximum' | 'minimum' | 'crossing'
  /** In units of the axes. */
  readonly x: number
  readonly y: number
  readonly axis: 'y' | 'y2'
  /** Labels of the curves. */
  readonly labels: readonly string[]
}

/** A curve with more features than this has none named: there is no use in naming each. */
const MOST = 60
/** Values nearer to each other than this part of the axis are the same number, rounded. */
const ROUNDING = 1e-9
/** A change of sign over more than this part of the axis is a pole or a jump. */
const STEEP = 0.5

export const featuresOf = once(findFeatures)

function findFeatures(figure: Figure): readonly Feature[] {
  if (figure.polar || prepared(figure).names) return []
  const curves = prepared(figure).series.filter(isCurve)
  const levels = figure.series.filter(({ kind, direction }) => kind === 'level' && direction !== 'vertical')
  return [
    ...curves.flatMap(curve => within(zerosOf(figure, curve))),
    ...curves.flatMap(curve => within(extremesOf(figure, curve))),
    ...curves.flatMap((curve, at) =>
      curves.slice(at + 1).flatMap(other => within(crossingsOf(figure, curve, other))),
    ),
    ...curves.flatMap(curve => levels.flatMap(level => within(levelCrossings(figure, curve, level)))),
  ]
}

const within = (features: readonly Feature[]): readonly Feature[] => (features.length > MOST ? [] : features)

const isCurve = (series: PreparedSeries): boolean =>
  series.family === 'line' &&
  ['function', 'line', 'area'].includes(series.source.kind) &&
  !isStepped(series.source) &&
  series.source.look.lineWeight > 0 &&
  isAscending(series.x)

function rangeOf(figure: Figure, source: FigureSeries): readonly [low: number, span: number] {
  const limits = limitsOf(figure)
  const [low, high] = (yAxisOf(figure, source) === figure.axes.y2 && limits.y2) || limits.y
  return [Math.min(low, high), Math.abs(high - low)]
}

/** Size from which on a change of sign is a jump: points that are joined by lines have none. */
const jumpOf = (figure: Figure, { source }: PreparedSeries): number =>
  source.kind === 'function' ? STEEP * rangeOf(figure, source)[1] : Infinity

const sideOf = ({ axes }: Figure, { axis }: FigureSeries): 'y' | 'y2' =>
  axis === 'y2' && axes.y2 ? 'y2' : 'y'

/** Where the values change their sign without a jump. */
function changes(x: Float64Array, y: Float64Array, jump: number): number[] {
  const places: number[] = []
  for (let at = 0; at < x.length; at += 1) {
    const [one, next] = [y[at]!, y[at + 1] ?? NaN]
    if (one === 0 && !(y[at - 1] === 0)) places.push(x[at]!)
    if (!(one * next < 0) || Math.abs(one) + Math.abs(next) > jump) continue
    places.push(x[at]! + ((x[at + 1]! - x[at]!) * one) / (one - next))
  }
  return places
}

function zerosOf(figure: Figure, curve: PreparedSeries): Feature[] {
  const { source, x, y } = curve
  if (yAxisOf(figure, source).log) return []
  const common = { kind: 'zero', y: 0, axis: sideOf(figure, source), labels: [source.label] } as const
  return changes(x, y, jumpOf(figure, curve)).map(place => ({ ...common, x: place }))
}

function extremesOf(figure: Figure, { source, x, y }: PreparedSeries): Feature[] {
  const [low, span] = rangeOf(figure, source)
  const least = ROUNDING * span
  const features: Feature[] = []
  for (let at = 1; at + 1 < x.length; at += 1) {
    const [before, value, after] = [y[at - 1]!, y[at]!, y[at + 1]!]
    const [rise, fall] = [value - before, after - value]
    if (!(rise * fall < 0) || Math.abs(rise) < least || Math.abs(fall) < least) continue
    const top = source.kind === 'function' ? vertex(x, y, at) : { x: x[at]!, y: value }
    if (top.y < low - span || top.y > low + 2 * span) continue
    features.push({
      kind: rise > 0 ? 'maximum' : 'minimum',
      ...top,
      axis: sideOf(figure, source),
      labels: [source.label],
    })
  }
  return features
}

/** The vertex of the parabola through three points. */
function vertex(x: Float64Array, y: Float64Array, at: number): { x: number; y: number } {
  const [x0, x1, x2] = [x[at - 1]!, x[at]!, x[at + 1]!]
  const [y0, y1, y2] = [y[at - 1]!, y[at]!, y[at + 1]!]
  const [left, right] = [(y1 - y0) / (x1 - x0), (y2 - y1) / (x2 - x1)]
  const bend = (right - left) / (x2 - x0)
  const place = (x0 + x1) / 2 - left / (2 * bend)
  if (!(place >= x0 && place <= x2)) return { x: x1, y: y1 }
  return { x: place, y: y0 + left * (place - x0) + bend * (place - x0) * (place - x1) }
}

function crossingsOf(figure: Figure, one: PreparedSeries, other: PreparedSeries): Feature[] {
  const axis = sideOf(figure, one.source)
  if (axis !== sideOf(figure, other.source)) return []
  const places = Float64Array.from(new Set([...one.x, ...other.x])).sort()
  const heights = places.map(place => valueAt(one.x, one.y, place))
  const apart = heights.map((height, at) => height - valueAt(other.x, other.y, places[at]!))
  // Curves that lie on one another cross nowhere.
  if (apart.filter(value => value === 0).length > 2) return []
  const labels = [one.source.label, other.source.label]
  return changes(places, apart, Math.min(jumpOf(figure, one), jumpOf(figure, other))).map(x => ({ kind: 'crossing', x, y: valueAt(places, heights, x), axis, labels })) // prettier-ignore
}

function levelCrossings(figure: Figure, curve: PreparedSeries, level: FigureSeries): Feature[] {
  const value = level.columns.at?.[0] ?? NaN
  const axis = sideOf(figure, curve.source)
  if (Number.isNaN(value) || axis !== sideOf(figure, level)) return []
  const apart = curve.y.map(height => height - value)
  const common = { kind: 'crossing', y: value, axis, labels: [curve.source.label, level.label] } as const
  return changes(curve.x, apart, jumpOf(figure, curve)).map(x => ({ ...common, x }))
}
