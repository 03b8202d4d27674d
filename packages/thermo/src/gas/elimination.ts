/**
 * Solves a system of linear equations by elimination with full pivoting, in place. Unknowns that the equations
 * leave open, as for elements that only occur in one ratio, become zero.
 *
 * @param a rows of n coefficients and the right side each, of n + 1 doubles
 */
export function eliminate(a: Float64Array, n: number): Float64Array {
  const width = n + 1
  const order = Int32Array.from({ length: n }, (_, i) => i)
  let largest = 0
  let rank = n
  for (let k = 0; k < n; k++) {
    const [row, column, size] = pivot(a, order, k, n)
    largest = Math.max(largest, size)
    if (size <= largest * 1e-15 || size === 0) {
      rank = k
      break
    }
    if (row !== k) swapRows(a, row, k, width)
    ;[order[k], order[column]] = [order[column]!, order[k]!]
    for (let i = k + 1; i < n; i++) {
      const factor = a[i * width + order[k]!]! / a[k * width + order[k]!]!
      if (factor === 0) continue
      for (let j = k; j < n; j++) a[i * width + order[j]!]! -= factor * a[k * width + order[j]!]!
      a[i * width + n]! -= factor * a[k * width + n]!
    }
  }
  const x = new Float64Array(n)
  for (let k = rank - 1; k >= 0; k--) {
    let sum = a[k * width + n]!
    for (let j = k + 1; j < rank; j++) sum -= a[k * width + order[j]!]! * x[order[j]!]!
    x[order[k]!] = sum / a[k * width + order[k]!]!
  }
  return x
}

function pivot(a: Float64Array, order: Int32Array, k: number, n: number): [number, number, number] {
  let row = k
  let column = k
  let size = 0
  for (let i = k; i < n; i++)
    for (let j = k; j < n; j++) {
      const here = Math.abs(a[i * (n + 1) + order[j]!]!)
      if (here > size) [row, column, size] = [i, j, here]
    }
  return [row, column, size]
}

function swapRows(a: Float64Array, one: number, other: number, width: number): void {
  for (let j = 0; j < width; j++) {
    const before = a[one * width + j]!
    a[one * width + j] = a[other * width + j]!
    a[other * width + j] = before
  }
}
