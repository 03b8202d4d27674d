import { expect, it } from 'vitest'
import { cursorOverArea, HEAD } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { cursorIds, cursorOf, cursorOver } from './cursor-ids.ts'
import { changedProps, withColumnsMoved, withNewRows, withoutColumns, withoutRows, withRowsMoved } from './edit.ts' // prettier-ignore
import type { TableChange } from './edit.ts'
import { readTable } from './model.ts'
import { pastedAt } from './paste.ts'
import { sorted } from './sort.ts'
import { propsOf } from './testing.ts'

const props = propsOf('n, x', '"a", 1', '"b", 2', '"c", 3')
const shown = readTable(props)

const at = (row: number, column: number, toRow = row, toColumn = column): Cursor =>
  cursorOverArea(row, column, toRow, toColumn)

it.each<[string, Cursor, TableChange, Cursor]>([
  ['a row above is inserted', at(1, 1), withNewRows(props, { before: '0' }).change, at(2, 1)],
  ['a row above is deleted', at(1, 1), withoutRows(props, ['0']), at(0, 1)],
  ['the rows are sorted', at(0, 1), sorted(props, '1', true, () => undefined), at(2, 1)],
  ['its column is moved', at(0, 0), withColumnsMoved(props, ['0'], 'end'), at(0, 1)],
  ['it is in a heading', at(HEAD, 1), withNewRows(props, { before: '0' }).change, at(HEAD, 1)],
  ['its row is deleted', at(1, 1), withoutRows(props, ['1']), at(1, 1)],
  ['its row was the last', at(2, 1), withoutRows(props, ['2']), at(1, 1)],
  ['its column is deleted', at(1, 1), withoutColumns(props, ['1']), at(1, 0)],
  [
    'a row between both ends comes',
    at(0, 0, 1, 1),
    withNewRows(props, { after: '0' }).change,
    at(0, 0, 2, 1),
  ],
  ['an end of the selection goes', at(2, 0, 1, 1), withoutRows(props, ['1']), at(1, 0)],
  ['an end is moved beyond the other', at(0, 0, 1, 1), withRowsMoved(props, ['0'], 'end'), at(2, 0, 0, 1)],
])('the cursor follows when %s', (_, cursor, change, after) => {
  expect(cursorOf(cursorIds(cursor, shown), readTable(changedProps(props, change)))).toEqual(after)
})

it('is over all pasted cells, those in new rows and columns among them', () => {
  const { change, into, selected } = pastedAt({ props, table: shown }, at(2, 1), '7\t8\n9\t10', '')
  const entries = change(props)
  const after = readTable(changedProps(props, entries))
  expect(cursorOf(cursorOver(selected, into, entries), after)).toEqual(at(2, 1, 3, 2))
})
