import { expect, it } from 'vitest'
import type { ViewRegistry } from '../types.ts'
import { insertables, withUnitOf } from './entries.ts'
import { searchEntries } from './search.ts'

const entries = insertables({ entries: new Map() } as unknown as ViewRegistry)

it.each([
  ['um', 'µm'],
  ['kN/m', 'kN/m'],
  ['W/(m K)', 'W/(m*K)'],
  ['megapascal', 'MPa'],
  ['min', 'min'],
  ['sqrt', 'sqrt'],
  ['horsepower', 'hp'],
])('%s finds %s first', (query, title) => {
  expect(searchEntries(withUnitOf(query, entries), query)[0]?.title).toBe(title)
})
