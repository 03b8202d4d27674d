/** Conductivity by the state of a reference fluid that has the same residual energy and compressibility factor. */
import type { HelmholtzEquation } from '../equation.ts'
import { StateError, kelvin } from '../../state-error.ts'
import { estimatedMolecules, kineticTheory } from './viscosity.ts'
import { sumOfPowers } from './point.ts'
import type { Point, Rows, TransportTerm } from './point.ts'

export interface Reference {
  equation: HelmholtzEquation
  /** The part of the conductivity that density adds to that of dilute gas. */
  dense: TransportTerm
}

/** State of the reference fluid: Newton steps in T and density, halved until they come closer. */
function conformalState(
  { T, rho, equation }: Point,
  reference: HelmholtzEquation,
): { T: number; rho: number } {
  const [a, ad] = equation.residual(T, rho) as unknown as [number, number]
  const own = equation.figures.reducing
  const other = reference.figures.reducing
  const corresponding = { T: (T * other.T) / own.T, rho: (rho * other.rho) / own.rho }
  let at = corresponding
  const off = (state: typeof at) => {
    const sums = [...reference.residual(state.T, state.rho)] as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { sums, r: [sums[0] - a, sums[1] - ad] as const, size: Math.hypot(sums[0] - a, sums[1] - ad) }
  }
  let here = off(at)
  for (let i = 0; i < 50 && here.size > 1e-9; i++) {
    const [, ad0, add0, at0, , adt0] = here.sums
    // Derivatives with ln T and ln rho.
    const [j00, j01, j10, j11] = [-at0, ad0, -adt0, ad0 + add0]
    const det = j00 * j11 - j01 * j10
    const [dT, dRho] = [
      (-here.r[0] * j11 + here.r[1] * j01) / det,
      (-here.r[1] * j00 + here.r[0] * j10) / det,
    ]
    let share = 1
    let next = at
    let there = here
    do {
      next = { T: at.T * (1 + share * dT), rho: at.rho * (1 + share * dRho) }
      there = next.T > 0 && next.rho > 0 ? off(next) : { ...here, size: Infinity }
      share /= 2
    } while (!(there.size < here.size) && share > 1e-3)
    if (!(there.size < here.size)) break
    ;[at, here] = [next, there]
  }
  if (here.size <= 1e-6) return at
  // In thin gas both conditions become one, and what density adds is small: the critical points settle the state.
  if (rho < 0.15 * own.rho) return corresponding
  throw new StateError(
    `The conductivity of ${equation.figures.name} follows that of ${reference.figures.name}, which has no such state: ` +
      `${kelvin(T)} and ${Number((rho * equation.figures.M).toPrecision(5))} kg/m³`,
  )
}

/** Extended corresponding states by McLinden, Klein and Perkins, without the critical enhancement. */
export function conformalConductivity(
  reference: () => Reference,
  internal: Rows,
  shape: Rows,
  reduced: number,
): TransportTerm {
  return point => {
    const { T, rho, equation } = point
    const { R, M } = equation.figures
    const eta = kineticTheory(point, estimatedMolecules(point)) * 1e6
    const cp = (R / M) * (1 + equation.idealHeat(T))
    const gas =
      (sumOfPowers(internal, T) * eta * (cp - (2.5 * R) / M)) / 1e3 + ((3.75e-3 * R) / (M * 1000)) * eta
    const { equation: other, dense } = reference()
    const state = conformalState(point, other)
    const at = { ...point, T: state.T, rho: state.rho * sumOfPowers(shape, rho / reduced), equation: other }
    const factor = Math.sqrt((T / state.T) * (other.figures.M / M)) * (state.rho / rho) ** (-2 / 3)
    return gas + factor * dense(at)
  }
}
