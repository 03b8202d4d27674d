/** Special functions of real numbers, by the engine's words. Their parameters say how many they take. */
import { integerOf } from '../close.ts'
import { fail } from '../value.ts'
import { airyAi, airyAiPrime, airyBi, airyBiPrime, besselI, besselJ, besselK, besselY } from './bessel.ts'
import { erf, erfc, erfcinv, erfinv } from './errors.ts'
import { beta, digamma, gamma, gammaAbove, gammaBelow, lnGamma } from './gamma.ts'
import { ci, e1, ei, ellipticE, ellipticK, lambertW, si } from './integrals.ts'
import type { NumbersFunction } from './numbers.ts'

function factorial(x: number): number {
  if (Number.isInteger(x) && x < 0) fail('number.no-value')
  return gamma(x + 1)
}

/** The n-th of polynomials of which each follows from the two before it. */
function polynomial(
  first: (x: number) => number,
  next: (k: number, x: number, p: number, before: number) => number,
): NumbersFunction {
  return (n, x) => {
    const degree = integerOf(n!)
    if (degree < 0 || degree > 10_000) fail('number.not-numeric')
    if (degree === 0) return 1
    let [p, before] = [first(x!), 1]
    for (let k = 1; k < degree; k += 1) [p, before] = [next(k, x!, p, before), p]
    return p
  }
}

const doubling = (_: number, x: number, p: number, before: number): number => 2 * x * p - before

const legendre = polynomial(
  x => x,
  (k, x, p, before) => ((2 * k + 1) * x * p - k * before) / (k + 1),
)
const hermite = polynomial(
  x => 2 * x,
  (k, x, p, before) => 2 * x * p - 2 * k * before,
)
const laguerre = polynomial(
  x => 1 - x,
  (k, x, p, before) => ((2 * k + 1 - x) * p - k * before) / (k + 1),
)
const firstKind = polynomial(x => x, doubling)
const secondKind = polynomial(x => 2 * x, doubling)

/** Whether the sum of a rate and 1 has all its digits. */
const isWhole = (rate: number): boolean => 1 + rate - 1 === rate

/** The value of 1 after n periods. */
const growth = (rate: number, n: number): number =>
  isWhole(rate) || rate <= -1 ? (1 + rate) ** n : Math.exp(n * Math.log1p(rate))

/** The sum of n payments of 1 that bear interest. */
const annuity = (rate: number, n: number): number => {
  if (rate === 0) return n
  const gain = isWhole(rate) || rate <= -1 ? growth(rate, n) - 1 : Math.expm1(n * Math.log1p(rate))
  return gain / rate
}

export const SPECIAL_FUNCTIONS: Readonly<Record<string, NumbersFunction>> = {
  factorial: x => factorial(x!),
  num_gamma: x => gamma(x!),
  num_lgamma: x => lnGamma(x!),
  num_gamma_above: (a, x) => (a! > 0 ? gammaAbove(a!, x!) * gamma(a!) : fail('number.not-numeric')),
  num_igamma: (a, x) => gammaBelow(a!, x!) * gamma(a!),
  num_igamma_share: (a, x) => gammaBelow(a!, x!),
  Beta: (a, b) => beta(a!, b!),
  Psi: x => digamma(x!),
  num_erf: x => erf(x!),
  erfc: x => erfc(x!),
  num_erfinv: y => erfinv(y!),
  num_erfcinv: y => erfcinv(y!),
  besj: (n, x) => besselJ(n!, x!),
  besy: (n, x) => besselY(n!, x!),
  besi: (n, x) => besselI(n!, x!),
  besk: (n, x) => besselK(n!, x!),
  air_a: x => airyAi(x!),
  air_b: x => airyBi(x!),
  air_da: x => airyAiPrime(x!),
  air_db: x => airyBiPrime(x!),
  num_e1: x => e1(x!),
  Ei: x => ei(x!),
  num_si: x => si(x!),
  num_ci: x => ci(x!),
  ell_k: m => ellipticK(m!),
  ell_e: m => ellipticE(m!),
  num_lambert: (x, branch) => lambertW(x!, branch),
  num_legendre: (n, x) => legendre(n!, x!),
  num_hermite: (n, x) => hermite(n!, x!),
  num_laguerre: (n, x) => laguerre(n!, x!),
  tchebyshev1: (n, x) => firstKind(n!, x!),
  tchebyshev2: (n, x) => secondKind(n!, x!),
  fin_annuity: (rate, n) => annuity(rate!, n!),
  fin_growth: (rate, n) => growth(rate!, n!),
}
