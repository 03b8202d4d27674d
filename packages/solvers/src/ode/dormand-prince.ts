/**
 * One step of the explicit method of order 5(4) with its polynomial of order 4 between the ends.
 * Source: J. R. Dormand, P. J. Prince, J. Comp. Appl. Math. 6 (1980), 19; the polynomial and the test for
 * stiffness: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, II.6 and II, IV.2.
 */
import { POWERS } from './pieces.ts'

const NODES = [0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1, 1]
const STAGES = [
  [],
  [1 / 5],
  [3 / 40, 9 / 40],
  [44 / 45, -56 / 15, 32 / 9],
  [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
  [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
  [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
]
const ERRORS = [71 / 57600, 0, -71 / 16695, 71 / 1920, -17253 / 339200, 22 / 525, -1 / 40]
const BETWEEN = [
  -12715105075 / 11282082432,
  0,
  87487479700 / 32700410799,
  -10690763975 / 1880347072,
  701980252875 / 199316789632,
  -1453857185 / 822651844,
  69997945 / 29380423,
]

type Rates = (t: number, y: Float64Array, into: Float64Array) => void

export class DormandPrince {
  readonly #rates: Rates
  readonly #stages: Float64Array[]
  readonly #before: Float64Array
  /** The state at the end of the step. */
  readonly end: Float64Array
  readonly error: Float64Array

  constructor(rates: Rates, size: number) {
    this.#rates = rates
    this.#stages = NODES.map(() => new Float64Array(size))
    this.#before = new Float64Array(size)
    this.end = new Float64Array(size)
    this.error = new Float64Array(size)
  }

  /** Rates at the end of the step. */
  get endRates(): Float64Array {
    return this.#stages[6]!
  }

  /** @param f the rates at the beginning */
  step(t: number, y: Float64Array, f: Float64Array, h: number): void {
    this.#stages[0]!.set(f)
    for (let stage = 1; stage < NODES.length; stage++) {
      this.#sum(STAGES[stage]!, h, y, this.end)
      if (stage === 5) this.#before.set(this.end)
      this.#rates(t + NODES[stage]! * h, this.end, this.#stages[stage]!)
    }
    this.#sum(ERRORS, h, null, this.error)
  }

  /** How fast the fastest part of the solution decays, in units of the step: above 3.25 the step is at its limit. */
  stiffness(h: number, scale: Float64Array): number {
    let [rate, way] = [0, 0]
    for (let at = 0; at < scale.length; at++) {
      rate = Math.max(rate, Math.abs(this.#stages[6]![at]! - this.#stages[5]![at]!) / scale[at]!)
      way = Math.max(way, Math.abs(this.end[at]! - this.#before[at]!) / scale[at]!)
    }
    return way > 0 ? (Math.abs(h) * rate) / way : 0
  }

  /** @returns the coefficients of the polynomial between the ends of the last step */
  between(y: Float64Array, h: number): Float64Array {
    const coefficients = new Float64Array(y.length * POWERS)
    const [first, last] = [this.#stages[0]!, this.#stages[6]!]
    const bend = new Float64Array(y.length)
    this.#sum(BETWEEN, h, null, bend)
    for (let at = 0; at < y.length; at++) {
      const way = this.end[at]! - y[at]!
      const lead = h * first[at]! - way
      const turn = way - h * last[at]! - lead
      coefficients.set(
        [y[at]!, way + lead, turn - lead + bend[at]!, -turn - 2 * bend[at]!, bend[at]!],
        at * POWERS,
      )
    }
    return coefficients
  }

  #sum(weights: readonly number[], h: number, from: Float64Array | null, into: Float64Array): void {
    for (let at = 0; at < into.length; at++) {
      let sum = 0
      for (let stage = 0; stage < weights.length; stage++) sum += weights[stage]! * this.#stages[stage]![at]!
      into[at] = (from ? from[at]! : 0) + h * sum
    }
  }
}
