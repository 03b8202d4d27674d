/**
 * Values between a unit and SI base units. Readings of a thermometer scale (a unit with a `zero`)
 * are shifted; give `difference` to convert an interval in such a unit.
 */
import { Rational } from '../rational.ts'
import { Factor } from './factor.ts'

/** The facts of a unit that a conversion needs; `ResolvedUnit` and `Unit` both have them. */
export interface Scale {
  readonly factor: Factor
  readonly zero: Rational | null
  /** Decibels for ten times the quantity, for a level. */
  readonly level?: 10 | 20
}

export type TemperatureReading = 'reading' | 'difference'

/** A value in SI base units: for a number the nearest double, for a rational exact with its power of π. */
export function toSI(value: number, unit: Scale, role?: TemperatureReading): number
export function toSI(value: Rational, unit: Scale, role?: TemperatureReading): Factor
export function toSI(
  value: number | Rational,
  unit: Scale,
  role: TemperatureReading = 'reading',
): number | Factor {
  if (unit.level) return ofLevel(value, number => unit.factor.toNumber() * 10 ** (number / unit.level!))
  const zero = role === 'reading' ? unit.zero : null
  if (typeof value === 'number')
    return zero === null ? scaleUp(value, unit.factor) : shifted(value, unit, true)
  const scaled = unit.factor.scale(value)
  return zero === null ? scaled : Factor.of(scaled.coefficient.add(zero), 0, scaled.exact)
}

/** The inverse of `toSI`. */
export function fromSI(value: number, unit: Scale, role?: TemperatureReading): number
export function fromSI(value: Rational, unit: Scale, role?: TemperatureReading): Factor
export function fromSI(
  value: number | Rational,
  unit: Scale,
  role: TemperatureReading = 'reading',
): number | Factor {
  if (unit.level) return ofLevel(value, number => unit.level! * Math.log10(number / unit.factor.toNumber()))
  const zero = role === 'reading' ? unit.zero : null
  if (typeof value === 'number')
    return zero === null ? scaleDown(value, unit.factor) : shifted(value, unit, false)
  return Factor.of(zero === null ? value : value.subtract(zero)).divide(unit.factor)
}

/** Converts between two units of one dimension, through SI. */
export function convert(value: number, from: Scale, to: Scale, role?: TemperatureReading): number
export function convert(value: Rational, from: Scale, to: Scale, role?: TemperatureReading): Factor
export function convert(
  value: number | Rational,
  from: Scale,
  to: Scale,
  role: TemperatureReading = 'reading',
): number | Factor {
  if (from.level || to.level) return fromSI(toSI(Number(value), from), to)
  if (typeof value !== 'number') {
    const base = toSI(value, from, role)
    const back = Factor.of(base.coefficient, base.pi, base.exact)
    return role === 'reading' && to.zero !== null
      ? fromSI(base.toRational(), to, role)
      : back.divide(to.factor)
  }
  if (role === 'reading' && (from.zero !== null || to.zero !== null))
    return fromSI(toSI(value, from, role), to, role)
  return scaleUp(value, from.factor.divide(to.factor))
}

/** Logarithms are no fractions. */
function ofLevel(value: number | Rational, change: (value: number) => number): number | Factor {
  if (typeof value === 'number') return change(value)
  const changed = Rational.parse(String(change(value.toNumber())))
  return Factor.of(changed ?? Rational.of(0), 0, false)
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

function scaleUp(value: number, factor: Factor): number {
  const { numerator, denominator } = factor.coefficient
  if (numerator > SAFE || denominator > SAFE) return value * factor.toNumber()
  return scaled(value, Number(numerator), Number(denominator), factor.pi)
}

function scaleDown(value: number, factor: Factor): number {
  const { numerator, denominator } = factor.coefficient
  if (numerator > SAFE || denominator > SAFE) return value / factor.toNumber()
  return scaled(value, Number(denominator), Number(numerator), -factor.pi)
}

/** One after the other and π last: 5.5 ft is then 1.6764 m and 60 rpm is 2π rad/s to the last bit. */
function scaled(value: number, numerator: number, denominator: number, pi: number): number {
  const rational = (value * numerator) / denominator
  if (pi === 0) return rational
  return pi > 0 ? rational * Math.PI ** pi : rational / Math.PI ** -pi
}

/** Readings are worked out on the decimal digits of the double, so that 298.15 K is 25 °C and not 24.999…. */
function shifted(value: number, unit: Scale, up: boolean): number {
  const exact = Rational.parse(String(value))
  if (exact !== null) return (up ? toSI(exact, unit) : fromSI(exact, unit)).toNumber()
  return value
}
