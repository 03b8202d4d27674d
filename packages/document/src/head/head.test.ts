import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { sheetOf, testRegistry } from '../test-types.ts'
import { Worksheet } from '../worksheet.ts'
import { KnownState } from './known-state.ts'
import { outlineState, outlineUpdate } from './outline.ts'
import { Spans } from './spans.ts'

const copyOf = (sheet: Worksheet): Worksheet => Worksheet.load(testRegistry, sheet.encode())

/** The update of a change, and the known state before it. */
function changeBy(sheet: Worksheet, change: (sheet: Worksheet) => void) {
  const known = new KnownState(outlineState(sheet.encode()))
  const before = sheet.stateVector()
  change(sheet)
  return { known, update: sheet.encodeSince(before) }
}

const rename = (name: string) => (sheet: Worksheet) => void sheet.apply({ kind: 'rename', name })
const write = (sheet: Worksheet) => void sheet.apply({ kind: 'setProps', id: 'a', props: { size: 5 } })

/** A sheet that several people have named in turn. */
function namedInTurn(): Worksheet {
  let sheet = sheetOf('a')
  for (const name of ['One', 'Two', 'Three']) {
    sheet = copyOf(sheet)
    rename(name)(sheet)
  }
  return sheet
}

/** By hand, past all operations. */
const byHand = (work: (meta: Y.Map<unknown>) => void) => (sheet: Worksheet) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, sheet.encode())
  work(doc.getMap('meta'))
  sheet.merge(Y.encodeStateAsUpdate(doc, sheet.stateVector()))
}

describe('what an update changes', () => {
  it.each<[string, boolean, (sheet: Worksheet) => void]>([
    ['a field of a line', false, write],
    ['a line that is deleted', false, sheet => void sheet.apply({ kind: 'remove', ids: ['a'] })],
    ['a setting', false, sheet => void sheet.apply({ kind: 'setSettings', settings: { angle: 'deg' } })],
    ['a name', true, rename('Other')],
    ['the same name again', true, byHand(meta => meta.set('name', 'Three'))],
    ['a line and a name', true, sheet => [write, rename('Other')].forEach(change => change(sheet))],
    ['a name that is deleted', true, byHand(meta => meta.delete('name'))],
    ['another key of the head', true, byHand(meta => meta.set('other', 9))],
    [
      'two names, the second on the first',
      true,
      sheet => ['A', 'B'].map(rename).forEach(name => name(sheet)),
    ],
  ])('%s: of the head %s', (_, changesHead, change) => {
    const { known, update } = changeBy(namedInTurn(), change)
    const outline = outlineUpdate(update, known.head)
    expect([outline.changesHead, known.isComplete(outline)]).toEqual([changesHead, true])
  })

  it('the whole state, with all that was ever deleted, changes nothing', () => {
    const sheet = namedInTurn()
    const known = new KnownState(outlineState(sheet.encode()))
    for (const update of [sheet.encode(), sheet.encodeSince(sheet.stateVector())])
      expect(outlineUpdate(update, known.head).changesHead).toBe(false)
  })

  it('a name that builds on one which was only told is one', () => {
    const sheet = namedInTurn()
    const { known, update: first } = changeBy(sheet, rename('Told'))
    known.add(outlineUpdate(first, known.head))
    const { update: second } = changeBy(copyOf(sheet), rename('Next'))
    expect(outlineUpdate(second, known.head).changesHead).toBe(true)
    expect(known.isComplete(outlineUpdate(second, known.head))).toBe(true)
  })

  it.each<[string, (sheet: Worksheet) => void]>([
    ['a change after one that was not told', write],
    ['a name after one that was not told', rename('Next')],
    ['a deletion of what was not told', sheet => void sheet.apply({ kind: 'remove', ids: ['new'] })],
  ])('what builds on something unknown is not complete: %s', (_, change) => {
    const sheet = namedInTurn()
    const known = new KnownState(outlineState(sheet.encode()))
    sheet.apply({ kind: 'insert', blocks: [{ id: 'new', type: 'note' }], at: { after: 'a' } })
    rename('Untold')(sheet)
    const { update } = changeBy(sheet, change)
    expect(known.isComplete(outlineUpdate(update, known.head))).toBe(false)
    const all = sheet.encodeSince(known.stateVector())
    const outline = outlineUpdate(all, known.head)
    expect([known.isComplete(outline), outline.changesHead]).toEqual([true, true])
  })

  it('refuses bytes that are no update', () => {
    expect(() => outlineUpdate(new Uint8Array([9, 9, 9]), { head: [], gone: [] })).toThrow('damaged')
  })
})

describe('spans', () => {
  it.each<[[number, number][], [number, number][]]>([
    [[[0, 1]], [[0, 1]]],
    [
      [
        [4, 6],
        [0, 2],
      ],
      [
        [0, 2],
        [4, 6],
      ],
    ],
    [
      [
        [0, 2],
        [4, 6],
        [2, 4],
      ],
      [[0, 6]],
    ],
    [
      [
        [0, 9],
        [3, 4],
      ],
      [[0, 9]],
    ],
    [
      [
        [0, 2],
        [4, 5],
        [7, 8],
        [1, 6],
      ],
      [
        [0, 6],
        [7, 8],
      ],
    ],
  ])('%j become %j', (added, expected) => {
    const spans = new Spans(added.map(([from, to]) => ({ client: 1, from, to })))
    expect([...spans].map(({ from, to }) => [from, to])).toEqual(expected)
    expect(spans.count).toBe(expected.length)
    for (let clock = 0; clock < 12; clock++)
      expect(spans.has({ client: 1, clock })).toBe(added.some(([from, to]) => from <= clock && clock < to))
  })
})
