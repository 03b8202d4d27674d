/** The cursor of a grid, and where it goes from a cell. */
import { useState } from 'react'
import { cursorAt, HEAD, nextCell } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { cursorIds, cursorOf } from './cursor-ids.ts'
import type { CursorIds } from './cursor-ids.ts'
import type { Leaving } from './grid-state.ts'
import { headText } from './head.ts'
import type { Table } from './model.ts'

/** The cursor of the table that is shown; it follows its row and its column. */
export function useCursor(table: Table): readonly [Cursor, (ids: CursorIds) => void] {
  const [ids, setIds] = useState(() => cursorIds(cursorAt(isBegun(table) ? 0 : HEAD, 0), table))
  const cursor = cursorOf(ids, table)
  const isSeen = (Object.keys(cursor) as (keyof Cursor)[]).every(end => cursor[end] === ids.seen[end])
  if (!isSeen) setIds({ ...ids, seen: cursor })
  return [isSeen ? ids.seen : cursor, setIds]
}

/** A new table is begun at its headings. */
const isBegun = ({ rows, columns }: Table): boolean =>
  rows.length > 0 && columns.some(column => headText(column) !== '')

/** The cell that the cursor goes to from another one; `out` before the first. */
export function cellAfter(
  { rows, columns }: Table,
  cursor: Cursor,
  leaving: Exclude<Leaving, 'stay'>,
  tabbedFrom: string | null,
): Cursor | 'new row' | 'out' {
  const size = { rows: rows.length, columns: columns.length }
  if (leaving !== 'below')
    return nextCell(cursor, size, leaving === 'back') ?? (leaving === 'back' ? 'out' : 'new row')
  if (cursor.row === size.rows - 1) return 'new row'
  const first = columns.findIndex(({ id }) => id === tabbedFrom)
  return cursorAt(cursor.row + 1, first < 0 ? cursor.column : first)
}
