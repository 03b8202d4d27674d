/** Cursor, typing and changes of the cells, as their parts see them. */
import type { Cursor, Step, TableSize } from './cursor.ts'
import type { Beside, Cells, TableChange } from './edit.ts'
import type { Table } from './model.ts'
import type { TableProps } from './props.ts'

/** The text that is being typed over a cell. */
export interface Typing {
  /** Id of the row, null for the headings, and of the column. */
  readonly row: string | null
  readonly column: string
  readonly text: string
  /** Arrows leave the cell: typing began by a character, not by F2 or a press. */
  readonly overwrites: boolean
}

/**
 * The direction in which the cursor leaves a cell: to the cell below, in a new row where there is none; to the one above; to the next
 * or the previous cell in the order of reading, behind the last one in a new row; or nowhere, where with `all` the text
 * goes into all selected cells. In a selection of several cells each step stays inside of it.
 */
export type Leaving = Step | 'stay' | 'all'

/** The actions in the cells of a table. */
export interface Grid {
  /** The table with the rows that are shown, in that order. */
  readonly table: Table
  readonly cursor: Cursor
  readonly typing: Typing | null
  readonly size: TableSize
  readonly readOnly: boolean
  go(cursor: Cursor): void
  /** Goes to a cell by its ids, the row null for the headings; with `extend` the other end of the selection stays. */
  enter(row: string | null, column: string, extend: boolean): void
  /** The selected cells by their ids. */
  selected(): Cells
  /** @param text that takes the place of what is there; absent to go on in it */
  type(text?: string): void
  /** Arrows move in the text that is being typed, or leave the cell again. */
  toText(): void
  /** Changes the table as one step of undo. */
  change(change: (props: TableProps) => TableChange): void
  /** A new row, with the cursor in it. */
  addRow(at: Beside): void
  /** A new column, with the cursor in its heading. */
  addColumn(at: Beside): void
  /** The text that is being typed by now: it is named if its row is deleted. */
  hold(text: string): void
  /** Enters what was typed; one step of undo with the row that is added where the cursor goes. */
  commit(text: string, leaving?: Leaving): void
  cancel(): void
  step(leaving: Step): void
  /** The caret leaves the table. */
  leave(direction: 'up' | 'down'): void
  /** The caret leaves the table for a line below it, a new one if need be. */
  nextLine(): void
  paste(plain: string, html: string): void
}
