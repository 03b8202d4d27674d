import { describe, expect, test } from 'vitest'
import { StateError } from '../state-error.ts'
import type { Property, State } from '../states/phase.ts'
import { stateBy } from '../states/state-by.ts'
import { HelmholtzEquation } from './equation.ts'
import { HELMHOLTZ_NAMES, helmholtzFluid, transportOf } from './index.ts'
import { SINGLE_PHASE } from './reference-points.ts'
import { SATURATION } from './reference-saturation.ts'

const named = (name: string) => helmholtzFluid(name) ?? expect.fail(`no fluid ${name}`)

const SCALE: Partial<Record<string, number>> = { h: 1e4, s: 10 }
const PAIRS: [Property, Property][] = [
  ['T', 'p'], ['T', 'rho'], ['p', 'h'], ['p', 's'], ['p', 'rho'], ['T', 's'], ['h', 's'],
] // prettier-ignore

describe('reference points by each pair of properties', () => {
  test.each(SINGLE_PHASE.trim().split('\n'))('%s', row => {
    const [name, ...rest] = row.split(' ') as [string, ...string[]]
    const [T, rho, p, h, s, cv, cp, w] = rest.map(Number)
    const expected = { T, rho, p, h, s, cv, cp, w } as Record<string, number>
    const fluid = named(name)
    const limit = fluid.isNearCritical(T!, rho!) ? 1e-4 : 1e-6
    for (const [one, other] of PAIRS) {
      const state = stateBy(fluid, { [one]: expected[one], [other]: expected[other] })
      for (const [key, value] of Object.entries(expected)) {
        const off =
          Math.abs((state[key as keyof State] as number) - value) / Math.max(Math.abs(value), SCALE[key] ?? 0)
        // The pressure of a liquid follows from ten digits of density or entropy with fewer.
        const digits = key === 'p' && one !== 'p' && other !== 'p' ? 10 : 1
        expect(off, `${key} by ${one} and ${other}`).toBeLessThan(limit * digits)
      }
    }
  })
})

/** Deviations that the form of the source of the figures explains: its ethane mixes two critical temperatures. */
const LESS_EXACT: Partial<Record<string, number>> = { Ethane: 5e-5, Methane: 1e-5 }

describe('viscosity and conductivity at the reference points', () => {
  const rows = SINGLE_PHASE.trim()
    .split('\n')
    .map(row => row.split(' ') as [string, ...string[]])
    .filter(row => Number(row[10]) > 0)
  test('27 fluids and water have them', () => {
    expect(new Set(rows.map(([name]) => name)).size).toBe(28)
  })
  test.each(rows.map(row => [row.slice(0, 3).join(' '), row] as const))('%s', (_, [name, ...rest]) => {
    const [T, rho, , , , , , , viscosity, conductivity] = rest.map(Number)
    const fluid = named(name)
    const transport = transportOf(fluid)!
    const phase = new HelmholtzEquation(fluid.figures).phase(T!, rho! / fluid.M)
    const limit = LESS_EXACT[fluid.name] ?? 3e-9
    expect(Math.abs(transport.viscosity(phase) / viscosity! - 1)).toBeLessThan(limit)
    expect(Math.abs(transport.conductivity(phase) / conductivity! - 1)).toBeLessThan(limit)
  })
})

/** Near the critical point: tables 5 of IAPWS R12-08 and R15-11, to their last digit. */
test.each([
  [122, 25.520677, 130.922885],
  [222, 31.337589, 367.787459],
  [272, 36.228143, 757.959776],
  [322, 42.961579, 1443.75556],
  [372, 45.688204, 650.319402],
  [422, 49.436256, 448.883487],
])('viscosity and conductivity of water at 647.35 K and %d kg/m3', (rho, viscosity, conductivity) => {
  const water = named('IAPWS-95')
  const transport = transportOf(water)!
  const phase = new HelmholtzEquation(water.figures).phase(647.35, rho / water.M)
  expect(Number((transport.viscosity(phase) * 1e6).toPrecision(8))).toBe(viscosity)
  expect(Number((transport.conductivity(phase) * 1e3).toPrecision(9))).toBe(conductivity)
})

test.each([
  ['Toluene', { T: 178, p: 3e7 }, 'viscosity of Toluene does not reach this state: 178 K and 300 bar'],
  ['R134a', { T: 169.85, p: 7e7 }, 'viscosity of R134a does not reach this state'],
] as const)('%s at %o has no viscosity', (name, given, words) => {
  const fluid = named(name)
  expect(() => transportOf(fluid)!.viscosity(stateBy(fluid, given))).toThrow(words)
})

test.each(SATURATION.trim().split('\n'))('saturation %s', row => {
  const [name, ...rest] = row.split(' ') as [string, ...string[]]
  const [T, bubble, dew, rhoL, rhoV, hL, hV, sL, sV] = rest.map(Number) as number[]
  const fluid = named(name)
  const { liquid, vapour } = fluid.saturationAtT(T!)
  const off = [
    liquid.p / bubble! - 1, vapour.p / dew! - 1, 1 / liquid.v / rhoL! - 1, 1 / vapour.v / rhoV! - 1,
    (liquid.h - hL!) / 1e5, (vapour.h - hV!) / 1e5, (liquid.s - sL!) / 1e3, (vapour.s - sV!) / 1e3,
  ] // prettier-ignore
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(1e-6)
  if (!fluid.figures.pseudoPure) expect(fluid.saturationAtP(dew!).liquid.T / T!).toBeCloseTo(1, 8)
  if (rest[9] !== '-') expect(fluid.figures.surfaceTension!(T!)).toBeCloseTo(Number(rest[9]), 8)
})

test('at least 30 fluids, found by their usual names', () => {
  expect(HELMHOLTZ_NAMES.length).toBeGreaterThanOrEqual(30)
  for (const names of HELMHOLTZ_NAMES) for (const name of names) expect(named(name).name).toBe(names[0])
  expect(named('r-134a').name).toBe('R134a')
  expect(named('propane').name).toBe('Propane')
  expect(helmholtzFluid('phlogiston')).toBeUndefined()
})

test.each([
  ['R134a', { T: 300, x: 0.4 }],
  ['CO2', { p: 2e6, x: 0.9 }],
  ['NH3', { T: 405, x: 0.5 }],
  ['Propane', { p: 1e5, x: 0 }],
  ['Nitrogen', { T: 100, x: 1 }],
] as const)('two phases of %s at %o', (name, given) => {
  const fluid = named(name)
  const state = stateBy(fluid, given)
  for (const again of [
    { p: state.p, h: state.h },
    { T: state.T, rho: state.rho },
    { p: state.p, s: state.s },
    { h: state.h, s: state.s },
  ]) {
    const found = stateBy(fluid, again)
    expect(found.x ?? (found.phase === 'gas' ? 1 : 0)).toBeCloseTo(given.x, 5)
    expect(found.T).toBeCloseTo(state.T, 5)
  }
})

test.each([
  ['R134a', { T: 400, x: 0.5 }, 'no share of vapour x above its critical point (374.21 K, 40.593 bar)'],
  ['R134a', { T: 100, p: 1e5 }, 'T = 100 K is outside of the data of R134a: 169.85 K to 455 K'],
  ['R134a', { T: 300, p: 1e9 }, 'to 700 bar'],
  ['R134a', { p: 1e5, h: 9e6 }, 'no state with h = 9000 kJ/kg at 1 bar'],
  ['IAPWS-95', { T: 300, p: -1 }, 'P is to be above zero'],
  ['Nitrogen', { h: 1e5, s: -1e6 }, 'no state with h = 100 kJ/kg and s = -1000 kJ/(kg K)'],
] as const)('%s at %o is refused', (name, given, words) => {
  expect(() => stateBy(named(name), given)).toThrow(StateError)
  expect(() => stateBy(named(name), given)).toThrow(words)
})

test('compressed liquid and wet vapour of one temperature and enthalpy are both named', () => {
  const nitrogen = named('Nitrogen')
  const { h } = stateBy(nitrogen, { T: 75.7152, p: 6.7916e6 })
  expect(() => stateBy(nitrogen, { T: 75.7152, h })).toThrow('and at 67.916 bar: give P or s instead')
})

test.each([
  ['Helium', 15, 94e6],
  ['Helium', 213, 640e6],
  ['Helium', 900, 536e6],
  ['Helium', 5.05, 2.039e5],
  ['Hydrogen', 252, 1.5786e9],
  ['Hydrogen', 866.8, 1.676e9],
])('%s at %d K and %d Pa has the density at which its equation has that pressure', (name, T, p) => {
  const fluid = named(name)
  const { rho, h, s } = stateBy(fluid, { T, p })
  expect(Math.abs(new HelmholtzEquation(fluid.figures).pressure(T, rho / fluid.M) / p - 1)).toBeLessThan(1e-8)
  for (const given of [
    { p, h },
    { p, s },
    { p, rho },
    { T, s },
    { T, rho },
    { h, s },
  ])
    expect(Math.abs(stateBy(fluid, given).T / T - 1), Object.keys(given).join()).toBeLessThan(1e-6)
})

test.each([
  ['Air', 79.61, 0.84e5],
  ['Air', 96.117, 4.177e5],
  ['R410A', 303.409, 18.99e5],
])('%s between its bubble and its dew line, at %d K and %d Pa, has two phases', (name, T, p) => {
  const fluid = named(name)
  const lines = fluid.saturationAtT(T)
  expect(p > lines.vapour.p && p < lines.liquid.p).toBe(true)
  const { x, h } = stateBy(fluid, { T, p })
  expect(x! > 0 && x! < 1).toBe(true)
  expect(Math.abs(stateBy(fluid, { p, h }).T / T - 1)).toBeLessThan(1e-9)
})

describe('cold water, which shrinks as it warms', () => {
  const water = named('IAPWS-95')

  test('an entropy that compressed liquid and wet vapour have', () => {
    const { s } = stateBy(water, { T: 273.2, p: 4282 })
    expect(() => stateBy(water, { T: 273.2, s })).toThrow(/hold at .* bar and at .* bar: give P or s instead/)
  })

  test.each([
    [1e5, 999.9],
    [700, 999.82],
  ])('a density at %d Pa that it has twice: %d kg/m3', (p, rho) => {
    expect(() => stateBy(water, { p, rho })).toThrow(
      /hold on either side of 27[4-7]\.\d* K, where IAPWS-95 is densest/,
    )
  })

  test('a density that it has once', () => {
    expect(stateBy(water, { p: 1e5, rho: 999.5 }).T).toBeCloseTo(284.9, 0)
  })
})
