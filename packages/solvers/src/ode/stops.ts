/** Places in time at which steps end because the rates change their form there. */
import type { OdeProblem } from './problem.ts'

/** Comparisons need so much of a difference, in parts of the numbers. */
const BESIDE = 3e-12

export class Stops {
  readonly #problem: OdeProblem
  readonly #way: number
  /** Still to come, the next one first, and the last one that was passed. */
  readonly #places: number[]
  #last: number | null = null
  readonly #jumps = new Map<number, boolean>()

  /** @param places in the order of the solution */
  constructor(problem: OdeProblem, places: readonly number[]) {
    this.#problem = problem
    this.#way = Math.sign(problem.end - problem.start)
    this.#places = [...places]
  }

  get next(): number | undefined {
    return this.#places[0]
  }

  pass(): void {
    this.#last = this.#places.shift() ?? this.#last
  }

  /** @returns the place at which to take the rates: at a stop where they jump those of this side count */
  inside(t: number, y: Float64Array): number {
    const { next } = this
    const last = this.#last
    if (next === undefined && last === null) return t
    const span = Math.abs((next ?? this.#problem.end) - (last ?? this.#problem.start))
    const beside = (stop: number): number =>
      Math.min(Math.max(BESIDE * Math.abs(stop), 1e-14 * span), span / 8)
    const isAt = (stop: number): boolean =>
      Math.abs(t - stop) < beside(stop) && this.#isJump(stop, beside(stop), y)
    if (last !== null && isAt(last)) return last + this.#way * beside(last)
    if (next !== undefined && isAt(next)) return next - this.#way * beside(next)
    return t
  }

  /** Whether the rates jump at a stop: they may also have a corner there only, which needs no care. */
  #isJump(stop: number, step: number, y: Float64Array): boolean {
    const before = this.#jumps.get(stop)
    if (before !== undefined) return before
    const [a, b, c, d] = [-2, -1, 1, 2].map(share => {
      const rates = new Float64Array(y.length)
      this.#problem.rates(stop + share * step, y, rates)
      return rates
    }) as [Float64Array, Float64Array, Float64Array, Float64Array]
    const isJump = b.some((left, at) => {
      const slopes = Math.abs(left - a[at]!) + Math.abs(d[at]! - c[at]!)
      return !(Math.abs(c[at]! - left) <= 10 * slopes + 1e-13 * Math.abs(left))
    })
    this.#jumps.set(stop, isJump)
    return isJump
  }
}
