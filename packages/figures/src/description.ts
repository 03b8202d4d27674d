/** A picture in words, for who does not see it. */
import type { Figure, FigureAxis, SeriesKind, Range } from './figure.ts'
import { limitsOf } from './limits.ts'
import { once } from './once.ts'
import { pointsOf } from './readings.ts'
import type { PointRead } from './readings.ts'
import { inFigure, readable, withUnit } from './numbers.ts'
import { prepared, yAxisOf } from './prepare.ts'
import type { PreparedSeries } from './prepare.ts'

const KIND: Readonly<Record<SeriesKind, string>> = {
  function: 'function',
  line: 'line',
  step: 'step line',
  area: 'area',
  scatter: 'scatter plot',
  bar: 'bar chart',
  histogram: 'histogram',
  parametric: 'parametric curve',
  polar: 'polar curve',
  contour: 'contour map',
  colours: 'colour map',
  arrows: 'vector field',
  level: 'marker line',
  band: 'area between curves',
  box: 'box plot',
  note: 'text note',
}

/** One line: the series by name and kind, and from where to where the axes go. */
export const summaryOf = once(summarise)

function summarise(figure: Figure): string {
  const drawn = figure.series.filter(({ columns }) => Object.keys(columns).length > 0)
  const series = drawn.map(({ label, kind }) => `${label && `${label}, `}${KIND[kind]}`)
  return `Plot of ${series.join('; ')}. ${inFigure(figure, axesText(figure))}`
}

/** One paragraph: what is drawn, from where to where, and the extremes of each series with their places. */
export const describe = once(describeFigure)

function describeFigure(figure: Figure): string {
  const { title } = figure
  const ofSeries = prepared(figure).series.map(one => inFigure(figure, seriesText(figure, one)))
  return [title && ended(title), inFigure(figure, axesText(figure)), ...ofSeries].filter(Boolean).join(' ')
}

function axesText(figure: Figure): string {
  const { axes } = figure
  const limits = limitsOf(figure)
  if (figure.polar) return axisText('Polar axes, radius', axes.y, limits.y)
  const { names } = prepared(figure)
  const sentences = [
    names ? `x axis${named(axes.x)}: ${listed(names)}.` : axisText('x axis', axes.x, limits.x),
    axisText('y axis', axes.y, limits.y),
    axes.y2 && limits.y2 ? axisText('Secondary y axis', axes.y2, limits.y2) : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
const named = ({ label }: FigureAxis): string => (label ? ` ${label}` : '')

function axisText(name: string, axis: FigureAxis, [low, high]: Range): string {
  const span = axis.log ? 0 : Math.abs(high - low)
  const range = withUnit(`${readable(low, span)} to ${readable(high, span)}`, axis.unit)
  return `${name}${named(axis)}: ${range}${axis.log ? ', logarithmic' : ''}.`
}

/** Names of bars; many are not read out. */
function listed(names: readonly string[]): string {
  return names.length <= 12 ? names.join(', ') : `${names.length} names, ${names[0]} to ${names.at(-1)}`
}

function seriesText(figure: Figure, series: PreparedSeries): string {
  const { source, family } = series
  const kind = KIND[source.kind]
  const head = source.label ? `${source.label}, ${kind}` : `${kind[0]!.toUpperCase()}${kind.slice(1)}`
  if (family === 'note') return series.x.length > 0 ? `Note: ${ended(source.label)}` : ''
  if (family === 'level') return levelText(figure, series, head)
  if (family === 'arrows') return `${head} of ${series.x.length} arrows.`
  const points = pointsOf(figure, source.id)
  if (points.length === 0) return `${head}: no values.`
  const values = Array.from(ownOf(series)).filter(value => !Number.isNaN(value))
  const { visible, below, above } = visiblePoints(figure, series, points)
  if (visible.length === 0) return `${head}: nothing of it is in sight.`
  const [least, most] = extremes(visible, values)
  const runs = [below && 'below', above && 'above'].filter(Boolean).join(' and ')
  if (!runs && values[least] === values[most]) return `${head}: the same everywhere, ${points[least]!.text}.`
  const sentences = [
    below ? '' : `least at ${points[least]!.text}`,
    above ? '' : `greatest at ${points[most]!.text}`,
    runs && `runs off the picture ${runs}`,
  ]
  return `${head}: ${sentences.filter(Boolean).join(', ')}.`
}

/**
 * The points that the axes show, by their places, and whether others lie beyond: values beside a pole are left
 * out.
 */
function visiblePoints(
  figure: Figure,
  { source, family }: PreparedSeries,
  points: readonly PointRead[],
): { visible: number[]; below: boolean; above: boolean } {
  const limits = limitsOf(figure)
  const isOnSecond = yAxisOf(figure, source) === figure.axes.y2 && limits.y2
  const [x, y] = [ascending(limits.x), ascending(isOnSecond || limits.y)]
  const over = Array.from(points.keys()).filter(
    at => figure.polar || (points[at]!.x >= x[0] && points[at]!.x <= x[1]),
  )
  return {
    visible: over.filter(at => points[at]!.y >= y[0] && points[at]!.y <= y[1]),
    below: family !== 'map' && over.some(at => points[at]!.y < y[0]),
    above: family !== 'map' && over.some(at => points[at]!.y > y[1]),
  }
}

const ascending = ([from, to]: Range): Range => (from <= to ? [from, to] : [to, from])

/** In the order and with the gaps of the points that are walked. */
const ownOf = ({ family, source, own, y }: PreparedSeries): Float64Array =>
  family === 'map' ? (source.columns.z ?? y) : own.map((value, at) => (Number.isNaN(y[at]) ? NaN : value))

/** Where the least and the greatest of the values at some places are. */
function extremes(places: readonly number[], values: readonly number[]): [number, number] {
  let [least, most] = [places[0]!, places[0]!]
  for (const at of places) {
    if (values[at]! < values[least]!) least = at
    if (values[at]! > values[most]!) most = at
  }
  return [least, most]
}

function levelText(figure: Figure, { source }: PreparedSeries, head: string): string {
  const at = source.columns.at?.[0]
  if (at === undefined || Number.isNaN(at)) return `${head}: no values.`
  const upright = source.direction === 'vertical'
  const axis = upright ? figure.axes.x : yAxisOf(figure, source)
  return `${head} at ${upright ? 'x' : 'y'} = ${withUnit(readable(at), axis.unit)}.`
}
