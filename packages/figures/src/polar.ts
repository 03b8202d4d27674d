/** Limits of polar axes. */
import type { FigureAxis, Limits, Range } from './figure.ts'
import { rangeWithoutPoles } from './outliers.ts'
import type { PreparedSeries } from './prepare.ts'
import { niceStep } from './ticks.ts'

/** Circles between the middle and the edge, about. */
const CIRCLES = 5
/** Decibels below the greatest level that are shown at most. */
const DEEPEST = 60

/**
 * From the middle to the edge. Radii that are never above zero are levels, as those in decibels: the least is in the
 * middle. Others begin at zero, and those below it are drawn on the opposite side.
 */
export function polarLimits(series: readonly PreparedSeries[], axis: FigureAxis): Limits {
  const ranges = series.map(({ x, y }) => rangeOf(x, y)).filter(range => range !== null)
  const [least, most] = [
    Math.min(...ranges.map(range => range[0])),
    Math.max(...ranges.map(range => range[1])),
  ]
  const [low, high] = ranges.length === 0 ? [0, 1] : radii(least, most)
  const from = axis.minimum ?? low
  const to = axis.maximum ?? (axis.minimum === null ? high : rounded(Math.max(most, from), from, Math.ceil))
  return {
    x: [0, 360],
    y: from < to ? [from, to] : to < from ? [to, from] : [from, from + (Math.abs(from) || 1)],
  }
}

function rangeOf(x: Float64Array, y: Float64Array): Range | null {
  const ascending = x[0]! <= x.at(-1)! ? x : x.map(angle => -angle)
  return rangeWithoutPoles(ascending, y)
}

function radii(least: number, most: number): Range {
  if (most <= 0 && most > least) {
    const low = Math.max(least, most - DEEPEST)
    return [rounded(low, most, Math.floor), rounded(most, low, Math.ceil)]
  }
  return [0, rounded(Math.max(Math.abs(least), Math.abs(most)) || 1, 0, Math.ceil)]
}

/** A value moved to the next circle of those between it and another. */
function rounded(value: number, other: number, to: (steps: number) => number): number {
  const { factor, exponent } = niceStep(Math.abs(value - other) || Math.abs(value) || 1, CIRCLES)
  const steps = to(Number((value / (factor * 10 ** exponent)).toPrecision(12)))
  return Number(`${steps * factor}e${exponent}`)
}
