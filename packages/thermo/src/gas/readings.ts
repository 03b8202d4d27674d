import { gasVolume, internalEnergy, totals, volume } from './mixture.ts'
import type { Totals } from './mixture.ts'
import { P_STANDARD, R } from './species.ts'
import type { Species } from './species.ts'
import { StateError } from '../state-error.ts'
import type { SpeciesTable } from './table.ts'
import { shifting } from './shifting.ts'
import { cpOverR, hOverRT, range, sOverR } from './species.ts'

/** Phases of the elements from which energies of formation count, in the order of rising temperature. */
const REFERENCE: Record<string, string[]> = {
  H: ['H2'], D: ['D2'], O: ['O2'], N: ['N2'], C: ['C(gr)'], F: ['F2'], Cl: ['Cl2'],
  Br: ['Br2(cr)', 'Br2(L)', 'Br2'], I: ['I2(cr)', 'I2(L)', 'I2'], S: ['S(a)', 'S(b)', 'S(L)'], P: ['P4'],
  Ar: ['Ar'], He: ['He'], Ne: ['Ne'], Kr: ['Kr'], Xe: ['Xe'], Hg: ['Hg(cr)', 'Hg(L)', 'Hg'],
  Na: ['Na(cr)', 'Na(L)', 'Na'], K: ['K(cr)', 'K(L)', 'K'], Al: ['Al(cr)', 'Al(L)'],
  Fe: ['Fe(a)', 'Fe(c)', 'Fe(d)', 'Fe(L)'], Si: ['Si(cr)', 'Si(L)'], Mg: ['Mg(cr)', 'Mg(L)'],
  Ca: ['Ca(a)', 'Ca(b)', 'Ca(L)'], Cu: ['Cu(cr)', 'Cu(L)'], Ti: ['Ti(a)', 'Ti(b)'], W: ['W(cr)'],
  Cr: ['Cr(cr)'], Ni: ['Ni(cr)'], Zn: ['Zn(cr)'], Pb: ['Pb(cr)'], Mn: ['Mn(a)'], Ag: ['Ag(cr)'],
} // prettier-ignore

/** Reference phase of an element at a temperature, and the atoms in its formula. */
function reference(table: SpeciesTable, element: string, T: number): [Species, number] {
  const phases = (REFERENCE[element] ?? []).map(name => table.find(name)).filter(one => one !== undefined)
  const phase = phases.find(one => T <= range(one)[1] && T >= range(one)[0] - 1e-9)
  if (!phase)
    throw new StateError(`The element ${element} has no figures at ${T} K, which energies of formation need`)
  return [phase, phase.elements[0]![1]]
}

const ln = Math.log

/** Enthalpy in J and entropy in J/K of the elements of a mixture in their reference phases at 1 bar. */
function ofElements(of: Totals, table: SpeciesTable, T: number): { H: number; S: number } {
  let H = 0
  let S = 0
  for (const { species, moles } of of.mixture.components)
    for (const [element, atoms] of species.elements) {
      const [phase, per] = reference(table, element, T)
      H += ((moles * atoms) / per) * hOverRT(phase, T) * R * T
      S += ((moles * atoms) / per) * sOverR(phase, T) * R
    }
  return { H, S }
}

const T0 = 298.15

/** Formation in J at T of the state, and at 298.15 K. */
const formationH = (of: Totals, table: SpeciesTable) => of.H - ofElements(of, table, of.T).H
const formationG = (of: Totals, table: SpeciesTable) => {
  const elements = ofElements(of, table, of.T)
  return of.H - of.T * of.S - (elements.H - of.T * elements.S)
}
const formationH298 = (of: Totals, table: SpeciesTable) =>
  totals(of.mixture, T0, of.P).H - ofElements(of, table, T0).H

const gasCp = (of: Totals) =>
  R * of.mixture.components.reduce((sum, { species, moles }) => sum + moles * cpOverR(species, of.T), 0)
const Cv = (of: Totals) => of.Cp - of.mixture.gasMoles * R

/** Dimension of a reading, as its SI unit. */
export type ReadingUnit =
  'J' | 'J/K' | 'J/kg' | 'J/mol' | 'J/(kg K)' | 'J/(mol K)' | 'K' | 'Pa' | 'kg' | 'mol' | 'kg/mol' | 'kg/m^3' |
  'm^3/kg' | 'm^3/mol' | 'm^3' | 'm/s' | '1' // prettier-ignore

export interface Reading {
  unit: ReadingUnit
  title: string
  of: (state: Totals, table: SpeciesTable) => number
}

const G = (of: Totals) => of.H - of.T * of.S

/** Total readings that also exist per kg and per mol: symbol, unit of the total, title. */
const EXTENSIVE: [string, string, 'J' | 'J/K', string, Reading['of']][] = [
  ['h', 'H', 'J', 'enthalpy', of => of.H],
  ['s', 'S', 'J/K', 'entropy', of => of.S],
  ['g', 'G', 'J', 'Gibbs energy', G],
  ['u', 'U', 'J', 'internal energy', internalEnergy],
  ['hF', 'HF', 'J', 'enthalpy of formation at T', formationH],
  ['gF', 'GF', 'J', 'Gibbs energy of formation at T', formationG],
  ['hF298', 'HF298', 'J', 'enthalpy of formation at 298.15 K', formationH298],
  ['dhF298', 'DHF298', 'J', 'enthalpy above 298.15 K', of => of.H - totals(of.mixture, T0, of.P).H],
]

const perMass = { J: 'J/kg', 'J/K': 'J/(kg K)' } as const
const perMole = { J: 'J/mol', 'J/K': 'J/(mol K)' } as const

function extensive(): Record<string, Reading> {
  const all: Record<string, Reading> = {}
  for (const [small, capital, unit, title, of] of EXTENSIVE) {
    all[small] = {
      unit: perMass[unit],
      title: `${title} per mass`,
      of: (state, table) => of(state, table) / state.mixture.mass,
    }
    all[`${small}_mole`] = {
      unit: perMole[unit],
      title: `${title} per mole`,
      of: (state, table) => of(state, table) / state.mixture.moles,
    }
    all[capital] = { unit, title: `${title}, total`, of }
  }
  return all
}

/** All readings of a state of a mixture; SI units. */
export const READINGS: Readonly<Record<string, Reading>> = {
  ...extensive(),
  Cp: { unit: 'J/(kg K)', title: 'heat capacity at constant pressure', of: s => s.Cp / s.mixture.mass },
  Cv: { unit: 'J/(kg K)', title: 'heat capacity at constant volume', of: s => Cv(s) / s.mixture.mass },
  Cp_mole: {
    unit: 'J/(mol K)',
    title: 'heat capacity at constant pressure',
    of: s => s.Cp / s.mixture.moles,
  },
  Cv_mole: { unit: 'J/(mol K)', title: 'heat capacity at constant volume', of: s => Cv(s) / s.mixture.moles },
  gamma: { unit: '1', title: 'ratio of heat capacities', of: s => s.Cp / Cv(s) },
  w: {
    unit: 'm/s',
    title: 'speed of sound',
    of: s => Math.sqrt((gasCp(s) / Cv(s)) * (volume(s) / s.mixture.mass) * s.P),
  },
  logK: {
    unit: '1',
    title: 'decimal logarithm of the constant of formation',
    of: (s, table) => -formationG(standard(s), table) / s.mixture.moles / (R * s.T * ln(10)),
  },
  M: { unit: 'kg/mol', title: 'molar mass', of: s => s.mixture.mass / s.mixture.moles },
  m: { unit: 'kg', title: 'mass', of: s => s.mixture.mass },
  n: { unit: 'mol', title: 'amount of substance', of: s => s.mixture.moles },
  T: { unit: 'K', title: 'temperature', of: s => s.T },
  P: { unit: 'Pa', title: 'pressure', of: s => s.P },
  rho: { unit: 'kg/m^3', title: 'density', of: s => s.mixture.mass / volume(s) },
  rho_gas: { unit: 'kg/m^3', title: 'density of the gases', of: s => gasMass(s) / gasVolume(s) },
  v: { unit: 'm^3/kg', title: 'specific volume', of: s => volume(s) / s.mixture.mass },
  v_gas: { unit: 'm^3/kg', title: 'specific volume of the gases', of: s => gasVolume(s) / gasMass(s) },
  v_mole: { unit: 'm^3/mol', title: 'molar volume', of: s => volume(s) / s.mixture.moles },
  V: { unit: 'm^3', title: 'volume', of: s => volume(s) },
  V_gas: { unit: 'm^3', title: 'volume of the gases', of: s => gasVolume(s) },
}

/** Readings of products whose composition follows the state; others do not depend on that. */
export const SHIFTING_READINGS: Readonly<Record<string, Reading>> = {
  Cp: { ...READINGS['Cp']!, of: state => shifting(state).Cp },
  gamma: { unit: '1', title: 'isentropic exponent', of: state => shifting(state).exponent },
  w: { ...READINGS['w']!, of: state => shifting(state).w },
}

const standard = (of: Totals) => totals(of.mixture, of.T, P_STANDARD)

const gasMass = ({ mixture }: Totals) =>
  mixture.components.reduce((sum, { species, moles }) => sum + (species.gas ? moles * species.M : 0), 0)

/** Other names of readings. */
export const LONG_NAMES: Readonly<Record<string, string>> = {
  enthalpy: 'h', entropy: 's', gibbsEnergy: 'g', internalEnergy: 'u', temperature: 'T', pressure: 'P',
  density: 'rho', specificVolume: 'v', volume: 'V', mass: 'm', moles: 'n', molarMass: 'M', heatCapacity: 'Cp',
  c_p: 'Cp', cp: 'Cp', c_v: 'Cv', cv: 'Cv', a: 'w', speedOfSound: 'w', p: 'P', MW: 'M', kappa: 'gamma',
  cp_mole: 'Cp_mole', cv_mole: 'Cv_mole',
} // prettier-ignore
