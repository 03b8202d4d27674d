/** A function of one unknown; NaN where it has no real value. */
export type RealFunction = (x: number) => number

export interface Point {
  readonly x: number
  readonly y: number
}

/** Steps after which halving alone has come to the last digit of any interval of doubles. */
const MOST_STEPS = 2200

/**
 * A place between two points of different sign where the sign changes, to the last digit; null where a value
 * between them is none. A pole or a leap is such a place, too: who asks verifies.
 * Source: Brent, Algorithms for Minimization without Derivatives, 1973, chapter 4 (zeroin), with the
 * tolerance at zero.
 */
export function brent(f: RealFunction, from: Point, to: Point): Point | null {
  let [a, b] = [from, to]
  let c = a
  let [step, before] = [b.x - a.x, b.x - a.x]
  for (let count = 0; count < MOST_STEPS; count++) {
    if (Math.abs(c.y) < Math.abs(b.y)) [a, b, c] = [b, c, b]
    const half = (c.x - b.x) / 2
    const least = Number.EPSILON * Math.abs(b.x) + Number.MIN_VALUE
    if (b.y === 0 || Math.abs(half) <= least) return b
    const tried =
      Math.abs(before) >= least && Math.abs(a.y) > Math.abs(b.y) ? interpolated(a, b, c, half) : null
    const accepted = tried !== null && isShort(tried, half, before, least)
    ;[before, step] = accepted ? [step, tried] : [half, half]
    const x = b.x + (Math.abs(step) > least ? step : Math.sign(half) * least)
    const y = f(x)
    if (!Number.isFinite(y)) return null
    a = b
    b = { x, y }
    if (b.y > 0 === c.y > 0) {
      c = a
      step = before = b.x - a.x
    }
  }
  return b
}

/** The step to where a line, or a parabola in the values, is zero. */
function interpolated(a: Point, b: Point, c: Point, half: number): number {
  const s = b.y / a.y
  if (a.x === c.x) return (2 * half * s) / (1 - s)
  const [q, r] = [a.y / c.y, b.y / c.y]
  const p = s * (2 * half * q * (q - r) - (b.x - a.x) * (r - 1))
  return -p / ((q - 1) * (r - 1) * (s - 1))
}

/** Whether a step stays well inside, and halves the one before the last. */
function isShort(step: number, half: number, before: number, least: number): boolean {
  const inside = step * Math.sign(half)
  return inside > 0 && inside < 1.5 * Math.abs(half) - least / 2 && Math.abs(step) < Math.abs(before) / 2
}
