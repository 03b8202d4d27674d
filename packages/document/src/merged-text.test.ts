import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { readMergedText, writeMergedText } from './merged-text.ts'
import { sized } from '../../../tests/full.ts'

const PIECES = [
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  'word',
  ' ',
  '&amp;',
  '&lt;',
  '<',
  '&',
  '😀',
  'é',
  '<br>',
  'a',
  'b',
]

const html = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map(parts => parts.join(''))

function textWith(value: string): Y.Text {
  const text = new Y.Doc().getText('t')
  writeMergedText(text, value, 'html')
  return text
}

describe('merged text', () => {
  it('reads what was written, whatever was there before', () => {
    fc.assert(
      fc.property(html, html, (before, after) => {
        const text = textWith(before)
        expect(readMergedText(text)).toBe(before)
        writeMergedText(text, after, 'html')
        expect(readMergedText(text)).toBe(after)
      }),
      { numRuns: sized({ usual: 100, full: 500 }) },
    )
  })

  it('touches only what differs', () => {
    const text = textWith('<p>one two three</p>')
    const deltas: unknown[] = []
    text.observe(event => deltas.push(event.delta))
    text.doc!.transact(() => writeMergedText(text, '<p>one 2 three</p>', 'html'))
    expect(deltas).toEqual([[{ retain: 5 }, { delete: 3 }, { insert: '2' }]])
  })

  it('keeps both changes and every tag whole', () => {
    fc.assert(
      fc.property(html, html, html, (start, mine, theirs) => {
        const a = textWith(start)
        const other = new Y.Doc()
        Y.applyUpdate(other, Y.encodeStateAsUpdate(a.doc!))
        const b = other.getText('t')
        writeMergedText(a, mine, 'html')
        writeMergedText(b, theirs, 'html')
        Y.applyUpdate(a.doc!, Y.encodeStateAsUpdate(other))
        Y.applyUpdate(other, Y.encodeStateAsUpdate(a.doc!))
        expect(readMergedText(b)).toBe(readMergedText(a))
        const embeds = (a.toDelta() as { insert: unknown }[]).filter(part => typeof part.insert !== 'string')
        for (const { insert } of embeds) expect(PIECES).toContain((insert as { whole: string }).whole)
      }),
      { numRuns: sized({ usual: 100, full: 500 }) },
    )
  })
})
