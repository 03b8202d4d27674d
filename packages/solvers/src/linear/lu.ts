/** A matrix as the product of a lower and an upper triangle, with the rows exchanged. */
export interface Factored {
  readonly size: number
  /** Both triangles, row after row; the ones on the diagonal of the lower are left out. */
  readonly triangles: Float64Array
  /** Index of the row of the matrix that stands in each row. */
  readonly rows: Int32Array
}

/**
 * Factors a matrix with partial pivoting.
 * Source: Golub and Van Loan, Matrix Computations, 4th ed., algorithm 3.4.1.
 *
 * @param matrix square, row after row
 * @returns null for a matrix that is singular in doubles, or not finite
 */
export function factored(matrix: Float64Array, size: number): Factored | null {
  const triangles = matrix.slice()
  const rows = Int32Array.from({ length: size }, (_, row) => row)
  for (let column = 0; column < size; column++) {
    const pivot = pivotOf(triangles, size, column)
    const divisor = triangles[pivot * size + column]!
    if (!(Math.abs(divisor) > 0) || !Number.isFinite(divisor)) return null
    if (pivot !== column) exchange(triangles, rows, size, pivot, column)
    for (let row = column + 1; row < size; row++) eliminate(triangles, size, column, row, divisor)
  }
  return { size, triangles, rows }
}

function pivotOf(triangles: Float64Array, size: number, column: number): number {
  let pivot = column
  for (let row = column + 1; row < size; row++)
    if (Math.abs(triangles[row * size + column]!) > Math.abs(triangles[pivot * size + column]!)) pivot = row
  return pivot
}

function exchange(triangles: Float64Array, rows: Int32Array, size: number, a: number, b: number): void {
  for (let column = 0; column < size; column++) {
    const held = triangles[a * size + column]!
    triangles[a * size + column] = triangles[b * size + column]!
    triangles[b * size + column] = held
  }
  const held = rows[a]!
  rows[a] = rows[b]!
  rows[b] = held
}

function eliminate(t: Float64Array, size: number, column: number, row: number, divisor: number): void {
  const factor = (t[row * size + column]! /= divisor)
  if (factor === 0) return
  for (let at = column + 1; at < size; at++) t[row * size + at]! -= factor * t[column * size + at]!
}

/** @returns x of A·x = b for a factored A */
export function solved({ size, triangles, rows }: Factored, right: Float64Array): Float64Array {
  const x = Float64Array.from(rows, row => right[row]!)
  for (let row = 1; row < size; row++)
    for (let column = 0; column < row; column++) x[row]! -= triangles[row * size + column]! * x[column]!
  for (let row = size - 1; row >= 0; row--) {
    for (let column = row + 1; column < size; column++)
      x[row]! -= triangles[row * size + column]! * x[column]!
    x[row]! /= triangles[row * size + row]!
  }
  return x
}
