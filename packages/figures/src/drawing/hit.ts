/** Finds the mark under a pointer. */
import type { Figure } from '../figure.ts'
import { firstAbove, sorted, valueAt } from '../interpolate.ts'
import { isStepped, prepared } from '../prepare.ts'
import type { PreparedSeries } from '../prepare.ts'
import type { Place } from './box.ts'
import { entryAt, legendCorner } from './legend.ts'
import { inDrawingOrder } from './marks/index.ts'
import type { Picture } from './picture.ts'

/** Distance in pixels at which the pointer still hits a line. */
const NEAR = 7

/** The entry of the legend, the nearest line or marker, else the surface on top; null for none. */
export function seriesNear(figure: Figure, picture: Picture, at: Place): string | null {
  const { legend, box } = picture.layout
  const corner = legendCorner(legend, picture.layout.height)
  const entry = entryAt(legend, { x: at.x - corner.x, y: at.y - corner.y })
  if (entry) return entry.id
  const { left, top, width, height } = box
  if (at.x < left - NEAR || at.x > left + width + NEAR || at.y < top - NEAR || at.y > top + height + NEAR)
    return null
  const series = inDrawingOrder(prepared(figure).series)
  let best: { id: string; distance: number } | null = null
  for (const one of series) {
    const distance = distanceTo(figure, picture, one, at)
    if (distance <= NEAR && (!best || distance <= best.distance)) best = { id: one.source.id, distance }
  }
  if (best) return best.id
  return series.findLast(one => covers(figure, picture, one, at))?.source.id ?? null
}

const axisOf = ({ source }: PreparedSeries, figure: Figure): 'y' | 'y2' =>
  source.axis === 'y2' && figure.axes.y2 ? 'y2' : 'y'

/** In pixels, to the line and its markers; Infinity for surfaces. */
function distanceTo(figure: Figure, { place }: Picture, series: PreparedSeries, at: Place): number {
  const { family, source } = series
  const { x, y } = series.outline ?? series
  if (family === 'bars' || family === 'map' || family === 'box') return Infinity
  if (family === 'level') return levelDistance(figure, place, series, at)
  const places = place.project(x, y, axisOf(series, figure))
  const alone = source.kind === 'scatter' && source.look.lineStyle === 'none'
  const points = alone || family === 'arrows'
  let least = Infinity
  for (let index = 0; index < places.length; index += 2) {
    const [px, py] = [places[index]!, places[index + 1]!]
    const next = points || index + 2 >= places.length ? index : index + 2
    const distance = toSegment(at.x, at.y, px, py, places[next]!, places[next + 1]!)
    if (distance < least) least = distance
  }
  return least
}

function levelDistance(figure: Figure, place: Picture['place'], series: PreparedSeries, at: Place): number {
  const value = series.source.columns.at?.[0] ?? NaN
  const vertical = series.source.direction === 'vertical'
  const axis = axisOf(series, figure)
  const pixel = vertical ? place.toPixel(value, 1, axis) : place.toPixel(1, value, axis)
  return vertical !== figure.rotated ? Math.abs(pixel.x - at.x) : Math.abs(pixel.y - at.y)
}

/** Distance of a point from a piece of a line; NaN beside a gap. */
function toSegment(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const share = length > 0 ? Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length)) : 0
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
}

/** Whether a bar, a map or the surface below a line is there. */
function covers(figure: Figure, { place }: Picture, series: PreparedSeries, at: Place): boolean {
  const { family, low, high, y, base } = series
  const axis = axisOf(series, figure)
  const value = place.toValue(at)
  const height = axis === 'y2' ? value.y2! : value.y
  if (family === 'map') return within(value.x, series.x) && within(value.y, series.y)
  if (series.source.kind === 'area' || series.source.kind === 'band') {
    const shape = series.outline ?? series
    const ends = [shape.y, shape.base].map(column =>
      column ? heightAt(shape.x, column, value.x, isStepped(series.source)) : 0,
    )
    return height >= Math.min(...ends) && height <= Math.max(...ends)
  }
  if (family === 'box') return value.x >= (low[0] ?? NaN) && value.x <= (high[0] ?? NaN)
  if (family !== 'bars') return false
  return low.some((left, index) => {
    const ends = [base?.[index] ?? 0, y[index]!]
    return (
      value.x >= left && value.x <= high[index]! && height >= Math.min(...ends) && height <= Math.max(...ends)
    )
  })
}

function heightAt(xs: Float64Array, ys: Float64Array, at: number, held: boolean): number {
  const { x, y } = sorted(xs, ys)
  const last = x.at(-1)
  return held && last !== undefined && at < last ? (y[firstAbove(x, at) - 1] ?? NaN) : valueAt(x, y, at)
}

const within = (value: number, grid: Float64Array): boolean =>
  grid.length > 0 && value >= Math.min(grid[0]!, grid.at(-1)!) && value <= Math.max(grid[0]!, grid.at(-1)!)
