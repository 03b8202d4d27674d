import { describe, expect, test } from 'vitest'
import { stateBy } from '../states/state-by.ts'
import * as backward from './backward.ts'
import { regionHS, regionPH, regionPS, regionPT } from './choose-region.ts'
import { WATER, industrialConductivity, surfaceTension, viscosity, waterAt } from './index.ts'
import { inMetastableVapour, inRegion1, inRegion2, inRegion3, inRegion5 } from './regions.ts'
import type { Phase } from '../states/phase.ts'
import * as line from './saturation.ts'
import { VERIFICATION } from './verification.ts'
import { boundary, volume3 } from './volume3.ts'
import type { Boundary } from './volume3.ts'

type Function = (...values: number[]) => number | null

const READ: Record<string, keyof Phase> = {
  massic_volume: 'v',
  massic_enthalpy: 'h',
  massic_internal_energy: 'u',
  massic_entropy: 's',
  massic_isobaric_heat_capacity: 'cp',
  speed_of_sound: 'w',
  pressure: 'p',
}

const BASIC: Record<string, (x: number, T: number) => Phase> = {
  r1: inRegion1,
  r2: inRegion2,
  r2_metastable_vapor: inMetastableVapour,
  r3: inRegion3,
  r5: inRegion5,
}

const letter = (part: backward.Subregion2) => 'abc'.indexOf(part) + 1

const OTHER: Record<string, Function> = {
  saturation_pressure_t: line.saturationPressure,
  saturation_temperature_p: line.saturationTemperature,
  saturation_pressure_h: line.saturationPressureOfH,
  saturation_pressure_s: line.saturationPressureOfS,
  saturation_temperature_hs: line.saturationTemperatureOfHS,
  'r1::temperature_ph': backward.T1ph,
  'r1::temperature_ps': backward.T1ps,
  'r1::pressure_hs': backward.p1hs,
  'r2::b2bc_p': backward.enthalpyB2bc,
  'r2::b2bc_h': backward.pressureB2bc,
  'r2::b2ab_s': backward.enthalpyB2ab,
  'r2::subregion_ph': (p, h) => letter(backward.subregion2ph(p!, h!)),
  'r2::subregion_ps': (p, s) => letter(backward.subregion2ps(p!, s!)),
  'r2::subregion_hs': (h, s) => letter(backward.subregion2hs(h!, s!)),
  'r2::temperature_ph': backward.T2ph,
  'r2::temperature_ps': backward.T2ps,
  'r2::pressure_hs': backward.p2hs,
  'r3::b3ab_p': backward.enthalpyB3ab,
  'r3::temperature_ph': backward.T3ph,
  'r3::temperature_ps': backward.T3ps,
  'r3::massic_volume_ph': backward.v3ph,
  'r3::massic_volume_ps': backward.v3ps,
  'r3::pressure_hs': backward.p3hs,
  'r3::massic_volume_pt': volume3,
  p_b23_t: line.pressureB23,
  t_b23_p: line.temperatureB23,
  h_p_1_s: line.liquidH1,
  h_p_3a_s: line.liquidH3a,
  h_pp_2ab_s: line.vapourH2ab,
  h_pp_2c3b_s: line.vapourH2c3b,
  h_b13_s: line.enthalpyB13,
  t_b23_hs: line.temperatureB23OfHS,
  region_pt: regionPT,
  region_ph: regionPH,
  region_ps: regionPS,
  region_hs: regionHS,
  viscosity,
}

/** Functions of the whole formulation, whose tables repeat those of the regions. */
const WHOLE: Record<string, Function> = {
  massic_volume_ph: backward.v3ph,
  massic_volume_ps: backward.v3ps,
  massic_volume_pt: (p, T) => {
    const region = regionPT(p!, T!)
    return region === 3 ? volume3(p!, T!) : waterAt(p!, T!).v
  },
  temperature_ph: (p, h) => pick(regionPH(p!, h!), backward.T1ph, backward.T2ph, backward.T3ph)(p!, h!),
  temperature_ps: (p, s) => pick(regionPS(p!, s!), backward.T1ps, backward.T2ps, backward.T3ps)(p!, s!),
  pressure_hs: (h, s) => pick(regionHS(h!, s!), backward.p1hs, backward.p2hs, backward.p3hs)(h!, s!),
}

type Backward = (x: number, y: number) => number
const pick = (region: number | null, ...of: Backward[]): Backward => of[region! - 1]!

function functionOf(name: string): Function {
  const other = OTHER[name] ?? WHOLE[name]
  if (other) return other
  const between = /^r3::t_3(..)_p$/.exec(name)
  if (between) return p => boundary(between[1] as Boundary, p!)
  const [region, quantity] = name.split('::') as [string, string]
  return (x, T) => BASIC[region]!(x!, T!)[READ[quantity.replace(/_(pt|dt)$/, '')]!]
}

describe('verification tables of IAPWS, to their last digit', () => {
  const rows = VERIFICATION.trim()
    .split('\n')
    .flatMap(text => {
      const [name, ...cases] = text.split('|') as [string, ...string[]]
      return cases.map(row => [name, row] as const)
    })
  test.each(rows)('%s %s', (name, row) => {
    const [given, printed] = row.split(' > ') as [string, string]
    const found = functionOf(name)(...given.split(' ').map(Number))!
    const digits = printed
      .replace(/e.*$/, '')
      .replace(/[^0-9]/g, '')
      .replace(/^0+/, '').length
    expect(Number(found.toPrecision(Math.max(digits, name === 'viscosity' ? 8 : 9)))).toBe(Number(printed))
  })
})

test.each([
  [20e6, 620, 0.481485195],
  [50e6, 620, 0.54503894],
  [0.3e6, 650, 0.0522311024],
  [50e6, 800, 0.177709914],
])('R15-11: conductivity at %d Pa, %d K', (p, T, printed) => {
  const state = waterAt(p, T)
  expect(industrialConductivity({ ...state, rho: 1 / state.v })).toBeCloseTo(printed, 9)
})

test.each([
  [273.16, 0.07564],
  [373.15, 0.05891],
  [473.15, 0.03768],
  [623.15, 0.00368],
])('R1-76: surface tension at %d K', (T, printed) => {
  expect(surfaceTension(T)).toBeCloseTo(printed, 4)
})

describe('states by any two properties', () => {
  const names = ['T', 'p', 'h', 's', 'u', 'rho'] as const
  const points: [number, number][] = [
    [300, 1e5], [400, 50e6], [600, 15e6], [640, 30e6], [650, 22.5e6], [700, 3e4], [700, 30e6], [900, 90e6],
    [1500, 1e6], [2000, 30e6], [630, 20e6],
  ] // prettier-ignore
  /** Liquids whose T and h wet steam has as well. */
  const TWICE: [number, number][] = [[300, 1e5], [400, 50e6]] // prettier-ignore
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map(other => [one, other] as const))
  const cases = points.flatMap(([T, p]) => pairs.map(([one, other]) => [T, p, one, other] as const))
  test.each(cases)('%d K, %d Pa by %s and %s', (T, p, one, other) => {
    if (one === 'h' && other === 'u') return
    const state = stateBy(WATER, { T, p })
    if (TWICE.some(([at, under]) => at === T && under === p) && one === 'T' && other === 'h') {
      expect(() => stateBy(WATER, { T, h: state.h })).toThrow(/hold at .* give P or s instead/)
      return
    }
    const found = stateBy(WATER, { [one]: state[one], [other]: state[other] })
    const again = names.map(name => Math.abs(found[name] / state[name] - 1))
    // A state by two of h, s, u, rho may hold at two pressures.
    expect(
      Math.max(Math.abs(found[one] / state[one] - 1), Math.abs(found[other] / state[other] - 1)),
    ).toBeLessThan(1e-8)
    if (one === 'p' || (one === 'T' && other === 'p')) expect(Math.max(...again)).toBeLessThan(1e-7)
  })
  test.each([
    [400, 0.3],
    [640, 0.7],
    [646.9, 0.5],
    [273.16, 0.9],
  ])('two phases at %d K, x = %d', (T, x) => {
    const state = stateBy(WATER, { T, x })
    for (const given of [
      { p: state.p, h: state.h },
      { p: state.p, s: state.s },
      { T, rho: state.rho },
      { h: state.h, s: state.s },
    ]) {
      const found = stateBy(WATER, given)
      expect(found.x).toBeCloseTo(x, 4)
      expect(found.T).toBeCloseTo(T, 3)
    }
  })
  test.each([
    [{ T: 700, x: 0.5 }, 'above its critical point (647.1 K, 220.64 bar)'],
    [{ T: 300, x: 1.2 }, 'from 0 to 1'],
    [{ T: 200, p: 1e5 }, '273.15 K to 2273.15 K'],
    [{ T: 273.149, p: 1e5 }, 'T = 273.149 K is outside of the data of water: 273.15 K to'],
    [{ T: 2000, p: 80e6 }, 'to 500 bar at 2000 K'],
    [{ p: 1e5, h: 1e8 }, 'no state with h = 100000 kJ/kg at 1 bar'],
    [{ h: 1e6, u: 1e6 }, 'differ by P v only'],
    [{ h: 1e6 }, 'Two of'],
  ])('%o is refused', (given, words) => {
    expect(() => stateBy(WATER, given)).toThrow(words)
  })
})
