/** Responsibilities: curves made of polynomials, one between each two knots. */

export interface Pieces {
  /** Rising; one more than there are pieces. */
  readonly knots: Float64Array
  /** Coefficients of each piece about its left knot, from the highest power down. */
  readonly coefficients: readonly Float64Array[]
}

/** Whether there are two points or more, as many x as y, and x rises. */
export function mayInterpolate(x: Float64Array, y: Float64Array): boolean {
  return (
    x.length >= 2 && x.length === y.length && x.every((value, place) => place === 0 || value > x[place - 1]!)
  )
}

/** The value of a curve at a place; beyond the ends that of the outer pieces. */
export function valueAt({ knots, coefficients }: Pieces, place: number): number {
  let low = 0
  let high = coefficients.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (place >= knots[middle]!) low = middle
    else high = middle
  }
  return coefficients[low]!.reduce((sum, coefficient) => sum * (place - knots[low]!) + coefficient, 0)
}
