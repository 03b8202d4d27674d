import { describe, expect, test } from 'vitest'
import { CEA_RUNS } from './cea-cases.ts'
import * as gas from './index.ts'

const table = new gas.SpeciesTable()
const named = (name: string) => table.find(name) ?? expect.fail(`no species ${name}`)
const mixture = (...amounts: [string, number][]) =>
  gas.mixtureOf(amounts.map(([name, moles]) => ({ species: named(name), moles })))

const read = (state: gas.Totals, name: string) => gas.READINGS[name]!.of(state, table)

/** Cp, h, s, g in J and mol at K and 1 bar, computed from the polynomials of NASA TP-2002-211556. */
const STANDARD = `
Ar 200 20.78616 -2040.16126 146.5463 -31349.4208
Ar 298.15 20.78616 0 154.84578 -46167.2695
Ar 500 20.78616 4195.6857 165.59246 -78600.5444
Ar 1000 20.78616 14588.764 180.00033 -165411.562
Ar 3000 20.78616 56161.0769 202.83625 -552347.682
N2 200 29.10728 -2857.26941 179.98534 -38854.3375
N2 298.15 29.12418 6.11450357e-06 191.60862 -57128.1099
N2 500 29.58183 5910.7532 206.73852 -97458.5072
N2 1000 32.69625 21462.1523 228.16939 -206707.239
N2 3000 37.02708 92712.4623 266.88946 -707955.903
O2 200 29.1258 -2868.22058 193.48328 -41564.8771
O2 298.15 29.37819 -1.28072103e-05 205.1483 -61164.9651
O2 500 31.09147 6085.46659 220.69693 -104262.996
O2 1000 34.88235 22707.0813 243.58593 -220878.844
O2 3000 39.97955 98116.899 284.51939 -755441.267
H2O 200 33.34931 -245107.44 175.47622 -280202.683
H2O 298.15 33.58752 -241824.622 188.82804 -298123.702
H2O 500 35.22463 -234899.91 206.52828 -338164.048
H2O 1000 41.2908 -215821.426 232.73539 -448556.812
H2O 3000 56.82317 -114167.032 286.99203 -975143.107
CO2 200 32.36103 -396920.222 199.96795 -436913.813
CO2 298.15 37.13518 -393507.758 213.78618 -457248.108
CO2 500 44.6242 -385200.898 234.89639 -502649.093
CO2 1000 54.30842 -360108.135 269.2954 -629403.533
CO2 3000 62.15585 -240692.795 334.14998 -1243142.74
CH4 200 33.50563 -77973.0128 172.67461 -112507.934
CH4 298.15 35.69112 -74599.5749 186.37001 -130165.793
CH4 500 46.58449 -66374.0506 207.19454 -169971.318
CH4 1000 73.67604 -35915.2122 248.32951 -284244.725
CH4 3000 114.6336 162396.787 353.27867 -897439.223
C3H8 500 112.5671 -85796.815 317.8058 -244699.717
C3H8 1000 174.6129 -12210.1307 417.33886 -429548.99
C3H8 3000 236.0687 421401.997 649.59675 -1527388.24
C(gr) 500 14.61667 2366.24621 11.65868 -3463.09377
C(gr) 1000 21.61142 11795.0412 24.452228 -12657.1864
C(gr) 3000 26.60878 61420.5214 51.243512 -92310.0156
SO2 500 46.489 -288064.085 270.46847 -423298.322
SO2 1000 54.29053 -262462.84 305.64917 -568112.012
SO2 3000 59.15037 -147340.462 368.43904 -1252657.57
NO 200 30.44423 88317.0301 198.72283 48572.465
NO 298.15 29.86219 91270.7899 210.74676 28436.6436
NO 500 30.49408 97331.899 226.25734 -15796.771
NO 1000 33.99093 113504.015 248.53299 -135028.971
NO 3000 37.54018 186309.058 288.18963 -678259.844
H2 200 27.4449 -2775.26797 119.40878 -26657.0246
H2 298.15 28.83618 -2.71676892e-06 130.68027 -38962.3224
H2 500 29.25334 5882.51008 145.73927 -66987.1227
H2 1000 30.20614 20678.8976 166.21575 -145536.852
H2 3000 37.07795 88730.1922 202.8867 -519929.901
CO 200 29.10881 -113392.779 186.0317 -150599.12
CO 298.15 29.14118 -110534.566 197.65869 -169466.505
CO 500 29.79352 -104603.791 212.83547 -211021.528
CO 1000 33.17859 -88847.3139 234.53953 -323386.843
CO 3000 37.20479 -17006.0314 273.61735 -837858.081
Air 500 29.82049 5806.52523 213.99975 -101193.352
Air 1000 33.04954 21536.8448 235.67443 -214137.589
Air 3000 37.50147 93395.9017 274.71773 -730757.297
NH3 200 33.75465 -49334.0606 178.98543 -85131.1456
NH3 298.15 35.63023 -45939.7382 192.76919 -103413.872
NH3 500 41.99146 -38128.3876 212.63449 -144445.633
NH3 1000 56.24453 -13370.811 246.38565 -259756.459
NH3 3000 78.76076 127795.217 321.69699 -837295.753
`

test.each(STANDARD.trim().split('\n'))('standard state %s', row => {
  const [name, T, ...expected] = row.split(' ')
  const state = gas.totals(mixture([name!, 1]), Number(T), 1e5)
  const readings = ['Cp_mole', 'h_mole', 's_mole', 'g_mole'].map(one => read(state, one))
  readings.forEach((value, i) => {
    const off = Math.abs(value - Number(expected[i]))
    expect(off, `${i}`).toBeLessThan(Math.max(Math.abs(Number(expected[i])) * 1e-6, 1e-3))
  })
})

describe('runs of NASA CEA', () => {
  test.each(CEA_RUNS.trim().split('\n'))('%s', line => {
    const [kind, , reactants, P, T, fractions, only] = line.split('|') as string[]
    const components = reactants!.split(';').map(part => {
      const [name, moles, at] = part.split(' ')
      return { species: named(name!), moles: Number(moles), T: Number(at) }
    })
    const H = components.reduce((sum, one) => sum + gas.totals(gas.mixtureOf([one]), one.T, 1e5).H, 0)
    const products = only ? only.split(',').map(named) : gas.SPECIES
    const reaction = gas.reactionOf(gas.mixtureOf(components), products)
    const pressure = Number(P) * 1e5
    const state =
      kind === 'hp'
        ? gas.productsKeeping(reaction, 'H', H, { P: pressure })
        : gas.productsAt(new gas.Equilibrium(reaction), Number(T), pressure)
    expect(Math.abs(state.T - Number(T))).toBeLessThan(0.1)
    const parts = fractions!.split(' ')
    for (let i = 0; i < parts.length; i += 2) {
      const found = state.mixture.components.find(one => one.species === named(parts[i]!))
      const x = (found?.moles ?? 0) / state.mixture.moles
      expect(Math.abs(x - Number(parts[i + 1])), parts[i]).toBeLessThan(1e-4)
    }
  })

  test.each([
    [1000, 0.90909, 0],
    [350, 0.90909, 0],
    [304.3, 0.76757, 0.14152],
    [304.2, 0.72836, 0.18073],
    [304, 0.66025, 0.24884],
    [300, 0.2096, 0.69949],
  ])('RP-1311, example 14: water condenses at %d K', (T, steam, liquid) => {
    const reaction = gas.reactionOf(mixture(['H2', 100], ['O2', 60]), gas.SPECIES)
    const { mixture: products } = gas.productsAt(new gas.Equilibrium(reaction), T, 5066.25)
    const x = (name: string) =>
      (products.components.find(one => one.species.name === name)?.moles ?? 0) / products.moles
    expect(x('H2O')).toBeCloseTo(steam, 3)
    expect(x('H2O(L)')).toBeCloseTo(liquid, 3)
  })

  test('RP-1311, example 4: combustion in a closed volume', () => {
    const air = gas.totals(mixture(['Air', 17 / named('Air').M]), 700, 1e5)
    const fuel = mixture(['C7H8_L', 0.4 / named('C7H8_L').M], ['C8H18_L', 0.6 / named('C8H18_L').M])
    const all = gas.mixtureOf([...air.mixture.components, ...fuel.components])
    const U = -45.1343 * 8.31451 * 18 * 1000
    const state = gas.productsKeeping(gas.reactionOf(all, gas.SPECIES), 'U', U, { V: 18 / 14.428 })
    expect(Math.abs(state.T - 2418.54)).toBeLessThan(1)
    expect(state.P / 1e5).toBeCloseTo(99.974, 1)
  })
})

test('graphite separates from rich acetylene', () => {
  const reaction = gas.reactionOf(mixture(['C2H2', 1], ['O2', 0.5]), gas.SPECIES)
  const { mixture: products } = gas.productsAt(new gas.Equilibrium(reaction), 1000, 1e5)
  const graphite = products.components.find(one => one.species.name === 'C(gr)')
  expect(graphite?.moles).toBeGreaterThan(0.5)
})

describe('states by two properties', () => {
  const flue = mixture(['CO2', 1], ['H2O', 2], ['N2', 7.52])
  const state = gas.totals(flue, 1234, 3.2e5)
  const of = (name: string) => read(state, name)
  test.each([
    ['T', 'P'],
    ['h', 'P'],
    ['s', 'P'],
    ['g', 'P'],
    ['u', 'P'],
    ['T', 'v'],
    ['T', 'rho'],
    ['P', 'rho'],
    ['s', 'v'],
    ['u', 'v'],
    ['h', 'v'],
    ['g', 'v'],
    ['T', 's'],
    ['T', 'g'],
    ['h', 's'],
    ['u', 's'],
    ['h', 'g'],
    ['u', 'g'],
    ['s', 'g'],
  ])('%s and %s', (one, other) => {
    const found = gas.stateBy(flue, { [one]: of(one), [other]: of(other) })
    expect(found.T / 1234).toBeCloseTo(1, 9)
    expect(found.P / 3.2e5).toBeCloseTo(1, 8)
  })

  test.each([
    [{ h: 1, T: 300 }, 'depend on T alone'],
    [{ h: 1, u: 1 }, 'depend on T alone: give P, v, s or g as well'],
    [{ T: 300 }, 'two of T, P'],
    [{ T: -3, P: 1e5 }, 'T is to be above zero'],
    [{ h: 1e9, P: 1e5 }, 'no state between 200 K and 6000 K'],
  ])('%o is refused', (given, words) => {
    expect(() => gas.stateBy(flue, given)).toThrow(words)
  })
})

test('energies of formation', () => {
  const state = gas.totals(mixture(['CO2', 1]), 298.15, 1e5)
  expect(read(state, 'hF298_mole')).toBeCloseTo(-393510, -2)
  expect(read(state, 'gF_mole') / 1000).toBeCloseTo(-394.4, 1)
  expect(read(state, 'logK')).toBeCloseTo(69.1, 1)
})

test('a mixture with graphite has no density, and says so', () => {
  const state = gas.totals(mixture(['CO2', 1], ['graphite', 1]), 500, 1e5)
  expect(() => read(state, 'rho')).toThrow('rho_gas')
  expect(read(state, 'V_gas')).toBeCloseTo(0.04157, 4)
})

test('an equilibrium needs atoms and an empty mixture is none', () => {
  expect(() => mixture()).toThrow('empty')
  expect(() => mixture(['CH4', 0])).toThrow('empty')
})

test('at least 200 species, each found by its other names', () => {
  expect(gas.SPECIES.length).toBeGreaterThan(200)
  for (const one of gas.SPECIES)
    for (const name of [one.name, ...one.aliases]) expect(table.find(name)).toBe(one)
  expect(table.find('cl2')?.name).toBe('Cl2')
  expect(
    table
      .search('ethane')
      .map(one => one.name)
      .slice(0, 2),
  ).toEqual(['C2H6', 'CH4'])
})

/** Two phases in three records, one fuel: the format of the file, figures of the table that is shipped. */
const FILE = `! comment
thermo
    200.00   1000.00   6000.00  20000.   9/09/04
Fe(a)             Alpha. Ref-Elm.Below Lambda trans. Chase,1998 p1221.
 3 j 3/78 FE  1.00    0.00    0.00    0.00    0.00 1   55.8450000          0.000
    300.000    500.0007 -2.0 -1.0  0.0  1.0  2.0  3.0  4.0  0.0         4507.000
 1.350490931D+04-7.803806250D+02 9.440171470D+00-2.521767704D-02 5.350170510D-05
-5.099094730D-08 1.993862728D-11                 2.416521408D+03-4.749002850D+01
    500.000    800.0007 -2.0 -1.0  0.0  1.0  2.0  3.0  4.0  0.0         4507.000
 3.543032740D+06-2.447150531D+04 6.561020930D+01-7.043929680D-02 3.181052870D-05
 0.000000000D+00 0.000000000D+00                 1.345059978D+05-4.133788690D+02
    800.000   1042.0007 -2.0 -1.0  0.0  1.0  2.0  3.0  4.0  0.0         4507.000
 2.661026334D+09-7.846827970D+06-7.289212280D+02 2.613888297D+01-3.494742140D-02
 1.763752622D-05-2.907723254D-09                 5.234868470D+07-1.529052200D+04
Fe(a)             Alpha. Ref-Elm.Above Lambda trans. Chase,1998 pp1221-5.
 1 j 3/78 FE  1.00    0.00    0.00    0.00    0.00 2   55.8450000          0.000
   1042.000   1184.0007 -2.0 -1.0  0.0  1.0  2.0  3.0  4.0  0.0         4507.000
 2.481923052D+08 0.000000000D+00-5.594349090D+02 3.271704940D-01 0.000000000D+00
 0.000000000D+00 0.000000000D+00                 6.467503430D+05 3.669168720D+03
END PRODUCTS
RP-1              Mehta et.al. AIAA 95-2962 1995. Hcomb(high) = 19923.BTU/#
 0 gll/00 C   1.00H   1.95    0.00    0.00    0.00 1   13.9761830     -24717.700
    298.150      0.0000  0.0  0.0  0.0  0.0  0.0  0.0  0.0  0.0            0.000
END REACTANTS
`

test('a thermo.inp is read whole, with phases joined at their transitions', () => {
  const { species: read, refused } = gas.readThermoInp(FILE)
  expect(refused).toEqual([])
  expect(read[1]!.reactantOnly).toBe(true)
  expect(read.map(one => one.name)).toEqual(['Fe(a)', 'RP-1'])
  expect(read[0]!.intervals).toEqual(named('Fe(a)').intervals)
  expect(read[1]!.assigned).toEqual({ h: -24717.7, T: 298.15 })
  expect(read[1]!.elements).toEqual([
    ['C', 1],
    ['H', 1.95],
  ])
})

const RECORD = FILE.slice(0, FILE.indexOf('Fe(a)             Alpha. Ref-Elm.Above')) + 'END PRODUCTS\n'

test.each<[string, (text: string) => string, string]>([
  ['no number', text => text.replace('2.661026334D+09', '2.661O26334D+09'), 'a coefficient is no number'],
  [
    'the second row',
    text => text.replace('5.234868470D+07', '5.2348x8470D+07'),
    'a coefficient is no number',
  ],
  [
    'other exponents',
    text => text.replace('800.000   1042.0007 -2.0', '800.000   1042.0007 -3.0'),
    'exponents than',
  ],
  ['a gap', text => text.replace('800.000   1042.0007', '850.000   1042.0007'), 'do not meet'],
  ['no mass', text => text.replace(/55.8450000/, ' 0.0000000'), 'molar mass'],
])('%s is refused with its line, and the next record is read', (_, change, reason) => {
  const changed = change(RECORD)
  const at = changed.split('\n').findIndex((line, index) => line !== RECORD.split('\n')[index])
  const { species, refused } = gas.readThermoInp(changed + FILE.slice(FILE.indexOf('RP-1')))
  expect(species.map(one => one.name)).toEqual(['RP-1'])
  expect(refused).toEqual([{ line: at + 1, name: 'Fe(a)', reason: expect.stringContaining(reason) }])
})

test.each([
  ['nothing', 1, 'no line begins with "thermo"'],
  ['thermo\n\nX\nwhat', 4, 'begins with its number of intervals'],
  [`${RECORD}${RECORD.slice(RECORD.indexOf('Fe(a)'))}`, 16, 'there is a species of this name above'],
])('text %# is refused with its place', (text, line, words) => {
  const { refused } = gas.readThermoInp(text)
  expect(refused).toHaveLength(1)
  expect(refused[0]!.reason).toContain(words)
  expect(refused[0]!.line).toBe(line)
})
