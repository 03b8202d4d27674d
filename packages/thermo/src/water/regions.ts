/** Basic equations of IAPWS R7-97(2012): regions 1, 2, 3 and 5, and the metastable vapour; SI units. */
import { DerivedPolynomial, polynomial, readTerms } from './polynomial.ts'
import type { Derivatives } from './polynomial.ts'
import type { Phase } from '../states/phase.ts'

/** Specific gas constant of the formulation in J/(kg K). */
export const R = 461.526
export const CRITICAL = { T: 647.096, p: 22.064e6, rho: 322 }

const region1 = new DerivedPolynomial(polynomial('1'))
const region2 = new DerivedPolynomial(polynomial('2r'))
const region3 = new DerivedPolynomial(polynomial('3'))
const region5 = new DerivedPolynomial(polynomial('5r'))

const IDEAL2 = readTerms(
  '0,0,-9.6927686500217 0,1,10.086655968018 0,-5,-0.005608791128302 0,-4,0.071452738081455 ' +
    '0,-3,-0.40710498223928 0,-2,1.4240819171444 0,-1,-4.383951131945 0,2,-0.28408632460772 0,3,0.021268463753307',
)
const ideal2 = new DerivedPolynomial(IDEAL2)
const ideal5 = new DerivedPolynomial(
  readTerms(
    '0,0,-13.179983674201 0,1,6.8540841634434 0,-3,-0.024805148933466 0,-2,0.36901534980333 ' +
      '0,-1,-3.1161318213925 0,2,-0.32961626538917',
  ),
)
const idealMetastable = new DerivedPolynomial({
  ...IDEAL2,
  n: Float64Array.from(IDEAL2.n, (n, k) => [-9.6937268393049, 10.087275970006][k] ?? n),
})
const metastable = new DerivedPolynomial(
  readTerms(
    '1,0,-0.0073362260186506 1,2,-0.088223831943146 1,5,-0.072334555213245 1,11,-0.0040813178534455 ' +
      '2,1,0.0020097803380207 2,7,-0.053045921898642 2,16,-0.007619040908697 3,4,-0.0063498037657313 ' +
      '3,16,-0.086043093028588 4,7,0.007532158152277 4,10,-0.0079238375446139 5,9,-2.2888160778447e-4 ' +
      '5,10,-0.002645650148281',
  ),
)

const g: Derivatives = new Float64Array(6)

/** State from the dimensionless Gibbs energy in `g`, whose variables are pi and tau. */
function fromGibbs(p: number, T: number, pi: number, tau: number): Phase {
  const f = g[0]!
  const fp = g[1]!
  const fpp = g[2]!
  const ft = g[3]!
  const ftt = g[4]!
  const fpt = g[5]!
  const RT = R * T
  const v = (RT / p) * pi * fp
  const a = fp - tau * fpt
  const cp = -R * tau * tau * ftt
  return {
    T,
    p,
    v,
    h: RT * tau * ft,
    u: RT * (tau * ft - pi * fp),
    s: R * (tau * ft - f),
    cp,
    cv: cp + (R * a * a) / fpp,
    w: Math.sqrt((RT * fp * fp) / ((a * a) / (tau * tau * ftt) - fpp)),
    drhodp: -fpp / (fp * fp * RT),
    expansion: a / fp / T,
  }
}

/** Liquid to 623.15 K and 100 MPa. */
export function inRegion1(p: number, T: number): Phase {
  const pi = p / 16.53e6
  const tau = 1386 / T
  g.fill(0)
  region1.add(g, 7.1 - pi, tau - 1.222)
  g[1] = -g[1]!
  g[5] = -g[5]!
  return fromGibbs(p, T, pi, tau)
}

/** Ideal and residual part over pi in MPa; the shift of tau belongs to the residual part. */
function vapour(
  ideal: DerivedPolynomial,
  residual: DerivedPolynomial,
  p: number,
  T: number,
  [reference, shift]: [reference: number, shift: number],
): Phase {
  const pi = p / 1e6
  const tau = reference / T
  g.fill(0)
  ideal.add(g, 1, tau)
  g[0]! += Math.log(pi)
  g[1] = 1 / pi
  g[2] = -1 / (pi * pi)
  g[5] = 0
  residual.add(g, pi, tau - shift)
  return fromGibbs(p, T, pi, tau)
}

/** Vapour and gas to 1073.15 K. */
export const inRegion2 = (p: number, T: number) => vapour(ideal2, region2, p, T, [540, 0.5])

/** Metastable vapour below 10 MPa, to 5 % of moisture. */
export const inMetastableVapour = (p: number, T: number) =>
  vapour(idealMetastable, metastable, p, T, [540, 0.5])

/** Hot steam to 2273.15 K and 50 MPa. */
export const inRegion5 = (p: number, T: number) => vapour(ideal5, region5, p, T, [1000, 0])

/** Near and above the critical point: a function of density in kg/m³. */
export function inRegion3(rho: number, T: number): Phase {
  const delta = rho / CRITICAL.rho
  const tau = CRITICAL.T / T
  g.fill(0)
  region3.add(g, delta, tau)
  const n1 = 1.0658070028513
  const f = g[0]! + n1 * Math.log(delta)
  const fd = g[1]! + n1 / delta
  const fdd = g[2]! - n1 / (delta * delta)
  const [ft, ftt, fdt] = [g[3]!, g[4]!, g[5]!]
  const RT = R * T
  const a = delta * fd - delta * tau * fdt
  const b = 2 * delta * fd + delta * delta * fdd
  const cv = -R * tau * tau * ftt
  return {
    T,
    p: delta * fd * rho * RT,
    v: 1 / rho,
    h: RT * (tau * ft + delta * fd),
    u: RT * tau * ft,
    s: R * (tau * ft - f),
    cp: cv + (R * a * a) / b,
    cv,
    w: Math.sqrt(RT * (b - (a * a) / (tau * tau * ftt))),
    drhodp: 1 / (RT * b),
    expansion: a / b / T,
  }
}
