/** Properties of a state of a pure fluid, in the order in which lists show them. */
import type { PublishedEquation } from '@calcwright/thermo/helmholtz'
import type { State } from '@calcwright/thermo/states'
import { stated } from './faults.ts'

/** Viscosity and conductivity of a state, with the papers that have their equations. */
export interface Transport {
  viscosity: (state: State) => number
  viscosityPaper: string
  conductivity: (state: State) => number
  conductivityPaper: string
}

export interface PureReading {
  name: string
  aliases: string[]
  title: string
  unit: string
  /** Source of its equation, if it is another one than that of the states. */
  source?: string
  /** Equations that it needs beside that of the states. */
  equations?: readonly PublishedEquation[]
  /** In SI units; undefined where the state has no such property. */
  of: (state: State, M: number) => number | undefined
}

/** True where a property belongs to one phase only. */
const single = (state: State) => state.phase !== 'two phases'

const inOnePhase =
  (of: (state: State, M: number) => number) =>
  (state: State, M: number): number | undefined =>
    single(state) ? of(state, M) : undefined

const R = 8.31446261815324

type Row = [name: string, aliases: string, title: string, unit: string, of: PureReading['of']]

const ROWS: Row[] = [
  ['T', 'temperature', 'temperature', 'K', s => s.T],
  ['P', 'p pressure', 'pressure', 'Pa', s => s.p],
  ['rho', 'density', 'density', 'kg/m^3', s => s.rho],
  ['v', 'specificVolume', 'specific volume', 'm^3/kg', s => s.v],
  ['h', 'enthalpy', 'enthalpy per mass', 'kJ/kg', s => s.h],
  ['s', 'entropy', 'entropy per mass', 'kJ/(kg*K)', s => s.s],
  ['u', 'internalEnergy', 'internal energy per mass', 'kJ/kg', s => s.u],
  ['g', 'gibbsEnergy', 'Gibbs energy per mass', 'kJ/kg', s => s.h - s.T * s.s],
  ['x', 'quality Q', 'share of vapour by mass', '', s => s.x],
  ['cp', 'c_p Cp', 'heat capacity at constant pressure', 'kJ/(kg*K)', inOnePhase(s => s.cp)],
  ['cv', 'c_v Cv', 'heat capacity at constant volume', 'kJ/(kg*K)', inOnePhase(s => s.cv)],
  ['gamma', '', 'ratio of heat capacities', '', inOnePhase(s => s.cp / s.cv)],
  ['w', 'a speedOfSound', 'speed of sound', 'm/s', inOnePhase(s => s.w)],
  ['beta', 'alpha_V', 'volumetric expansion', '1/K', inOnePhase(s => s.expansion)],
  ['kappa_T', '', 'isothermal compressibility', '1/Pa', inOnePhase(s => s.drhodp * s.v)],
  ['Z', '', 'compressibility factor', '', (s, M) => (s.p * s.v * M) / (R * s.T)],
  ['h_mole', 'h_molar', 'enthalpy per mole', 'J/mol', (s, M) => s.h * M],
  ['s_mole', 's_molar', 'entropy per mole', 'J/(mol*K)', (s, M) => s.s * M],
  ['u_mole', 'u_molar', 'internal energy per mole', 'J/mol', (s, M) => s.u * M],
  ['g_mole', 'g_molar', 'Gibbs energy per mole', 'J/mol', (s, M) => (s.h - s.T * s.s) * M],
  [
    'Cp_mole', 'cp_mole', 'heat capacity at constant pressure per mole', 'J/(mol*K)', inOnePhase((s, M) => s.cp * M),
  ],
  [
    'Cv_mole', 'cv_mole', 'heat capacity at constant volume per mole', 'J/(mol*K)', inOnePhase((s, M) => s.cv * M),
  ],
  ['v_mole', 'v_molar', 'molar volume', 'm^3/mol', (s, M) => s.v * M],
] // prettier-ignore

export const PURE_READINGS: readonly PureReading[] = ROWS.map(([name, aliases, title, unit, of]) => ({
  name,
  aliases: aliases.split(' ').filter(Boolean),
  title,
  unit,
  of,
}))

/** A fluid of which no source has them: its readings have names and titles only. */
export const NO_TRANSPORT: Transport = {
  viscosity: () => NaN,
  viscosityPaper: '',
  conductivity: () => NaN,
  conductivityPaper: '',
}

/** Properties that follow from viscosity and conductivity. */
export function transportReadings(transport: Transport): PureReading[] {
  const { viscosityPaper, conductivityPaper } = transport
  const viscosity = (state: State) => stated(() => transport.viscosity(state))
  const conductivity = (state: State) => stated(() => transport.conductivity(state))
  const ofViscosity = { source: viscosityPaper, equations: ['viscosity'] as const }
  const ofConductivity = { source: conductivityPaper, equations: ['conductivity'] as const }
  const ofBoth = {
    source: `${viscosityPaper}; ${conductivityPaper}`,
    equations: ['viscosity', 'conductivity'] as const,
  }
  const rows: [...Row, by: Pick<PureReading, 'source' | 'equations'>][] = [
    ['mu', 'eta viscosity', 'dynamic viscosity', 'Pa*s', viscosity, ofViscosity],
    ['nu', 'kinematicViscosity', 'kinematic viscosity', 'm^2/s', s => viscosity(s) * s.v, ofViscosity],
    ['k', 'lambda conductivity thermalConductivity', 'thermal conductivity', 'W/(m*K)', conductivity, ofConductivity],
    ['Pr', 'prandtl', 'Prandtl number', '', s => (viscosity(s) * s.cp) / conductivity(s), ofBoth],
    [
      'a_th', 'thermalDiffusivity', 'thermal diffusivity', 'm^2/s',
      s => (conductivity(s) * s.v) / s.cp, ofConductivity,
    ],
  ] // prettier-ignore
  return rows.map(([name, aliases, title, unit, of, by]) => ({
    name,
    aliases: aliases.split(' '),
    title,
    unit,
    ...by,
    of: inOnePhase(of as (state: State, M: number) => number),
  }))
}
