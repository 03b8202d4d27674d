/** Water for scientific use: IAPWS R12-08 and R15-11 with both enhancements at the critical point, over IAPWS-95. */
import { conductivity, viscosity } from '../../water/transport.ts'
import { density } from './point.ts'
import type { Point } from './point.ts'

const CRITICAL = { T: 647.096, p: 22.064e6, rho: 322 }

/** Length over which density fluctuates, in nm. */
function correlationLength({ T, rho, equation }: Point): number {
  const { R, M } = equation.figures
  const compressibility = (at: number) => {
    const [, ad, add] = equation.residual(at, rho) as unknown as number[]
    return (M * CRITICAL.p) / (CRITICAL.rho * R * at * (1 + 2 * ad! + add!))
  }
  const Tr = 1.5 * CRITICAL.T
  const excess = ((rho * M) / CRITICAL.rho) * (compressibility(T) - (compressibility(Tr) * Tr) / T)
  return excess > 0 ? 0.13 * (excess / 0.06) ** (0.63 / 1.239) : 0
}

/** Factor by which the viscosity grows with the correlation length in nm. */
function viscosityEnhancement(xi: number): number {
  const c = xi / 1.9
  const d = xi / 1.1
  if (xi <= 0.3817016416) return Math.exp(0.068 * (c / 5) * d ** 5 * (1 - c + c * c - (765 / 504) * d * d))
  const psi = Math.acos(1 / Math.sqrt(1 + d * d))
  const w = Math.sqrt(Math.abs((c - 1) / (c + 1))) * Math.tan(psi / 2)
  const L = c > 1 ? Math.log((1 + w) / (1 - w)) : 2 * Math.atan(Math.abs(w))
  const Y =
    Math.sin(3 * psi) / 12 -
    Math.sin(2 * psi) / (4 * c) +
    ((1 - 1.25 * c * c) * Math.sin(psi)) / c ** 2 -
    ((1 - 1.5 * c * c) * psi - Math.abs(c * c - 1) ** 1.5 * L) / c ** 3
  return Math.exp(0.068 * Y)
}

export const waterViscosity = (point: Point): number =>
  viscosity(density(point), point.T) * viscosityEnhancement(correlationLength(point))

export function waterConductivity(point: Point): number {
  const { cp, cv } = point.phase
  const xi = correlationLength(point)
  return conductivity(density(point), point.T, { cp, cv, xi, viscosity: waterViscosity(point) })
}
