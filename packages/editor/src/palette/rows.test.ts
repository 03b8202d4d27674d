import { parseLatex, toPlain } from '@calcwright/math/expression'
import { beforeAll, expect, it } from 'vitest'
import type { ViewRegistry } from '../contract/block-view.ts'
import { insertableEntries, withUnitOf } from './entries.ts'
import { loadRows, searchPages, searchRows } from '../templates/library-rows.ts'
import { searchEntries } from './search.ts'

beforeAll(loadRows)

const entries = insertableEntries({ entries: new Map() } as unknown as ViewRegistry)

it.each([
  ['IPE 200', 'IPE 200', 'IPE("200", A)'],
  ['ipe200', 'IPE 200', 'IPE("200", A)'],
  ['heb 300', 'HEB 300', 'HEB("300", A)'],
  ['W12x26', 'W 12X26', 'W("12X26", A)'],
  ['UB 457x191x67', 'UB 457x191x67', 'UB("457x191x67", A)'],
  ['M12', 'M12', 'thread("M12", A)'],
  ['m12×1.5', 'M12x1.5', 'thread("M12x1.5", A)'],
  ['S355', 'Structural steel S355', 'material("Structural steel S355"):A'],
  ['1.4301', 'X5CrNi18-10 (X5CrNi 18 9)', 'material("X5CrNi18-10 (X5CrNi 18 9)"):A'],
  ['SS304', 'X5CrNi18-10 (X5CrNi 18 9)', 'material("X5CrNi18-10 (X5CrNi 18 9)"):A'],
  ['water', 'Water (liquid)', 'material("Water (liquid)"):A'],
  ['R134a', 'R134a (gas)', 'material("R134a (gas)"):A'],
  ['molar gas constant', 'molar gas constant', 'CODATA("molar gas constant", value)'],
  ['C30/37', 'Concrete C30/37', 'material("Concrete C30/37"):A'],
  ['8.8 d > 16', 'bolt class 8.8 d > 16', 'bolt_class("8.8 d > 16", A)'],
])('%s finds %s first and inserts its reading', (query, title, plain) => {
  const [first] = searchEntries(withUnitOf(query, entries), query, [], searchRows(query))
  expect(first?.title).toBe(title)
  const template = first && 'template' in first.action ? first.action.template : ''
  const formula = parseLatex(template.replace('#?', 'A'))
  expect(formula.ok && toPlain(formula.value)).toBe(plain)
})

it.each([
  ['gravity', ['g_n', 'standard acceleration of gravity']],
  ['water', ['Water (liquid)', 'Water']],
])('%s finds units, constants, materials and fluids beside one another', (query, titles) => {
  const found = searchEntries(withUnitOf(query, entries), query, [], searchRows(query))
  expect(found.slice(0, titles.length).map(({ title }) => title)).toEqual(titles)
})

it.each(['m', 'sqrt', 'kN', 'plot', 'sin'])('%s is no row', query => {
  const [first] = searchEntries(withUnitOf(query, entries), query, [], searchRows(query))
  expect(first?.kind).not.toBe('Row')
})

// prettier-ignore
it.each([
  ['IPE 200', 1, 'IPE', '200'],
  ['M12', 1, 'thread', 'M12'],
  ['IPE', 0, 'IPE', ''],
  ['bolt_class', 0, 'bolt_class', ''],
])('%s has at place %i the page of its library', (query, place, library, row) => {
  const found = searchEntries(withUnitOf(query, entries), query, [], [...searchRows(query), ...searchPages(query)])
  expect(found[place]).toMatchObject({ kind: 'Library', action: { page: { kind: 'library', code: library, message: row } } })
})

it.each(['kg', 'plot', 'sin'])('%s has pages of libraries behind what can be inserted', query => {
  const [first] = searchEntries(
    withUnitOf(query, entries),
    query,
    [],
    [...searchRows(query), ...searchPages(query)],
  )
  expect(first?.kind).not.toBe('Library')
})

it('a name within the word for something else finds that only where nothing has it', () => {
  const librariesOf = (query: string) => [...new Set(searchRows(query).map(({ entry }) => entry.library))]
  expect(librariesOf('IPE 20')).toEqual(['IPE'])
  expect(librariesOf('ipe 20 s')).toEqual(['pipe'])
})
