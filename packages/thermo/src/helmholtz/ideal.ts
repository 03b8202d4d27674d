/** Sums of the ideal part that depend on τ: [a, τ a_τ, τ² a_ττ]; ln δ is added by the caller. */
export type IdealTerm = (sums: Float64Array, tau: number) => void

/** Terms by their names in the tables. */
export const IDEAL: Record<string, (rows: number[][]) => IdealTerm> = {
  lead: ([row]) => linear(row!),
  offset: ([row]) => linear(row!),
  logtau:
    ([row]) =>
    (sums, tau) => {
      const a = row![0]!
      sums[0]! += a * Math.log(tau)
      sums[1]! += a
      sums[2]! -= a
    },
  power0: rows => (sums, tau) => {
    for (const [n, t] of rows as [number, number][]) {
      const value = n * tau ** t
      sums[0]! += value
      sums[1]! += t * value
      sums[2]! += t * (t - 1) * value
    }
  },
  einstein: rows => (sums, tau) => {
    for (const [n, t] of rows as [number, number][]) {
      const x = t * tau
      const e = Math.expm1(x)
      sums[0]! += n * Math.log(-Math.expm1(-x))
      sums[1]! += (n * x) / e
      sums[2]! -= (n * x * x * (e + 1)) / (e * e)
    }
  },
  einsteinG: rows => (sums, tau) => {
    for (const [n, t, c, d] of rows as [number, number, number, number][]) {
      const e = Math.exp(t * tau)
      const q = c + d * e
      const x = t * tau
      sums[0]! += n * Math.log(q)
      sums[1]! += (n * x * d * e) / q
      sums[2]! += (n * x * x * c * d * e) / (q * q)
    }
  },
}

const linear =
  ([a1, a2]: number[]): IdealTerm =>
  (sums, tau) => {
    sums[0]! += a1! + a2! * tau
    sums[1]! += a2! * tau
  }
