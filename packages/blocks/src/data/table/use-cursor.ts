/** The cursor of a grid, and where it goes from a cell. */
import { useCallback, useState } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { cursorAt, HEAD } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { cursorIds, cursorOf } from './cursor-ids.ts'
import type { CursorIds } from './cursor-ids.ts'
import { headText } from './head.ts'
import type { Table } from './model.ts'

export interface CursorState {
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
    setState(before =>
      extend ? { ...before, from: before.at, to: at } : { ...before, at, from: at, to: at },
    )
  }, [])
  return { cursor: isSeen ? ids.seen : cursor, tabbedFrom, setState, setTabbedFrom, enter }
}

/** A new table is begun at its headings. */
const isBegun = ({ rows, columns }: Table): boolean =>
  rows.length > 0 && columns.some(column => headText(column) !== '')
