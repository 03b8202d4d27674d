/**
 * The cursor by the ids of its cell, so that it stays in its row and its column while others sort, insert and delete.
 * The row of the headings has no id.
 */
import { clampedCursor, cursorAt, HEAD } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import type { Cells, TableChange, TextChanges } from './edit.ts'
import type { Table } from './model.ts'

/** A cell by its ids; undefined where there is none. */
export interface CellIds {
  readonly row: string | null | undefined
  readonly column: string | undefined
}

export interface CursorIds {
  readonly at: CellIds
  /** The corners of the selection. */
  readonly from: CellIds
  readonly to: CellIds
  /** The last place of the cursor: it stays there when its row or column is deleted. */
  readonly seen: Cursor
}

const idsOf = ({ rows, columns }: Table, row: number, column: number): CellIds => ({
  row: row === HEAD ? null : rows[row],
  column: columns[column]?.id,
})

export const cursorIds = (cursor: Cursor, table: Table): CursorIds => ({
  at: idsOf(table, cursor.row, cursor.column),
  from: idsOf(table, cursor.fromRow, cursor.fromColumn),
  to: idsOf(table, cursor.toRow, cursor.toColumn),
  seen: cursor,
})

/** @returns the rows or columns of an area with those that a change adds behind them, in order */
const withAdded = (ids: readonly string[], added: TextChanges = {}): readonly string[] => [
  ...ids,
  ...Object.entries(added)
    .toSorted(([, a], [, b]) => (a! < b! ? -1 : 1))
    .map(([id]) => id),
]

/** The cursor over an area that was written into by a change, which may have made the table larger. */
export function cursorOver(seen: Cursor, into: Cells, change: TableChange): CursorIds {
  const rows = withAdded(into.rows, change.rows)
  const columns = withAdded(into.columns, change.columns)
  const first = { row: into.headings ? null : rows[0], column: columns[0] }
  return { at: first, from: first, to: { row: rows.at(-1) ?? null, column: columns.at(-1) }, seen }
}

/** The place of the cursor in a table by now. */
export function cursorOf({ at, from, to, seen }: CursorIds, table: Table): Cursor {
  const here = placeOf(at, table, seen.row, seen.column)
  const first = placeOf(from, table, seen.fromRow, seen.fromColumn)
  const last = placeOf(to, table, seen.toRow, seen.toColumn)
  const isWhole = here.isThere && first.isThere && last.isThere
  const whole = { fromRow: first.row, fromColumn: first.column, toRow: last.row, toColumn: last.column }
  const cursor = cursorAt(here.row, here.column)
  return clampedCursor(isWhole ? { ...cursor, ...whole } : cursor, {
    rows: table.rows.length,
    columns: table.columns.length,
  })
}

/** Looks first where the cell was, since nearly always it still is there. */
function placeOf(ids: CellIds, { rows, columns }: Table, seenRow: number, seenColumn: number) {
  const row = ids.row === null ? HEAD : rows[seenRow] === ids.row ? seenRow : rows.indexOf(ids.row ?? '')
  const column =
    columns[seenColumn]?.id === ids.column ? seenColumn : columns.findIndex(({ id }) => id === ids.column)
  const isRowThere = row !== -1 || ids.row === null
  return {
    row: isRowThere ? row : seenRow,
    column: column >= 0 ? column : seenColumn,
    isThere: isRowThere && column >= 0,
  }
}
