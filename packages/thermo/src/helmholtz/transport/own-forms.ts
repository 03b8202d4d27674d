/** Correlations whose papers have a form of their own; SI units. */
import { density, sumOfPowers } from './point.ts'
import type { Rows, TransportTerm } from './point.ts'

const COLLISION: Rows = [
  -3.0328138281, 16.918880086, -37.189364917, 41.288861858, -24.61592114, 8.9488430959, -1.8739245042, 0.2096610139,
  -9.6570437074e-3,
].map((c, i) => [c, i / 3 - 1]) // prettier-ignore

/** Root of the reduced temperature over the collision integral of Friend and others for small alkanes. */
export const ETHANE_INTEGRAL = (t: number): number => Math.sqrt(t) * sumOfPowers(COLLISION, t)

/** Excess viscosity of small alkanes by Friend and others, over its unit. */
export function alkaneExcess(delta: number, tau: number, g: readonly number[]): number {
  const above =
    g[0]! * delta + g[1]! * delta * tau + g[2]! * delta ** 2 + g[3]! * delta ** 2 * tau +
    g[4]! * delta ** 2 * tau ** 1.5 + g[5]! * delta ** 3 + g[6]! * delta ** 3 * tau ** 2 + g[7]! * delta ** 4 +
    g[8]! * delta ** 4 * tau // prettier-ignore
  return above / (1 + g[9]! * delta + g[10]! * delta * tau)
}

const ETHANE = [
  0.47177003, -0.23950311, 0.39808301, -0.27343335, 0.3519226, -0.21101308, -0.00478579, 0.07378129, -0.030435255,
  -0.30435286, 0.001215675,
] // prettier-ignore

function carbonDioxideGas(T: number): number {
  const third = Math.cbrt(T)
  return (
    (1.0055e-3 * Math.sqrt(T)) /
    (1749.35489318835 -
      369.069300007128 * T ** (1 / 6) +
      5423856.34887691 * Math.exp(-2.21283852168356 * third) +
      (-269503.247933569 + 73145.021531826 * third) / Math.exp(third) +
      5.34368649509278 * Math.sqrt(T))
  )
}

const CO2_TRIPLE = { T: 216.592, rho: 1178.53 }

/** Viscosity that reduces that of dense gas, with the constants of its equation of state. */
const CO2_SCALE =
  (CO2_TRIPLE.rho ** (2 / 3) * Math.sqrt(8.31451 * CO2_TRIPLE.T)) /
  (0.0440098 ** (1 / 6) * Math.cbrt(6.02214129e23))

function heliumViscosity(rho: number, T: number): number {
  const x = Math.log(Math.min(T, 300))
  const form = (a: number, b: number, c: number, d: number, e: number) =>
    a / x + b + c * x + d * x * x + e * x ** 3
  const B = form(-47.5295259, 87.6799309, -42.0741589, 8.33128289, -0.589252385)
  const C = form(547.309267, -904.870586, 431.404928, -81.4504854, 5.37008433)
  const D = form(-1684.39324, 3331.0863, -1632.19172, 308.804413, -20.2936367)
  const gas = form(-0.135311743, 1.00347841, 1.20654649, -0.149564551, 0.012520841)
  const g = rho / 1000
  const dense = Math.exp(gas + B * g + C * g * g + D * g ** 3)
  if (T <= 100) return dense * 1e-7
  const hot = 196 * T ** 0.71938 * Math.exp(12.451 / T - 295.67 / T / T - 4.1249)
  return (dense + hot - Math.exp(gas)) * 1e-7
}

/** Viscosities; `dilute` is that of dilute gas, `dense` what density adds to it. */
export const VISCOSITIES: Record<string, TransportTerm> = {
  'co2 dilute': ({ T }) => carbonDioxideGas(T),
  'co2 dense'(point) {
    const t = point.T / CO2_TRIPLE.T
    const d = density(point) / CO2_TRIPLE.rho
    return (
      CO2_SCALE * (0.360603235428487 * t * d ** 3 + (d * d + d ** 8.06282737481277) / (t - 0.121550806591497))
    )
  },
  'ethane dense': ({ T, rho }) => 15.977e-6 * alkaneExcess(rho / 6870, 305.33 / T, ETHANE),
  'hydrogen dense'(point) {
    const t = point.T / 33.145
    const d2 = (density(point) * 0.011) ** 2
    return (
      6.43449673e-6 * d2 *
      Math.exp(0.0456334068 * t + 0.232797868 / t + (0.95832612 * d2) / (0.127941189 + t) + 0.363576595 * d2 ** 3)
    ) // prettier-ignore
  },
  'toluene dense'(point) {
    const t = point.T / 591.75
    const d = density(point) / 291.987
    const sum =
      (19.919216 * d - 2.6557905 * d ** 4) / t -
      (135.904211 * d ** 3) / (d * d - 7.9962719 - 11.014795 * t) -
      10.113817 * d
    return 1e-6 * d ** (2 / 3) * Math.sqrt(t) * sum
  },
  'benzene dense'(point) {
    const t = point.T / 562.02
    const d = density(point) / 304.792
    const sum =
      -9.98945 * d * d +
      (86.0626 * d) / (2.74872 + 1.1113 * t - d) -
      (134.133 * d + 352.473 * d * d) / (6.60989 + 88.4174 * d * d)
    return 1e-6 * d ** (2 / 3) * Math.sqrt(t) * sum
  },
  'hexane dense'(point) {
    const t = point.T / 507.82
    const d = density(point) / 233.182
    const sum =
      2.53402335 / t -
      9.724061002 / (0.469437316 + t + 158.5571631 * d * d) +
      (72.42916856 * (1 + d)) / (10.60751253 + 8.628373915 * t - 6.61346441 * d + d * d - 2.212724566 * d * t)
    return 1e-6 * d ** (2 / 3) * Math.sqrt(t) * sum
  },
  helium: point => heliumViscosity(density(point), point.T),
}
