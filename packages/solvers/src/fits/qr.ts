/** Responsibilities: small least squares problems in plain numbers, solved again and again. */

/** Result of `factored`: the reflections below, R above, its diagonal apart. */
export interface Factors {
  readonly columns: readonly Float64Array[]
  readonly diagonal: Float64Array
}

/** Householder's reflections, over the columns themselves. Source: Golub, Van Loan, algorithm 5.2.1. */
export function factored(columns: readonly Float64Array[]): Factors {
  const diagonal = new Float64Array(columns.length)
  for (const [step, column] of columns.entries()) {
    let squares = 0
    for (let row = step; row < column.length; row += 1) squares += column[row]! ** 2
    const norm = Math.sqrt(squares)
    diagonal[step] = column[step]! > 0 ? -norm : norm
    if (norm === 0) continue
    column[step]! -= diagonal[step]
    for (let other = step + 1; other < columns.length; other += 1)
      reflect(column, diagonal[step], columns[other]!, step)
  }
  return { columns, diagonal }
}

function reflect(column: Float64Array, entry: number, other: Float64Array, step: number): void {
  const half = entry * column[step]!
  if (half === 0) return
  let sum = 0
  for (let row = step; row < column.length; row += 1) sum += column[row]! * other[row]!
  const factor = sum / half
  for (let row = step; row < column.length; row += 1) other[row]! += factor * column[row]!
}

/** @returns the solution of least squares for a right side, which is left as it is */
export function solveFactored({ columns, diagonal }: Factors, right: Float64Array): Float64Array {
  const turned = right.slice()
  for (const [step, column] of columns.entries()) reflect(column, diagonal[step]!, turned, step)
  const result = new Float64Array(columns.length)
  for (let row = columns.length - 1; row >= 0; row -= 1) {
    let rest = turned[row]!
    for (let column = row + 1; column < columns.length; column += 1)
      rest -= columns[column]![row]! * result[column]!
    result[row] = diagonal[row] === 0 ? 0 : rest / diagonal[row]!
  }
  return result
}
