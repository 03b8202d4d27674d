import { expect, it } from 'vitest'
import { headingsIn, withHeadingId } from './headings.ts'
import { withNumbers } from './heading-numbers.ts'
import { referencesIn, withBlockIds } from './references/stored.ts'
import { sanitizeHtml } from './sanitize.ts'

it('the headings of a text', () => {
  const html =
    '<h1>Beam</h1><p>a</p><h2 data-id="k1" style="text-align: center">L <em>&amp;</em> M<br>x</h2><h3></h3>'
  expect(headingsIn({ html })).toEqual([
    { level: 1, text: 'Beam', id: '' },
    { level: 2, text: 'L & M x', id: 'k1' },
    { level: 3, text: '', id: '' },
  ])
})

it.each([
  [0, '<h1 data-id="new">A</h1><h2 data-id="b">B</h2>'],
  // A heading keeps the id that it has.
  [1, '<h1>A</h1><h2 data-id="b">B</h2>'],
  [2, '<h1>A</h1><h2 data-id="b">B</h2>'],
])('heading %i gets an id', (index, html) => {
  expect(withHeadingId('<h1>A</h1><h2 data-id="b">B</h2>', index, 'new')).toBe(html)
})

it('numbers stand before headings with words', () => {
  expect(withNumbers('<h1>A</h1><h2></h2><h3>B</h3>', '1  1.1')).toBe(
    '<h1><span data-number="">1\u2002</span>A</h1><h2></h2><h3><span data-number="">1.1\u2002</span>B</h3>',
  )
})

const REFERENCES =
  '<p>see <span data-target="f1"></span>, <span data-target="t" data-heading="k1"></span>, <span data-line="l"></span> and <span data-variable="F" data-named="1" data-unit="kN"></span></p>'

it('references are kept as they are, and read', () => {
  expect(sanitizeHtml(REFERENCES)).toBe(REFERENCES)
  expect(referencesIn(REFERENCES)).toEqual([
    { kind: 'target', block: 'f1', heading: '' },
    { kind: 'target', block: 't', heading: 'k1' },
    { kind: 'line', block: 'l' },
    { kind: 'variable', name: 'F', named: true, unit: 'kN' },
  ])
})

it.each([
  ['<span data-target="a b"></span>', '<span></span>'],
  ['<span data-target="a" data-heading="&quot;><b>"></span>', '<span data-target="a"></span>'],
  ['<h1 data-id="a b">x</h1>', '<h1>x</h1>'],
  ['<p data-id="a">x</p>', '<p>x</p>'],
])('%s is cleaned', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean)
})

it('references follow the blocks that are copied with them', () => {
  const ids = new Map([
    ['f1', 'n1'],
    ['l', 'n2'],
    ['F', 'n3'],
  ])
  expect(withBlockIds(REFERENCES, ids)).toBe(
    REFERENCES.replace('"f1"', '"n1"').replace('data-line="l"', 'data-line="n2"'),
  )
  expect(withBlockIds('<p>a</p>', ids)).toBeNull()
})
