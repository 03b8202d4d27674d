import { expect, it } from 'vitest'
import type { ViewRegistry } from '../contract/block-view.ts'
import { insertableEntries, withUnitOf } from './entries.ts'
import type { PaletteEntry } from './entries.ts'
import { searchEntries } from './search.ts'

const entries = insertableEntries({ entries: new Map() } as unknown as ViewRegistry)

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

it('has no two entries of one id', () => {
  const ids = entries.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it.each(['histogram', 'Histogram', 'HISTOGRAM'])(
  '%s finds what is inserted before what is called so',
  query => {
    const entry = (kind: PaletteEntry['kind'], title: string): PaletteEntry => ({
      id: kind,
      kind,
      title,
      detail: '',
      words: [],
      hint: '',
      action: { template: '', text: '' },
    })
    const found = searchEntries([entry('Function', 'histogram'), entry('Tool', 'Histogram')], query)
    expect(found[0]!.kind).toBe('Tool')
  },
)
