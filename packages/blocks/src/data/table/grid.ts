/** The actions of keys and of the pointer in the cells of a table, without the page that shows it. */
import type { DecimalCommas } from '@calcwright/editor'
import { areaOf, cellsIn, cursorAt, hasMany, HEAD, nextCell, walked } from './cursor.ts'
import type { Cursor, Step } from './cursor.ts'
import { cursorIds, cursorOver } from './cursor-ids.ts'
import type { CursorIds } from './cursor-ids.ts'
import { HEADINGS, withBoth, withCell, withNewColumns, withNewRows, withTexts } from './edit.ts'
import type { TableChange } from './edit.ts'
import type { Grid, Leaving, Typing } from './grid-state.ts'
import { readTable } from './model.ts'
import type { Table } from './model.ts'
import { pastedAt } from './paste.ts'
import type { TableProps } from './props.ts'
import { cellFromCommas, headFromCommas, textIn } from './with-commas.ts'

/** The state of a grid and its ways into the worksheet. */
export interface GridParts {
  /** The table as it is shown: with the rows that are shown, in that order. */
  readonly table: Table
  readonly props: TableProps
  readonly readOnly: boolean
  readonly commas: DecimalCommas | null
  readonly cursor: Cursor
  setCursor(ids: CursorIds): void
  /** The column of the first of the cells that Tab leads through: Enter then goes below it. */
  readonly tabbedFrom: string | null
  setTabbedFrom(column: string | null): void
  enter(row: string | null, column: string, extend: boolean): void
  readonly typing: Typing | null
  setTyping(typing: Typing | null): void
  hold(text: string): void
  /** The table by now: others may have changed it since it was drawn. */
  present(): TableProps
  /** Writes the entries as one step of undo. */
  write(entries: TableChange): void
  leave(direction: 'up' | 'down'): void
  nextLine(): void
  /** Says why nothing was done. */
  refuse(sentence: string): void
}

export function gridOf(parts: GridParts): Grid {
  const { table, props, cursor, present } = parts
  const column = table.columns[cursor.column]
  const write = writing(parts)
  return {
    table,
    cursor,
    typing: parts.typing,
    size: { rows: table.rows.length, columns: table.columns.length },
    readOnly: parts.readOnly,
    go: to => go(parts, to),
    enter: parts.enter,
    leave: parts.leave,
    hold: parts.hold,
    selected: () => cellsIn(table, areaOf(cursor)),
    change: change => write(change(present())),
    nextLine: parts.nextLine,
    addRow(at) {
      const { change, ids } = withNewRows(present(), at)
      write(change)
      if (column) goTo(parts, ids[0]!, column.id)
    },
    addColumn(at) {
      const { change, ids } = withNewColumns(present(), at)
      write(change)
      goTo(parts, HEADINGS, ids[0]!)
    },
    type: text => beginTyping(parts, text),
    toText: () => parts.typing && parts.setTyping({ ...parts.typing, overwrites: !parts.typing.overwrites }),
    commit: (text, leaving = 'stay') => enterTyped(parts, text, leaving),
    cancel: () => parts.setTyping(null),
    step: leaving => leaveCell(parts, {}, leaving),
    paste(plain, html) {
      const { change, into, selected } = pastedAt({ props, table }, cursor, plain, html)
      const entries = change(present())
      write(entries)
      parts.setTabbedFrom(null)
      parts.setCursor(cursorOver(selected, into, entries))
    },
  }
}

/** A change of nothing is no step of undo. */
const writing =
  ({ readOnly, write }: GridParts) =>
  (change: TableChange): void => {
    if (!readOnly && Object.values(change).some(texts => Object.keys(texts).length > 0)) write(change)
  }

function go({ table, setTabbedFrom, setCursor }: GridParts, to: Cursor): void {
  setTabbedFrom(null)
  setCursor(cursorIds(to, table))
}

/** To a cell by its ids, of a row that a change has just added perhaps. */
function goTo({ table, cursor, setCursor }: GridParts, row: string | null, column: string): void {
  const at = { row, column }
  const seen = cursorAt(row === HEADINGS ? HEAD : table.rows.length, cursor.column)
  setCursor({ at, from: at, to: at, seen })
}

/** Goes on from the cursor after a change of its cell. */
function leaveCell(parts: GridParts, change: TableChange, leaving: Step): void {
  const { table, readOnly, cursor, tabbedFrom, present } = parts
  const write = writing(parts)
  if (hasMany(cursor)) {
    write(change)
    return go(parts, walked(cursor, leaving))
  }
  const to = cellAfter(table, cursor, leaving, tabbedFrom)
  if (to === 'new row' && (readOnly || isEmptyRow(readTable(present()), table.rows.at(-1), change))) {
    write(change)
    // Enter in an empty last row ends the table, as in a list of a text.
    return readOnly || leaving !== 'below' ? undefined : parts.nextLine()
  }
  const added = to === 'new row' ? withNewRows(present(), 'end') : null
  write(added ? withBoth(change, added.change) : change)
  if (to === 'out') return parts.leave('up')
  const column = table.columns[cursor.column]?.id
  parts.setTabbedFrom(leaving === 'next' ? (tabbedFrom ?? column ?? null) : null)
  const first = leaving === 'below' ? (tabbedFrom ?? column) : table.columns[0]?.id
  if (added && first !== undefined) goTo(parts, added.ids[0]!, first)
  else if (typeof to === 'object') parts.setCursor(cursorIds(to, table))
}

/** @param text that takes the place of what is there; absent to go on in it */
function beginTyping(parts: GridParts, text: string | undefined): void {
  const { table, readOnly, cursor, commas } = parts
  const column = table.columns[cursor.column]
  const row = cursor.row === HEAD ? HEADINGS : table.rows[cursor.row]
  if (readOnly || !column || row === undefined) return
  const isComputed = row !== HEADINGS && column.formula !== ''
  if (isComputed && text !== undefined)
    return parts.refuse(
      `${column.name || 'This column'} is computed: its formula stands in its heading. F2 opens it.`,
    )
  if (isComputed) goTo(parts, HEADINGS, column.id)
  const at = isComputed ? HEADINGS : row
  const typed = text ?? textIn(table, at, column.id, commas)
  parts.setTyping({ row: at, column: column.id, text: typed, overwrites: text !== undefined })
}

/** Enters the text of the cell that is being typed into. */
function enterTyped(parts: GridParts, text: string, leaving: Leaving): void {
  const { table, cursor, commas, typing, present } = parts
  if (!typing) return
  const { row, column } = typing
  parts.setTyping(null)
  const stored =
    row === HEADINGS ? headFromCommas(text.replace(/\s*\n\s*/g, ' '), commas) : cellFromCommas(text, commas)
  if (leaving === 'all') {
    const into = { ...cellsIn(table, areaOf(cursor)), headings: false }
    const line = into.columns.map(() => stored)
    const lines = into.rows.map(() => line)
    return writing(parts)(withTexts(present(), into, lines))
  }
  const isNew = text.trim() !== textIn(table, row, column, commas)
  const change = isNew ? withCell(present(), row, column, stored) : {}
  if (leaving === 'stay') writing(parts)(change)
  else leaveCell(parts, change, leaving)
}

/** Whether nothing stands in a row, also after a change. */
export function isEmptyRow(
  { columns, cell, hasRow }: Table,
  row: string | undefined,
  { cells = {} }: TableChange = {},
): boolean {
  if (row === undefined || !hasRow(row)) return false
  const isWritten = Object.entries(cells).some(([key, text]) => key.startsWith(`${row} `) && text !== null)
  return !isWritten && columns.every(({ id }) => cell(row, id) === '')
}

/** The cell that the cursor goes to from another one; `out` before the first. */
function cellAfter(
  { rows, columns }: Table,
  cursor: Cursor,
  leaving: Step,
  tabbedFrom: string | null,
): Cursor | 'new row' | 'out' {
  const size = { rows: rows.length, columns: columns.length }
  if (leaving === 'back') return nextCell(cursor, size, true) ?? 'out'
  if (leaving === 'next') return nextCell(cursor, size, false) ?? 'new row'
  if (leaving === 'above') return cursorAt(Math.max(cursor.row - 1, HEAD), cursor.column)
  if (cursor.row === size.rows - 1) return 'new row'
  const first = columns.findIndex(({ id }) => id === tabbedFrom)
  return cursorAt(cursor.row + 1, first < 0 ? cursor.column : first)
}
