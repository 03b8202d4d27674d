/** Responsibilities: whole numbers and fractions of the engine as rational numbers, and back. */
import type { EngineValue } from '@calcwright/engine'
import { Rational } from '@calcwright/math/rational'

/** @returns the fraction behind an exact number */
export function rationalOf(value: EngineValue & { t: 'int' | 'rat' }): Rational {
  return value.t === 'int' ? Rational.of(BigInt(value.v)) : Rational.of(BigInt(value.n), BigInt(value.d))
}

/** @returns an exact number */
export function valueOf(number: Rational): EngineValue {
  if (number.isInteger) return { t: 'int', v: number.numerator.toString() }
  return { t: 'rat', n: number.numerator.toString(), d: number.denominator.toString() }
}
