/** Conductivities of helium and methane, whose papers have forms of their own; W/(m K). */
import { ETHANE_INTEGRAL, alkaneExcess } from './own-forms.ts'
import { density } from './point.ts'
import type { Point, TransportTerm } from './point.ts'

/** Derivative of pressure with temperature at constant density, in Pa/K. */
function pressureSlope({ T, rho, equation }: Point): number {
  const [, ad, , , , adt] = equation.residual(T, rho) as unknown as number[]
  return rho * equation.figures.R * (1 + ad! - adt!)
}

/** Compressibility of helium within its critical region, by its scaled equation of state. */
function scaledCompressibility(rho: number, offT: number, offRho: number): number {
  const [x0, E1, E2, beta, gamma, delta] = [0.392, 2.8461, 0.27156, 0.3554, 1.1743, 4.304]
  const x = (offT / offRho) ** (1 / beta)
  const y = 1 + x / x0
  const inner = 1 + E2 * y ** (2 / beta)
  const power = (gamma - 1) / (2 * beta)
  const h = E1 * y * inner ** power
  const slope = (E1 / x0) * inner ** power * (1 + (((gamma - 1) / beta ** 2) * E2 * y ** (2 / beta)) / inner)
  return 1 / (offRho ** (delta - 1) * (delta * h - (x / beta) * slope) * (rho / 69.158) ** 2 * 2.2746e5)
}

function heliumCritical(point: Point, viscosity: TransportTerm): number {
  const { T, phase } = point
  if (T <= 3.5 || T >= 12) return 0
  const rho = density(point)
  const offT = Math.abs(1 - T / 5.18992)
  const offRho = Math.abs(1 - rho / 69.158)
  const outside = (offT / 0.2) ** 2 + (offRho / 0.25) ** 2
  const own = phase.drhodp / rho
  const mixed =
    outside > 1
      ? own
      : outside * own + (1 - outside) * scaledCompressibility(rho, offT, Math.max(offRho, 1e-12))
  return (
    ((3.4685233e-17 * 3.726229668 * Math.sqrt(mixed) * T ** 2) / rho / viscosity(point)) *
    pressureSlope(point) ** 2 * Math.exp(-18.66 * offT ** 2 - 4.25 * offRho ** 4)
  ) // prettier-ignore
}

/** Hands and Arp, Cryogenics 21 (1981) 697. */
export function heliumConductivity(point: Point, viscosity: TransportTerm): number {
  const { T } = point
  const rho = density(point)
  const third = Math.cbrt(T)
  const gas =
    2.7870034e-3 * T ** 0.7034007057 *
    Math.exp(3.739232544 / T - 26.20316969 / T ** 2 + 59.82252246 / T ** 3 - 49.26397634 / T ** 4) // prettier-ignore
  const dense =
    (1.86297053e-4 - 7.275964435e-7 * T - 1.427549651e-4 * third + 3.290833592e-5 * third ** 2) * rho +
    (-5.213335363e-8 + 4.492659933e-8 * third - 5.924416513e-9 * third ** 2) * rho ** 3 +
    (7.087321137e-6 - 6.013335678e-6 * third + 8.067145814e-7 * third ** 2 + 3.995125013e-7 / T) *
      rho ** 2 * Math.log(rho / 68) // prettier-ignore
  return gas + dense + heliumCritical(point, viscosity)
}

const METHANE = [
  0.41250137, -0.14390912, 0.10366993, 0.40287464, -0.24903524, -0.12953131, 0.06575776, 0.02566628, -0.03716526,
  -0.38798341, 0.03533815,
] // prettier-ignore

/** Compressibility of methane near its critical point, over that of the critical isochore. */
function methaneCompressibility(point: Point, delta: number, tau: number): number {
  const t = 1 - 1 / tau
  const off = Math.abs(1 - delta)
  if (Math.abs(t) < 0.03 && off < 1e-16) return 0.0801 * Math.abs(t) ** -1.19
  if (Math.abs(t) < 0.03 && off < 0.03) {
    const z = t * off ** (-1 / 0.355)
    const theta = z < 1 / 6.098 ? 1 + 0.287 * Math.max(0, 1 - 6.098 * z) ** 0.71 : 1
    return (0.1133 * off ** -3.352 * theta ** 0.732) / (theta - 1.401 * z * (theta + 0.535))
  }
  const [, ad, add] = point.equation.residual(point.T, point.rho) as unknown as number[]
  return (0.28631 * delta * tau) / (1 + 2 * ad! + add!)
}

/** Friend, Ely and Ingham, J. Phys. Chem. Ref. Data 18 (1989) 583. */
export function methaneConductivity(point: Point): number {
  const { T, rho, equation } = point
  const { critical, ancillaries } = equation.figures
  const delta = rho / 10139
  const tau = 190.55 / T
  const gasViscosity = 10.5 * ETHANE_INTEGRAL(T / 174)
  const viscosity = gasViscosity + 12.149 * alkaneExcess(delta, tau, METHANE)
  const internal = 1.45885 - (0.4377162 * 174) / T
  const gas = 0.51828 * gasViscosity * (3.75 - internal * (1.5 - equation.idealHeat(T)))
  const vapour = T < critical.T && rho < critical.rho ? ancillaries.get('rhoV')!(T) / critical.rho : 1
  const dense =
    6.29638 *
    (2.4149207 * delta + 0.55166331 * delta ** 3 + (-0.52837734 + 0.073809553 * tau) * delta ** 4 +
      (0.24465507 - 0.047613626 * tau) * delta ** 5 + (1.5554612 * delta ** 2) / vapour) // prettier-ignore
  const off = 1 - delta
  const near = Math.exp(-2.646 * Math.sqrt(Math.abs(1 - 1 / tau)) - 2.678 * off * off + 0.637 * off)
  const [, ad, , , , adt] = equation.residual(T, rho) as unknown as number[]
  const critical2 =
    (91.855 / (viscosity * tau * tau)) * (1 + ad! - adt!) ** 2 *
    methaneCompressibility(point, delta, tau) ** 0.4681 * near // prettier-ignore
  return (gas + dense + critical2) * 1e-3
}
