/** Products, inverses, determinants and linear systems of matrices of numbers. */
import { addSingle, multiplySingle } from './singles.ts'
import { fail, isMatrix, type NumericValue, realOf, rowsOf } from './value.ts'

type List = readonly NumericValue[]

/** Two lists: their scalar product. Else the product of matrices; a list is a row before one and a column behind one. */
export function multiplyMatrices(a: List, b: List): NumericValue {
  if (isMatrix(a)) {
    const rows = rowsOf(a)
    if (!isMatrix(b)) return rows.map(row => dot(row, b))
    const columns = transpose(rowsOf(b))
    return rows.map(row => columns.map(column => dot(row, column)))
  }
  return isMatrix(b) ? transpose(rowsOf(b)).map(column => dot(a, column)) : dot(a, b)
}

function dot(a: List, b: List): NumericValue {
  if (a.length !== b.length || a.length === 0) fail('number.type.sizes')
  let sum: NumericValue = multiplySingle(a[0]!, b[0]!)
  for (let index = 1; index < a.length; index += 1) sum = addSingle(sum, multiplySingle(a[index]!, b[index]!))
  return sum
}

export function transpose(rows: readonly List[]): List[] {
  return rows[0]!.map((_, index) => rows.map(row => row[index]!))
}

/** The inverse of a square matrix of real numbers, by elimination with the largest pivot. */
export function invert(matrix: readonly List[]): NumericValue {
  const size = matrix.length
  const { rows, rank } = eliminate(
    matrix.map((row, index) => [...row.map(realOf), ...unit(size, index)]),
    size,
  )
  if (rank < size || matrix[0]!.length !== size) fail('number.no-value.inverse')
  return rows.map(row => row.slice(size))
}

/** The solution of a system of as many real equations as unknowns. */
export function solutionOf(matrix: readonly List[], right: List): NumericValue {
  const size = matrix.length
  if (right.length !== size || matrix[0]!.length !== size) fail('number.no-value')
  const { rows, rank } = eliminate(
    matrix.map((row, index) => [...row.map(realOf), realOf(right[index]!)]),
    size,
  )
  if (rank < size) fail('number.no-value')
  return rows.map(row => row[size]!)
}

const unit = (size: number, place: number): number[] =>
  Array.from({ length: size }, (_, index) => (index === place ? 1 : 0))

export function determinant(value: NumericValue): number {
  const matrix = rowsOf(value)
  if (matrix.length !== matrix[0]!.length) fail('number.type.square')
  return eliminate(
    matrix.map(row => row.map(realOf)),
    matrix.length,
  ).determinant
}

/** Gauss-Jordan elimination in the first `columns` columns. */
function eliminate(
  rows: number[][],
  columns: number,
): { rows: number[][]; rank: number; determinant: number } {
  let product = 1
  let rank = 0
  for (let column = 0; column < columns && rank < rows.length; column += 1) {
    let best = rank
    for (let row = rank + 1; row < rows.length; row += 1)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    const pivot = rows[best]![column]!
    product *= best === rank ? pivot : -pivot
    if (pivot === 0) continue
    ;[rows[best], rows[rank]] = [rows[rank]!, rows[best]!]
    const leading = rows[rank]!
    for (let at = column; at < leading.length; at += 1) leading[at]! /= pivot
    rows.forEach((row, index) => {
      const factor = row[column]!
      if (index === rank || factor === 0) return
      for (let at = column; at < row.length; at += 1) row[at]! -= factor * leading[at]!
    })
    rank += 1
  }
  return { rows, rank, determinant: product }
}
