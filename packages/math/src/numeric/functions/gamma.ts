/**
 * The gamma function and what is made of it, of real numbers.
 *
 * Source: NIST Digital Library of Mathematical Functions, sections 5.5, 5.11.
 */
import { fail } from '../value.ts'

/** n! for n up to 170, each the nearest double to the exact product. */
const FACTORIALS: readonly number[] = (() => {
  let product = 1n
  return Array.from({ length: 171 }, (_, n) => {
    if (n > 0) product *= BigInt(n)
    return Number(product)
  })
})()

/** Coefficients B_2k/(2k(2k-1)) of Stirling's series. */
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156] as const

function stirling(x: number): number {
  const square = x * x
  return STIRLING.reduceRight((sum, coefficient) => sum / square + coefficient, 0) / x
}

export function gamma(x: number): number {
  if (Number.isInteger(x)) return x > 0 ? (FACTORIALS[x - 1] ?? Infinity) : fail('number.no-value')
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * (x % 2)) * gamma(1 - x))
  if (x > 172) return Infinity
  // Up to where the series holds, then back by the factors in between.
  let factor = 1
  let at = x
  while (at < 15) {
    factor *= at
    at += 1
  }
  const half = at ** (at / 2 - 0.25)
  return (Math.sqrt(2 * Math.PI) * half * Math.exp(-at) * half * Math.exp(stirling(at))) / factor
}

/** The logarithm of the magnitude of the gamma function. */
export function lnGamma(x: number): number {
  if (Number.isInteger(x) && x <= 0) return fail('number.no-value')
  if (x < 100) return Math.log(Math.abs(gamma(x)))
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + stirling(x)
}

export function beta(a: number, b: number): number {
  if (!(a > 0 && b > 0)) return fail('number.not-numeric')
  const [small, large] = [Math.min(a, b), Math.max(a, b)]
  if (large < 15) return (gamma(a) / gamma(a + b)) * gamma(b)
  // Gamma(large)/Gamma(large + small) by the difference of their series.
  const exponent =
    (0.5 - large) * Math.log1p(small / large) +
    small -
    small * Math.log(a + b) +
    stirling(large) -
    stirling(a + b)
  return small > 170 ? fail('number.not-numeric') : gamma(small) * Math.exp(exponent)
}

/** u - ln(1 + u), with r = 1 + u given for its digits. */
const gap = (r: number, u: number): number => u - (Math.abs(u) < 0.1 ? Math.log1p(u) : Math.log(r))

/** x^a e^-x / Gamma(a+1), also where its parts are too large. */
export function gammaFront(a: number, x: number): number {
  if (a < 100) return (x * Math.exp(-x / a)) ** a / gamma(a + 1)
  return Math.exp(-a * gap(x / a, (x - a) / a)) / Math.sqrt(2 * Math.PI * a) / Math.exp(stirling(a))
}

/** The share of the gamma function below x: a series, or what the fraction leaves. */
export function gammaBelow(a: number, x: number): number {
  if (!(a > 0)) return fail('number.not-numeric')
  if (x <= 0) return 0
  return x < a + 1 ? lowerSeries(a, x) : 1 - upperFraction(a, x)
}

export function gammaAbove(a: number, x: number): number {
  if (!(a > 0)) return fail('number.not-numeric')
  if (x <= 0) return 1
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x)
}

export function gammaBetween(a: number, x: number, y: number): number {
  return x > a ? gammaAbove(a, x) - gammaAbove(a, y) : gammaBelow(a, y) - gammaBelow(a, x)
}

/** With more terms than these a share goes to the engine, which has an integral for it. */
const MOST_TERMS = 20_000

function lowerSeries(a: number, x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; Math.abs(term) > 1e-17 * sum; k += 1) {
    if (k > MOST_TERMS) return fail('number.not-numeric')
    term *= x / (a + k)
    sum += term
  }
  return sum * gammaFront(a, x)
}

/** Lentz's way through a continued fraction. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let k = 1; k < MOST_TERMS; k += 1) {
    b += 2
    const part = k * (k - a)
    d = 1 / (b - part * d)
    c = b - part / c
    const factor = c * d
    h *= factor
    if (Math.abs(factor - 1) <= 1e-16) return a * h * gammaFront(a, x)
  }
  return fail('number.not-numeric')
}

/** The derivative of the logarithm of the gamma function. */
export function digamma(x: number): number {
  if (Number.isInteger(x) && x <= 0) return fail('number.no-value')
  if (x < 0.5) return digamma(1 - x) - Math.PI / Math.tan(Math.PI * x)
  let at = x
  let sum = 0
  while (at < 15) {
    sum -= 1 / at
    at += 1
  }
  const square = at * at
  const tail = [1 / 12, -1 / 120, 1 / 252, -1 / 240, 1 / 132, -691 / 32760, 1 / 12]
  return sum + Math.log(at) - 1 / (2 * at) - tail.reduceRight((rest, part) => (rest + part) / square, 0)
}

/** The share of the beta function below x, with y = 1 - x given for its digits. */
export function betaShare(a: number, b: number, x: number, y = 1 - x): number {
  if (x <= 0) return 0
  if (y <= 0) return 1
  return x * (b + 1) < y * (a + 1) ? betaLower(a, b, x, y) : 1 - betaLower(b, a, y, x)
}

function betaLower(a: number, b: number, x: number, y: number): number {
  return (betaFront(a, b, x, y) / a) * betaFraction(a, b, x, y)
}

/**
 * x^a y^b / B(a, b), with y = 1 - x given for its digits: by how far it is from its largest value where the
 * powers are large.
 *
 * Source: C. Loader, Fast and Accurate Computation of Binomial Probabilities (2000).
 */
export function betaFront(a: number, b: number, x: number, y: number): number {
  const power = a + b < 200 ? x ** a * y ** b : 0
  if (power > 1e-200) return power / beta(a, b)
  const difference = b * x - a * y
  const largest = Math.sqrt(((a / (a + b)) * b) / (2 * Math.PI)) * (rest(a + b) / (rest(a) * rest(b)))
  return (
    largest *
    Math.exp(-a * gap((x * (a + b)) / a, difference / a) - b * gap((y * (a + b)) / b, -difference / b))
  )
}

/** How much larger the gamma function is than the first term of Stirling's series. */
function rest(a: number): number {
  return a > 15 ? Math.exp(stirling(a)) : gamma(a) * Math.exp(a) * a ** -a * Math.sqrt(a / (2 * Math.PI))
}

const nonzero = (u: number): number => (Math.abs(u) < 1e-300 ? 1e-300 : u)

/**
 * The even part of a continued fraction, in which nothing cancels where x is nearly 1. The engine has an
 * integral for where it takes too many terms.
 *
 * Source: NIST Digital Library of Mathematical Functions, 8.17.22.
 */
function betaFraction(a: number, b: number, x: number, y: number): number {
  const lead = a * y - b * x + 1
  let h = lead / (a + 1)
  let c = h
  let d = 0
  for (let k = 1; k < 1000; k += 1) {
    const even = (k * (b - k) * x) / ((a + 2 * k - 1) * (a + 2 * k))
    const numerator = (((a + k - 1) * (a + b + k - 1) * x) / ((a + 2 * k - 2) * (a + 2 * k - 1))) * even
    const term = even + ((a + k) * (lead + k * (y + 2)) + k * (k + 1)) / ((a + 2 * k) * (a + 2 * k + 1))
    d = 1 / nonzero(term + numerator * d)
    c = nonzero(term + numerator / c)
    h *= c * d
    if (Math.abs(c * d - 1) <= 4e-16) return 1 / h
  }
  return fail('number.not-numeric')
}
