/** Prints a Figure (scripts/bench.ts): the median of what was measured, and whether it meets its bar. */
export function print(name: string, values: readonly number[], unit: string, limit: number, note = ''): void {
  const value = median(values)
  const bar = `≤ ${limit} ${unit}`
  console.log(JSON.stringify({ name, value, unit, bar, met: value <= limit, note }))
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** @param part 0.95: so many of the values are not larger */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
