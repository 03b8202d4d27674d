/** Molar gas constant in J/(mol K), exact since 2019. */
export const R = 8.31446261815324
/** Pressure of the standard state in Pa. */
export const P_STANDARD = 1e5

/** Coefficients a1 … a7, b1, b2 of one NASA polynomial and the temperatures in K between which they hold. */
export interface Interval {
  lowest: number
  highest: number
  a: Float64Array
}

export interface Species {
  name: string
  /** Other names under which the species is found. */
  aliases: string[]
  /** Atoms of each element, by its symbol; the electron is E. */
  elements: [element: string, atoms: number][]
  gas: boolean
  /** Molar mass in kg/mol. */
  M: number
  /** Enthalpy of formation at 298.15 K in J/mol. */
  Hf298: number
  intervals: Interval[]
  /** Enthalpy that is known at one temperature only, as of a fuel: J/mol, K. */
  assigned?: { h: number; T: number }
  source: string
  /** True for mixtures and fuels that are burnt, but are no product of a reaction. */
  reactantOnly?: boolean
}

/**
 * Temperatures in K between which a species has figures. Polynomials from 300 K are made to pass through the
 * enthalpy of formation at 298.15 K, so they hold from there.
 */
export function range(species: Species): [lowest: number, highest: number] {
  if (species.assigned) return [species.assigned.T, species.assigned.T]
  const { lowest } = species.intervals[0]!
  return [lowest === 300 ? 298.15 : lowest, species.intervals.at(-1)!.highest]
}

function coefficients(species: Species, T: number): Float64Array {
  const { intervals } = species
  for (let i = 0; i < intervals.length - 1; i++) if (T <= intervals[i]!.highest) return intervals[i]!.a
  return intervals[intervals.length - 1]!.a
}

/** Cp/R of the standard state; the nearest polynomial beyond the range. */
export function cpOverR(species: Species, T: number): number {
  if (species.assigned) return 0
  const a = coefficients(species, T)
  return a[0]! / (T * T) + a[1]! / T + a[2]! + T * (a[3]! + T * (a[4]! + T * (a[5]! + T * a[6]!)))
}

/** H/(R T) of the standard state, with the enthalpy of formation. */
export function hOverRT(species: Species, T: number): number {
  if (species.assigned) return species.assigned.h / (R * T)
  const a = coefficients(species, T)
  return (
    -a[0]! / (T * T) +
    (a[1]! * Math.log(T) + a[7]!) / T +
    a[2]! +
    T * (a[3]! / 2 + T * (a[4]! / 3 + T * (a[5]! / 4 + (T * a[6]!) / 5)))
  )
}

/** S/R of the standard state; not a number where only an enthalpy is known. */
export function sOverR(species: Species, T: number): number {
  if (species.assigned) return NaN
  const a = coefficients(species, T)
  return (
    -a[0]! / (2 * T * T) -
    a[1]! / T +
    a[2]! * Math.log(T) +
    a[8]! +
    T * (a[3]! + T * (a[4]! / 2 + T * (a[5]! / 3 + (T * a[6]!) / 4)))
  )
}
