import { expect, test } from 'vitest'
import { helmholtzFluid } from '../helmholtz/index.ts'
import { WATER } from '../water/index.ts'
import { StateError } from '../state-error.ts'
import type { Property, PureFluid, State } from './index.ts'
import { stateBy } from './index.ts'

const fluidOf = (name: string) => (name === 'Water' ? WATER : helmholtzFluid(name)!)

const valueIn = (state: State, name: Property) => state[name]!

/** A state and two of its properties, which give the state back: at the ends of the data, near saturation, in two phases. */
test.each<[fluid: string, state: Partial<Record<Property, number>>, by: [Property, Property]]>([
  ['CO2', { T: 273.7, p: 7.38e6 }, ['s', 'u']],
  ['CO2', { T: 320, p: 11e6 }, ['s', 'u']],
  ['Ethane', { T: 200, p: 3e6 }, ['s', 'u']],
  ['Water', { T: 2273.15, p: 22e6 }, ['h', 's']],
  ['Water', { T: 2273.15, p: 22e6 }, ['s', 'u']],
  ['Water', { T: 1073.15, p: 100e6 }, ['p', 'h']],
  ['Water', { T: 640, p: 100e6 }, ['h', 'rho']],
  ['R134a', { T: 455, p: 1.2e6 }, ['h', 's']],
  ['R134a', { T: 455, p: 1.2e6 }, ['u', 'rho']],
  ['R134a', { T: 336.789, p: 70e6 }, ['T', 's']],
  ['R134a', { T: 336.789, p: 70e6 }, ['h', 'rho']],
  ['Propane', { T: 85.54, x: 0.5 }, ['h', 'rho']],
  ['Propane', { T: 85.54, x: 1 }, ['u', 's']],
  ['Air', { T: 119.3, x: 0.5 }, ['x', 'h']],
  ['Air', { T: 132.5, p: 38e6 }, ['p', 'h']],
  ['Hydrogen', { T: 1000, p: 2000e6 }, ['p', 's']],
] as const)('%s at %j by %j', (name, given, by) => {
  const fluid = fluidOf(name)
  const state = stateBy(fluid, given)
  const found = stateBy(fluid, Object.fromEntries(by.map(one => [one, valueIn(state, one)])))
  expect(found.T / state.T).toBeCloseTo(1, 8)
  expect(found.p / state.p).toBeCloseTo(1, 5)
})

/** A search that comes to a wrong end gives no state: what was given is compared with what was found. */
test.each<[wrong: 'p' | 'h' | 's' | 'T', share: number, given: Partial<Record<Property, number>>]>([
  ['p', 1e-5, { T: 300, p: 1e5 }],
  ['T', 1e-5, { T: 300, p: 1e5 }],
  ['h', 1e-5, { p: 1e5, h: 3e5 }],
  ['s', 1e-5, { p: 1e5, s: 1000 }],
])('a fluid whose %s is off by %d of it has no state', (wrong, share, given) => {
  let calls = 0
  const honest: PureFluid = fluidOf('Water')
  const lying: PureFluid = {
    ...honest,
    single: (...place) => {
      const phase = honest.single(...place)
      // No two answers have the same fault, so that no search can make up for it.
      calls += 1
      return { ...phase, [wrong]: phase[wrong] * (1 + share * (2 + Math.sin(calls))) }
    },
  }
  expect(() => stateBy(lying, given)).toThrow(StateError)
  expect(stateBy(honest, given)[wrong]).toBeGreaterThan(0)
})

test.each(['Water', 'IAPWS-95', 'CO2', 'Methane', 'R134a'])('%s at its critical point', name => {
  const fluid = fluidOf(name)
  const state = stateBy(fluid, { T: fluid.critical.T, p: fluid.critical.p })
  for (const by of ['h', 's', 'u', 'rho'] as const) {
    const found = stateBy(fluid, { p: state.p, [by]: state[by] })
    expect(found.T / state.T).toBeCloseTo(1, 6)
  }
})

/** Properties that two states have. */
test.each<[fluid: string, given: Partial<Record<Property, number>>, words: RegExp]>([
  [
    'R1234yf',
    { s: stateBy(fluidOf('R1234yf'), { T: 331, x: 0.99 }).s, x: 0.99 },
    /hold at .* K and at 331 K/,
  ],
  ['R1234yf', { u: stateBy(fluidOf('R1234yf'), { T: 367.48, x: 0.5 }).u, x: 0.5 }, /and at 367\.48 K/],
  ['Oxygen', { T: 231.87, h: stateBy(fluidOf('Oxygen'), { T: 231.87, p: 80e6 }).h }, /and at 800 bar/],
  ['Water', { h: 2.8e6, u: 2.6e6 }, /differ by P v only, which in a gas hardly depends on P/],
])('%s by %j is refused', (name, given, words) => {
  expect(() => stateBy(fluidOf(name), given)).toThrow(StateError)
  expect(() => stateBy(fluidOf(name), given)).toThrow(words)
})

test.each([
  ['Propane', 350, 650e3, true],
  ['R134a', 300, 420e3, false],
])(
  'gas of %s at %d K with h = %d J/kg has a liquid with these properties: %s',
  (name, T, h, isAlsoLiquid) => {
    expect(stateBy(fluidOf(name), { T, h }).isAlsoLiquid).toBe(isAlsoLiquid)
  },
)

test.each(['Water', 'IAPWS-95', 'R134a', 'CO2'])(
  '%s on its saturation line is not given by T and P',
  name => {
    const fluid = fluidOf(name)
    const T = fluid.triple.T + 0.5 * (fluid.critical.T - fluid.triple.T)
    const { p } = stateBy(fluid, { T, x: 0 })
    expect(() => stateBy(fluid, { T, p })).toThrow('do not say how much of it is vapour')
    expect(stateBy(fluid, { T, p: p * 1.0001 }).h).toBeLessThan(stateBy(fluid, { T, p: p * 0.9999 }).h)
  },
)
