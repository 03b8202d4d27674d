/** Viscosity, conductivity and surface tension of water: IAPWS R12-08, R15-11, R1-76(2014); SI units. */
import { CRITICAL } from './regions.ts'

/** Gas constant of the releases of transport properties, which differs from that of IAPWS-IF97. */
const R = 461.51805

const H0 = [1.67752, 2.20462, 0.6366564, -0.241605]

/** Coefficients [i, j, H] of the residual viscosity. */
const H1 = [
  [0, 0, 0.520094], [1, 0, 0.0850895], [2, 0, -1.08374], [3, 0, -0.289555], [0, 1, 0.222531], [1, 1, 0.999115],
  [2, 1, 1.88797], [3, 1, 1.26613], [5, 1, 0.120573], [0, 2, -0.281378], [1, 2, -0.906851], [2, 2, -0.772479],
  [3, 2, -0.489837], [4, 2, -0.25704], [0, 3, 0.161913], [1, 3, 0.257399], [0, 4, -0.0325372], [3, 4, 0.0698452],
  [4, 5, 0.00872102], [3, 6, -0.00435673], [5, 6, -5.93264e-4],
] as const // prettier-ignore

const L0 = [2.443221e-3, 1.323095e-2, 6.770357e-3, -3.454586e-3, 4.096266e-4]
const L1 = [
  [1.60397357, -0.646013523, 0.111443906, 0.102997357, -0.0504123634, 0.00609859258],
  [2.33771842, -2.78843778, 1.53616167, -0.463045512, 0.0832827019, -0.00719201245],
  [2.19650529, -4.54580785, 3.55777244, -1.40944978, 0.275418278, -0.0205938816],
  [-1.21051378, 1.60812989, -0.621178141, 0.0716373224, 0, 0],
  [-2.720337, 4.57586331, -3.18369245, 1.1168348, -0.19268305, 0.012913842],
]

/** Reference of the compressibility at 1.5 critical temperatures, by ranges of reduced density. */
const COMPRESSIBILITY: [below: number, a: number[]][] = [
  [0.310559006, [6.53786807199516, -5.61149954923348, 3.39624167361325, -2.27492629730878, 10.2631854662709, 1.97815050331519]],
  [0.776397516, [6.52717759281799, -6.30816983387575, 8.08379285492595, -9.82240510197603, 12.1358413791395, -5.54349664571295]],
  [1.242236025, [5.35500529896124, -3.96415689925446, 8.91990208918795, -12.033872950579, 9.19494865194302, -2.16866274479712]],
  [1.863354037, [1.55225959906681, 0.464621290821181, 8.93237374861479, -11.0321960061126, 6.1678099993336, -0.965458722086812]],
  [Infinity, [1.11999926419994, 0.595748562571649, 9.8895256507892, -10.325505114704, 4.66861294457414, -0.503243546373828]],
] // prettier-ignore

const horner = (a: readonly number[], x: number) => a.reduceRight((sum, n) => sum * x + n, 0)

/** Dynamic viscosity in Pa s without the enhancement at the critical point. */
export function viscosity(rho: number, T: number): number {
  const t = T / CRITICAL.T
  const d = rho / CRITICAL.rho
  let sum = 0
  for (const [i, j, n] of H1) sum += n * (1 / t - 1) ** i * (d - 1) ** j
  return ((100 * Math.sqrt(t)) / horner(H0, 1 / t)) * Math.exp(d * sum) * 1e-6
}

/** Properties from which the enhancement of the conductivity follows. */
export interface Enhancing {
  cp: number
  cv: number
  /** Length over which density fluctuates, in nm. */
  xi: number
  /** Viscosity in Pa s. */
  viscosity: number
}

/** Conductivity in W/(m K); with its enhancement at the critical point if a state is given. */
export function conductivity(rho: number, T: number, state?: Enhancing): number {
  const t = T / CRITICAL.T
  const d = rho / CRITICAL.rho
  let sum = 0
  L1.forEach((row, i) => (sum += (1 / t - 1) ** i * horner(row, d - 1)))
  const background = (Math.sqrt(t) / horner(L0, 1 / t)) * Math.exp(d * sum)
  return 1e-3 * (background + (state ? enhancement(d, t, state) : 0))
}

/** Conductivity for industrial use, in W/(m K): its enhancement follows from the compressibility of IAPWS-IF97. */
export function industrialConductivity({ rho, T, cp, cv, drhodp }: Compressible): number {
  const xi = industrialLength(rho / CRITICAL.rho, T / CRITICAL.T, drhodp)
  return conductivity(rho, T, { cp, cv, xi, viscosity: viscosity(rho, T) })
}

interface Compressible {
  rho: number
  T: number
  cp: number
  cv: number
  /** Derivative of density with pressure at constant temperature. */
  drhodp: number
}

function industrialLength(d: number, t: number, drhodp: number): number {
  const zetaReference = 1 / horner(COMPRESSIBILITY.find(([below]) => d <= below)![1], d)
  const zeta = (drhodp * CRITICAL.p) / CRITICAL.rho
  const chi = d * (zeta - (zetaReference * 1.5) / t)
  return chi > 0 ? 0.13 * (chi / 0.06) ** (0.63 / 1.239) : 0
}

function enhancement(d: number, t: number, { cp, cv, xi, viscosity: eta }: Enhancing): number {
  const y = xi / 0.4
  if (y < 1.2e-7) return 0
  const kappa = cp / cv
  const z =
    (2 / (Math.PI * y)) *
    ((1 - 1 / kappa) * Math.atan(y) + y / kappa - (1 - Math.exp(-1 / (1 / y + (y * y) / (3 * d * d)))))
  const reducedCp = Math.min(Math.max(cp / R, 0), 1e13)
  return ((177.8514 * d * reducedCp * t) / (eta * 1e6)) * z
}

/** Surface tension in N/m, from the triple to the critical point. */
export function surfaceTension(T: number): number {
  const tau = 1 - T / CRITICAL.T
  return 0.2358 * tau ** 1.256 * (1 - 0.625 * tau)
}
