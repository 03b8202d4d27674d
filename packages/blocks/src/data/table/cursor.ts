/** The cell with the focus, and the cells that are selected with it. */
import type { Cells } from './edit.ts'
import type { Table } from './model.ts'

/** The row of the headings, where rows are counted from 0. */
export const HEAD = -1

/** A rectangle of cells, its ends included. */
export interface CellArea {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** The active cell, which typing fills, inside of the selected area. Without a selection both are one cell. */
export interface Cursor {
  /** From 0, or `HEAD`. */
  readonly row: number
  readonly column: number
  /** The corner where the selection began: the active cell, unless Enter or Tab walk through the area. */
  readonly fromRow: number
  readonly fromColumn: number
  /** The opposite corner, which Shift moves. */
  readonly toRow: number
  readonly toColumn: number
}

export interface TableSize {
  readonly rows: number
  readonly columns: number
}

export const cursorAt = (row: number, column: number): Cursor => cursorOverArea(row, column, row, column)

/** A selection with the active cell in the corner where it begins. */
export const cursorOverArea = (
  fromRow: number,
  fromColumn: number,
  toRow: number,
  toColumn: number,
): Cursor => ({ row: fromRow, column: fromColumn, fromRow, fromColumn, toRow, toColumn })

export function areaOf({ fromRow, fromColumn, toRow, toColumn }: Cursor): CellArea {
  return {
    top: Math.min(fromRow, toRow),
    bottom: Math.max(fromRow, toRow),
    left: Math.min(fromColumn, toColumn),
    right: Math.max(fromColumn, toColumn),
  }
}

export const hasMany = ({ fromRow, fromColumn, toRow, toColumn }: Cursor): boolean =>
  fromRow !== toRow || fromColumn !== toColumn

/** The rows and columns that are shown in an area. */
export const cellsIn = ({ rows, columns }: Table, { top, bottom, left, right }: CellArea): Cells => ({
  headings: top === HEAD,
  rows: rows.slice(Math.max(top, 0), bottom + 1),
  columns: columns.slice(left, right + 1).map(({ id }) => id),
})

export const isIn = ({ top, bottom, left, right }: CellArea, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** A cursor that the table has room for, as others take rows and columns away. */
export function clampedCursor(cursor: Cursor, { rows, columns }: TableSize): Cursor {
  const row = (at: number): number => clamp(at, HEAD, rows - 1)
  const column = (at: number): number => clamp(at, 0, columns - 1)
  return {
    row: row(cursor.row),
    column: column(cursor.column),
    fromRow: row(cursor.fromRow),
    fromColumn: column(cursor.fromColumn),
    toRow: row(cursor.toRow),
    toColumn: column(cursor.toColumn),
  }
}

/** The end of the selection that Shift moves. After a walk through an area a new one begins at the active cell. */
const farEnd = ({ row, column, fromRow, fromColumn, toRow, toColumn }: Cursor): readonly [number, number] =>
  row === fromRow && column === fromColumn ? [toRow, toColumn] : [row, column]

interface Key {
  readonly key: string
  readonly command: boolean
  readonly shift: boolean
}

/** Rows that the grid shows at once. */
const PAGE = 14

/** Whether something stands in a cell, by its row and its column. */
export type IsFilled = (row: number, column: number) => boolean

/**
 * The place that Ctrl with an arrow leads to: the end of the filled cells in which one stands, else the next filled one,
 * else the last place.
 * @param step 1 or -1
 * @param count of places
 */
function jumped(from: number, step: number, count: number, isFilled: (at: number) => boolean): number {
  const isInside = (at: number): boolean => at >= 0 && at < count
  let at = from + step
  if (!isInside(at)) return from
  if (isFilled(from) && isFilled(at)) while (isInside(at + step) && isFilled(at + step)) at += step
  else while (isInside(at + step) && !isFilled(at)) at += step
  return at
}

/**
 * @param isFilled for Ctrl with arrows, which go to the ends of filled cells
 * @returns where a key of movement leads; null for another key, `leave` beyond the edge above or below
 */
export function moveByKey(
  cursor: Cursor,
  { key, command, shift }: Key,
  { rows, columns }: TableSize,
  isFilled: IsFilled = () => true,
): Cursor | 'up' | 'down' | null {
  const [row, column] = shift ? farEnd(cursor) : [cursor.row, cursor.column]
  const to = (toRow: number, toColumn: number): Cursor =>
    clampedCursor(
      shift ? cursorOverArea(cursor.row, cursor.column, toRow, toColumn) : cursorAt(toRow, toColumn),
      { rows, columns },
    )
  // Headings count as filled.
  const rowBy = (step: number): number => jumped(row, step, rows, at => at === HEAD || isFilled(at, column))
  const columnBy = (step: number): number =>
    jumped(column, step, columns, at => row === HEAD || isFilled(row, at))
  switch (key) {
    case 'ArrowUp':
      if (row === HEAD && !shift) return 'up'
      return to(command && row > 0 ? rowBy(-1) : row - 1, column)
    case 'ArrowDown':
      if (row === rows - 1 && !shift && !command) return 'down'
      return to(command ? rowBy(1) : row + 1, column)
    case 'ArrowLeft':
      return to(row, command ? columnBy(-1) : column - 1)
    case 'ArrowRight':
      return to(row, command ? columnBy(1) : column + 1)
    case 'Home':
      return to(command ? 0 : row, 0)
    case 'End':
      return to(command ? rows - 1 : row, columns - 1)
    case 'PageUp':
      return to(Math.max(row - PAGE, 0), column)
    case 'PageDown':
      return to(row + PAGE, column)
    default:
      return null
  }
}

/** The cell behind one in the order of reading; null behind the last. */
export function nextCell(
  { row, column }: Cursor,
  { rows, columns }: TableSize,
  back: boolean,
): Cursor | null {
  const place = (row + 1) * columns + column + (back ? -1 : 1)
  if (place < 0 || place >= (rows + 1) * columns) return null
  return cursorAt(Math.floor(place / columns) - 1, place % columns)
}

/** The direction of a step: by columns of the area for Enter, by its rows for Tab. */
export type Step = 'below' | 'above' | 'next' | 'back'

/** The cell behind the active one inside of a selection of several; behind the last one comes the first. */
export function walked(cursor: Cursor, step: Step): Cursor {
  const { top, bottom, left, right } = areaOf(cursor)
  const [height, width] = [bottom - top + 1, right - left + 1]
  const [down, across] = [cursor.row - top, cursor.column - left]
  const by = step === 'below' || step === 'next' ? 1 : -1
  const place = (at: number): number => (at + by + height * width) % (height * width)
  if (step === 'next' || step === 'back') {
    const at = place(down * width + across)
    return { ...cursor, row: top + Math.floor(at / width), column: left + (at % width) }
  }
  const at = place(across * height + down)
  return { ...cursor, row: top + (at % height), column: left + Math.floor(at / height) }
}
