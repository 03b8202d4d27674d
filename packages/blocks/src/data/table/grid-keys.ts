/** Keys in the cells of a table act as in a spreadsheet. */
import { areaOf, cursorAt, cursorOverArea, hasMany, HEAD, moveByKey, nextCell } from './cursor.ts'
import type { Cursor, IsFilled, TableSize } from './cursor.ts'
import { clearCells, fillDown, fillRight } from './edit.ts'
import { isEmptyRow } from './grid.ts'
import type { Grid } from './grid-state.ts'
import type { Table } from './model.ts'

/** A key as events of the page tell it. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  getModifierState(key: 'AltGraph'): boolean
}

type Action = (() => void) | null

/** @returns null for a key that means nothing where no cell is being typed into */
export function keyAction(press: KeyPress, grid: Grid): Action {
  const { key, shiftKey: shift } = press
  const isTyped = press.altKey && press.getModifierState('AltGraph')
  const command = (press.ctrlKey || press.metaKey) && !isTyped
  if (press.altKey && !isTyped) return null
  const move = moveByKey(grid.cursor, { key, command, shift }, grid.size, filledIn(grid.table))
  if (move === 'up' || move === 'down') return grid.readOnly ? null : () => grid.leave(move)
  if (move) return () => grid.go(move)
  return command ? commandAction(key, grid) : plainAction({ key, shift }, grid)
}

/** Cells of a column with a formula are filled. */
function filledIn({ rows, columns, cell }: Table): IsFilled {
  return (row, column) => {
    const { id = '', formula = '' } = columns[column] ?? {}
    return formula !== '' || (rows[row] !== undefined && cell(rows[row], id).trim() !== '')
  }
}

function commandAction(key: string, grid: Grid): Action {
  const { cursor, size } = grid
  switch (key.toLowerCase()) {
    case 'a':
      return () => grid.go(allCells(cursor, size))
    case ' ':
      return () => grid.go(wholeColumns(cursor, size))
    case 'd': {
      const cells = grid.selected()
      return () => grid.change(now => fillDown(now, grid.table, cells))
    }
    case 'r': {
      const cells = grid.selected()
      return () => grid.change(now => fillRight(now, grid.table, cells))
    }
    case ';':
      return grid.readOnly ? null : () => grid.type(dateNow())
    case ':':
      return grid.readOnly ? null : () => grid.type(timeNow())
    case 'enter':
      return grid.readOnly ? null : grid.nextLine
    default:
      return null
  }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** `2026-03-01`, by the clock of the person. */
function dateNow(): string {
  const now = new Date()
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

function timeNow(): string {
  const now = new Date()
  return `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`
}

/** The headings alone, where there is no row. */
const firstRow = ({ rows }: TableSize): number => (rows > 0 ? 0 : HEAD)

/** All cells below the headings, and where these are selected the headings with them. */
function allCells(cursor: Cursor, size: TableSize): Cursor {
  const [first, rows, columns] = [firstRow(size), size.rows - 1, size.columns - 1]
  const { top, bottom, left, right } = areaOf(cursor)
  const isAll = top === first && left === 0 && bottom === rows && right === columns
  const all = cursorOverArea(rows, columns, isAll ? HEAD : first, 0)
  // The active cell stays below the headings, as typing fills it.
  return { ...all, row: Math.max(cursor.row, first), column: cursor.column }
}

/** The columns of the selection without their headings. */
function wholeColumns(cursor: Cursor, size: TableSize): Cursor {
  const { left, right } = areaOf(cursor)
  const first = firstRow(size)
  const whole = cursorOverArea(size.rows - 1, right, first, left)
  return { ...whole, row: Math.max(cursor.row, first), column: cursor.column }
}

function plainAction({ key, shift }: { readonly key: string; readonly shift: boolean }, grid: Grid): Action {
  const { cursor, size } = grid
  switch (key) {
    case 'Escape':
      return () => grid.go(cursorAt(cursor.row, cursor.column))
    case ' ':
      if (!shift) break
      return () => grid.go(wholeRows(cursor, size))
    case 'Enter':
      return () => grid.step(shift ? 'above' : 'below')
    case 'Tab':
      return tabbed(grid, shift) ? () => grid.step(shift ? 'back' : 'next') : null
  }
  if (grid.readOnly) return null
  switch (key) {
    case 'F2':
      // With Shift it begins a comment, as everywhere.
      return shift ? null : () => grid.type()
    case 'Delete':
    case 'Backspace': {
      // With Shift it cuts, which the browser tells.
      if (shift) return null
      const cells = grid.selected()
      return () => grid.change(now => clearCells(now, cells))
    }
    default:
      return key.length === 1 ? () => grid.type(key) : null
  }
}

function wholeRows(cursor: Cursor, { columns }: TableSize): Cursor {
  const { top, bottom } = areaOf(cursor)
  return { ...cursorOverArea(top, 0, bottom, columns - 1), row: cursor.row, column: cursor.column }
}

/** Whether Tab stays in the table. Behind an empty row it goes on to the buttons below, as another row would be of no use. */
function tabbed({ table, cursor, size, readOnly }: Grid, back: boolean): boolean {
  if (hasMany(cursor)) return true
  if (back || nextCell(cursor, size, false)) return !readOnly
  return !readOnly && !isEmptyRow(table, table.rows.at(-1))
}

/** @returns null for a key that belongs to the text that is being typed into a cell */
export function typingAction(press: KeyPress, text: string, grid: Grid): Action {
  const { key, shiftKey: shift } = press
  const command = press.ctrlKey || press.metaKey
  switch (key) {
    case 'Escape':
      return grid.cancel
    case 'F2':
      return grid.toText
    case 'Tab':
      return () => grid.commit(text, shift ? 'back' : 'next')
    case 'Enter':
      // With Alt the text goes on in a new line.
      if (press.altKey) return null
      if (!command) return () => grid.commit(text, shift ? 'above' : 'below')
      if (hasMany(grid.cursor)) return () => grid.commit(text, 'all')
      return () => {
        grid.commit(text)
        grid.nextLine()
      }
  }
  if (!grid.typing?.overwrites || !/^(?:Arrow|Page)/.test(key) || press.altKey) return null
  const move = moveByKey(grid.cursor, { key, command, shift }, grid.size)
  return () => {
    grid.commit(text)
    if (move && typeof move === 'object') grid.go(move)
  }
}
