/** Responsibilities: quantiles of Student's t, as confidence bands need them. */

/** Sources: Abramowitz, Stegun 26.5.8 (continued fraction, by Lentz's method) and 6.1.41 for the factor. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const factor = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let step = 1; step < 500; step += 1) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step))
    d = 1 / (1 + even * d)
    c = 1 + even / c
    fraction *= d * c
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1))
    d = 1 / (1 + odd * d)
    c = 1 + odd / c
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-16) break
  }
  return (factor * fraction) / a
}

/** Stirling's series, after the recurrence has brought the argument beyond 12. */
function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < 12; at += 1) shift += Math.log(at)
  const inverse = 1 / (at * at)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680)))) / at
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift
}

/**
 * @param level of confidence on both sides, 0.95 for instance
 * @param degrees of freedom, at least 1
 * @returns t such that a value lies between -t and t with the probability `level`
 */
export function studentQuantile(level: number, degrees: number): number {
  const outside = (t: number): number => incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5)
  let low = 0
  let high = 1
  while (outside(high) > 1 - level && high < 1e300) high *= 2
  for (let step = 0; step < 200 && high - low > 1e-15 * high; step += 1) {
    const middle = (low + high) / 2
    if (outside(middle) > 1 - level) low = middle
    else high = middle
  }
  return (low + high) / 2
}
