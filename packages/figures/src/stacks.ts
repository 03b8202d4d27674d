/** What is under a series that stands on others. */
import { sorted, valueAt } from './interpolate.ts'

interface Points {
  readonly x: Float64Array
  readonly y: Float64Array
}

/**
 * Sum of the series below at each x: linear between their points, nothing outside their range or in
 * their gaps.
 *
 * @param below their own values, not stacked
 */
export function stackUnder(x: Float64Array, below: readonly Points[]): Float64Array {
  const sums = new Float64Array(x.length)
  for (const points of below) {
    const line = sorted(points.x, points.y)
    x.forEach((at, index) => {
      const value = valueAt(line.x, line.y, at)
      if (!Number.isNaN(value)) sums[index]! += value
    })
  }
  return sums
}

/** Bars above zero stand on bars above zero, and those below hang from those below. */
export function barsUnder(y: Float64Array, below: readonly Float64Array[]): Float64Array {
  return y.map((value, at) => {
    const alike = below.map(bars => bars[at] ?? 0).filter(other => value < 0 === other < 0)
    return alike.reduce((sum, other) => sum + (Number.isNaN(other) ? 0 : other), 0)
  })
}
