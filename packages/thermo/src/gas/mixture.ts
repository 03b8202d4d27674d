import { ROUNDING } from '../root.ts'
import { StateError, kelvin } from '../state-error.ts'
import { P_STANDARD, R, cpOverR, hOverRT, range, sOverR } from './species.ts'
import type { Species } from './species.ts'

/** Amount in mol of one species. */
export interface Component {
  species: Species
  moles: number
}

/** Ideal gases and pure condensed phases, side by side. */
export interface Mixture {
  components: Component[]
  /** Amount in mol, of gases only and of all; mass in kg. */
  gasMoles: number
  moles: number
  mass: number
  /** Temperatures in K for which all species have figures. */
  lowest: number
  highest: number
}

export function mixtureOf(components: Component[]): Mixture {
  let gasMoles = 0
  let moles = 0
  let mass = 0
  let lowest = 0
  let highest = Infinity
  for (const { species, moles: n } of components) {
    if (!(n >= 0) || !Number.isFinite(n))
      throw new StateError(`The amount of ${species.name} is to be zero or more`)
    moles += n
    mass += n * species.M
    if (species.gas) gasMoles += n
    const [from, to] = range(species)
    lowest = Math.max(lowest, from)
    highest = Math.min(highest, to)
  }
  if (!(moles > 0))
    throw new StateError('The mixture is empty: give an amount above zero of at least one species')
  return { components, gasMoles, moles, mass, lowest, highest }
}

/** Totals of a mixture: J, J/K, mol, kg; T in K, P in Pa. */
export interface Totals {
  mixture: Mixture
  T: number
  P: number
  H: number
  S: number
  Cp: number
}

export function totals(mixture: Mixture, T: number, P: number): Totals {
  let H = 0
  let S = 0
  let Cp = 0
  const lnP = Math.log(P / P_STANDARD)
  for (const { species, moles: n } of mixture.components) {
    if (n === 0) continue
    H += n * hOverRT(species, T)
    S += n * sOverR(species, T)
    if (species.gas) S -= n * (Math.log(n / mixture.gasMoles) + lnP)
    Cp += n * cpOverR(species, T)
  }
  return { mixture, T, P, H: H * R * T, S: S * R, Cp: Cp * R }
}

/** Volume of the gases in m³. */
export const gasVolume = ({ mixture, T, P }: Totals) => (mixture.gasMoles * R * T) / P

/** Volume of all in m³: condensed species have no density in the data. */
export function volume(of: Totals): number {
  const condensed = of.mixture.components.find(({ species, moles }) => !species.gas && moles > 0)
  if (condensed)
    throw new StateError(
      `${condensed.species.name} is condensed and has no density in the data: rho_gas, v_gas and V_gas are those of the gases`,
    )
  return gasVolume(of)
}

/** Internal energy in J; that of a condensed species is its enthalpy. */
export const internalEnergy = (of: Totals) => of.H - of.mixture.gasMoles * R * of.T

/** The sentence about species such as H2(L) and O2(L), which have their data at different temperatures. */
export const NO_COMMON_RANGE =
  'The species have no range of temperature in common: read h of each in a mixture of its own; h_eq, at the temperature and pressure of the products, needs none'

/** Common range of temperature as a sentence says it, or a sentence why there is none. */
export function outsideRange({ lowest, highest, components }: Mixture, T: number): string | undefined {
  if (T >= lowest * (1 - ROUNDING) && T <= highest * (1 + ROUNDING)) return undefined
  if (lowest > highest) return NO_COMMON_RANGE
  const narrow = components
    .map(({ species }) => species)
    .filter(species => T < range(species)[0] || T > range(species)[1])
    .map(species => species.name)
  return `T = ${kelvin(T)} is outside of the data of ${narrow.join(', ')}: ${kelvin(lowest)} to ${kelvin(highest)}`
}
