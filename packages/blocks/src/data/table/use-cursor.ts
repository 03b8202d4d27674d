/** The cursor of a grid, and where it goes from a cell. */
import { useCallback, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { cursorAt, HEAD, nextCell } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { cursorIds, cursorOf } from './cursor-ids.ts'
import type { CursorIds } from './cursor-ids.ts'
import type { Leaving } from './grid-state.ts'
import { headText } from './head.ts'
import type { Table } from './model.ts'

interface CursorState {
  readonly cursor: Cursor
  /** The column of the first of the cells that Tab leads through: Enter then goes below it. */
  readonly tabbedFrom: string | null
  readonly setState: Dispatch<SetStateAction<CursorIds>>
  readonly setTabbedFrom: Dispatch<SetStateAction<string | null>>
  /** Goes to a cell by its ids. It is the same function for each drawing, so that cells need not be drawn anew. */
  enter(row: string | null, column: string, extend: boolean): void
}

/** The cursor of the table that is shown; it follows its row and its column. */
export function useCursor(table: Table): CursorState {
  const [ids, setState] = useState(() => cursorIds(cursorAt(isBegun(table) ? 0 : HEAD, 0), table))
  const [tabbedFrom, setTabbedFrom] = useState<string | null>(null)
  const cursor = cursorOf(ids, table)
  const isSeen = (Object.keys(cursor) as (keyof Cursor)[]).every(end => cursor[end] === ids.seen[end])
  if (!isSeen) setState({ ...ids, seen: cursor })
  const enter = useCallback((row: string | null, column: string, extend: boolean): void => {
    const at = { row, column }
    setTabbedFrom(null)
    setState(before => ({ ...before, at, anchor: extend ? before.anchor : at }))
  }, [])
  return { cursor: isSeen ? ids.seen : cursor, tabbedFrom, setState, setTabbedFrom, enter }
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
