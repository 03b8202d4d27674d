/** Keys in the cells of a table act as in a spreadsheet. */
import type { KeyboardEvent } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { areaOf, cursorAt, moveByKey, nextCell } from './cursor.ts'
import { clearCells, fillDown, HEAD } from './edit.ts'
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
  const move = moveByKey(grid.cursor, { key, command, shift }, grid.size)
  if (move === 'up' || move === 'down') return grid.readOnly ? null : () => grid.leave(move)
  if (move) return () => grid.go(move)
  return command ? commandAction(key, grid) : plainAction({ key, shift }, grid, view)
}

function commandAction(key: string, grid: Grid): (() => void) | null {
  const { cursor, size } = grid
  switch (key.toLowerCase()) {
    case 'a':
      return () => grid.go({ row: HEAD, column: 0, anchorRow: size.rows - 1, anchorColumn: size.columns - 1 })
    case ' ':
      return () => grid.go({ ...cursor, row: HEAD, anchorRow: size.rows - 1, anchorColumn: cursor.column })
    case 'd':
      return () => grid.change(now => fillDown(now, areaOf(cursor)))
    case 'enter':
      return grid.readOnly ? null : grid.nextLine
    default:
      return null
  }
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
      return () => grid.toNext(shift)
    case 'Enter':
    case 'F2':
      return () => grid.type()
    case 'Delete':
    case 'Backspace':
      return () => grid.change(now => clearCells(now, areaOf(cursor)))
    default:
      return key.length === 1 ? () => grid.type(key) : null
  }
}

function isEmptyRow(props: TableProps, row: number): boolean {
  const { columns, rows, cell } = readTable(props)
  return rows[row] !== undefined && columns.every(({ id }) => cell(rows[row]!, id) === '')
}
