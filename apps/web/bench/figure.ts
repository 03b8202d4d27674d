/** Prints a Figure (scripts/bench.ts): the median of what was measured, and whether it meets its bar. */
export function print(name: string, values: readonly number[], unit: string, limit: number, note = ''): void {
  const value = median(values)
  const bar = `≤ ${limit} ${unit}`
  console.log(JSON.stringify({ name, value, unit, bar, met: value <= limit, note }))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
