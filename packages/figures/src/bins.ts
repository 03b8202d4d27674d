/** Histograms: how often values fall between which bounds. */
import { fixed, orderOf, withUnit } from './numbers.ts'

export interface Bins {
  /** Lower bounds; a value on a bound is counted above it, the greatest in the last bin. */
  readonly low: Float64Array
  readonly high: Float64Array
  /** Heights by their measure. */
  readonly y: Float64Array
}

/** How many values are in a bin, which part of all, or that part for each unit of its width. */
export type BinMeasure = 'count' | 'share' | 'density'

/**
 * Bins of equal width from the least value to the greatest. Values that are all the same are in one bin
 * of width 1. Gaps (NaN) do not count.
 *
 * @param count how many; at least 1, taken as a whole number
 */
export function binsOf(data: Float64Array, count: number, measure: BinMeasure = 'count'): Bins {
  const values = data.filter(Number.isFinite)
  if (values.length === 0) return { low: new Float64Array(), high: new Float64Array(), y: new Float64Array() }
  let least = Infinity
  let most = -Infinity
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  const alike = least === most
  const bins = alike ? 1 : Math.max(1, Math.round(count) || 1)
  const from = alike ? least - 0.5 : least
  const width = alike ? 1 : most / bins - least / bins
  const bound = (at: number): number => (at === bins && !alike ? most : from + at * width)
  const low = Float64Array.from({ length: bins }, (_, at) => bound(at))
  const high = Float64Array.from({ length: bins }, (_, at) => bound(at + 1))
  const y = new Float64Array(bins)
  for (const value of values) y[binOf(value, from, width, bins)]! += 1
  const per = { count: 1, share: values.length, density: values.length * width }[measure]
  return { low, high, y: y.map(times => times / per) }
}

/** Part of a bin by which binary fractions may miss a bound: 0.3 is not below the end of 0.2 to 0.3. */
const HAIR = 1e-9

const binOf = (value: number, from: number, width: number, bins: number): number =>
  Math.min(bins - 1, Math.floor((value - from) / width + HAIR))

/** Names of bins, `low to high unit`: bounds are rounded up at a hundredth of the range's order of magnitude. */
export function binNames(low: Float64Array, high: Float64Array, unit: string): string[] {
  const range = (high.at(-1) ?? 0) - (low[0] ?? 0)
  const last = orderOf(range) - 2
  const bound = (value: number): string => {
    const steps = Math.ceil(Number((value / 10 ** last).toPrecision(12)))
    return fixed(Number(`${steps}e${last}`), -last)
  }
  return Array.from(low, (from, at) => withUnit(`${bound(from)} to ${bound(high[at]!)}`, unit))
}
