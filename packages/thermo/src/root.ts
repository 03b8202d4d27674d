/** Share by which a value that was computed at an end of the data may lie outside of them. */
export const ROUNDING = 1e-9

/**
 * Finds a root between a and b by the method of Ridders, which halves the interval at least at every second
 * step. The values at a and b need opposite signs; null where they do not.
 *
 * @param tolerance relative to the root
 */
export function bracketed(
  f: (x: number) => number,
  a: number,
  b: number,
  tolerance = 1e-13,
  fa = f(a),
  fb = f(b),
): number | null {
  if (fa === 0) return a
  if (fb === 0) return b
  if (!(fa * fb < 0)) return null
  for (let i = 0; i < 120; i++) {
    const m = (a + b) / 2
    const fm = f(m)
    const root = Math.sqrt(fm * fm - fa * fb)
    if (root === 0 || Number.isNaN(root)) return m
    const x = m + ((m - a) * Math.sign(fa - fb) * fm) / root
    const fx = f(x)
    if (fx === 0) return x
    if (Math.sign(fm) !== Math.sign(fx)) {
      ;[a, fa, b, fb] = m < x ? [m, fm, x, fx] : [x, fx, m, fm]
    } else if (fa * fx < 0) {
      b = x
      fb = fx
    } else {
      a = x
      fa = fx
    }
    if (Math.abs(b - a) <= tolerance * Math.abs(x)) return x
  }
  return (a + b) / 2
}
