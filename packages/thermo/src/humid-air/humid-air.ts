/** Moist air by the formulas of the ASHRAE Handbook of Fundamentals 2017, chapter 1; SI units, per kg of dry air. */
import { ROUNDING, bracketed } from '../root.ts'
import { rootsBetween } from '../states/roots.ts'
import { StateError, bar, short } from '../state-error.ts'

/** Gas constant of dry air in J/(kg K), and the ratio of the molar masses of water and dry air. */
const R_DRY = 287.042
const RATIO = 0.621945
const ZERO = 273.15

export const AIR_LIMITS = { lowest: 173.15, highest: 473.15 }

/** Pressure in Pa of saturated vapour over ice or water: equations 5 and 6. */
export function saturationPressure(T: number): number {
  if (T <= 273.16)
    return Math.exp(
      -5674.5359 / T +
        6.3925247 +
        T * (-9.677843e-3 + T * (6.2215701e-7 + T * (2.0747825e-9 + T * -9.484024e-13))) +
        4.1635019 * Math.log(T),
    )
  return Math.exp(
    -5800.2206 / T +
      1.3914993 +
      T * (-0.048640239 + T * (4.1764768e-5 + T * -1.4452093e-8)) +
      6.5459673 * Math.log(T),
  )
}

/** Humidity ratio of a pressure of vapour, and the reverse. */
const ratioOf = (vapour: number, P: number) => (RATIO * vapour) / (P - vapour)
const vapourOf = (W: number, P: number) => (P * W) / (RATIO + W)

/** Humidity ratio of saturated air; without a limit where water boils. */
export function saturatedRatio(T: number, P: number): number {
  const vapour = saturationPressure(T)
  return vapour < P ? ratioOf(vapour, P) : Infinity
}

const enthalpy = (T: number, W: number) => 1006 * (T - ZERO) + W * (2501000 + 1860 * (T - ZERO))
const volume = (T: number, W: number, P: number) => ((R_DRY * T) / P) * (1 + 1.607858 * W)

/** Humidity ratio by the temperature of the wet bulb: equations 33 and 35, over water and over ice. */
function ratioOfWetBulb(T: number, wet: number, P: number): number {
  const [t, w] = [T - ZERO, wet - ZERO]
  const saturated = saturatedRatio(wet, P)
  if (w >= 0) return ((2501 - 2.326 * w) * saturated - 1.006 * (t - w)) / (2501 + 1.86 * t - 4.186 * w)
  return ((2830 - 0.24 * w) * saturated - 1.006 * (t - w)) / (2830 + 1.86 * t - 2.1 * w)
}

function dewPoint(W: number, P: number): number {
  const vapour = vapourOf(W, P)
  const { lowest, highest } = AIR_LIMITS
  const off = (T: number) => Math.log(saturationPressure(T) / vapour)
  return bracketed(off, lowest, highest) ?? NaN
}

/** Temperature at which the pressure of saturation is P. */
function boiling(P: number): number {
  const off = (T: number) => Math.log(saturationPressure(T) / P)
  return bracketed(off, AIR_LIMITS.lowest, AIR_LIMITS.highest) ?? NaN
}

function wetBulb(T: number, W: number, P: number): number {
  const dew = dewPoint(W, P)
  const off = (wet: number) => ratioOfWetBulb(T, wet, P) - W
  // A wet bulb does not boil.
  const highest = saturationPressure(T) < P ? T : boiling(P) * (1 - 1e-12)
  return bracketed(off, Number.isNaN(dew) ? AIR_LIMITS.lowest : dew, highest) ?? highest
}

/** State of moist air. */
export interface HumidAir {
  T: number
  P: number
  /** Mass of water per mass of dry air. */
  W: number
  /** Relative humidity, from 0 to 1. */
  phi: number
  T_dp: number
  T_wb: number
  h: number
  v: number
  /** Density of the mixture in kg/m³. */
  rho: number
  /** Pressure of the vapour in Pa. */
  p_w: number
  /** Degree of saturation. */
  mu: number
  /** Heat capacity of the mixture at constant pressure, in J/K per kg of dry air. */
  cp: number
}

export type HumidAirName = 'T' | 'phi' | 'W' | 'h' | 'v' | 'T_wb' | 'T_dp' | 'p_w'
export type HumidAirGiven = Partial<Record<HumidAirName, number>>

function stateAt(T: number, W: number, P: number): HumidAir {
  const saturated = saturatedRatio(T, P)
  const vapour = vapourOf(W, P)
  const v = volume(T, W, P)
  return {
    T,
    P,
    W,
    phi: vapour / saturationPressure(T),
    T_dp: dewPoint(W, P),
    T_wb: wetBulb(T, W, P),
    h: enthalpy(T, W),
    v,
    rho: (1 + W) / v,
    p_w: vapour,
    mu: Number.isFinite(saturated) ? W / saturated : NaN,
    cp: 1006 + 1860 * W,
  }
}

/** Humidity ratio that a property has at a temperature. */
const AT: Record<Exclude<HumidAirName, 'T'>, (T: number, value: number, P: number) => number> = {
  W: (_, value) => value,
  phi: (T, value, P) => ratioOf(value * saturationPressure(T), P),
  h: (T, value) => (value - 1006 * (T - ZERO)) / (2501000 + 1860 * (T - ZERO)),
  v: (T, value, P) => ((value * P) / (R_DRY * T) - 1) / 1.607858,
  T_wb: (T, value, P) => ratioOfWetBulb(T, value, P),
  T_dp: (_, value, P) => saturatedRatio(value, P),
  p_w: (_, value, P) => ratioOf(value, P),
}

/** Each of them alone says how much water the air holds. */
const OF_WATER: readonly HumidAirName[] = ['W', 'T_dp', 'p_w']

const celsius = (T: number) => `${short(T - ZERO)} °C`

/** State of moist air at P in Pa by two of its properties; temperatures in K. */
export function humidAir(P: number, given: HumidAirGiven): HumidAir {
  if (!(P > 0)) throw new StateError('P is to be above zero')
  const names = (Object.keys(given) as HumidAirName[]).filter(name => given[name] !== undefined)
  if (names.length !== 2)
    throw new StateError('P and two of T, phi, W, h, v, T_wb, T_dp and p_w fix a state of humid air')
  checkGiven(given)
  const [first, second] = names as [HumidAirName, HumidAirName]
  if (OF_WATER.includes(first) && OF_WATER.includes(second))
    throw new StateError(
      `${first} and ${second} both say how much water the air holds: give one of them and T, phi, h, v or T_wb`,
    )
  if (given.T !== undefined) {
    const other = (first === 'T' ? second : first) as Exclude<HumidAirName, 'T'>
    return possible(given.T, AT[other](given.T, given[other]!, P), P)
  }
  return byTwo(P, given, first as Exclude<HumidAirName, 'T'>, second as Exclude<HumidAirName, 'T'>)
}

function checkGiven(given: HumidAirGiven): void {
  for (const name of ['T', 'T_wb', 'T_dp'] as const) {
    const T = given[name]
    if (T !== undefined && !(T >= AIR_LIMITS.lowest && T <= AIR_LIMITS.highest))
      throw new StateError(`${name} = ${celsius(T)} is outside of the data of humid air: -100 °C to 200 °C`)
  }
  if (given.phi !== undefined && !(given.phi >= 0 && given.phi <= 1 + 1e-9))
    throw new StateError(`phi is the relative humidity, from 0 to 1 (0 % to 100 %), not ${short(given.phi)}`)
  if (given.W !== undefined && !(given.W >= 0)) throw new StateError('W is to be zero or more')
}

/** State if air can hold the water. */
function possible(T: number, W: number, P: number): HumidAir {
  const most = saturatedRatio(T, P)
  if (!Number.isFinite(W) || W < -1e-9)
    throw new StateError(`There is no humid air at ${celsius(T)} and ${bar(P)} with these properties`)
  if (W > most * (1 + 1e-6))
    throw new StateError(
      `Air at ${celsius(T)} and ${bar(P)} holds at most ${short(most * 1000)} g of water per kg of dry air, not ${short(W * 1000)} g`,
    )
  return stateAt(T, Math.max(0, W), P)
}

/** Pressure of vapour that a property has at a temperature; it has no pole where water boils. */
function vapourAt(name: Exclude<HumidAirName, 'T'>, T: number, value: number, P: number): number {
  if (name === 'phi') return value * saturationPressure(T)
  return name === 'p_w' ? value : vapourOf(AT[name](T, value, P), P)
}

/** State by two properties other than T: each gives the pressure of the vapour at each temperature. */
function byTwo(
  P: number,
  given: HumidAirGiven,
  one: Exclude<HumidAirName, 'T'>,
  other: Exclude<HumidAirName, 'T'>,
): HumidAir {
  const { lowest, highest } = AIR_LIMITS
  const vapour = (T: number) => vapourAt(one, T, given[one]!, P)
  const off = (T: number) => vapour(T) - vapourAt(other, T, given[other]!, P)
  const steps = 300
  const end = highest * (1 + ROUNDING)
  const places = Array.from({ length: steps + 1 }, (_, i) => lowest + ((end - lowest) * i) / steps)
  const pair = `${one} and ${other}`
  // No water at all, and the enthalpy of saturated air at a wet bulb of 0 °C, are the same at any temperature.
  if (places.every(T => Math.abs(off(T)) <= 1e-10 * P))
    throw new StateError(`This ${pair} hold at any temperature: give T with one of them`)
  const states: HumidAir[] = []
  let beyond: StateError | undefined
  for (const root of rootsBetween(off, places)) {
    const T = Math.min(root, highest)
    try {
      states.push(possible(T, ratioOf(vapour(T), P), P))
    } catch (error) {
      if (!(error instanceof StateError)) throw error
      beyond = error
    }
  }
  const [state, second] = states
  if (state && second)
    throw new StateError(
      `This ${pair} hold at ${celsius(state.T)} and at ${celsius(second.T)}: give T with one of them`,
    )
  if (state) return state
  throw (
    beyond ?? new StateError(`There is no humid air from -100 °C to 200 °C with this ${pair} at ${bar(P)}`)
  )
}

/** Pressure in Pa of the standard atmosphere at an altitude in m: equation 3. */
export function standardPressure(altitude: number): number {
  return 101325 * (1 - 2.25577e-5 * altitude) ** 5.2559
}
