import { GALLERY_FIELDS, GALLERY_WORDS } from '@calcwright/reference/gallery'
import { expect, it } from 'vitest'
import { findSheets, GALLERY } from './sheets.ts'

const found = (query: string, field = ''): string[] =>
  findSheets(query, field).flatMap(({ sheets }) => sheets.map(({ id }) => id))

it('has each sheet once, in a field, and reads it', async () => {
  expect(new Set(GALLERY.map(({ id }) => id)).size).toBe(GALLERY.length)
  expect(GALLERY.filter(({ field }) => GALLERY_FIELDS[field] === undefined)).toEqual([])
  const texts = await Promise.all(GALLERY.map(sheet => sheet.load()))
  expect(texts.filter(text => text.startsWith('#=') || text.includes('\n#= '))).toEqual([])
  expect(texts.filter(text => !/^\{|^# \{h1\}/.test(text))).toEqual([])
})

it('has words for sheets that are there alone', () => {
  const ids = new Set(GALLERY.map(({ id }) => id))
  expect(Object.keys(GALLERY_WORDS).filter(id => !ids.has(id))).toEqual([])
})

it.each([
  ['beam', '', 'beam-deflection'],
  ['cantilever', '', 'beam-deflection'],
  ['girder bending', 'statics', 'statics/continuous-beam'],
  ['Colebrook', '', 'fluids/pipe-of-oil'],
  ['shigley bearing', '', 'machine-elements/bearing-life'],
  ['', 'control', 'control/second-order-step'],
  ['steam', 'thermodynamics', 'thermodynamics/rankine-ideal'],
])('“%s” in “%s” finds %s', (query, field, id) => {
  expect(found(query, field)).toContain(id)
})

it('finds nothing where one of the words is missing', () => {
  expect(found('colebrook bearing')).toEqual([])
  expect(found('colebrook', 'heat')).toEqual([])
})

it('shows all without a query, by their fields', () => {
  expect(found('')).toEqual(GALLERY.map(({ id }) => id))
})
