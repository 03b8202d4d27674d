/** Quartiles and whiskers of a list of numbers. */

export interface Quartiles {
  readonly count: number
  readonly first: number
  readonly median: number
  readonly third: number
  /** Ends of the whiskers: the last values within 1.5 lengths of the box. */
  readonly low: number
  readonly high: number
  /** Values beyond. */
  readonly outliers: readonly number[]
}

const REACH = 1.5

/**
 * @param log a logarithmic axis has no place for what is not above zero
 * @returns null without numbers; quartiles between values are interpolated linearly, as spreadsheets do
 */
export function quartilesOf(data: Float64Array, log: boolean): Quartiles | null {
  const values = data.filter(value => Number.isFinite(value) && (!log || value > 0)).sort()
  if (values.length === 0) return null
  const at = (share: number): number => {
    const place = share * (values.length - 1)
    const [below, above] = [values[Math.floor(place)]!, values[Math.ceil(place)]!]
    return below + (place - Math.floor(place)) * (above - below)
  }
  const [first, median, third] = [at(0.25), at(0.5), at(0.75)]
  const reach = REACH * (third - first)
  const isWithin = (value: number): boolean => value >= first - reach && value <= third + reach
  const within = values.filter(isWithin)
  return {
    count: values.length,
    first,
    median,
    third,
    low: Math.min(first, within[0] ?? first),
    high: Math.max(third, within.at(-1) ?? third),
    outliers: [...values].filter(value => !isWithin(value)),
  }
}
