/**
 * The size of a unit in SI base units: a rational number times a power of π.
 *
 * `exact` is false when the number is measured, rounded or irrational; it is then a decimal close to
 * the true value, and results computed with it are decimals.
 */
import { Rational } from '../rational.ts'

/** π to 60 digits: far below what a double can show. Source: OEIS A000796. */
const PI = Rational.parse('3.14159265358979323846264338327950288419716939937510582097494')!
const UNITY = Rational.of(1)

export class Factor {
  readonly coefficient: Rational
  /** The power of π; not zero only for an exact factor or one computed from it. */
  readonly pi: number
  readonly exact: boolean
  #number: number | undefined

  private constructor(coefficient: Rational, pi: number, exact: boolean) {
    this.coefficient = coefficient
    this.pi = pi
    this.exact = exact
  }

  static of(coefficient: Rational, pi = 0, exact = true): Factor {
    return new Factor(coefficient, pi, exact)
  }

  /** An inexact factor from a double. */
  static approximately(value: number): Factor {
    return new Factor(Rational.fromNumber(value), 0, false)
  }

  multiply(other: Factor): Factor {
    if (this === ONE) return other
    if (other === ONE) return this
    const coefficient = this.coefficient.multiply(other.coefficient)
    return new Factor(coefficient, this.pi + other.pi, this.exact && other.exact)
  }

  divide(other: Factor): Factor {
    return this.multiply(other.power(Rational.of(-1)))
  }

  /** Exact where the result is a rational times a whole power of π, otherwise a decimal. */
  power(exponent: Rational): Factor {
    const degree = Number(exponent.denominator)
    const times = Number(exponent.numerator)
    const root = degree === 1 ? this.coefficient : this.coefficient.root(degree)
    const pi = (this.pi * times) / degree
    if (root !== null && Number.isInteger(pi)) return new Factor(root.power(times), pi, this.exact)
    return Factor.approximately(this.toNumber() ** exponent.toNumber())
  }

  scale(by: Rational): Factor {
    return new Factor(this.coefficient.multiply(by), this.pi, this.exact)
  }

  equals(other: Factor): boolean {
    return this.pi === other.pi && this.coefficient.equals(other.coefficient)
  }

  /** The nearest double. */
  toNumber(): number {
    this.#number ??= this.toRational().toNumber()
    return this.#number
  }

  /** The value as a fraction, π rounded at 60 digits. */
  toRational(): Rational {
    return this.pi === 0 ? this.coefficient : this.coefficient.multiply(PI.power(this.pi))
  }

  /** `381/1250`, `pi/180`, `5*pi^2/2`, `250/pi`. */
  toText(): string {
    if (this.pi === 0) return this.coefficient.toText()
    const power = Math.abs(this.pi) === 1 ? 'pi' : `pi^${Math.abs(this.pi)}`
    const { numerator, denominator } = this.coefficient
    const [top, bottom] =
      this.pi > 0 ? [times(numerator, power), `${denominator}`] : [`${numerator}`, times(denominator, power)]
    if (bottom === '1') return top
    return bottom.includes('*') ? `${top}/(${bottom})` : `${top}/${bottom}`
  }
}

function times(number: bigint, power: string): string {
  if (number === 1n) return power
  return number === -1n ? `-${power}` : `${number}*${power}`
}

/** The factor 1. */
export const ONE = Factor.of(UNITY)
