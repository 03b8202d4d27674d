/** Keys in the cells of a table act as in a spreadsheet. */
import type { KeyboardEvent } from 'react'
import { enterNextLine } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { areaOf, cursorAt, moveByKey } from './cursor.ts'
import { clearCells, fillDown, HEAD } from './edit.ts'
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
  return command ? commandAction(key, grid, view) : plainAction(key, shift, grid)
}

function commandAction(
  key: string,
  grid: Grid,
  { editor, block }: BlockViewProps<TableProps>,
): (() => void) | null {
  const { cursor, size } = grid
  switch (key.toLowerCase()) {
    case 'a':
      return () => grid.go({ row: HEAD, column: 0, anchorRow: size.rows - 1, anchorColumn: size.columns - 1 })
    case 'd':
      return () => grid.change(now => fillDown(now, areaOf(cursor)))
    case 'enter':
      return grid.readOnly ? null : () => enterNextLine(editor, block.id)
    default:
      return null
  }
}

function plainAction(key: string, shift: boolean, grid: Grid): (() => void) | null {
  const { cursor } = grid
  if (key === 'Escape') return () => grid.go(cursorAt(cursor.row, cursor.column))
  if (grid.readOnly) return null
  switch (key) {
    case 'Tab':
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
