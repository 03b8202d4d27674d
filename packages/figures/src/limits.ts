/** Ranges that the axes show. */
import type { Figure, FigureAxis, Limits, Range } from './figure.ts'
import { LARGEST } from './numbers.ts'
import { once } from './once.ts'
import { rangeWithoutPoles } from './outliers.ts'
import { polarLimits } from './polar.ts'
import { prepared, yAxisOf } from './prepare.ts'
import type { PreparedSeries } from './prepare.ts'
import { visiblePart } from './visible.ts'
import type { VisiblePart } from './visible.ts'
import { inProportion } from './proportion.ts'

/** Range of an axis that a series needs. */
interface Wish {
  readonly range: Range
  /** Whether the picture goes on a little beyond an end. */
  readonly pads: readonly [boolean, boolean]
  /** Padding does not go beyond zero: a function that is never negative shows nothing below. */
  readonly keepsSign?: boolean
  /** The series stands on zero, or hangs from it: values beyond belong to other series. */
  readonly ground?: boolean
}

/** Part of the range that is added at an end which nobody set. */
const PADDING = 0.05
/** The range of a function for which nobody has set one. */
const NOTHING: Range = [-5, 5]
/** Ends of logarithmic axes that are set to zero or less. */
const LEAST_LOG: Range = [1e-15, 2e-15]

/** In units of the axes. */
export const limitsOf = once(findLimits)

function findLimits(figure: Figure): Limits {
  const ready = prepared(figure)
  if (figure.polar) return polarLimits(ready.series, figure.axes.y)
  const { x: xAxis, y: yAxis, y2: y2Axis } = figure.axes
  const x = ready.names
    ? ([0.5, ready.names.length + 0.5] as const)
    : fit(
        xAxis,
        ready.series.flatMap(series => xWish(figure, series)),
      )
  const y = (axis: FigureAxis): Range =>
    fit(axis, ready.series.filter(({ source }) => yAxisOf(figure, source) === axis).flatMap(series => yWish(figure, series, x))) // prettier-ignore
  return inProportion(figure, { x, y: y(yAxis), ...(y2Axis && { y2: y(y2Axis) }) })
}

/** Kinds that are computed for what the axis shows. */
const overAxis = ({ source }: PreparedSeries): boolean =>
  source.kind === 'function' ||
  source.kind === 'band' ||
  source.kind === 'contour' ||
  source.kind === 'colours'

function xWish(figure: Figure, series: PreparedSeries): Wish[] {
  const { source, family } = series
  if (family === 'level') return source.direction === 'vertical' ? wish(source.columns.at, [true, true]) : []
  if (family === 'box') return []
  if (family === 'bars') return [...wish(series.low, [false, false]), ...wish(series.high, [false, false])]
  if (overAxis(series)) return wish(series.x, [false, false])
  if (source.kind === 'parametric' || source.kind === 'polar')
    return curveWish(series.x, source.columns.t, figure.axes.x.log)
  return wish(series.x, [true, true])
}

function yWish(figure: Figure, series: PreparedSeries, x: Range): Wish[] {
  const { source, family, y, base } = series
  const axis = yAxisOf(figure, source)
  if (family === 'level') return source.direction === 'vertical' ? [] : wish(source.columns.at, [true, true])
  if (family === 'map') return wish(y, [false, false])
  if (family === 'box') return wish(source.columns.data, [true, true])
  if (family === 'bars') return standing([...wish(y, [true, true]), ...wish(base, [true, true])], axis)
  if (family === 'arrows') return wish(y, [true, true])
  const shape = series.outline ? { ...series, ...series.outline, error: null } : series
  const visible = visiblePart(shape, x, { x: figure.axes.x.log, y: axis.log })
  if (source.kind === 'function') return functionWish(visible, figure, axis)
  if (source.kind === 'band')
    return [visible.y, visible.base ?? visible.y].flatMap(part =>
      functionWish({ ...visible, y: part }, figure, axis),
    )
  if (source.kind === 'parametric' || source.kind === 'polar')
    return curveWish(visible.y, visible.y === y ? source.columns.t : undefined, axis.log)
  const wishes = errorWish(visible, axis)
  return source.kind === 'area' ? standing([...wishes, ...wish(visible.base, [true, true])], axis) : wishes
}

function functionWish({ x, y }: VisiblePart, figure: Figure, axis: FigureAxis): Wish[] {
  const drawn = (column: Float64Array, log: boolean): Float64Array => (log ? column.map(Math.log10) : column)
  const range = rangeWithoutPoles(drawn(x, figure.axes.x.log), drawn(y, axis.log))
  if (!range) return []
  const ends = axis.log ? ([10 ** range[0], 10 ** range[1]] as const) : range
  return [{ range: ends, pads: [true, true], keepsSign: !axis.log }]
}

/** Curves may run away to infinity in both directions. */
function curveWish(values: Float64Array, t: Float64Array | undefined, log: boolean): Wish[] {
  // Points stand closer where a curve bends: the way along it is that of its variable.
  const way = t?.length === values.length ? t : Float64Array.from(values.keys())
  const ascending = way[0]! <= way.at(-1)! ? way : way.map(place => -place)
  const drawn = log ? values.map(value => (value > 0 ? Math.log10(value) : NaN)) : values
  const range = rangeWithoutPoles(ascending, drawn)
  return range ? [{ range: log ? [10 ** range[0], 10 ** range[1]] : range, pads: [true, true] }] : []
}

/** From the least end of an error bar to the greatest. */
function errorWish({ y, error }: VisiblePart, axis: FigureAxis): Wish[] {
  if (!error) return wish(y, [true, true])
  // The value of a bar stays visible when the bar reaches below all numbers of a logarithmic axis.
  const ends = [0, 1, -1].flatMap(sign =>
    Array.from(y, (value, at) => value + sign * (Math.abs(error[at]!) || 0)),
  )
  return wish(Float64Array.from(axis.log ? ends.filter(end => end > 0) : ends), [true, true])
}

/** Series that stand on zero show it, and nothing beyond. */
function standing(wishes: Wish[], axis: FigureAxis): Wish[] {
  if (axis.log || wishes.length === 0) return wishes
  const low = Math.min(0, ...wishes.map(({ range }) => range[0]))
  const high = Math.max(0, ...wishes.map(({ range }) => range[1]))
  return [{ range: [low, high], pads: [low < 0, high > 0], ground: true }]
}

function wish(values: Float64Array | null | undefined, pads: Wish['pads']): Wish[] {
  let low = Infinity
  let high = -Infinity
  for (const value of values ?? []) {
    if (!Number.isFinite(value)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [{ range: [low, high], pads }] : []
}

const MOST_DECADES = 300

const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/** The union of all wishes, each padded, with the ends that were set. */
function fit(axis: FigureAxis, wishes: readonly Wish[]): Range {
  const to = (value: number): number => (axis.log ? Math.log10(value) : value)
  const from = (value: number): number =>
    axis.log ? 10 ** clamped(value, MOST_DECADES) : clamped(value, LARGEST)
  const usable = wishes
    .filter(({ range }) => !axis.log || range[1] > 0)
    .map(one => ({ ...one, range: settled(one.range) }))
  const drawn = usable.map(({ range: [low, high], pads, keepsSign }) => ({
    low: to(axis.log ? positive(low, high) : low),
    high: to(high),
    pads,
    keepsSign,
  }))
  const whole = Math.max(...drawn.map(({ high }) => high)) - Math.min(...drawn.map(({ low }) => low))
  const ends = drawn.map(wanted => padded(wanted, whole))
  const [setLow, setHigh] = setLimits(axis)
  const set = { low: setLow, high: setHigh }
  const found = ends.length > 0 ? ends : [axis.log ? ([-1, 1] as const) : NOTHING]
  const rests = (end: 0 | 1): boolean =>
    usable.some(({ range, pads, ground }) => ground && range[end] === 0 && !pads[end])
  const least = Math.min(...found.map(end => end[0]))
  const most = Math.max(...found.map(end => end[1]))
  // Where bars stand on zero, the padding of others does not lift them off the axis.
  const low = set.low ?? from(rests(0) && usable.every(({ range }) => range[0] >= 0) ? 0 : least)
  const high = set.high ?? from(rests(1) && usable.every(({ range }) => range[1] <= 0) ? 0 : most)
  return apart(low, high, set, axis.log)
}

const positive = (low: number, high: number): number => (low > 0 ? low : high / 1000)

/** The limits that somebody has set, as they are drawn; null where the numbers decide. */
export const setLimits = (axis: FigureAxis): readonly [number | null, number | null] => [
  setEnd(axis, 0),
  setEnd(axis, 1),
]

function setEnd({ minimum, maximum, log }: FigureAxis, end: 0 | 1): number | null {
  const value = end === 0 ? minimum : maximum
  if (value === null || !Number.isFinite(value)) return null
  if (!log) return clamped(value, LARGEST)
  return value <= 0 ? LEAST_LOG[end] : Math.max(10 ** -MOST_DECADES, Math.min(10 ** MOST_DECADES, value))
}

/** Numbers that differ by no more than this part of them are one, with the last digits of rounding. */
const ROUNDING = 2e-15

/** A constant is drawn as one, not as what rounding makes of it. */
function settled([low, high]: Range): Range {
  const isOne = high - low <= ROUNDING * Math.max(Math.abs(low), Math.abs(high))
  return isOne ? [low, low] : [low, high]
}

interface Wanted {
  readonly low: number
  readonly high: number
  readonly pads: Wish['pads']
  readonly keepsSign: boolean | undefined
}

/**
 * @param whole range from the least to the greatest of all series: a single value beside others takes padding
 *   from their range
 */
function padded({ low, high, pads, keepsSign }: Wanted, whole: number): Range {
  const room = PADDING * (high > low ? high - low : whole) || Math.abs(low) * PADDING || 1
  const isAll = !(whole > 0)
  const [below, above] = [low - room, high + room]
  const bounded: Range =
    keepsSign && high > low
      ? [low >= 0 ? Math.max(0, below) : below, high <= 0 ? Math.min(0, above) : above]
      : [below, above]
  return [pads[0] || isAll ? bounded[0] : low, pads[1] || isAll ? bounded[1] : high]
}

/** An axis has a length: an end that nobody set gives way to the other. */
function apart(
  low: number,
  high: number,
  set: { low: number | null; high: number | null },
  log: boolean,
): Range {
  if (low < high || (set.low !== null && set.high !== null && low !== high)) return [low, high]
  const room = log ? 0 : roomAt(low)
  if (set.high === null) return [low, log ? low * 10 : low + room]
  if (set.low === null) return [log ? high / 10 : high - roomAt(high), high]
  return log ? [low / 2, low * 2] : [low - room / 2, low + room / 2]
}

/**
 * Room for an axis at a single number: the size of the number, or 1 at zero; no number is nearer to zero than
 * 1e-300.
 */
const roomAt = (value: number): number => (Math.abs(value) < 1e-300 ? 1 : Math.abs(value))
