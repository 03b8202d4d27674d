import { expect, test } from 'vitest'
import { unitCategories, unitNamesForCompletion } from './completion.ts'
import { findUnit } from './find.ts'
import { resolution } from './testing.ts'

test('the menu has its sixteen categories in order, and every member is a unit', () => {
  expect(
    unitCategories()
      .map(({ category }) => category)
      .join(' '),
  ).toBe(
    'Length Area Volume Time Speed Mass Force Energy Power Pressure Temperature Electricity Angle Light Radiation Currency',
  )
  for (const { category, members } of unitCategories()) {
    for (const member of members) {
      const known = category === 'Currency' ? findUnit(member) !== undefined : resolution(member).ok
      expect(known, `${category}: ${member}`).toBe(true)
    }
  }
})

test('completion lists units with label, dimension and words', () => {
  const newton = unitNamesForCompletion().find(({ name }) => name === 'N')
  expect(newton).toMatchObject({ label: 'newton', category: 'Force', dimension: findUnit('N')!.dimension })
  expect(unitNamesForCompletion().find(({ name }) => name === 'h')!.keywords).toContain('hr')
  expect(unitNamesForCompletion().find(({ name }) => name === 'ton')!.note).toContain('tonUK')
})

test.each([
  ['psi', 'pressure'],
  ['abfarad', 'capacitance'],
  ['statvolt', 'voltage'],
  ['rps', 'rotational speed'],
  ['Hz', 'frequency'],
  ['sqdeg', 'solid angle'],
  ['g_n', 'acceleration'],
  ['lbmol', 'amount of substance'],
  ['klf', 'line load'],
  ['kgfm', 'torque'],
  ['Cal', 'energy'],
  ['VAh', 'energy'],
  ['Gy', 'absorbed dose'],
  ['rem', 'dose equivalent'],
  ['lx', 'illuminance'],
  ['lambert', 'luminance'],
  ['gpm', 'volume flow'],
  ['mpg', 'distance per volume'],
  ['%', 'ratio'],
  ['EUR', 'currency'],
])('%s measures %s', (symbol, quantity) => {
  expect(unitNamesForCompletion().find(({ name }) => name === symbol)?.quantity).toBe(quantity)
})

test('a category whose units measure several quantities has a name for each', () => {
  const unnamed = unitNamesForCompletion().filter(
    ({ category, quantity }) => SEVERAL.has(category) && quantity === category.toLowerCase(),
  )
  expect(unnamed.map(({ name }) => name)).toEqual([])
})

const SEVERAL = new Set([
  'Level',
  'Electricity',
  'Magnetism',
  'Light',
  'Radiation',
  'Viscosity',
  'Flow',
  'Heat',
  'Amount',
])
