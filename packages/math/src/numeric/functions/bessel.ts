/**
 * Bessel and Airy functions of real orders and arguments: power series where nothing cancels in them, recurrences and
 * integrals elsewhere.
 *
 * Source: NIST Digital Library of Mathematical Functions, sections 3.6, 9.6, 10.2, 10.9, 10.23, 10.25, 10.27, 10.32.
 */
import { integrateSmooth } from '@calcwright/solvers/quadrature'
import { fail } from '../value.ts'
import { gamma } from './gamma.ts'

/** Beyond these the engine is asked. */
const LARGEST = { order: 100, argument: 20_000 }

/** Where the exponent of an integrand has fallen to nothing. */
const NOTHING = 750

function check(order: number, x: number): void {
  if (Math.abs(order) > LARGEST.order || Math.abs(x) > LARGEST.argument) fail('number.not-numeric')
}

const isOdd = (n: number): boolean => n % 2 !== 0

/** (x/2)^v/Gamma(v+1) times the sum of sign^k (x^2/4)^k/(k! (v+1)...(v+k)). */
function series(v: number, x: number, sign: 1 | -1): number {
  const square = (sign * x * x) / 4
  let term = 1
  let sum = 1
  for (let k = 1; k < 5000 && Math.abs(term) > 1e-18 * Math.abs(sum); k += 1) {
    term *= square / (k * (v + k))
    sum += term
  }
  return (sum * (x / 2) ** v) / gamma(v + 1)
}

/** Where `x sinh t - v t` has reached NOTHING. */
function farEnough(v: number, x: number): number {
  let t = 1e-3
  while (x * Math.sinh(t) - v * t < NOTHING) t *= 1.25
  return t
}

/** Parts of an integral along which all is lost that there is. */
const FALLING = 64

const partsOf = (v: number, x: number): number => Math.ceil((x + v) / 2) + 4

export function besselJ(order: number, x: number): number {
  check(order, x)
  const isWhole = Number.isInteger(order)
  if (x < 0) return isWhole ? (isOdd(order) ? -1 : 1) * besselJ(order, -x) : fail('number.not-numeric')
  if (order < 0) {
    if (isWhole) return (isOdd(order) ? -1 : 1) * besselJ(-order, x)
    return Math.cos(Math.PI * order) * besselJ(-order, x) + Math.sin(Math.PI * order) * besselY(-order, x)
  }
  if (x * x <= 4 * (order + 1)) return x === 0 ? (order === 0 ? 1 : 0) : series(order, x, -1)
  return recurred(order, x)
}

/**
 * By Miller's way: from where the function is nothing down to the lowest order, and all of it by the sum that is known
 * to be (x/2)^v. Every step is as certain as the one before, where a power series or an integral would cancel.
 */
function recurred(order: number, x: number): number {
  const whole = Math.floor(order)
  const lowest = order - whole
  const reach = Math.max(order, x)
  const count = Math.ceil(reach + 16 * Math.cbrt(reach / 2)) + 20
  const values = new Float64Array(count + 2)
  values[count] = 1e-250
  for (let k = count; k > 0; k -= 1) values[k - 1] = ((2 * (lowest + k)) / x) * values[k]! - values[k + 1]!
  let weight = gamma(lowest + 1)
  let sum = weight * values[0]!
  for (let k = 1; 2 * k <= count; k += 1) {
    sum += (lowest + 2 * k) * weight * values[2 * k]!
    weight *= (lowest + k) / (k + 1)
  }
  return (values[whole]! / sum) * (x / 2) ** lowest
}

export function besselY(order: number, x: number): number {
  check(order, x)
  if (x <= 0) return fail(x === 0 ? 'number.no-value' : 'number.not-numeric')
  if (order < 0) {
    if (Number.isInteger(order)) return (isOdd(order) ? -1 : 1) * besselY(-order, x)
    return Math.cos(Math.PI * order) * besselY(-order, x) - Math.sin(Math.PI * order) * besselJ(-order, x)
  }
  const near = integrateSmooth(t => Math.sin(x * Math.sin(t) - order * t), 0, Math.PI, partsOf(order, x))
  const far = farEnough(order, x)
  const turn = Math.cos(order * Math.PI)
  const rest = integrateSmooth(
    t => Math.exp(order * t - x * Math.sinh(t)) + turn * Math.exp(-order * t - x * Math.sinh(t)),
    0,
    far,
    FALLING,
  )
  return (near - rest) / Math.PI
}

export function besselI(order: number, x: number): number {
  check(order, x)
  const isWhole = Number.isInteger(order)
  if (x < 0) return isWhole ? (isOdd(order) ? -1 : 1) * besselI(order, -x) : fail('number.not-numeric')
  if (order < 0) {
    if (isWhole) return besselI(-order, x)
    return besselI(-order, x) - (2 / Math.PI) * Math.sin(Math.PI * order) * besselK(-order, x)
  }
  if (x > 700) fail('number.not-numeric')
  return x === 0 ? (order === 0 ? 1 : 0) : series(order, x, 1)
}

export function besselK(order: number, x: number): number {
  check(order, x)
  if (x <= 0) return fail(x === 0 ? 'number.no-value' : 'number.not-numeric')
  const v = Math.abs(order)
  let far = 1e-3
  while (x * (Math.cosh(far) - 1) - v * far < NOTHING) far *= 1.25
  const scaled = integrateSmooth(t => Math.exp(-x * (Math.cosh(t) - 1)) * Math.cosh(v * t), 0, far, FALLING)
  return scaled * Math.exp(-x)
}

export function airyAi(x: number): number {
  const u = (2 / 3) * Math.abs(x) ** 1.5
  if (x === 0) return 3 ** (-2 / 3) / gamma(2 / 3)
  if (x > 0) return (Math.sqrt(x / 3) / Math.PI) * besselK(1 / 3, u)
  return (Math.sqrt(-x) / 3) * (besselJ(1 / 3, u) + besselJ(-1 / 3, u))
}

export function airyBi(x: number): number {
  const u = (2 / 3) * Math.abs(x) ** 1.5
  if (x === 0) return 3 ** (-1 / 6) / gamma(2 / 3)
  if (x > 0) return Math.sqrt(x / 3) * (besselI(1 / 3, u) + besselI(-1 / 3, u))
  return Math.sqrt(-x / 3) * (besselJ(-1 / 3, u) - besselJ(1 / 3, u))
}

export function airyAiPrime(x: number): number {
  const u = (2 / 3) * Math.abs(x) ** 1.5
  if (x === 0) return -(3 ** (-1 / 3)) / gamma(1 / 3)
  if (x > 0) return (-x / (Math.PI * Math.sqrt(3))) * besselK(2 / 3, u)
  return (-x / 3) * (besselJ(2 / 3, u) - besselJ(-2 / 3, u))
}

export function airyBiPrime(x: number): number {
  const u = (2 / 3) * Math.abs(x) ** 1.5
  if (x === 0) return 3 ** (1 / 6) / gamma(1 / 3)
  if (x > 0) return (x / Math.sqrt(3)) * (besselI(2 / 3, u) + besselI(-2 / 3, u))
  return (-x / Math.sqrt(3)) * (besselJ(2 / 3, u) + besselJ(-2 / 3, u))
}
