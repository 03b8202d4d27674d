/** Keys in the cells of a table act as in a spreadsheet. */
import type { KeyboardEvent } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { cursorAt, HEAD, moveByKey, nextCell } from './cursor.ts'
import { clearCells, fillDown, fillRight } from './edit.ts'
import type { Cursor, IsFilled, TableSize } from './cursor.ts'
import { readTable } from './model.ts'
import type { TableProps } from './props.ts'
import type { Grid } from './grid-state.ts'

/** @returns null for a key that means nothing here */
export function keyAction(
  event: KeyboardEvent,
  grid: Grid,
  view: BlockViewProps<TableProps>,
): (() => void) | null {
  const { key, shiftKey: shift } = event
  const command = event.ctrlKey || event.metaKey
  // AltGr types characters on many keyboards.
  if (event.altKey && !event.getModifierState('AltGraph')) return null
  const move = moveByKey(grid.cursor, { key, command, shift }, grid.size, filledIn(view.props))
  if (move === 'up' || move === 'down') return grid.readOnly ? null : () => grid.leave(move)
  if (move) return () => grid.go(move)
  return command ? commandAction(key, grid, view) : plainAction({ key, shift }, grid, view)
}

/** Cells of a column with a formula are filled. */
function filledIn(props: TableProps): IsFilled {
  const { rows, columns, cell } = readTable(props)
  return (row, column) => {
    const { id = '', formula = '' } = columns[column] ?? {}
    return formula !== '' || (rows[row] !== undefined && cell(rows[row], id).trim() !== '')
  }
}

function commandAction(key: string, grid: Grid, { props }: BlockViewProps<TableProps>): (() => void) | null {
  const { cursor, size } = grid
  // The cursor is in the first cell below the headings, which typing replaces.
  const row = size.rows > 0 ? 0 : HEAD
  switch (key.toLowerCase()) {
    case 'a':
      return () => grid.go(allCells(cursor, size))
    case ' ':
      return () => grid.go({ row, column: cursor.column, anchorRow: size.rows - 1, anchorColumn: cursor.column }) // prettier-ignore
    case 'd': {
      const cells = grid.selected()
      return () => grid.change(now => fillDown(now, readTable(props), cells))
    }
    case 'r': {
      const cells = grid.selected()
      return () => grid.change(now => fillRight(now, readTable(props), cells))
    }
    case 'enter':
      return grid.readOnly ? null : grid.nextLine
    default:
      return null
  }
}

/** All cells below the headings, and where these are selected the headings with them. */
function allCells({ row, column, anchorRow, anchorColumn }: Cursor, { rows, columns }: TableSize): Cursor {
  const first = rows > 0 ? 0 : HEAD
  const isAll = row === first && column === 0 && anchorRow === rows - 1 && anchorColumn === columns - 1
  return isAll
    ? { row: rows - 1, column: columns - 1, anchorRow: HEAD, anchorColumn: 0 }
    : { row: first, column: 0, anchorRow: rows - 1, anchorColumn: columns - 1 }
}

function plainAction(
  { key, shift }: { readonly key: string; readonly shift: boolean },
  grid: Grid,
  { props }: BlockViewProps<TableProps>,
): (() => void) | null {
  const { cursor, size } = grid
  if (key === 'Escape') return () => grid.go(cursorAt(cursor.row, cursor.column))
  if (key === ' ' && shift)
    return () => grid.go({ ...cursor, column: size.columns - 1, anchorColumn: 0, anchorRow: cursor.row })
  if (grid.readOnly) return null
  switch (key) {
    case 'Tab':
      // Behind an empty row Tab goes on to the buttons below, as another row would be of no use.
      if (!shift && !nextCell(cursor, size, false) && isEmptyRow(props, size.rows - 1)) return null
      return () => grid.step(shift ? 'back' : 'next')
    case 'Enter':
    case 'F2':
      return () => grid.type()
    case 'Delete':
    case 'Backspace': {
      const cells = grid.selected()
      return () => grid.change(now => clearCells(now, cells))
    }
    default:
      return key.length === 1 ? () => grid.type(key) : null
  }
}

function isEmptyRow(props: TableProps, row: number): boolean {
  const { columns, rows, cell } = readTable(props)
  return rows[row] !== undefined && columns.every(({ id }) => cell(rows[row]!, id) === '')
}
