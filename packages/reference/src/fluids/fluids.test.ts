import { describe, expect, test } from 'vitest'
import { PropertyFault, propertyNamed } from '../holders/holder.ts'
import { isArgument } from '../holders/makers.ts'
import type { GivenQuantity, MakeHolder, PropertyHolder } from '../holders/holder.ts'
import { make as fluid, FLUIDS } from './make-fluid.ts'
import { make as humidAir } from './make-humid-air.ts'
import { make as mixture } from './make-mixture.ts'
import { findSpecies } from './species-names.ts'
import { NAMES_ELSEWHERE } from './substance-names.ts'

type Amounts = Record<string, [value: number, unit: string]>

const quantity = ([value, unit]: Amounts[string]): GivenQuantity => ({
  value,
  measures: other => other === unit,
})

const made = (make: MakeHolder, text = '', amounts: Amounts = {}): PropertyHolder =>
  make({
    text,
    named: new Map(Object.entries(amounts).map(([name, one]) => [name, quantity(one)])),
    unnamed: [],
  })

function read(holder: PropertyHolder, name: string, given: Record<string, number>): number {
  const property = propertyNamed(holder, name) ?? expect.fail(`no ${name}`)
  return property.call!.with(Object.keys(given))(...Object.values(given))
}

const mol = (value: number): [number, string] => [value, 'mol']
const METHANE: Amounts = { CH4: mol(1), O2: mol(2), N2: mol(7.52) }

/** Figures of tables: name of the fluid, property, state in SI units, figure, relative deviation. */
test.each<[string, string, Record<string, number>, number, number]>([
  // IAPWS-IF97, table 5 of region 1; steam tables by Wagner and Kretzschmar.
  ['Water', 'h', { T: 300, P: 3e6 }, 115331.273, 1e-9],
  ['steam', 'T', { P: 8e6, h: 3399.37e3 }, 773.15, 1e-5],
  ['Water', 'x', { P: 1e4, s: 6726.4 }, 0.81033, 1e-4],
  ['Water', 'mu', { T: 298.15, rho: 998 }, 8.897351e-4, 1e-6],
  // Tillner-Roth and Baehr (1994): the normal boiling point of R134a and its pressure at 0 °C.
  ['R134a', 'P_sat', { T: 273.15 }, 292803, 1e-5],
  ['r-134a', 'T_sat', { P: 101325 }, 247.076, 1e-5],
  ['CO2', 'rho', { T: 300, P: 1e7 }, 801.6, 1e-3],
  // The saturation line as diagrams draw it: steam tables by Wagner and Kretzschmar at 100 °C and 200 °C.
  ['Water', 'P', { T: 373.15, x: 0 }, 101418, 1e-5],
  ['Water', 'h', { T: 373.15, x: 0 }, 419.1e3, 1e-5],
  ['Water', 'h', { T: 373.15, x: 1 }, 2675.57e3, 1e-5],
  ['Water', 's', { T: 473.15, x: 0 }, 2330.8, 1e-5],
  ['Water', 's', { T: 473.15, x: 1 }, 6430.3, 1e-5],
  // Saturation tables of R134a in the NIST Chemistry WebBook, where h is 200 kJ/kg and s 1 kJ/(kg K) at 0 °C.
  ['R134a', 'h', { T: 313.15, x: 0 }, 256.41e3, 1e-4],
  ['R134a', 'h', { T: 263.15, x: 1 }, 392.66e3, 1e-4],
  ['R134a', 's', { T: 263.15, x: 1 }, 1733.4, 1e-4],
  // Lemmon and Jacobsen (2004), table V: 100 K and 25 mol/dm3 of nitrogen.
  ['Nitrogen', 'mu', { T: 100, rho: 25000 * 0.02801348 }, 79.7418e-6, 1e-5],
  ['Nitrogen', 'k', { T: 100, rho: 25000 * 0.02801348 }, 103.834e-3, 1e-5],
  // Compressed liquid at 1144 bar has this enthalpy as well, but no share of vapour.
  ['Nitrogen', 'x', { T: 88.3344, h: -7457.9 }, 0.5, 1e-4],
  ['R134a', 'Pr', { T: 300, x: 0 }, 3.39, 5e-2],
])('%s:%s at %o', (name, property, given, expected, off) => {
  expect(Math.abs(read(made(fluid, name), property, given) / expected - 1)).toBeLessThan(off)
})

test.each([
  [304.5, 7.4e6, true],
  [305, 1e5, false],
  [350, 1e7, false],
])('CO2 at %d K and %d Pa is near its critical point: %s', (T, P, isNear) => {
  const h = propertyNamed(made(fluid, 'CO2'), 'h')!.call!.with(['T', 'P'])
  const doubt = h.doubt!(T, P)?.text
  expect(doubt?.includes('near its critical point here (304.13 K, 73.773 bar)') ?? false).toBe(isNear)
})

test.each([
  ['Nitrogen', 78.93875, 80e6, true],
  ['Nitrogen', 78.93875, 78e6, false],
  ['CO2', 270.74, 33e7, true],
  ['Hydrogen', 14, 760e6, true],
  ['IAPWS-95', 300, 99e7, true],
  ['IAPWS-95', 300, 95e7, false],
])('%s at %d K and %d Pa is solid: %s', (name, T, P, isSolid) => {
  const doubt = propertyNamed(made(fluid, name), 'rho')!.call!.with(['T', 'P']).doubt!(T, P)?.text
  expect(doubt?.includes('is solid at') ?? false).toBe(isSolid)
})

const VISCOSITY = 'The equation for the viscosity of'
const CONDUCTIVITY = 'The equation for the thermal conductivity of'

test.each([
  ['CO2', 'mu', 1000, 50e6, undefined],
  ['CO2', 'k', 1000, 300e6, `${CONDUCTIVITY} CO2 is published up to 2000 bar: this figure is extrapolated.`],
  ['CO2', 'h', 1000, 300e6, undefined],
  [
    'CO2',
    'h',
    1500,
    1e5,
    'The equation of state of CO2 is published up to 1100 K: this figure is extrapolated.',
  ],
  ['Nitrogen', 'mu', 1000, 1e5, undefined],
  [
    'Nitrogen',
    'mu',
    1001,
    1e5,
    'The equation of state of Nitrogen is published up to 1000 K: this figure is extrapolated.',
  ],
  ['Ammonia', 'mu', 650, 1e5, undefined],
  ['Ammonia', 'nu', 690, 1e5, `${VISCOSITY} Ammonia is published up to 680 K: this figure is extrapolated.`],
  [
    'Ammonia',
    'Pr',
    650,
    2e6,
    `${VISCOSITY} Ammonia is published up to 600 K at 20 bar: this figure is extrapolated.`,
  ],
  ['Ammonia', 'k', 650, 2e6, undefined],
  [
    'Oxygen',
    'h',
    400,
    1e5,
    'The equation of state of Oxygen is published up to 300 K: this figure is extrapolated.',
  ],
  [
    'Methane',
    'k',
    610,
    1e5,
    `${CONDUCTIVITY} Methane is published up to 600 K: this figure is extrapolated.`,
  ],
  ['Methane', 'mu', 610, 1e5, undefined],
  ['Ethane', 'mu', 640, 1e5, `${VISCOSITY} Ethane is published up to 625 K: this figure is extrapolated.`],
  [
    'Ethane',
    'k',
    500,
    8e7,
    `${CONDUCTIVITY} Ethane is published up to 700 bar: this figure is extrapolated.`,
  ],
  ['Propane', 'mu', 610, 1e5, `${VISCOSITY} Propane is published up to 600 K: this figure is extrapolated.`],
  ['R125', 'a_th', 180, 1e6, `${CONDUCTIVITY} R125 is published from 190 K: this figure is extrapolated.`],
  ['R125', 'mu', 180, 1e6, undefined],
  ['Water', 'mu', 1100, 1e5, undefined],
  ['Water', 'mu', 1500, 1e5, `${VISCOSITY} Water is published up to 1173.15 K: this figure is extrapolated.`],
  ['Water', 'h', 1500, 1e5, undefined],
  [
    'IAPWS-95',
    'k',
    600,
    3e8,
    `${CONDUCTIVITY} IAPWS-95 is published up to 573 K at 3000 bar: this figure is extrapolated.`,
  ],
] as const)('%s:%s at %d K and %d Pa within its publication', (name, property, T, P, doubt) => {
  expect(propertyNamed(made(fluid, name), property)!.call!.with(['T', 'P']).doubt!(T, P)?.text).toBe(doubt)
})

test.each([
  ['HFC-134a', 'R134a'],
  ['C3H8', 'Propane'],
  ['R-718', 'Water'],
  ['sulphur dioxide', 'SO2'],
  ['dry air', 'Air'],
  ['i-butane', 'Isobutane'],
  ['HFO-1234yf', 'R1234yf'],
])('%s is %s', (name, usual) => {
  expect(made(fluid, name).title).toBe(usual)
})

/** Critical figures and acentric factors as REFPROP 10 has them. */
test.each([
  ['Water', 'Tc', 647.096, 1e-6],
  ['R134a', 'pc', 4.05928, 1e-6],
  ['Propane', 'MW', 44.0956, 1e-4],
  ['Water', 'omega', 0.3443, 1e-3],
  ['Nitrogen', 'omega', 0.0372, 5e-3],
  ['R134a', 'omega', 0.32684, 1e-3],
  ['Propane', 'omega', 0.1521, 1e-3],
])('%s:%s', (name, property, figure, off) => {
  expect(Math.abs(Number(propertyNamed(made(fluid, name), property)!.value) / figure - 1)).toBeLessThan(off)
})

test.each([
  ['Psat', 'P_sat'],
  ['Tsat', 'T_sat'],
  ['conductivity', 'k'],
  ['eta', 'mu'],
  ['a', 'w'],
  ['MW', 'M'],
])('%s is %s', (alias, name) => {
  expect(propertyNamed(made(fluid, 'Water'), alias)!.name).toBe(name)
})

test('names that mean several properties are refused with these', () => {
  expect(made(fluid, 'Water').absent!.kappa).toContain('gamma, the ratio of heat capacities, or kappa_T')
  expect(made(mixture, '', METHANE).absent!.mu).toMatch(/^mu of a mixture is not in the data/)
  expect(propertyNamed(made(mixture, '', METHANE), 'kappa')!.name).toBe('gamma')
})

test('readings without an equation in the data are refused with what there is', () => {
  const { absent } = made(fluid, 'CO')
  expect(absent!.mu).toMatch(/^No equation for the dynamic viscosity of CO is in the data. It has T, P, rho,/)
  expect(absent!.lambda).toContain('thermal conductivity of CO')
  expect(Object.keys(made(fluid, 'Water').absent!)).toEqual(['kappa', 'alpha'])
})

test('heat capacities belong to saturated liquid and vapour, not to wet steam', () => {
  const water = made(fluid, 'Water')
  expect(read(water, 'cp', { T: 373.15, x: 0 })).toBeCloseTo(4216.6, 0)
  expect(() => read(water, 'cp', { T: 373.15, x: 0.5 })).toThrow('not in between')
})

test.each([
  ['a fluid', made(fluid, 'Water'), 'cp', { T: 300, P: 1e5 }],
  ['a mixture', made(mixture, '', METHANE), 'Cp', { T: 300, P: 1e5 }],
  ['humid air', made(humidAir), 'cp', { T: 300, phi: 0.5 }],
])('the heat capacity of %s is c_p as well', (_, holder, name, given) => {
  expect(propertyNamed(holder, 'c_p')).toBe(propertyNamed(holder, name))
  expect(read(holder, 'c_p', given)).toBeGreaterThan(1000)
})

describe('mixtures', () => {
  const gas = made(mixture, '', { ...METHANE, T: [400, 'K'] })
  test('figures at the temperature of the mixture', () => {
    const shown = Number(propertyNamed(gas, 'h')!.value)
    expect(shown * 1000).toBeCloseTo(read(gas, 'h', { T: 400, P: 101325 }), 6)
  })
  test.each<[string, Record<string, number>, number, number]>([
    ['M', { T: 300, P: 1e5 }, 0.0276331, 1e-5],
    // NASA CEA: CH4 with 2 O2 and 7.52 N2 at 1 atm burns at 2224 K.
    ['T_flame', { T: 298.15, P: 101325 }, 2224, 2e-4],
    ['x_O2', { T: 300, P: 1e5 }, 2 / 10.52, 1e-12],
    ['T', { h: 587870, P: 101325 }, 1000, 1e-5],
  ])('%s at %o', (name, given, expected, off) => {
    expect(Math.abs(read(gas, name, given) / expected - 1)).toBeLessThan(off)
  })
  test('products of the flame and of the equilibrium at its temperature are the same', () => {
    const T = read(gas, 'T_flame', { T: 400, P: 1e5 })
    for (const product of ['CO2', 'CO', 'NO', 'OH'])
      expect(read(gas, `xeq_${product}`, { T, P: 1e5 })).toBeCloseTo(
        read(gas, `xflame_${product}`, { T: 400, P: 1e5 }),
        9,
      )
  })
  test('mass counts as moles', () => {
    const air = made(mixture, '', { N2: [0.0280134, 'kg'], O2: mol(1) })
    expect(read(air, 'x_N2', { T: 300, P: 1e5 })).toBeCloseTo(0.5, 9)
  })
})

test('a mixture reaches the ends of its data by any two properties', () => {
  const gas = made(mixture, '', METHANE)
  for (const T of [200, 6000]) {
    const [h, s] = ['h', 's'].map(name => read(gas, name, { T, P: 1e5 })) as [number, number]
    expect(read(gas, 'T', { h, P: 1e5 })).toBeCloseTo(T, 5)
    expect(read(gas, 'P', { h, s })).toBeCloseTo(1e5, 3)
    expect(read(gas, 'T', { P: 1e6, rho: read(gas, 'rho', { T, P: 1e6 }) })).toBeCloseTo(T, 6)
  }
})

test('humid air takes names of arguments as engineers write them', () => {
  const air = made(humidAir)
  expect(read(air, 'W', { T_db: 298.15, RH: 0.5 })).toBe(read(air, 'W', { T: 298.15, phi: 0.5 }))
  expect(read(air, 'W', { T: 298.15, phi: 0.5, p: 9e4 })).toBe(
    read(air, 'W', { T: 298.15, phi: 0.5, P: 9e4 }),
  )
  expect(() => read(air, 'W', { phi: 0.5, RH: 0.5 })).toThrow('Two of T, phi')
  expect(() => read(air, 'T_dp', { T: 298.15, phi: 0 })).toThrow('below -100 °C, where the data')
})

test('gas whose enthalpy compressed liquid has as well', () => {
  const P = propertyNamed(made(fluid, 'Propane'), 'P')!.call!.with(['T', 'h'])
  expect(P.doubt!(350, 650e3)?.text).toMatch(
    /^Compressed liquid has the same properties at a higher pressure: this/,
  )
})

test('humid air takes a pressure, an altitude or neither', () => {
  expect(read(made(humidAir), 'W', { T: 298.15, phi: 0.5 })).toBeCloseTo(0.00988, 4)
  const high = made(humidAir, '', { z: [1000, 'm'] })
  expect(read(high, 'P', { T: 298.15, phi: 0.5 })).toBeCloseTo(89875, -1)
  expect(read(high, 'W', { T: 298.15, phi: 0.5, P: 101325 })).toBeCloseTo(0.00988, 4)
})

/** Bad input: a sentence says what is allowed. */
test.each<[string, () => unknown, string]>([
  ['no fluid', () => made(fluid, 'Phlogiston'), 'There is no fluid "Phlogiston". There are Water,'],
  ['no name', () => made(fluid), 'fluid takes a name'],
  [
    'one argument',
    () => read(made(fluid, 'Water'), 'h', { T: 300 }),
    'Two of T, P, h, s, u, rho (or v) and x',
  ],
  ['v and rho', () => read(made(fluid, 'Water'), 'h', { v: 1, rho: 1 }), 'Two of T, P'],
  ['cold', () => read(made(fluid, 'Water'), 'h', { T: 100, P: 1e5 }), '273.15 K to 2273.15 K.'],
  [
    'supercritical',
    () => read(made(fluid, 'CO2'), 'h', { T: 320, x: 1 }),
    'no share of vapour x above its critical point',
  ],
  ['x of gas', () => read(made(fluid, 'CO2'), 'x', { T: 320, P: 1e5 }), 'CO2 is gas in this state'],
  [
    'no species',
    () => made(mixture, '', { CHX: mol(1) }),
    'There is no species CHX among the 230 of the data. Did you mean CH',
  ],
  ['amount in metres', () => made(mixture, '', { CH4: [1, 'm'] }), 'in mass or moles'],
  ['nothing', () => made(mixture), 'mixture takes species'],
  ['zero of all', () => made(mixture, '', { CH4: mol(0) }), 'The mixture is empty'],
  [
    'hot methane',
    () => read(made(mixture, '', METHANE), 'h', { T: 9000, P: 1e5 }),
    'T = 9000 K is outside of the data of CH4: 200 K to 6000 K.',
  ],
  ['h and T', () => read(made(mixture, '', METHANE), 's', { T: 300, h: 1 }), 'depend on T alone'],
  ['wet', () => read(made(humidAir), 'h', { T: 300, phi: 2 }), 'phi is the relative humidity'],
])('%s', (_, run, words) => {
  expect(run).toThrow(PropertyFault)
  expect(run).toThrow(words)
})

test.each<[name: string, state: Record<string, number>, isDoubted: boolean]>([
  ['Air', { T: 100, x: 0.4 }, true],
  ['R410A', { T: 280, x: 0.4 }, true],
  ['R410A', { P: 8e5, h: 250e3 }, true],
  ['Air', { T: 300, P: 1e5 }, false],
  ['R410A', { T: 320, P: 1e5 }, false],
  ['R134a', { T: 280, x: 0.4 }, false],
  ['Water', { T: 400, x: 0.4 }, false],
])('%s at %j is interpolated: %s', (name, state, isDoubted) => {
  const s = made(fluid, name)
    .properties.find(one => one.name === 's')!
    .call!.with(Object.keys(state))
  expect(s.doubt!(...Object.values(state))?.text.includes('treats as one substance') ?? false).toBe(isDoubted)
})

test('each property can be named in a formula, has a title and a call or a figure', () => {
  const holders = [...FLUIDS.map(name => made(fluid, name)), made(humidAir), made(mixture, '', METHANE)]
  for (const { properties } of holders) {
    expect(new Set(properties.map(one => one.name)).size).toBe(properties.length)
    for (const { name, title, value, call } of properties) {
      expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)?$/)
      expect(title).not.toBe('')
      expect(value !== undefined || call !== undefined).toBe(true)
    }
  }
})

test.each([
  ['metan', 'CH4'],
  ['Méthane', 'CH4'],
  ['Kohlendioxid', 'CO2'],
  ['carbon dioxide', 'CO2'],
  ['amoniak', 'NH3'],
  ['vapeur d’eau', 'H2O'],
  ['agua', 'H2O(L)'],
  ['oxigen', 'O2'],
  ['nitrogn', 'N2'],
  ['CO', 'CO'],
])('the search for %s finds %s first', (phrase, species) => {
  expect(findSpecies(phrase)[0]?.name).toBe(species)
})

test.each(['xx', 'qqqqqqq'])('the search for %s finds nothing', phrase =>
  expect(findSpecies(phrase)).toEqual([]),
)

test('each species with names in other languages is in the data', () => {
  const known = new Set(findSpecies('').map(({ name }) => name))
  expect([...NAMES_ELSEWHERE.keys()].filter(name => !known.has(name))).toEqual([])
})

test.each([
  ['fluid', made(fluid, 'Water')],
  ['humid_air', made(humidAir)],
  ['mixture', made(mixture, '', METHANE)],
])('formulas are read with the names of the arguments of %s', (_, { properties }) => {
  const names = properties.flatMap(({ call }) => Object.keys(call?.units ?? {}))
  expect(names.filter(name => !isArgument(name))).toEqual([])
})
