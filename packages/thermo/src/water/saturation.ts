/** Saturation line and boundaries between regions: IAPWS R7-97(2012), SR3-03, SR4-04; SI units. */
import { inner, equation, polynomial } from './polynomial.ts'

const N = [
  1167.0521452767, -724213.16703206, -17.073846940092, 12020.82470247, -3232555.0322333, 14.91510861353,
  -4823.2657361591, 405113.40542057, -0.23855557567849, 650.17534844798,
] as const

/** Pressure in Pa of saturation at T in K, from 273.15 K to the critical point. */
export function saturationPressure(T: number): number {
  const theta = T + N[8] / (T - N[9])
  const a = theta * theta + N[0] * theta + N[1]
  const b = N[2] * theta * theta + N[3] * theta + N[4]
  const c = N[5] * theta * theta + N[6] * theta + N[7]
  return 1e6 * ((2 * c) / (-b + Math.sqrt(b * b - 4 * a * c))) ** 4
}

/** Temperature in K of saturation at p in Pa, from 611.213 Pa to the critical point. */
export function saturationTemperature(p: number): number {
  const beta = (p / 1e6) ** 0.25
  const e = beta * beta + N[2] * beta + N[5]
  const f = N[0] * beta * beta + N[3] * beta + N[6]
  const g = N[1] * beta * beta + N[4] * beta + N[7]
  const d = (2 * g) / (-f - Math.sqrt(f * f - 4 * e * g))
  return (N[9] + d - Math.sqrt((N[9] + d) ** 2 - 4 * (N[8] + N[9] * d))) / 2
}

/** Boundary between regions 2 and 3. */
export const pressureB23 = (T: number) =>
  1e6 * (348.05185628969 - 1.1671859879975 * T + 0.0010192970039326 * T * T)
export const temperatureB23 = (p: number) =>
  572.54459862746 + Math.sqrt((p / 1e6 - 13.91883977887) / 0.0010192970039326)

const kJ = (value: number) => value / 1000

const psOfH = equation('ps3h')
const psOfS = equation('ps3s')
const h1 = equation('h1s')
const h3a = equation('h3as')
const h2ab = polynomial('h2abs')
const h2c3b = polynomial('h2c3bs')
const h13 = equation('h13s')
const tb23 = equation('Tb23hs')
const t4 = equation('T4hs')

/** Saturation in region 3 by enthalpy or entropy of either phase. */
export const saturationPressureOfH = (h: number) => 1e6 * psOfH(kJ(h), kJ(h))
export const saturationPressureOfS = (s: number) => 1e6 * psOfS(kJ(s), kJ(s))

/** Enthalpy on the boundaries of region 4, as functions of entropy. */
export const liquidH1 = (s: number) => 1000 * h1(kJ(s), kJ(s))
export const liquidH3a = (s: number) => 1000 * h3a(kJ(s), kJ(s))
export const vapourH2ab = (s: number) => {
  const { xReference, xShift, yReference, yShift } = h2ab
  let sum = 0
  const x = xReference / kJ(s) + xShift
  const y = kJ(s) / yReference + yShift
  for (let k = 0; k < h2ab.n.length; k++) sum += h2ab.n[k]! * x ** h2ab.i[k]! * y ** h2ab.j[k]!
  return 2.8e6 * Math.exp(sum)
}
export const vapourH2c3b = (s: number) => 2.8e6 * inner(h2c3b, kJ(s), kJ(s)) ** 4

/** Enthalpy between regions 1 and 3; temperature between 2 and 3. */
export const enthalpyB13 = (s: number) => 1000 * h13(kJ(s), kJ(s))
export const temperatureB23OfHS = (h: number, s: number) => tb23(kJ(h), kJ(s))

/** Temperature of saturation in the two-phase region with an entropy of at least 5210 J/(kg K). */
export const saturationTemperatureOfHS = (h: number, s: number) => t4(kJ(h), kJ(s))

/** Lowest pressure of the saturation line, at 273.15 K, and the one at 623.15 K. */
export const P_LOWEST = saturationPressure(273.15)
export const P_623 = saturationPressure(623.15)
