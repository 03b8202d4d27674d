/**
 * One step of the implicit method Radau IIA of order 5 with its polynomial of order 3 between the ends.
 * Source: E. Hairer, G. Wanner, Solving Ordinary Differential Equations II, IV.8.
 */
import { factored, solved } from '../linear/index.ts'
import type { Factored } from '../linear/index.ts'
import { POWERS } from './pieces.ts'

const ROOT = Math.sqrt(6)
const NODES = [(4 - ROOT) / 10, (4 + ROOT) / 10, 1] as const
const ERRORS = [(-13 - 7 * ROOT) / 3, (-13 + 7 * ROOT) / 3, -1 / 3] as const
const REAL = 3 + 3 ** (2 / 3) - 3 ** (1 / 3)
const COMPLEX = {
  re: 3 + 0.5 * (3 ** (1 / 3) - 3 ** (2 / 3)),
  im: -0.5 * (3 ** (5 / 6) + 3 ** (7 / 6)),
}
const T = [
  [0.09443876248897524, -0.14125529502095421, 0.03002919410514742],
  [0.25021312296533332, 0.20412935229379994, -0.38294211275726192],
  [1, 1, 0],
] as const
const INVERSE = [
  [4.17871859155190428, 0.32768282076106237, 0.52337644549944951],
  [-4.17871859155190428, -0.32768282076106237, 0.47662355450055044],
  [0.50287263494578682, -2.57192694985560522, 0.59603920482822492],
] as const
const BETWEEN = [
  [13 / 3 + (7 * ROOT) / 3, -23 / 3 - (22 * ROOT) / 3, 10 / 3 + 5 * ROOT],
  [13 / 3 - (7 * ROOT) / 3, -23 / 3 + (22 * ROOT) / 3, 10 / 3 - 5 * ROOT],
  [1 / 3, -8 / 3, 10 / 3],
] as const

const MOST_ITERATIONS = 6

type Rates = (t: number, y: Float64Array, into: Float64Array) => void
/** Where the solution may be at a time. */
type Guess = (t: number, into: Float64Array) => void
type Triple = readonly [Float64Array, Float64Array, Float64Array]

export class Radau {
  readonly #rates: Rates
  readonly #size: number
  readonly #z: Triple
  readonly #w: Triple
  readonly #f: Triple
  #slopes: Float64Array | null = null
  #real: Factored | null = null
  #complex: Factored | null = null
  /** The state at the end of the step. */
  readonly end: Float64Array
  /** Iterations that the last step took, and how fast they converged. */
  iterations = 0
  rate = 0

  constructor(rates: Rates, size: number) {
    const triple = (): Triple => [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
    this.#rates = rates
    this.#size = size
    this.#z = triple()
    this.#w = triple()
    this.#f = triple()
    this.end = new Float64Array(size)
  }

  /**
   * Differences of the rates around a state.
   * @param sizes how large the components get
   */
  linearise(t: number, y: Float64Array, f: Float64Array, sizes: Float64Array): void {
    const { length } = y
    const slopes = new Float64Array(length * length)
    const [beside, moved] = [y.slice(), new Float64Array(length)]
    for (let column = 0; column < length; column++) {
      const step = 1.5e-8 * Math.max(Math.abs(y[column]!), 1e-5 * sizes[column]!, 1e-30)
      beside[column] = y[column]! + step
      const exact = beside[column]! - y[column]!
      this.#rates(t, beside, moved)
      for (let row = 0; row < length; row++)
        slopes[row * length + column] = (moved[row]! - f[row]!) / (exact || step)
      beside[column] = y[column]!
    }
    this.#slopes = slopes
    this.forget()
  }

  /** How fast the rate of a component grows with that component. */
  slopeOf(component: number): number {
    return this.#slopes![component * (this.end.length + 1)]!
  }

  /** The matrices of the last step length count no more. */
  forget(): void {
    this.#real = null
    this.#complex = null
  }

  /**
   * @param guess null for the first step
   * @returns whether the iteration converged
   */
  step(
    t: number,
    y: Float64Array,
    h: number,
    scale: Float64Array,
    tolerance: number,
    guess: Guess | null,
  ): boolean {
    if (!this.#factor(h)) return false
    this.#begin(t, y, h, guess)
    let before = 0
    for (let count = 0; count < MOST_ITERATIONS; count++) {
      const size = this.#iterate(t, y, h, scale)
      if (!Number.isFinite(size)) return false
      const rate = before > 0 ? size / before : null
      if (rate !== null && (rate >= 1 || (rate ** (MOST_ITERATIONS - count) / (1 - rate)) * size > tolerance))
        return false
      this.iterations = count + 1
      this.rate = rate ?? 0
      if (size === 0 || (rate !== null && (rate / (1 - rate)) * size < tolerance)) {
        for (let at = 0; at < y.length; at++) this.end[at] = y[at]! + this.#z[2][at]!
        return true
      }
      before = size
    }
    return false
  }

  /** @param f rates at the beginning of the step. @returns its error */
  error(f: Float64Array, h: number): Float64Array {
    const [first, second, third] = this.#z
    const right = f.map(
      (rate, at) => rate + (ERRORS[0] * first[at]! + ERRORS[1] * second[at]! + ERRORS[2] * third[at]!) / h,
    )
    return solved(this.#real!, right)
  }

  /** @returns the coefficients of the polynomial between the ends of the last step */
  between(y: Float64Array): Float64Array {
    const coefficients = new Float64Array(y.length * POWERS)
    for (let at = 0; at < y.length; at++) {
      coefficients[at * POWERS] = y[at]!
      for (let power = 0; power < 3; power++)
        coefficients[at * POWERS + power + 1] =
          this.#z[0][at]! * BETWEEN[0][power]! +
          this.#z[1][at]! * BETWEEN[1][power]! +
          this.#z[2][at]! * BETWEEN[2][power]!
    }
    return coefficients
  }

  #factor(h: number): boolean {
    const { length } = this.end
    if (this.#real && this.#complex) return true
    const slopes = this.#slopes!
    const real = slopes.map(value => -value)
    const both = new Float64Array(4 * length * length)
    for (let row = 0; row < length; row++) {
      real[row * length + row]! += REAL / h
      for (let column = 0; column < length; column++) {
        const value = -slopes[row * length + column]!
        both[row * 2 * length + column] = value
        both[(row + length) * 2 * length + column + length] = value
      }
      both[row * 2 * length + row]! += COMPLEX.re / h
      both[(row + length) * 2 * length + row + length]! += COMPLEX.re / h
      both[row * 2 * length + row + length] = -COMPLEX.im / h
      both[(row + length) * 2 * length + row] = COMPLEX.im / h
    }
    this.#real = factored(real, length)
    this.#complex = factored(both, 2 * length)
    return this.#real !== null && this.#complex !== null
  }

  #begin(t: number, y: Float64Array, h: number, guess: Guess | null): void {
    for (const [stage, z] of this.#z.entries()) {
      if (guess) guess(t + NODES[stage]! * h, z)
      for (let at = 0; at < y.length; at++) z[at] = guess ? z[at]! - y[at]! : 0
    }
    mix(INVERSE, this.#z, this.#w)
  }

  #iterate(t: number, y: Float64Array, h: number, scale: Float64Array): number {
    const size = this.#size
    const state = this.end
    for (const [stage, z] of this.#z.entries()) {
      for (let at = 0; at < size; at++) state[at] = y[at]! + z[at]!
      this.#rates(t + NODES[stage]! * h, state, this.#f[stage]!)
    }
    const [first, second, third] = this.#w
    const real = new Float64Array(size)
    const both = new Float64Array(2 * size)
    for (let at = 0; at < size; at++) {
      const turned = (row: 0 | 1 | 2): number =>
        INVERSE[row][0] * this.#f[0][at]! +
        INVERSE[row][1] * this.#f[1][at]! +
        INVERSE[row][2] * this.#f[2][at]!
      real[at] = turned(0) - (REAL / h) * first[at]!
      both[at] = turned(1) - (COMPLEX.re * second[at]! - COMPLEX.im * third[at]!) / h
      both[size + at] = turned(2) - (COMPLEX.im * second[at]! + COMPLEX.re * third[at]!) / h
    }
    const [change, changes] = [solved(this.#real!, real), solved(this.#complex!, both)]
    let largest = 0
    for (let at = 0; at < size; at++) {
      const here = Math.max(Math.abs(change[at]!), Math.abs(changes[at]!), Math.abs(changes[size + at]!))
      largest = here / scale[at]! > largest || Number.isNaN(here) ? here / scale[at]! : largest
      first[at]! += change[at]!
      second[at]! += changes[at]!
      third[at]! += changes[size + at]!
    }
    mix(T, this.#w, this.#z)
    return largest
  }
}

function mix(matrix: readonly (readonly [number, number, number])[], [a, b, c]: Triple, into: Triple): void {
  for (const [row, [x, y, z]] of matrix.entries())
    for (let at = 0; at < a.length; at++) into[row]![at] = x * a[at]! + y * b[at]! + z * c[at]!
}
