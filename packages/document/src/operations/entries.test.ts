import { describe, expect, it } from 'vitest'
import { testRegistry } from '../test-types.ts'
import type { EntryChanges } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import { MESSAGES } from './plan.ts'

const CELLS = { 'a x': '1', 'b x': '2' }

const sheetOf = (): Worksheet =>
  Worksheet.create(testRegistry, {
    blocks: [
      { id: 'g', type: 'grid', props: { rows: { a: '1', b: '2' }, cells: CELLS } },
      { id: 'n', type: 'note' },
    ],
  })

const set = (sheet: Worksheet, entries: EntryChanges, id = 'g') =>
  sheet.apply({ kind: 'setEntries', id, entries })

/** The fields as JSON. */
const propsOf = (sheet: Worksheet) =>
  JSON.parse(JSON.stringify(sheet.block('g')!.props)) as { readonly [field: string]: object }

/** Both end with the same. */
function meet(mine: Worksheet, theirs: Worksheet): void {
  mine.merge(theirs.encode())
  theirs.merge(mine.encode())
  expect(propsOf(theirs)).toEqual(propsOf(mine))
}

describe('setEntries', () => {
  it.each<[string, EntryChanges, object]>([
    ['an entry', { cells: { 'a x': '7' } }, { 'a x': '7', 'b x': '2' }],
    ['a new one', { cells: { 'b y': '3' } }, { ...CELLS, 'b y': '3' }],
    ['none that goes', { cells: { 'a x': null } }, { 'b x': '2' }],
    ['one that is not there', { cells: { 'c x': null } }, CELLS],
  ])('writes %s', (_, entries, cells) => {
    const sheet = sheetOf()
    expect(set(sheet, entries).ok).toBe(true)
    expect(propsOf(sheet)).toMatchObject({ rows: { a: '1', b: '2' }, size: 0 })
    expect(propsOf(sheet).cells).toEqual(cells)
    sheet.undo.undo()
    expect(propsOf(sheet).cells).toEqual(CELLS)
  })

  it('writes nothing when nothing differs', () => {
    const sheet = sheetOf()
    const [vector, blocks] = [sheet.stateVector(), sheet.blocks()]
    set(sheet, { cells: { 'a x': '1', 'c x': null } })
    expect(sheet.stateVector()).toEqual(vector)
    expect(sheet.blocks()).toBe(blocks)
  })

  it.each<[string, string, EntryChanges, string]>([
    ['an entry that does not fit', 'g', { cells: { 'a x': 7 } }, 'Invalid input'],
    ['a field without entries', 'g', { size: { a: 1 } }, MESSAGES.readOnly],
    ['a block without any', 'n', { cells: { 'a x': '1' } }, MESSAGES.readOnly],
    ['a block that is gone', 'x', { cells: { 'a x': '1' } }, MESSAGES.gone],
  ])('refuses %s', (_, id, entries, message) => {
    expect(set(sheetOf(), entries, id)).toMatchObject({ ok: false, message: expect.stringContaining(message) as string }) // prettier-ignore
  })

  it('keeps the entries that somebody else writes at the same time', () => {
    const mine = sheetOf()
    const theirs = Worksheet.load(testRegistry, mine.encode())
    set(mine, { cells: { 'a x': '7' }, rows: { c: '3' } })
    set(theirs, { cells: { 'b x': null, 'b y': '4' } })
    meet(mine, theirs)
    expect(propsOf(mine)).toMatchObject({
      rows: { a: '1', b: '2', c: '3' },
      cells: { 'a x': '7', 'b y': '4' },
    })
  })
})

describe('undoing an entry that holds others', () => {
  it('leaves it where somebody else has written in it, and takes it otherwise', () => {
    const mine = sheetOf()
    const theirs = Worksheet.load(testRegistry, mine.encode())
    set(mine, { rows: { c: '3', d: '4' }, cells: { 'c x': 'mine', 'd x': 'mine' } })
    meet(mine, theirs)
    set(theirs, { cells: { 'c y': 'theirs' } })
    meet(mine, theirs)
    mine.undo.undo()
    meet(mine, theirs)
    expect(propsOf(mine)).toMatchObject({
      rows: { a: '1', b: '2', c: '3' },
      cells: { ...CELLS, 'c y': 'theirs' },
    })
    mine.undo.redo()
    expect(propsOf(mine)).toMatchObject({ rows: { c: '3', d: '4' }, cells: { 'c x': 'mine', 'd x': 'mine' } })
  })

  it('brings a removed one back with what others wrote in it meanwhile', () => {
    const mine = sheetOf()
    const theirs = Worksheet.load(testRegistry, mine.encode())
    set(mine, { rows: { a: null }, cells: { 'a x': null } })
    set(theirs, { cells: { 'a x': '8', 'a y': '9' } })
    meet(mine, theirs)
    mine.undo.undo()
    meet(mine, theirs)
    expect(propsOf(mine)).toMatchObject({ rows: { a: '1' }, cells: { 'a x': '8', 'a y': '9' } })
  })
})
