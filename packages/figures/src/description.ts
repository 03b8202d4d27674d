/** A picture in words, for who does not see it. */
import type { Figure, FigureAxis, SeriesKind } from './figure.ts'
import { limitsOf } from './limits.ts'
import type { Range } from './limits.ts'
import { once } from './once.ts'
import { pointsOf } from './readings.ts'
import type { PointRead } from './readings.ts'
import { readable, withUnit } from './numbers.ts'
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
}

/** One paragraph: what is drawn, from where to where, and the extremes of each series with their places. */
export const describe = once(describeFigure)

function describeFigure(figure: Figure): string {
  const { title, axes } = figure
  const limits = limitsOf(figure)
  const { names, series } = prepared(figure)
  const x = names ? `x axis${named(axes.x)}: ${listed(names)}.` : axisText('x axis', axes.x, limits.x)
  const sentences = [
    title && ended(title),
    x,
    axisText('y axis', axes.y, limits.y),
    axes.y2 && limits.y2 ? axisText('Secondary y axis', axes.y2, limits.y2) : '',
    ...series.map(one => seriesText(figure, one)),
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
  if (family === 'level') return levelText(figure, series, head)
  if (family === 'arrows') return `${head} of ${series.x.length} arrows.`
  const values = ownOf(series)
  const points = pointsOf(figure, source.id)
  if (points.length === 0) return `${head}: no values.`
  const present = Array.from(values).filter(value => !Number.isNaN(value))
  const [least, most] = extremes(present)
  if (present[least] === present[most]) return `${head}: the same everywhere, ${points[least]!.text}.`
  return `${head}: least at ${said(points[least]!)}, greatest at ${said(points[most]!)}.`
}

const said = ({ text }: PointRead): string => text

/** In the order and with the gaps of the points that are walked. */
const ownOf = ({ family, source, own, y }: PreparedSeries): Float64Array =>
  family === 'map' ? (source.columns.z ?? y) : own.map((value, at) => (Number.isNaN(y[at]) ? NaN : value))

function extremes(values: readonly number[]): [number, number] {
  let [least, most] = [0, 0]
  values.forEach((value, at) => {
    if (value < values[least]!) least = at
    if (value > values[most]!) most = at
  })
  return [least, most]
}

function levelText(figure: Figure, { source }: PreparedSeries, head: string): string {
  const at = source.columns.at?.[0]
  if (at === undefined || Number.isNaN(at)) return `${head}: no values.`
  const upright = source.direction === 'vertical'
  const axis = upright ? figure.axes.x : yAxisOf(figure, source)
  return `${head} at ${upright ? 'x' : 'y'} = ${withUnit(readable(at), axis.unit)}.`
}
