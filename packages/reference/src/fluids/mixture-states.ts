/** States of a mixture that a line sets: `gas:T := 500 [K]`, `gas:hP := [h_1, 2 [bar]]`. */
import { LONG_NAMES, READINGS } from '@calcwright/thermo/gas'
import type { Given, Mixture, Totals } from '@calcwright/thermo/gas'
import { PropertyFault } from '../holders/holder.ts'
import type { GivenQuantity } from '../holders/holder.ts'

type Name = keyof Given

/** Properties that are read together. */
export const PAIRS = {
  TP: ['T', 'P'],
  hP: ['h', 'P'],
  sP: ['s', 'P'],
  sv: ['s', 'v'],
  uv: ['u', 'v'],
} as const

/** The property that stays as it is while one is set. */
const HELD: Readonly<Record<Name, 'T' | 'P' | 'v'>> = {
  T: 'P', P: 'T', rho: 'T', v: 'T', h: 'P', s: 'P', g: 'P', u: 'v',
} // prettier-ignore

/** Units in which a property may be given, and what makes the value one per kilogram. */
const ENERGY = { 'J/kg': 'mass', 'J/mol': 'mole', J: 'total' } as const
const MEASURES: Readonly<Record<Name, Readonly<Record<string, 'mass' | 'mole' | 'total'>>>> = {
  T: { K: 'mass' },
  P: { Pa: 'mass' },
  rho: { 'kg/m^3': 'mass' },
  v: { 'm^3/kg': 'mass', 'm^3/mol': 'mole', 'm^3': 'total' },
  s: { 'J/(kg*K)': 'mass', 'J/(mol*K)': 'mole', 'J/K': 'total' },
  h: ENERGY,
  g: ENERGY,
  u: ENERGY,
}

const NAME = /^(?:T|[Pp]|rho|[vV]|[hH]|[sS]|[gG]|[uU])/

/** @returns the state names of which a property consists, `hP` of h and P; undefined where it cannot be set */
export function settable(
  property: string,
): { readonly given: Name[]; readonly held?: 'T' | 'P' | 'v' } | undefined {
  if (property === 's_v') return { given: ['s'], held: 'v' }
  const short = LONG_NAMES[property] ?? property.replace(/_mole$/, '')
  const first = NAME.exec(short)?.[0]
  if (first === undefined) return undefined
  const rest = short.slice(first.length)
  const one = stateName(first)
  if (rest === '') return { given: [one], held: HELD[one] }
  if (NAME.exec(rest)?.[0] !== rest) return undefined
  const other = stateName(rest)
  return other === one ? undefined : { given: [one, other] }
}

function stateName(letter: string): Name {
  if (letter === 'p') return 'P'
  return (/^[VHSGU]$/.test(letter) ? letter.toLowerCase() : letter) as Name
}

/** Value per kilogram of a quantity that is per kilogram, per mole or in total. */
function perMass(name: Name, quantity: GivenQuantity, { mass, moles }: Mixture): number {
  const units = MEASURES[name]
  const unit = Object.keys(units).find(one => quantity.measures(one))
  if (unit === undefined)
    throw new PropertyFault(`${name} of a mixture is set in ${Object.keys(units).join(', ')}.`)
  const { value } = quantity
  if (units[unit] === 'total') return value / mass
  return units[unit] === 'mole' ? (value * moles) / mass : value
}

/**
 * @param at the state that the mixture has
 * @returns the two properties that fix the next one
 */
export function givenState(
  property: string,
  quantities: readonly GivenQuantity[],
  at: () => Totals,
  mixture: Mixture,
): Given {
  const { given, held } = settable(property)!
  const state: Given = {}
  given.forEach((name, place) => (state[name] = perMass(name, quantities[place]!, mixture)))
  if (held === 'T' || held === 'P') state[held] = at()[held]
  if (held === 'v') state.v = READINGS.v!.of(at(), undefined as never)
  return state
}
