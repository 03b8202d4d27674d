/**
 * Responsibilities: an engine value in SI base units, as a value in another unit. Exact numbers stay
 * exact: the quotient is made of fractions, and powers of π cancel.
 */
import type { EngineValue } from '@calcwright/engine'
import { Rational } from '@calcwright/math/rational'
import { fromSI } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'
import { rationalOf, valueOf } from '../values/numbers.ts'
import { numericOf } from './numeric.ts'

/** `value SI = (shown · factor) + zero` */
export interface UnitScale {
  /** Divisor; exact unless `approximate` is given. */
  readonly coefficient: Rational
  /** Power of π in the divisor. */
  readonly pi: number
  /** The divisor as a double, used for decimals and where the unit itself is measured. */
  readonly divisor: number
  readonly exact: boolean
  /** Kelvin at the zero of a thermometer scale. */
  readonly zero: Rational | null
}

/** @param reading whether the zero of a thermometer scale counts */
export function scaleOf(unit: ResolvedUnit, reading: boolean): UnitScale {
  const { coefficient, pi, exact } = unit.factor
  return { coefficient, pi, divisor: unit.factor.toNumber(), exact, zero: reading ? unit.zero : null }
}

/** @returns the number or expression to show before the unit */
export function scaleValue(value: EngineValue, scale: UnitScale): EngineValue {
  if (isNeutral(scale)) return value
  if (!scale.zero) return divide(value, scale)
  if (value.t === 'list') return { ...value, items: value.items.map(item => scaleValue(item, scale)) }
  if (value.t === 'float' && typeof value.v === 'number')
    return { t: 'float', v: scaleNumber(value.v, scale) }
  return divide(subtract(value, scale.zero), scale)
}

/** @returns a value in SI base units as a level */
export function inDecibels(value: EngineValue, unit: ResolvedUnit): EngineValue {
  if (value.t === 'list') return { ...value, items: value.items.map(item => inDecibels(item, unit)) }
  const size = numericOf(value)
  if (typeof size !== 'number') return value
  if (size <= 0) return { t: 'name', v: size === 0 ? '-infinity' : 'undef' }
  const decibels = fromSI(size, unit)
  // Sums of decibels come back to the last digit.
  return { t: 'float', v: Number(decibels.toPrecision(14)) }
}

function isNeutral(scale: UnitScale): boolean {
  return scale.zero === null && scale.pi === 0 && scale.exact && scale.coefficient.equals(ONE)
}

const ONE = Rational.of(1)
const PI: EngineValue = { t: 'name', v: 'pi' }

function scaleNumber(number: number, scale: UnitScale): number {
  const difference = scale.zero ? number - scale.zero.toNumber() : number
  const size = Math.max(Math.abs(number), Math.abs(difference)) / scale.divisor
  return withoutRounding(quotient(difference, scale), size)
}

/** Division or multiplication by a whole number has the smallest rounding error. */
function quotient(number: number, { coefficient, pi, divisor, exact }: UnitScale): number {
  return exact && pi === 0 && coefficient.numerator === 1n
    ? number * Number(coefficient.denominator)
    : number / divisor
}

/** Largest rounding on the way into SI and back, as a share of the largest number on it. */
const ROUNDING = 2 * Number.EPSILON

/** 0.7 mm is 0.7, not 0.7000000000000001: a decimal of few digits that close is the number meant. */
function withoutRounding(number: number, size: number): number {
  const short = Number(number.toPrecision(12))
  return Math.abs(short - number) <= ROUNDING * size ? short : number
}

function divide(value: EngineValue, scale: UnitScale): EngineValue {
  switch (value.t) {
    case 'int':
    case 'rat':
      return scale.exact
        ? withPi(rationalOf(value).divide(scale.coefficient), -scale.pi)
        : floatOf(value, scale)
    case 'float':
      return typeof value.v === 'number'
        ? { t: 'float', v: scaleNumber(value.v, { ...scale, zero: null }) }
        : value
    case 'real':
      return { t: 'float', v: scaleNumber(Number(value.v), { ...scale, zero: null }) }
    case 'complex':
      return { t: 'complex', re: divide(value.re, scale), im: divide(value.im, scale) }
    case 'list':
      return { ...value, items: value.items.map(item => divide(item, scale)) }
    case 'name':
      return isUnscalable(value.v) ? value : multiply(value, scale)
    case 'call':
      return divideCall(value, scale)
    default:
      return value
  }
}

function divideCall(value: EngineValue & { t: 'call' }, scale: UnitScale): EngineValue {
  if (!TERMWISE.has(value.f)) return multiply(value, scale)
  return { ...value, args: value.args.map(arg => divide(arg, scale)) }
}

const TERMWISE: ReadonlySet<string> = new Set(['+', '-', '==', '..'])

/** A product with its numeric factor and its power of π divided. */
function multiply(value: EngineValue, scale: UnitScale): EngineValue {
  const factors = value.t === 'call' && value.f === '*' ? value.args : [value]
  const number = factors.find(isNumber)
  const power = factors.find(factor => piPower(factor) !== 0)
  const others = factors.filter(factor => factor !== number && factor !== power)
  const head = divide(number ?? { t: 'int', v: '1' }, { ...scale, pi: 0 })
  const pi = (power ? piPower(power) : 0) - scale.pi
  const rest = [...piFactors(pi), ...others]
  if (rest.length === 0) return head
  if (isOne(head)) return rest.length === 1 ? (rest[0] ?? head) : { t: 'call', f: '*', args: rest }
  return { t: 'call', f: '*', args: [head, ...rest] }
}

function withPi(coefficient: Rational, power: number): EngineValue {
  const number = valueOf(coefficient)
  return power === 0 ? number : multiply({ t: 'call', f: '*', args: [number, ...piFactors(power)] }, NEUTRAL)
}

const NEUTRAL: UnitScale = { coefficient: ONE, pi: 0, divisor: 1, exact: true, zero: null }

function piFactors(power: number): EngineValue[] {
  if (power === 0) return []
  if (power === 1) return [PI]
  return [{ t: 'call', f: '^', args: [PI, { t: 'int', v: String(power) }] }]
}

function piPower(value: EngineValue): number {
  if (value.t === 'name') return value.v === 'pi' ? 1 : 0
  if (value.t !== 'call') return 0
  if (value.f === 'inv') return value.args[0] ? -piPower(value.args[0]) : 0
  const [base, exponent] = value.args
  return value.f === '^' && base && exponent?.t === 'int' ? piPower(base) * Number(exponent.v) : 0
}

function subtract(value: EngineValue, zero: Rational): EngineValue {
  switch (value.t) {
    case 'int':
    case 'rat':
      return valueOf(rationalOf(value).subtract(zero))
    case 'float':
      return typeof value.v === 'number' ? { t: 'float', v: value.v - zero.toNumber() } : value
    case 'complex':
      return { ...value, re: subtract(value.re, zero) }
    default:
      return { t: 'call', f: '+', args: [value, valueOf(zero.negate())] }
  }
}

function floatOf(value: EngineValue & { t: 'int' | 'rat' }, scale: UnitScale): EngineValue {
  return { t: 'float', v: scaleNumber(rationalOf(value).toNumber(), { ...scale, zero: null }) }
}

function isNumber(value: EngineValue): boolean {
  return value.t === 'int' || value.t === 'rat' || value.t === 'float' || value.t === 'real'
}

function isOne(value: EngineValue): boolean {
  return value.t === 'int' && value.v === '1'
}

function isUnscalable(name: string): boolean {
  return /infinity|inf$|undef|^true$|^false$/.test(name)
}
