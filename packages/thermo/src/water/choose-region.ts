/** Region of IAPWS-IF97 that two properties lie in; SI units, null outside of the formulation. */
import { T1ps, T2ps, T3ps, p2hs, v3ps } from './backward.ts'
import { inRegion1, inRegion2, inRegion3, inRegion5 } from './regions.ts'
import {
  P_623, P_LOWEST, enthalpyB13, liquidH1, liquidH3a, pressureB23, saturationPressure,
  saturationPressureOfH, saturationPressureOfS, saturationTemperature, temperatureB23, temperatureB23OfHS,
  vapourH2ab, vapourH2c3b,
} from './saturation.ts' // prettier-ignore

export type Region = 1 | 2 | 3 | 4 | 5

export const LIMITS = { lowest: 273.15, hot: 1073.15, highest: 2273.15, pressure: 100e6, hotPressure: 50e6 }

export function regionPT(p: number, T: number): Exclude<Region, 4> | null {
  // Rounding may take a state at the highest temperature beyond it.
  if (!(p > 0 && p <= LIMITS.pressure && T >= LIMITS.lowest && T <= LIMITS.highest * (1 + 1e-8))) return null
  if (T > LIMITS.hot) return p <= LIMITS.hotPressure ? 5 : null
  if (T <= 623.15) return p >= saturationPressure(T) ? 1 : 2
  return T > 863.15 || p <= pressureB23(T) ? 2 : 3
}

/** Region by pressure and a property that rises with temperature at constant pressure. */
function regionByIsobar(
  p: number,
  y: number,
  of: 'h' | 's',
  saturated: (y: number) => number,
): Region | null {
  if (!(p > 0 && p <= LIMITS.pressure)) return null
  const at = (region: typeof inRegion1, T: number) => region(p, T)[of]
  const isGas = p < P_LOWEST
  if (y < at(isGas ? inRegion2 : inRegion1, LIMITS.lowest)) return null
  if (y > at(inRegion2, LIMITS.hot))
    return p <= LIMITS.hotPressure && y <= at(inRegion5, LIMITS.highest) ? 5 : null
  if (isGas) return 2
  if (p <= P_623) {
    const T = saturationTemperature(p)
    return y <= at(inRegion1, T) ? 1 : y < at(inRegion2, T) ? 4 : 2
  }
  if (y <= at(inRegion1, 623.15)) return 1
  if (y >= at(inRegion2, temperatureB23(p))) return 2
  return p < saturated(y) ? 4 : 3
}

/** Pressure of saturation in region 3 holds between the two phases at 623.15 K only. */
const within = (of: 'h' | 's', f: (y: number) => number) => {
  const lowest = inRegion1(P_623, 623.15)[of]
  const highest = inRegion2(P_623, 623.15)[of]
  return (y: number) => (y < lowest || y > highest ? 0 : f(y))
}
const saturatedByH = within('h', saturationPressureOfH)
const saturatedByS = within('s', saturationPressureOfS)

export const regionPH = (p: number, h: number) => regionByIsobar(p, h, 'h', saturatedByH)
export const regionPS = (p: number, s: number) => regionByIsobar(p, s, 's', saturatedByS)

/** Points at which the boundaries of regions meet, by entropy. */
const S = {
  lowest: inRegion1(LIMITS.pressure, LIMITS.lowest).s,
  liquid0: inRegion1(P_LOWEST, LIMITS.lowest),
  vapour0: inRegion2(P_LOWEST, LIMITS.lowest),
  s13: inRegion1(LIMITS.pressure, 623.15).s,
  liquid623: inRegion1(P_623, 623.15).s,
  critical: 4412.02148223476,
  b23Lowest: 5048.096828,
  b23Highest: 5260.578707,
  s2bc: 5850,
  hot: inRegion2(LIMITS.pressure, LIMITS.hot).s,
  highest: inRegion2(P_LOWEST, LIMITS.hot).s,
}
const H23 = { lowest: 2563.592004e3, highest: 2812.942061e3 }

/** Enthalpy of saturation at an entropy, which parts region 4 from the single phases. */
function saturated(s: number): number {
  if (s <= S.liquid623) return liquidH1(s)
  if (s <= S.critical) return liquidH3a(s)
  return s < S.s2bc ? vapourH2c3b(s) : vapourH2ab(s)
}

/** Highest enthalpy at an entropy: at 100 MPa, or at 1073.15 K. */
function highestH(s: number, h: number): number {
  if (s <= S.s13) return inRegion1(LIMITS.pressure, T1ps(LIMITS.pressure, s)).h
  if (s < S.b23Lowest) return inRegion3(1 / v3ps(LIMITS.pressure, s), T3ps(LIMITS.pressure, s)).h
  if (s < S.hot) return inRegion2(LIMITS.pressure, T2ps(LIMITS.pressure, s)).h
  return inRegion2(Math.min(LIMITS.pressure, p2hs(h, s)), LIMITS.hot).h
}

/** Backward equations meet their boundaries within this. */
const CLOSE = 500

export function regionHS(h: number, s: number): Region | null {
  const { liquid0, vapour0 } = S
  if (s < S.lowest - 1) return null
  const single = s > vapour0.s ? vapour0.h : saturated(Math.max(s, liquid0.s))
  if (s > vapour0.s ? h < inRegion2(P_LOWEST / 100, LIMITS.lowest).h : h < single) {
    const triple = liquid0.h + ((s - liquid0.s) / (vapour0.s - liquid0.s)) * (vapour0.h - liquid0.h)
    return s <= vapour0.s && s >= liquid0.s && h >= triple ? 4 : null
  }
  const isHot = s > S.hot && s <= S.highest + 5000 && h > highestH(s, h) + CLOSE
  if (isHot) return 5
  if (s <= S.highest && h > highestH(s, h) + CLOSE) return null
  if (s <= S.s13) return 1
  if (s <= S.liquid623) return h <= enthalpyB13(s) ? 1 : 3
  if (s < S.b23Lowest) return 3
  if (s < S.b23Highest) return h <= H23.lowest ? 3 : h >= H23.highest ? 2 : beside23(h, s)
  return 2
}

const beside23 = (h: number, s: number): Region =>
  p2hs(h, s) > pressureB23(temperatureB23OfHS(h, s)) ? 3 : 2
