import { describe, expect, it } from 'vitest'
import { attributesOf, readReference, referencesIn, renameVariable } from './stored.ts'

const HTML =
  '<p>a <span data-line="b1"></span> <b><span data-variable="F_1" data-named="1"></span></b>' +
  '<span data-variable="F"></span></p>'

describe('references in a text', () => {
  it('are found in order', () => {
    expect(referencesIn(HTML)).toEqual([
      { kind: 'line', block: 'b1' },
      { kind: 'variable', name: 'F_1', named: true },
      { kind: 'variable', name: 'F', named: false },
    ])
    expect(referencesIn('<p>F</p>')).toEqual([])
  })

  it('keep the unit that a text asks for', () => {
    const html = '<p><span data-variable="F" data-named="1" data-unit="kN*m"></span></p>'
    expect(referencesIn(html)).toEqual([{ kind: 'variable', name: 'F', named: true, unit: 'kN*m' }])
    expect(renameVariable(html, 'F', 'M')).toBe(html.replace('"F"', '"M"'))
    const attributes = { 'data-variable': 'F', 'data-unit': 'kN*m' }
    const reference = readReference(attributes)
    expect(reference).toEqual({ kind: 'variable', name: 'F', named: false, unit: 'kN*m' })
    expect(attributesOf(reference!)).toEqual(attributes)
    expect(readReference({ 'data-variable': 'F', 'data-unit': 'a"b' })).toEqual({
      kind: 'variable',
      name: 'F',
      named: false,
    })
  })

  it.each([
    ['F', 'G', HTML.replace('"F"', '"G"')],
    ['F_1', 'F_max', HTML.replace('"F_1"', '"F_max"')],
    ['b1', 'x', null],
    ['p', 'x', null],
  ])('are renamed: %s to %s', (from, to, html) => {
    expect(renameVariable(HTML, from, to)).toBe(html)
  })
})
