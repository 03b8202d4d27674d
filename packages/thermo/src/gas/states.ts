import { ROUNDING } from '../root.ts'
import { rootsBetween } from '../states/roots.ts'
import { StateError, kelvin } from '../state-error.ts'
import { internalEnergy, NO_COMMON_RANGE, totals, volume } from './mixture.ts'
import type { Mixture, Totals } from './mixture.ts'
import { P_STANDARD, R } from './species.ts'

/** Two of these, in SI units per kg, fix a state. */
export type StateName = 'T' | 'P' | 'h' | 's' | 'u' | 'g' | 'v' | 'rho'
export type Given = Partial<Record<StateName, number>>

const SPECIFIC = {
  h: (of: Totals) => of.H / of.mixture.mass,
  s: (of: Totals) => of.S / of.mixture.mass,
  u: (of: Totals) => internalEnergy(of) / of.mixture.mass,
  g: (of: Totals) => (of.H - of.T * of.S) / of.mixture.mass,
}

type Energy = keyof typeof SPECIFIC

/**
 * Finds T where a reading has its value along a line of states.
 *
 * @throws StateError if no temperature of the data has it, or several have
 */
function findT(mixture: Mixture, name: Energy, wanted: number, P: (T: number) => number): number {
  const { lowest, highest } = mixture
  if (lowest > highest) throw new StateError(NO_COMMON_RANGE)
  const f = (T: number) => SPECIFIC[name](totals(mixture, T, P(T))) - wanted
  const T = onlyRoot(mixture, name, f)
  if (T !== null) return T
  const values = [lowest, highest].map(end => SPECIFIC[name](totals(mixture, end, P(end))))
  const [from, to] = values[0]! < values[1]! ? values : [values[1], values[0]]
  throw new StateError(
    `no state between ${kelvin(lowest)} and ${kelvin(highest)}, the range of the data, has this ${name}: ` +
      `there it goes from ${unitsOf(name, from!)} to ${unitsOf(name, to!)}`,
  )
}

/** Temperature at which f is zero within the data; null for none. The Gibbs energy may have a value twice. */
function onlyRoot({ lowest, highest }: Mixture, name: Energy, f: (T: number) => number): number | null {
  const steps = name === 'g' ? 60 : 1
  const places = Array.from({ length: steps + 1 }, (_, i) => lowest * (highest / lowest) ** (i / steps))
  const [first, second] = rootsBetween(f, places)
  if (first !== undefined && second !== undefined)
    throw new StateError(
      `two states have these properties, at ${kelvin(first)} and at ${kelvin(second)}: give T with one of them`,
    )
  return first ?? endWithin(lowest, highest, f)
}

/** An end of the data whose value is missed by rounding only. */
function endWithin(lowest: number, highest: number, f: (T: number) => number): number | null {
  const [low, high] = [f(lowest), f(highest)]
  const near = ROUNDING * Math.abs(high - low)
  return Math.abs(low) <= near ? lowest : Math.abs(high) <= near ? highest : null
}

const unitsOf = (name: Energy, value: number) =>
  `${Number((value / 1000).toPrecision(5))} ${name === 's' ? 'kJ/(kg K)' : 'kJ/kg'}`

/** Pressure in Pa at which the entropy has its value at a temperature. */
function pressureOfEntropy(mixture: Mixture, T: number, s: number): number {
  const atStandard = totals(mixture, T, P_STANDARD).S
  return P_STANDARD * Math.exp((atStandard - s * mixture.mass) / (mixture.gasMoles * R))
}

function needsGas(mixture: Mixture, names: string): void {
  if (mixture.gasMoles === 0)
    throw new StateError(`${names} gives no state of a mixture without gases: give T and P`)
}

/** State by two of T, P, h, s, u, g, v, rho; SI units, per kg. */
export function stateBy(mixture: Mixture, given: Given): Totals {
  const known: Given = { ...given }
  if (known.rho !== undefined) {
    known.v = 1 / known.rho
    delete known.rho
  }
  const names = Object.keys(known) as Exclude<StateName, 'rho'>[]
  if (names.length !== 2)
    throw new StateError('two of T, P, h, s, u, g, v and rho are to be given, where v and rho count as one')
  for (const name of ['T', 'P', 'v'] as const)
    if (known[name] !== undefined && !(known[name] > 0)) throw new StateError(`${name} is to be above zero`)
  const { T, P, v } = known
  const energy = names.find((name): name is Energy => name in SPECIFIC && known[name] !== undefined)
  if (v !== undefined) volume(totals(mixture, mixture.lowest, P_STANDARD))
  if (T !== undefined && P !== undefined) return totals(mixture, T, P)
  if (v !== undefined) needsGas(mixture, names.join(' and '))
  const perMoleVolume = (mixture.gasMoles * R) / (mixture.mass * (v ?? 1))
  if (v !== undefined) {
    if (P !== undefined) return totals(mixture, P / perMoleVolume, P)
    const found = T ?? findT(mixture, energy!, known[energy!]!, at => perMoleVolume * at)
    return totals(mixture, found, perMoleVolume * found)
  }
  if (P !== undefined)
    return totals(
      mixture,
      findT(mixture, energy!, known[energy!]!, () => P),
      P,
    )
  return byEnergies(mixture, known, names)
}

/** State by two of T, h, s, u and g: h and u depend on T alone, the entropy settles the pressure. */
function byEnergies(mixture: Mixture, known: Given, names: string[]): Totals {
  needsGas(mixture, names.join(' and '))
  const { s, g } = known
  const atStandard = (T: number) => totals(mixture, T, P_STANDARD)
  const energy = known.h !== undefined ? 'h' : known.u !== undefined ? 'u' : undefined
  if (s === undefined && g === undefined)
    throw new StateError(
      `${names.join(' and ')} do not fix a state, since h and u of ideal gases depend on T alone: give P, v, s or g as well`,
    )
  const entropy = (T: number) => s ?? (SPECIFIC.h(atStandard(T)) - g!) / T
  const T =
    known.T ??
    (energy !== undefined
      ? findT(mixture, energy, known[energy]!, () => P_STANDARD)
      : findT(mixture, 'g', g!, at => pressureOfEntropy(mixture, at, s!)))
  return totals(mixture, T, pressureOfEntropy(mixture, T, entropy(T)))
}
