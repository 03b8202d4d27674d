/**
 * Comparisons as the engine makes them: doubles are in order as they are, and equal within 1e-12. The
 * engine has exact numbers where here are rounded ones, so what only the last digits decide is a fault
 * (`close`), and the caller may ask the engine.
 */
import { Complex, fail, isList, type NumericValue, realOf } from './value.ts'

/** Relative distance from which on two doubles are different to the engine. */
const DIFFERENT = 1e-12
/** Up to here a difference may be rounding. */
const ROUNDING = 1e-14
/** A difference that is left where all digits cancel, as of sin(pi). */
const NOTHING = 1e-15

/** Numbers that rounding may have set apart: a fault, different as they stand, or the same. */
type Apart = 'fault' | 'different' | 'same'

let apart: Apart = 'fault'

/** Where the last digits decide, doubles are taken as they are: for curves, not for single values. */
export function leniently<T>(work: () => T): T {
  return taking('different', work)
}

/** Numbers that rounding alone may have set apart count as the same: 0.1 added three times is 0.3, as typed decimals are. */
export function closeAsSame<T>(work: () => T): T {
  return taking('same', work)
}

function taking<T>(meaning: Apart, work: () => T): T {
  const before = apart
  apart = meaning
  try {
    return work()
  } finally {
    apart = before
  }
}

/** @returns the answer of the doubles, or that of numbers which are the same, where one of them counts */
function undecided<T>(asItIs: T, asSame: T): T {
  if (apart === 'fault') return fail('number.close')
  return apart === 'same' ? asSame : asItIs
}

/** Whether numbers that are not the same differ by rounding only, perhaps. */
function mayBeSame(a: number, b: number): boolean {
  const distance = Math.abs(a - b)
  if (
    distance > ROUNDING * Math.max(Math.abs(a), Math.abs(b)) &&
    (distance > NOTHING || (a !== 0 && b !== 0))
  )
    return false
  return !(Number.isSafeInteger(a) && Number.isSafeInteger(b))
}

export function isBelow(a: number, b: number): boolean {
  return a !== b && mayBeSame(a, b) ? undecided(a < b, isBesideZero(a, b) && a < b) : a < b
}

export function isAtMost(a: number, b: number): boolean {
  return a !== b && mayBeSame(a, b) ? undecided(a <= b, !isBesideZero(a, b) || a <= b) : a <= b
}

/** Rounding sets nothing apart from 0 but what has cancelled, and `leftOver` makes that 0: 1.6e-19 coulombs stay. */
const isBesideZero = (a: number, b: number): boolean => a === 0 || b === 0

/** @returns what is left of a sum whose terms cancel: 0 where that is rounding and such numbers count as the same */
export function leftOver(sum: number, a: number, b: number): number {
  return apart === 'same' && sum !== 0 && mayBeSame(Math.abs(a), Math.abs(b)) ? 0 : sum
}

export function areEqual(a: NumericValue, b: NumericValue): boolean {
  if (isList(a) || isList(b)) {
    if (!isList(a) || !isList(b) || a.length !== b.length) return false
    return a.every((item, index) => areEqual(item, b[index]!))
  }
  if (a instanceof Complex || b instanceof Complex) {
    if (a instanceof Complex && b instanceof Complex) return areSame(a.re, b.re) && areSame(a.im, b.im)
    return undecided(false, false)
  }
  if (typeof a === 'boolean' && typeof b === 'boolean') return a === b
  return areSame(realOf(a), realOf(b))
}

function areSame(a: number, b: number): boolean {
  if (a === b) return true
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) return false
  const distance = Math.abs(a - b)
  // Beside 0 nothing is relative: what is left of cancelled digits is 0 to the engine, where it is exact.
  if (isBesideZero(a, b)) return distance < NOTHING ? undecided(true, false) : false
  const limit = DIFFERENT * Math.max(Math.abs(a), Math.abs(b))
  // Between the rounding of exact numbers and the engine's own limit only the engine knows.
  if (distance <= ROUNDING * Math.max(Math.abs(a), Math.abs(b))) return true
  return distance < 2 * limit ? undecided(distance < limit, distance < limit) : false
}

/**
 * @param round Math.floor and the like
 * @returns the rounded number; a fault where rounding may have carried it over a whole number
 */
export function rounded(x: number, round: (x: number) => number): number {
  const result = round(x)
  if (result === x) return result
  if (Math.abs(x) > 2 ** 52) return result
  const size = Math.max(Math.abs(x), 1)
  if (round(x + ROUNDING * size) !== result || round(x - ROUNDING * size) !== result)
    return undecided(result, Math.round(x))
  return result
}

/** @returns the whole number that a number counts as; itself where it is none */
export function nearWhole(x: number): number {
  const nearest = Math.round(x)
  if (x === nearest || Math.abs(x - nearest) > ROUNDING * Math.max(Math.abs(x), 1)) return x
  return undecided(x, nearest)
}

/** @returns a whole number that a double holds exactly */
export function integerOf(value: NumericValue): number {
  const number = nearWhole(realOf(value))
  return Number.isSafeInteger(number) ? number : fail('number.not-numeric.whole')
}

/** @returns what division by b leaves of a; nothing where the quotient counts as a whole number */
export function remainder(a: number, b: number): number {
  const quotient = a / b
  const whole = rounded(quotient, Math.floor)
  return nearWhole(quotient) === whole ? 0 : a - b * whole
}
