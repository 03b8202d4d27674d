/** Cursor, typing and changes of the cells, as their parts see them. */
import type { Cursor, TableSize } from './cursor.ts'
import type { Patch } from './edit.ts'
import type { TableProps } from './props.ts'

/** The text that is being typed over a cell. */
export interface Typing {
  readonly text: string
  /** Arrows leave the cell: typing began by a character, not by F2 or a press. */
  readonly overwrites: boolean
}

/** The actions in the cells of a table. */
export interface Grid {
  readonly cursor: Cursor
  readonly typing: Typing | null
  readonly size: TableSize
  readonly readOnly: boolean
  go(cursor: Cursor): void
  /** @param text that takes the place of what is there; absent to go on in it */
  type(text?: string): void
  /** Changes the table as one step of undo. */
  change(patch: (props: TableProps) => Patch): void
  commit(text: string): void
  cancel(): void
  /** To the next cell in the order of reading; behind the last one comes a new row. */
  toNext(back: boolean): void
  /** To the cell below, in a new row where there is none. */
  below(): void
  /** The caret leaves the table. */
  leave(direction: 'up' | 'down'): void
  /** The caret leaves the table for a line below it, a new one if need be. */
  nextLine(): void
  paste(plain: string, html: string): void
}
