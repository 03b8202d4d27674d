/**
 * Responsibilities: heat capacity, isentropic exponent and speed of sound of products whose composition
 * follows temperature and pressure.
 *
 * Source: S. Gordon, B. J. McBride, NASA RP-1311 (1994), part I, chapters 2.5 and 2.6: the derivatives of the
 * amounts are the solution of the equations by which the equilibrium was found.
 */
import { eliminate } from './elimination.ts'
import type { Totals } from './mixture.ts'
import { R, cpOverR, hOverRT } from './species.ts'
import type { Species } from './species.ts'

/** SI units; both per kg of the mixture. */
export interface Shifting {
  Cp: number
  /** -(d ln P / d ln v) at constant entropy. */
  exponent: number
  /** Speed of sound. */
  w: number
}

/** An amount below which a condensed species counts as absent, in parts of all moles. */
const TRACE = 1e-14

interface Part {
  species: Species
  moles: number
  /** Atoms of each element. */
  atoms: number[]
  /** H/(R T). */
  h: number
}

/** @param state products in equilibrium at its T and P */
export function shifting(state: Totals): Shifting {
  const { mixture, T } = state
  const elements = [...new Set(mixture.components.flatMap(one => one.species.elements.map(([name]) => name)))]
  const parts = mixture.components.map(({ species, moles }): Part => ({
    species,
    moles: moles / mixture.moles,
    atoms: elements.map(element => species.elements.find(([name]) => name === element)?.[1] ?? 0),
    h: hOverRT(species, T),
  }))
  const gases = parts.filter(({ species }) => species.gas)
  const condensed = parts.filter(({ species, moles }) => !species.gas && moles > TRACE)
  const byT = derivatives(elements.length, gases, condensed, one => -one.h)
  const byP = derivatives(elements.length, gases, condensed, one => (one.species.gas ? 1 : 0))
  const gasMoles = gases.reduce((sum, { moles }) => sum + moles, 0)
  let cp = 0
  for (const one of gases) cp += one.moles * (cpOverR(one.species, T) + one.h * (one.h + byT.gas(one)))
  condensed.forEach((one, at) => {
    cp += one.moles * cpOverR(one.species, T) + one.h * byT.condensed[at]!
  })
  const expansion = 1 + byT.total
  const compression = -1 + byP.total
  const cv = cp + (gasMoles * expansion ** 2) / compression
  const exponent = -cp / cv / compression
  const perMass = (mixture.moles * R) / mixture.mass
  return { Cp: cp * perMass, exponent, w: Math.sqrt(gasMoles * perMass * T * exponent) }
}

interface Derivatives {
  /** Derivative of ln n of a gas, without its own term. */
  gas: (one: Part) => number
  /** Derivatives of the amounts of condensed species. */
  condensed: readonly number[]
  /** Derivative of ln n of all gases. */
  total: number
}

/** @param own the term of each species: -H/(R T) for a change of ln T; for one of ln P 1, and 0 where it is condensed */
function derivatives(
  elements: number,
  gases: readonly Part[],
  condensed: readonly Part[],
  own: (one: Part) => number,
): Derivatives {
  const size = elements + condensed.length + 1
  const width = size + 1
  const last = size - 1
  const m = new Float64Array(size * width)
  for (const one of gases)
    for (let i = 0; i < elements; i++) {
      const an = one.atoms[i]! * one.moles
      if (an === 0) continue
      for (let k = 0; k < elements; k++) m[k * width + i]! += one.atoms[k]! * an
      m[i * width + last]! += an
      m[last * width + i]! += an
      m[i * width + size]! += an * own(one)
    }
  for (const one of gases) m[last * width + size]! += one.moles * own(one)
  condensed.forEach((one, at) => {
    const row = elements + at
    for (let i = 0; i < elements; i++) m[i * width + row] = m[row * width + i] = one.atoms[i]!
    m[row * width + size] = own(one)
  })
  const x = eliminate(m, size)
  return {
    gas: one => one.atoms.reduce((sum, atoms, i) => sum + atoms * x[i]!, x[last]!),
    condensed: condensed.map((_, at) => x[elements + at]!),
    total: x[last]!,
  }
}
