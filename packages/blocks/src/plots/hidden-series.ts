/** Responsibilities: notices on series that have numbers and are not visible all the same. */
import { message } from '@calcwright/math/messages/plots'
import type { Notice } from '@calcwright/evaluator'
import { setLimits } from '@calcwright/figures'
import type { Figure, FigureAxis, FigureSeries } from '@calcwright/figures'

export const OUTSIDE_MESSAGE = message('plot.outside')
export const FLAT_MESSAGE = message('plot.flat')
export const STILL_MESSAGE = message('plot.still')

/** Values that differ by less than this part of them are the same number, rounded. */
const ROUNDING = 1e-12

export function hiddenNotice({ axes, polar }: Figure, series: FigureSeries): Notice | null {
  const { kind, columns, direction } = series
  const y = (series.axis === 'y2' && axes.y2) || axes.y
  switch (kind) {
    case 'arrows':
      return isAll(columns.u, 0) && isAll(columns.v, 0) ? STILL_MESSAGE : null
    case 'contour':
      return isFlat(columns.z) ? FLAT_MESSAGE : null
    case 'level':
      return isBeyond(direction === 'vertical' ? axes.x : y, columns.at) ? OUTSIDE_MESSAGE : null
    case 'histogram':
      return isBeyond(axes.x, columns.low) && isBeyond(axes.x, columns.high) ? OUTSIDE_MESSAGE : null
    case 'box':
      return isBeyond(y, columns.data) ? OUTSIDE_MESSAGE : null
    case 'colours':
    case 'bar':
      return null
    default: {
      // A series that fills the space down to zero is visible there.
      if (polar) return isBeyond(y, columns.y) ? OUTSIDE_MESSAGE : null
      const isBelow = kind !== 'area' && !series.stacked && isBeyond(y, columns.y)
      return isBelow || isBeyond(axes.x, columns.x) ? OUTSIDE_MESSAGE : null
    }
  }
}

const isAll = (column: Float64Array | undefined, value: number): boolean =>
  column !== undefined && column.length > 0 && column.every(one => one === value)

/** Whether all numbers are on one side of the limits that were set: no line between them is inside. */
function isBeyond(axis: FigureAxis, column: Float64Array | undefined): boolean {
  const [minimum, maximum] = setLimits(axis)
  if (!column || (minimum === null && maximum === null)) return false
  const ends = endsOf(column, axis.log)
  if (!ends) return false
  const low = Math.min(minimum ?? -Infinity, maximum ?? Infinity)
  const high = Math.max(minimum ?? -Infinity, maximum ?? Infinity)
  return ends[0] > high || ends[1] < low
}

function isFlat(column: Float64Array | undefined): boolean {
  const ends = column && endsOf(column, false)
  return !!ends && ends[1] - ends[0] <= ROUNDING * Math.max(Math.abs(ends[0]), Math.abs(ends[1]))
}

function endsOf(column: Float64Array, log: boolean): [number, number] | null {
  let [low, high] = [Infinity, -Infinity]
  for (const value of column) {
    if (!Number.isFinite(value) || (log && value <= 0)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : null
}
