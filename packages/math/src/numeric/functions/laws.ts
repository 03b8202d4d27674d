/**
 * Laws of probability, by the engine's words: densities and shares below or between bounds. Parameters are
 * checked already, by calls of `need_positive` and `need_share` around them. Source: NIST Digital Library of
 * Mathematical Functions, sections 8.2 and 8.17.
 */
import { integerOf, isBelow, rounded } from '../close.ts'
import { fail } from '../value.ts'
import { normalBelow, normalBetween, normalQuantile } from './errors.ts'
import { betaFront, betaShare, gammaAbove, gammaBelow, gammaBetween, gammaFront } from './gamma.ts'
import type { NumbersFunction } from './numbers.ts'

/** Half of the share of Student's law outside of -t..t. */
function studentTail(n: number, t: number): number {
  const square = t * t
  return betaShare(n / 2, 0.5, n / (n + square), square / (n + square)) / 2
}

const studentBelow = (n: number, t: number): number => (t > 0 ? 1 - studentTail(n, t) : studentTail(n, t))

function studentDensity(n: number, t: number): number {
  const size = Math.max(Math.abs(t), 1e-100)
  if (size > 1e100) return 0
  const square = size * size
  return betaFront(n / 2, 0.5, n / (n + square), square / (n + square)) / size
}

function studentQuantile(n: number, p: number): number {
  if (p <= 0 || p >= 1) return fail('number.no-value')
  if (p === 0.5) return 0
  if (p > 0.5) return -studentQuantile(n, 1 - p)
  let [low, high] = [0, 1]
  while (studentTail(n, high) > p && high < 1e300) high *= 2
  for (let step = 0; step < 120 && high - low > 1e-16 * high; step += 1) {
    const middle = (low + high) / 2
    if (studentTail(n, middle) > p) low = middle
    else high = middle
  }
  return -(low + high) / 2
}

function cauchyQuantile(p: number): number {
  if (p === 0.5) return 0
  return p < 0.5 ? -1 / Math.tan(Math.PI * p) : 1 / Math.tan(Math.PI * (1 - p))
}

function fisherDensity(n: number, m: number, x: number): number {
  if (x <= 0) return fail('number.not-numeric')
  const odds = (n * x) / m
  return betaFront(n / 2, m / 2, odds / (1 + odds), 1 / (1 + odds)) / x
}

function gammaDensity(a: number, b: number, x: number): number {
  if (!(x > 0 && a > 0)) return fail('number.not-numeric')
  return (a * gammaFront(a, b * x)) / x
}

function weibullDensity(k: number, size: number, x: number): number {
  if (x <= 0) return fail('number.not-numeric')
  const share = x / size
  return (k / size) * share ** (k - 1) * Math.exp(-(share ** k))
}

/** A whole number from 0 on. */
function natural(x: number): number {
  const count = integerOf(x)
  return count < 0 ? fail('number.not-numeric') : count
}

function poisson(mu: number, k: number): number {
  const count = natural(k)
  return count === 0 ? Math.exp(-mu) : gammaFront(count, mu)
}

/** Chance of k successes in n tries. */
function binomial(n: number, k: number, p: number): number {
  const [all, some] = [natural(n), natural(k)]
  if (some > all) return 0
  if (some === 0) return Math.exp(all * Math.log1p(-p))
  if (some === all) return p ** all
  if (p <= 0 || p >= 1) return 0
  return (betaFront(some, all - some, p, 1 - p) * (all / some)) / (all - some)
}

function geometric(p: number, k: number): number {
  const tries = natural(k)
  if (tries < 1 || p >= 1) return fail('number.not-numeric')
  return p * Math.exp((tries - 1) * Math.log1p(-p))
}

/** A probability is none outside of 0 to 1: beside rounding, which ends there, it goes to the engine. */
function share(p: number): number {
  const inside = Math.max(0, Math.min(1, p))
  return Math.abs(p - inside) < 1e-12 ? inside : fail('number.not-numeric')
}

const within = (x: number, low: number, high: number, value: number): number =>
  isBelow(x, low) || isBelow(high, x) ? 0 : value
const clip = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x)

export const LAW_FUNCTIONS: Readonly<Record<string, NumbersFunction>> = {
  law_from: (x, low, value) => (isBelow(x!, low!) ? 0 : value!),
  law_within: (x, low, high, value) => within(x!, low!, high!, value!),
  law_clip: (x, low, high) => clip(x!, low!, high!),
  law_width: (a, b) => (b! > a! ? b! - a! : fail('number.no-value')),
  law_below: z => normalBelow(z!),
  law_above: z => normalBelow(-z!),
  law_between: (u, v) => normalBetween(u!, v!),
  law_quantile: p => normalQuantile(p!),
  law_risk: t => -Math.expm1(-t!),
  law_waiting: (s, t) => Math.exp(-s!) * -Math.expm1(s! - t!),
  law_cauchy: u => (u! < -1 ? -Math.atan(1 / u!) / Math.PI : 0.5 + Math.atan(u!) / Math.PI),
  law_gamma: (a, x) => gammaBelow(a!, x!),
  law_gamma_above: (a, x) => gammaAbove(a!, x!),
  law_gamma_between: (a, x, y) => gammaBetween(a!, x!, y!),
  law_student: (n, t) => studentBelow(n!, t!),
  law_student_density: (n, t) => studentDensity(n!, t!),
  law_student_inverse: (n, p) => studentQuantile(n!, p!),
  law_beta: (a, b, x) => betaShare(a!, b!, x!),
  cauchy: (middle, size, x) => 1 / (Math.PI * size! * (1 + ((x! - middle!) / size!) ** 2)),
  law_share: p => share(p!),
  law_chisquare_density: (n, x) => gammaDensity(n! / 2, 0.5, x!),
  law_fisher_density: (n, m, x) => fisherDensity(n!, m!, x!),
  law_fisher: (n, m, x) =>
    x! < 0
      ? fail('number.not-numeric')
      : betaShare(n! / 2, m! / 2, (n! * x!) / (n! * x! + m!), m! / (n! * x! + m!)),
  law_fisher_above: (n, m, x) =>
    x! <= 0 ? 1 : betaShare(m! / 2, n! / 2, m! / (n! * x! + m!), (n! * x!) / (n! * x! + m!)),
  law_gamma_density: (a, b, x) => gammaDensity(a!, b!, x!),
  weibull: (k, size, x) => weibullDensity(k!, size!, x!),
  law_poisson_density: (mu, k) => poisson(mu!, k!),
  law_poisson: (mu, x) => (x! < 0 ? 0 : gammaAbove(natural(rounded(x!, Math.floor)) + 1, mu!)),
  law_binomial_density: (n, k, p) => binomial(n!, k!, p!),
  law_geometric_density: (p, k) => geometric(p!, k!),
  law_geometric: (p, k) => -Math.expm1(natural(k!) * Math.log1p(-p!)),
  law_cauchy_inverse: p => cauchyQuantile(p!),
}

/** The density of a normal law takes one number or three. */
export const NORMAL_DENSITIES: Readonly<Record<number, NumbersFunction>> = {
  1: x => Math.exp((-x! * x!) / 2) / Math.sqrt(2 * Math.PI),
  3: (middle, size, x) => Math.exp(-(((x! - middle!) / size!) ** 2) / 2) / (size! * Math.sqrt(2 * Math.PI)),
}
