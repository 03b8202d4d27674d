/** The equation of a drawn curve, and how well it fits the points beside it. */
import type { Figure, FigureSeries } from './figure.ts'
import { valueAt } from './interpolate.ts'
import { readable } from './numbers.ts'

/** Part of the range by which an equation may miss the curve. */
const TOLERANCE = 1e-7
const MOST_DEGREE = 6
const SAMPLES = 60

/** `y = 2.5 x + 1, R² = 0.998`; the part that is known. '' where none is. */
export function equationText(figure: Figure, series: FigureSeries): string {
  const fit = fitOf(figure, series)
  return [equationOf(series), fit === null ? '' : `R² = ${fit.toFixed(4)}`].filter(Boolean).join(', ')
}

interface Points {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** The equation of a line, a polynomial, an exponential function, a power or a logarithm; '' for other curves. */
function equationOf(series: FigureSeries): string {
  const points = samplesOf(series)
  if (points.x.length < 3) return ''
  const [line, ...polynomials] = Array.from({ length: MOST_DEGREE }, (_, at) => at + 1)
  return (
    polynomial(points, line!) ||
    ofLogarithms(points) ||
    polynomials.reduce((found, degree) => found || polynomial(points, degree), '')
  )
}

function samplesOf({ columns }: FigureSeries): Points {
  const { x = new Float64Array(), y = new Float64Array() } = columns
  const places = [...x.keys()].filter(at => Number.isFinite(x[at]) && Number.isFinite(y[at]))
  const chosen = places.filter((_, at) => at % Math.ceil(places.length / SAMPLES) === 0)
  return { x: chosen.map(at => x[at]!), y: chosen.map(at => y[at]!) }
}

const rangeOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

function misses(points: Points, of: (x: number) => number): boolean {
  const most = TOLERANCE * (rangeOf(points.y) || Math.abs(points.y[0]!) || 1)
  return points.x.some((x, at) => !(Math.abs(of(x) - points.y[at]!) <= most))
}

/** The polynomial through points of the curve, where it goes through all others too. */
function polynomial(points: Points, degree: number): string {
  const { x, y } = points
  if (x.length < degree + 2) return ''
  const nodes = Array.from({ length: degree + 1 }, (_, at) => Math.round((at * (x.length - 1)) / degree))
  const coefficients = through(nodes.map(at => x[at]!), nodes.map(at => y[at]!)) // prettier-ignore
  const value = (at: number): number => coefficients.reduceRight((sum, one) => sum * at + one, 0)
  if (misses(points, value)) return ''
  const size = Math.max(...x.map(Math.abs))
  const least = TOLERANCE * (rangeOf(y) || Math.abs(y[0]!) || 1)
  const terms = coefficients.map((one, power) => ({ one, power })).filter(({ one, power }) => Math.abs(one) * size ** power > least) // prettier-ignore
  return terms.length === 0 ? 'y = 0' : `y = ${terms.reverse().map(termText).join(' ')}`
}

const POWERS = ['', 'x', 'x²', 'x³', 'x⁴', 'x⁵', 'x⁶']

function termText({ one, power }: { one: number; power: number }, at: number): string {
  const sign = one < 0 ? '− ' : at > 0 ? '+ ' : ''
  const size = readable(Math.abs(one))
  const factor = size === '1' && power > 0 ? '' : size
  const text = [factor, POWERS[power]].filter(Boolean).join(' ')
  return at === 0 ? `${sign.trim()}${text}` : `${sign}${text}`
}

/** Coefficients of the polynomial through points, the constant first: by divided differences. */
function through(x: readonly number[], y: readonly number[]): number[] {
  const differences = [...y]
  for (let order = 1; order < x.length; order += 1)
    for (let at = x.length - 1; at >= order; at -= 1)
      differences[at] = (differences[at]! - differences[at - 1]!) / (x[at]! - x[at - order]!)
  let coefficients = [differences.at(-1)!]
  for (let at = x.length - 2; at >= 0; at -= 1) {
    const higher = [0, ...coefficients]
    coefficients = higher.map((one, power) => one - x[at]! * (coefficients[power] ?? 0))
    coefficients[0]! += differences[at]!
  }
  return coefficients
}

/** An exponential function, a power or a logarithm: a line over logarithms. */
function ofLogarithms(points: Points): string {
  const { x, y } = points
  const sign = Math.sign(y[0]!)
  const hasLogY = sign !== 0 && y.every(value => value * sign > 0)
  const hasLogX = x.every(value => value > 0)
  const [lnX, lnY] = [x.map(Math.log), y.map(value => Math.log(value * sign))]
  const ends = (along: readonly number[], up: readonly number[]) => {
    const last = along.length - 1
    const slope = (up[last]! - up[0]!) / (along[last]! - along[0]!)
    return { slope, start: up[0]! - slope * along[0]! }
  }
  if (hasLogY) {
    const { slope, start } = ends(x, lnY)
    const factor = sign * Math.exp(start)
    if (!misses(points, at => factor * Math.exp(slope * at)))
      return `y = ${readable(factor)} exp(${readable(slope)} x)`
  }
  if (hasLogX && hasLogY) {
    const { slope, start } = ends(lnX, lnY)
    const factor = sign * Math.exp(start)
    if (!misses(points, at => factor * at ** slope)) return `y = ${readable(factor)} x^${readable(slope)}`
  }
  if (!hasLogX) return ''
  const { slope, start } = ends(lnX, y)
  if (misses(points, at => slope * Math.log(at) + start)) return ''
  return `y = ${readable(slope)} ln(x) ${start < 0 ? '−' : '+'} ${readable(Math.abs(start))}`
}

/** Coefficient of determination over the points before the curve, on its axis; null where there are none. */
function fitOf({ series }: Figure, curve: FigureSeries): number | null {
  const isData = ({ kind, axis, stacked, columns }: FigureSeries): boolean =>
    ['scatter', 'line', 'area'].includes(kind) &&
    axis === curve.axis &&
    !stacked &&
    (columns.x?.length ?? 0) > 2
  const at = series.indexOf(curve)
  const data = series.slice(0, at).findLast(isData) ?? series.find(isData)
  const { x, y } = curve.columns
  if (!data || !x || !y) return null
  const pairs = Array.from(
    data.columns.x!,
    (place, index) => [data.columns.y![index]!, valueAt(x, y, place)] as const,
  )
  const seen = pairs.filter(([value, fitted]) => Number.isFinite(value) && Number.isFinite(fitted))
  const mean = seen.reduce((sum, [value]) => sum + value, 0) / seen.length
  const total = seen.reduce((sum, [value]) => sum + (value - mean) ** 2, 0)
  const left = seen.reduce((sum, [value, fitted]) => sum + (value - fitted) ** 2, 0)
  return seen.length > 2 && total > 0 ? 1 - left / total : null
}
