/** Backward equations of IAPWS-IF97: R7-97(2012), SR2-01, SR3-03, SR4-04; SI units. */
import { equation, inner, polynomial } from './polynomial.ts'

type Equation = (x: number, y: number) => number

/** Equations take MPa and kJ. */
const ofP =
  (f: Equation): Equation =>
  (p, y) =>
    f(p / 1e6, y / 1000)
const ofHS =
  (f: Equation): Equation =>
  (h, s) =>
    1e6 * f(h / 1000, s / 1000)

export const T1ph = ofP(equation('T1ph'))
export const T1ps = ofP(equation('T1ps'))
export const p1hs = ofHS(equation('p1hs'))

/** Pressure and enthalpy between subregions 2b and 2c. */
export const pressureB2bc = (h: number) => {
  const kJ = h / 1000
  return 1e6 * (905.84278514723 - 0.67955786399241 * kJ + 0.00012809002730136 * kJ * kJ)
}
export const enthalpyB2bc = (p: number) =>
  1000 * (2652.6571908428 + Math.sqrt((p / 1e6 - 4.5257578905948) / 0.00012809002730136))
/** Enthalpy between subregions 2a and 2b. */
export const enthalpyB2ab = (s: number) => {
  const kJ = s / 1000
  return (
    1000 * (-3498.98083432139 + kJ * (2575.60716905876 + kJ * (-421.073558227969 + kJ * 27.6349063799944)))
  )
}

const T2aph = equation('T2aph')
const T2bph = equation('T2bph')
const T2cph = equation('T2cph')
const T2aps = polynomial('T2aps')
const T2bps = equation('T2bps')
const T2cps = equation('T2cps')

export type Subregion2 = 'a' | 'b' | 'c'
export const subregion2ph = (p: number, h: number): Subregion2 =>
  p <= 4e6 ? 'a' : p < 6.5467e6 || h >= enthalpyB2bc(p) ? 'b' : 'c'
export const subregion2ps = (p: number, s: number): Subregion2 => (p <= 4e6 ? 'a' : s >= 5850 ? 'b' : 'c')
export const subregion2hs = (h: number, s: number): Subregion2 =>
  h <= enthalpyB2ab(s) ? 'a' : s >= 5850 ? 'b' : 'c'

export const T2ph = ofP((p, h) => ({ a: T2aph, b: T2bph, c: T2cph })[subregion2ph(p * 1e6, h * 1000)](p, h))
export const T2ps = ofP((p, s) => {
  const part = subregion2ps(p * 1e6, s * 1000)
  return part === 'a' ? inner(T2aps, p, s) : part === 'b' ? T2bps(p, s) : T2cps(p, s)
})

const p2ahs = polynomial('p2ahs')
const p2bhs = polynomial('p2bhs')
const p2chs = polynomial('p2chs')
export const p2hs = ofHS((h, s) => {
  const of = { a: p2ahs, b: p2bhs, c: p2chs }[subregion2hs(h * 1000, s * 1000)]
  return of.factor * inner(of, h, s) ** 4
})

/** Enthalpy between subregions 3a and 3b. */
export const enthalpyB3ab = (p: number) => {
  const MPa = p / 1e6
  return (
    1000 *
    (2014.64004206875 + MPa * (3.74696550136983 + MPa * (-0.0219921901054187 + MPa * 8.7513168600995e-5)))
  )
}
/** Critical entropy, which parts subregions 3a and 3b. */
export const S_CRITICAL = 4412.02148223476

const v3aph = equation('v3aph')
const v3bph = equation('v3bph')
const T3aph = equation('T3aph')
const T3bph = equation('T3bph')
const v3aps = equation('v3aps')
const v3bps = equation('v3bps')
const T3aps = equation('T3aps')
const T3bps = equation('T3bps')

const is3aph = (p: number, h: number) => h <= enthalpyB3ab(p)
export const v3ph: Equation = (p, h) => (is3aph(p, h) ? v3aph : v3bph)(p / 1e6, h / 1000)
export const T3ph: Equation = (p, h) => (is3aph(p, h) ? T3aph : T3bph)(p / 1e6, h / 1000)
export const v3ps: Equation = (p, s) => (s <= S_CRITICAL ? v3aps : v3bps)(p / 1e6, s / 1000)
export const T3ps: Equation = (p, s) => (s <= S_CRITICAL ? T3aps : T3bps)(p / 1e6, s / 1000)

const p3ahs = equation('p3ahs')
const p3bhs = polynomial('p3bhs')
export const p3hs = ofHS((h, s) => (s * 1000 <= S_CRITICAL ? p3ahs(h, s) : p3bhs.factor / inner(p3bhs, h, s)))
