/** References: NASA CEA 3.0.0 (H2O, CO2, O2, reforming, ammonia); N2H4: CEA with rounded output. */
import { expect, test } from 'vitest'
import * as gas from './index.ts'

const table = new gas.SpeciesTable()
const named = (name: string) => table.find(name) ?? expect.fail(`no species ${name}`)

/** Reactants with amounts, K, bar; Cp in kJ/(kg K), isentropic exponent, speed of sound in m/s. */
const CASES = `
H2O 1|1000 1|2.29207 1.25213 760.189
H2O 1|2000 1|3.44762 1.168 1040.22
H2O 1|3000 1|17.29073 1.11031 1342.992
H2O 1|4000 1|38.68456 1.16405 2245.186
H2O 1|5000 1|7.23608 1.36583 3040.491
CO2 1|2500 1|4.23324 1.10141 745.157
CO2 1|4000 1|6.24872 1.16741 1269.818
O2 1|3000 1|4.35156 1.14235 969.936
O2 1|4000 1|13.27624 1.15697 1385.688
N2 1|5000 1|2.71857 1.17568 1331.775
CH4 1 H2O 3|800 1|12.35377 1.15189 742.891
CH4 1 H2O 3|800 20|5.93364 1.17641 696.81
CH4 1 H2O 3|1100 20|10.28564 1.18088 928.019
N2 1 H2 3|500 10|15.40315 1.18729 646.367
N2 1 H2 3|700 300|10.41559 1.22762 783.453
N2H4 1|5000 3.447378646584|11.135 1.2548 2795
`

test.each(CASES.trim().split('\n'))('products that shift with the state: %s', line => {
  const [amounts, state, wanted] = line.split('|').map(part => part.split(' ')) as [
    string[],
    string[],
    string[],
  ]
  const components = amounts.flatMap((name, at) =>
    at % 2 === 0 ? [{ species: named(name), moles: Number(amounts[at + 1]) }] : [],
  )
  const equilibrium = new gas.Equilibrium(gas.reactionOf(gas.mixtureOf(components), gas.SPECIES))
  const products = gas.productsAt(equilibrium, Number(state[0]), Number(state[1]) * 1e5)
  const found = ['Cp', 'gamma', 'w'].map(name => gas.SHIFTING_READINGS[name]!.of(products, table))
  const [Cp, exponent, w] = wanted.map(Number)
  expect(found[0]! / 1000 / Cp!).toBeCloseTo(1, 4)
  expect(found[1]! / exponent!).toBeCloseTo(1, 4)
  expect(found[2]! / w!).toBeCloseTo(1, 4)
})

test('with soot the heat capacity is the slope of the enthalpy', () => {
  const reaction = gas.reactionOf(gas.mixtureOf([{ species: named('CH4'), moles: 1 }]), gas.SPECIES)
  const at = (T: number) => gas.productsAt(new gas.Equilibrium(reaction), T, 1e5)
  const slope = (at(1000.5).H - at(999.5).H) / at(1000).mixture.mass
  expect(gas.SHIFTING_READINGS['Cp']!.of(at(1000), table) / slope).toBeCloseTo(1, 5)
})
