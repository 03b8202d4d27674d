import { ETHANE_INTEGRAL, VISCOSITIES } from './own-forms.ts'
import { sumOfPowers } from './point.ts'
import type { Point, Rows, TransportTerm } from './point.ts'

const AVOGADRO = 6.02214129e23

/** Second viscosity virial coefficient of Lennard-Jones molecules by Rainwater and Friend. */
const RAINWATER_FRIEND: Rows = [
  [-19.572881, 0], [219.73999, -0.25], [-1015.3226, -0.5], [2471.01251, -0.75], [-3375.1717, -1],
  [2491.6597, -1.25], [-787.26086, -1.5], [14.085455, -2.5], [-0.34664158, -5.5],
] // prettier-ignore

/** Molecules by Lennard and Jones: depth of their potential over Boltzmann's constant in K, diameter in nm. */
export interface Molecules {
  energy: number
  diameter: number
}

/** Molecules of a fluid whose equation names none: Chung's estimate from the critical point. */
export const estimatedMolecules = ({ equation: { figures } }: Point): Molecules => ({
  energy: figures.reducing.T / 1.2593,
  diameter: 0.809 / Math.cbrt(figures.reducing.rho / 1000),
})

/** Viscosity of dilute gas by kinetic theory, with the collision integral of Neufeld, Janzen and Aziz. */
export function kineticTheory({ T, equation }: Point, { energy, diameter }: Molecules): number {
  const t = T / energy
  const integral =
    1.16145 * t ** -0.14874 + 0.52487 * Math.exp(-0.7732 * t) + 2.16178 * Math.exp(-2.43787 * t)
  return (26.692e-9 * Math.sqrt(equation.figures.M * 1000 * T)) / (diameter * diameter * integral)
}

/** Viscosity of dilute gas. */
export function diluteViscosity(
  kind: string,
  numbers: number[],
  rows: Rows,
  molecules: Molecules,
): TransportTerm {
  switch (kind) {
    case 'kinetic':
      return point => kineticTheory(point, molecules)
    case 'collision': {
      const [C, M] = numbers as [number, number]
      return ({ T }) => {
        const integral = Math.exp(sumOfPowers(rows, Math.log(T / molecules.energy)))
        return (C * Math.sqrt(M * 1000 * T)) / (molecules.diameter ** 2 * integral)
      }
    }
    case 'powers':
      return ({ T }) => sumOfPowers(rows, T / numbers[0]!)
    case 'ethane':
      return ({ T }) => 12.0085e-6 * ETHANE_INTEGRAL(T / 245)
    default:
      return VISCOSITIES[`${kind} dilute`]!
  }
}

/** Coefficient of the first order of density, in m³/mol. */
export function initialDensity(rows: Rows, { energy, diameter }: Molecules): (T: number) => number {
  const terms = rows.length > 0 ? rows : RAINWATER_FRIEND
  const volume = AVOGADRO * (diameter * 1e-9) ** 3
  return T => volume * sumOfPowers(terms, T / energy)
}

/** Powers of reduced density and temperature, with or without an exponential of density. */
export function viscosityOfPowers([Tr, rhor]: number[], rows: Rows): TransportTerm {
  return ({ T, rho }) => {
    const tau = Tr! / T
    const delta = rho / rhor!
    let sum = 0
    for (const [a, d, t, gamma, l] of rows)
      sum += a! * delta ** d! * tau ** t! * (gamma ? Math.exp(gamma * delta ** l!) : 1)
    return sum
  }
}

/** Free volume by Batschinski and Hildebrand: it vanishes at the density of close packing. */
export function freeVolume(
  [f, d]: number[],
  [above, below]: [Rows, Rows],
  [Tr, rhor]: number[],
): TransportTerm {
  return ({ T, rho }) => {
    const tau = Tr! / T
    const delta = rho / rhor!
    const packed = sumOfPowers(above, tau) / sumOfPowers(below, tau)
    return f! * delta ** d! * (1 / (packed - delta) - 1 / packed)
  }
}

/** Friction theory by Quiñones-Cisneros and Deiters: viscosity follows from attraction and repulsion, in bar. */
export function frictionTheory(Tr: number, rows: Rows): TransportTerm {
  const [i, a, r, ii, aa, rr, aaa, rrr] = rows
  return ({ T, rho, equation }) => {
    const tau = Tr / T
    const psi1 = Math.exp(tau) - 1
    const psi2 = Math.exp(tau * tau) - 1
    const factor = ([one, two, three]: number[], power: number) =>
      (one! + two! * psi1 + three! * psi2) * tau ** power
    const [, ad, , , , adt] = equation.residual(T, rho) as unknown as number[]
    const ideal = (rho * equation.figures.R * T) / 1e5
    const repulsion = ideal * (1 + ad! - adt!)
    const attraction = ideal * (1 + ad!) - repulsion
    const beyond = repulsion - ideal
    return (
      factor(i!, 1) * ideal +
      factor(a!, 1) * attraction +
      factor(r!, 1) * beyond +
      factor(ii!, 3) * ideal ** 2 +
      factor(aa!, 3) * attraction ** 2 +
      factor(rr!, 3) * beyond ** 2 +
      factor(aaa!, 1) * attraction ** 3 +
      factor(rrr!, 1) * repulsion ** 3
    )
  }
}

/** Bell's correlation of refrigerants by their residual entropy. */
export function byResidualEntropy([C, critical]: number[]): TransportTerm {
  return point => {
    const { T, rho, equation } = point
    const [a, , , at] = equation.residual(T, rho) as unknown as number[]
    const x = (rho * equation.figures.R * (at! - a!)) / critical!
    const liquid = 0.6100913843 + x * (0.4508958312 + x * (-0.017063 + x * 0.000564))
    const vapour = x * (1.2 + x * (-0.308598 + x * 0.035317))
    const share = 1 / (1 + Math.exp(-100 * (x - 2)))
    const reference = Math.exp(share * liquid + (1 - share) * vapour)
    return (1 + C! * (reference - 1)) * kineticTheory(point, estimatedMolecules(point))
  }
}
