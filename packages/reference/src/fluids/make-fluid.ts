/** `fluid("Water")`: a pure fluid, whose properties are functions of any two of T, P, h, s, u, rho, v and x. */
import {
  HELMHOLTZ_NAMES,
  helmholtzFluid,
  limitBehind,
  meltingPressure,
  transportOf,
} from '@calcwright/thermo/helmholtz'
import { stateBy } from '@calcwright/thermo/states'
import type { Given, Property as StateProperty, PureFluid, State } from '@calcwright/thermo/states'
import { WATER, industrialConductivity, surfaceTension, viscosity } from '@calcwright/thermo/water'
import { PropertyFault } from '../holders/holder.ts'
import type { Doubt, MakeHolder, Property, PropertyCall, PropertyHolder } from '../holders/holder.ts'
import { remembered, stated } from './faults.ts'
import { NO_TRANSPORT, PURE_READINGS, transportReadings } from './pure-readings.ts'
import type { PureReading, Transport } from './pure-readings.ts'

interface Source {
  name: string
  fluid: PureFluid
  paper: string
  /** Undefined where no source has it. */
  transport?: Transport | undefined
  surfaceTension?: (T: number) => number
  /** A mixture whose equation treats it as one substance. */
  pseudoPure?: boolean
}

const IF97: Source = {
  name: 'Water',
  fluid: WATER,
  paper: 'IAPWS R7-97(2012), IAPWS-IF97',
  transport: {
    viscosity: state => viscosity(state.rho, state.T),
    viscosityPaper: 'IAPWS R12-08',
    conductivity: industrialConductivity,
    conductivityPaper: 'IAPWS R15-11',
  },
  surfaceTension,
}

const WATER_NAMES = [
  'water',
  'steam',
  'h2o',
  'if97',
  'iapws-if97',
  'r718',
  'r-718',
  'liquid water',
  'water vapour',
  'water vapor',
]

function sourceOf(text: string): Source | undefined {
  if (WATER_NAMES.includes(text.trim().toLowerCase())) return IF97
  const fluid = helmholtzFluid(text)
  return (
    fluid && {
      name: fluid.name,
      fluid,
      paper: fluid.figures.paper,
      transport: transportOf(fluid),
      surfaceTension: fluid.figures.surfaceTension,
      pseudoPure: fluid.figures.pseudoPure,
    }
  )
}

/** Names of all fluids, the usual one first. */
export const FLUIDS: readonly string[] = ['Water', ...HELMHOLTZ_NAMES.map(([name]) => name!)]

/** Arguments by which a state is given, and their units. */
const UNITS = {
  T: 'K',
  P: 'Pa',
  p: 'Pa',
  h: 'J/kg',
  s: 'J/(kg*K)',
  u: 'J/kg',
  rho: 'kg/m^3',
  v: 'm^3/kg',
  x: '',
}

function givenBy(names: readonly string[], numbers: readonly number[]): Given {
  const given: Given = {}
  names.forEach((name, at) => {
    const number = numbers[at]!
    if (name === 'v' && !(number > 0)) throw new PropertyFault('v is to be above zero.')
    if (name === 'v') given.rho = 1 / number
    else given[(name === 'P' ? 'p' : name) as StateProperty] = number
  })
  return given
}

/** Properties that two arguments give, of which v and rho are one, and P and p. */
function checkNames(title: string, names: readonly string[]): void {
  const known = new Set(names.map(name => (name === 'v' ? 'rho' : name === 'p' ? 'P' : name)))
  if (names.length !== 2 || known.size !== 2)
    throw new PropertyFault(`Two of T, P, h, s, u, rho (or v) and x fix a state of ${title}.`)
}

const short = (value: number) => Number(value.toPrecision(5))

const NEEDS = 'two phases: it has this property in each of them, at x: 0 and at x: 1, not in between'

/** True where equations are less exact: within 1 % of the critical temperature and 30 % of the density. */
const isNearCritical = ({ T, rho, saturation }: State, { critical }: PureFluid): boolean =>
  Math.abs(T / critical.T - 1) < 0.01 && (saturation !== undefined || Math.abs(rho / critical.rho - 1) < 0.3)

const frozen = (title: string, { T, p }: State, melting: number): string =>
  `${title} is solid at ${short(T)} K and ${short(p / 1e5)} bar: it melts at ${short(melting / 1e5)} bar. The figures are those of a liquid that does not freeze.`

const EQUATIONS = {
  state: 'equation of state',
  viscosity: 'equation for the viscosity',
  conductivity: 'equation for the thermal conductivity',
}

/** Names the limit of an equation that the state lies beyond; undefined for none. */
function extrapolated(title: string, { equations = [] }: PureReading, { T, p }: State): string | undefined {
  for (const equation of ['state', ...equations] as const) {
    const limit = limitBehind(equation, title, T, p)
    if (limit !== undefined)
      return `The ${EQUATIONS[equation]} of ${title} is published ${limit}: this figure is extrapolated.`
  }
  return undefined
}

function callOf(
  title: string,
  reading: PureReading,
  { fluid, pseudoPure }: Source,
  at: ReturnType<typeof stateOf>,
): PropertyCall {
  const { M, critical: point } = fluid
  const critical = `${title} is near its critical point here (${short(point.T)} K, ${short(point.p / 1e5)} bar), where equations of state are less exact.`
  const blend = `${title} is a mixture that its equation treats as one substance: between its bubble and its dew line figures are interpolated.`
  return {
    units: UNITS,
    places: ['T', 'P'],
    with: names => {
      checkNames(title, names)
      const run = (...numbers: number[]): number => {
        const state = at(names, numbers)
        const value = reading.of(state, M) ?? reading.of(ofOnePhase(state), M)
        if (value !== undefined) return value
        if (reading.name === 'x')
          throw new PropertyFault(
            `${title} is ${state.phase} in this state: x exists from 0 to 1 where it has two phases.`,
          )
        throw new PropertyFault(`${title} is in ${NEEDS}.`)
      }
      const doubt = (...numbers: number[]): Doubt | undefined => {
        const state = at(names, numbers)
        const solid = meltingPressure(title, state.T)
        if (solid !== undefined && state.p > solid * 1.001) return { text: frozen(title, state, solid) }
        const beyond = extrapolated(title, reading, state)
        if (beyond !== undefined) return { text: beyond }
        if (isNearCritical(state, fluid)) return { text: critical, isSlight: true }
        if (state.isAlsoLiquid)
          return {
            text: `Compressed liquid has the same properties at a higher pressure: this is the gas at ${short(state.p / 1e5)} bar.`,
          }
        return pseudoPure && state.saturation ? { text: blend } : undefined
      }
      return Object.assign(run, { doubt })
    },
  }
}

/** Saturated liquid or vapour as a phase of its own. */
function ofOnePhase(state: State): State {
  const { saturation, x } = state
  if (!saturation || (x !== 0 && x !== 1)) return state
  const phase = x === 0 ? saturation.liquid : saturation.vapour
  return { ...phase, rho: 1 / phase.v, phase: x === 0 ? 'liquid' : 'gas' }
}

const stateOf = (fluid: PureFluid, isWet = false) =>
  remembered<State>((names, numbers) => stated(() => stateBy(fluid, givenBy(names, numbers), isWet)))

/** A property of one argument, on the saturation line. */
function saturated(
  [name, aliases, title, unit]: [name: string, aliases: string, title: string, unit: string],
  argument: 'T' | 'P',
  { name: owner, fluid: { critical } }: Source,
  of: (value: number) => number,
): Property {
  const limit = argument === 'T' ? critical.T : critical.p
  const point = `${short(critical.T)} K, ${short(critical.p / 1e5)} bar`
  const call: PropertyCall = {
    units: { [argument]: UNITS[argument] },
    places: [argument],
    with: () => value => {
      if (value <= limit) return stated(() => of(value))
      const given = argument === 'T' ? `T is ${short(value)} K` : `P is ${short(value / 1e5)} bar`
      throw new PropertyFault(`${owner} has no saturation above its critical point (${point}): ${given}.`)
    },
  }
  return { name, aliases: aliases.split(' '), title, unit, call }
}

function saturationProperties(source: Source): Property[] {
  const { fluid, surfaceTension: sigma } = source
  const all = [
    saturated(
      ['P_sat', 'Psat p_sat psat', 'pressure of saturation (of dew)', 'Pa'],
      'T',
      source,
      T => stateBy(fluid, { T, x: 1 }).p,
    ),
    saturated(
      ['T_sat', 'Tsat', 'temperature of saturation (of dew)', 'K'],
      'P',
      source,
      p => stateBy(fluid, { p, x: 1 }).T,
    ),
  ]
  if (sigma)
    all.push(
      saturated(['sigma', 'surfaceTension', 'surface tension', 'N/m'], 'T', source, T => {
        stateBy(fluid, { T, x: 1 })
        return sigma(T)
      }),
    )
  return all
}

/** Acentric factor by the definition of Pitzer; undefined where bubble and dew point differ. */
function acentricFactor({ fluid, pseudoPure }: Source): number | undefined {
  if (pseudoPure) return undefined
  const { T, p } = fluid.critical
  return -Math.log10(fluid.saturationAtT(0.7 * T).vapour.p / p) - 1
}

function figures(source: Source): Property[] {
  const { fluid, paper } = source
  const omega = acentricFactor(source)
  type Row = [name: string, aliases: string, title: string, unit: string, value: number]
  const rows: Row[] = [
    ['M', 'MW molarMass', 'molar mass', 'g/mol', fluid.M * 1000],
    ['T_c', 'Tc T_crit T_critical', 'critical temperature', 'K', fluid.critical.T],
    ['P_c', 'Pc pc p_c P_crit p_crit P_critical', 'critical pressure', 'MPa', fluid.critical.p / 1e6],
    ['rho_c', 'rhoc rho_crit rho_critical', 'critical density', 'kg/m^3', fluid.critical.rho],
    ['T_min', 'Tmin', 'lowest temperature of the data', 'K', fluid.lowest],
    ['T_max', 'Tmax', 'highest temperature of the data', 'K', fluid.highest],
    ['P_max', 'Pmax p_max', 'highest pressure of the data', 'MPa', fluid.pressureLimit(fluid.lowest) / 1e6],
  ]
  // Digits of a saturation pressure beyond these mean nothing.
  if (omega !== undefined)
    rows.push(['omega', 'acentric', 'acentric factor', '', Number(omega.toPrecision(6))])
  return rows.map(([name, aliases, title, unit, value]) => ({
    name,
    aliases: aliases.split(' '),
    title,
    unit,
    value: String(Number(value.toPrecision(12))),
    source: paper,
  }))
}

/** Names that mean several properties. */
const AMBIGUOUS = {
  kappa:
    'kappa may mean gamma, the ratio of heat capacities, or kappa_T, the compressibility: write one of them.',
  alpha:
    'alpha may mean beta, the volumetric expansion, or a_th, the thermal diffusivity: write one of them.',
}

/** Readings that some fluids have and this one lacks, since no source of the data has an equation for them. */
function absentOf({ name, transport, surfaceTension: sigma }: Source, properties: readonly Property[]) {
  const has = `It has ${properties.map(property => property.name).join(', ')}.`
  const because = (title: string) => `No equation for the ${title} of ${name} is in the data. ${has}`
  const absent = transport ? [] : transportReadings(NO_TRANSPORT)
  return {
    ...Object.fromEntries(
      absent.flatMap(one => [one.name, ...one.aliases].map(word => [word, because(one.title)] as const)),
    ),
    ...(sigma ? {} : { sigma: because('surface tension') }),
    ...AMBIGUOUS,
  }
}

export const make: MakeHolder = ({ text, named, unnamed }): PropertyHolder => {
  const source = sourceOf(text)
  if (named.size + unnamed.length > 0 || text === '')
    throw new PropertyFault('fluid takes a name: fluid("Water"), fluid("R134a").')
  if (!source) throw new PropertyFault(`There is no fluid "${text}". There are ${FLUIDS.join(', ')}.`)
  const { name, fluid, paper, transport } = source
  const at = stateOf(fluid)
  const wetAt = stateOf(fluid, true)
  const readings = [...PURE_READINGS, ...(transport ? transportReadings(transport) : [])]
  const properties = [
    ...readings.map(reading => ({
      name: reading.name,
      aliases: reading.aliases,
      title: reading.title,
      unit: reading.unit,
      source: reading.source ?? paper,
      call: callOf(name, reading, source, reading.name === 'x' ? wetAt : at),
    })),
    ...saturationProperties(source),
    ...figures(source),
  ]
  return {
    title: name,
    fingerprint: `fluid ${name}`,
    properties,
    absent: absentOf(source, properties),
  }
}
