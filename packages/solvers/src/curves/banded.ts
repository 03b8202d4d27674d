/** Responsibilities: linear systems whose rows have few entries near the diagonal. */

export interface BandedRow {
  /** The column of the first entry. */
  readonly from: number
  readonly values: Float64Array
  readonly right: number
}

/**
 * Gauss's elimination with the largest entry of a column. Source: Golub, Van Loan, chapter 4.3.
 * @param rows in an order in which `from` does not fall
 * @returns null where the system has no single solution
 */
export function solveBanded(rows: readonly BandedRow[], columns: number): Float64Array | null {
  const width = Math.max(...rows.map(({ values }) => values.length))
  const work = rows.map(({ from, values, right }) => ({
    entries: new Map(Array.from(values, (value, index) => [from + index, value])),
    right,
  }))
  for (let column = 0; column < columns; column += 1) {
    const below = work.slice(column, column + 2 * width)
    const sizes = below.map(({ entries }) => Math.abs(entries.get(column) ?? 0))
    const best = sizes.indexOf(Math.max(...sizes))
    if (!(sizes[best]! > 0)) return null
    ;[work[column], work[column + best]] = [work[column + best]!, work[column]!]
    const pivot = work[column]!
    const head = pivot.entries.get(column)!
    for (const row of work.slice(column + 1, column + 2 * width)) {
      const factor = (row.entries.get(column) ?? 0) / head
      if (factor === 0) continue
      for (const [place, value] of pivot.entries)
        row.entries.set(place, (row.entries.get(place) ?? 0) - factor * value)
      row.entries.delete(column)
      row.right -= factor * pivot.right
    }
  }
  const result = new Float64Array(columns)
  for (let column = columns - 1; column >= 0; column -= 1) {
    const { entries, right } = work[column]!
    let rest = right
    for (const [place, value] of entries) if (place > column) rest -= value * result[place]!
    result[column] = rest / entries.get(column)!
  }
  return result
}
