/** The cursor of a grid, the cell that is being typed into, and what the keys do. */
import { useState } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { enterNextLine } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { htmlOfText, textOfCells } from './clipboard.ts'
import { areaOf, cursorAt, moveByKey, nextCell, clampedCursor } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { clearCells, HEAD, withCell, withNewRows } from './edit.ts'
import type { Patch } from './edit.ts'
import type { Grid, Typing } from './grid-state.ts'
import { keyAction } from './grid-keys.ts'
import { headText } from './head.ts'
import { readTable } from './model.ts'
import type { Table } from './model.ts'
import { pastedAt } from './paste.ts'
import type { TableProps } from './props.ts'
import type { ShownTable } from './shown.ts'

export function useGrid(view: BlockViewProps<TableProps>): Grid {
  const { props, readOnly, editor, block } = view
  const table = readTable(props)
  const size = { rows: table.rows.length, columns: table.columns.length }
  const [state, setState] = useState(() => cursorAt(isBegun(table) ? 0 : HEAD, 0))
  // Enter after cells that were filled in by Tab goes below the first of them.
  const [tabbedFrom, setTabbedFrom] = useState<number | null>(null)
  const [typing, setTyping] = useState<Typing | null>(null)
  const cursor = clampedCursor(state, size)
  const { row, column } = cursor
  const head = table.columns[column]
  const textHere = (): string => {
    if (!head) return ''
    return row === HEAD ? headText(head) : table.cell(table.rows[row]!, head.id)
  }
  const change = (patch: (props: TableProps) => Patch): void => {
    // Others may have changed the table since it was drawn.
    const present = (editor.worksheet.block(block.id)?.props ?? props) as TableProps
    if (!readOnly) editor.setProps(block.id, patch(present), { step: true })
  }
  const go = (to: Cursor): void => {
    setTabbedFrom(null)
    setState(to)
  }
  const addRow = (): void => change(now => withNewRows(now, readTable(now).rows.length, 1))
  const leave = (direction: 'up' | 'down'): void => {
    if (readOnly) return
    if (direction === 'up') editor.focus(block.id, { at: 'end', field: 'name' })
    else editor.leave(block.id, direction)
  }
  return {
    cursor,
    typing,
    size,
    readOnly,
    go,
    change,
    leave,
    nextLine: () => enterNextLine(editor, block.id),
    type(text) {
      const isComputed = row !== HEAD && head?.formula !== ''
      if (!readOnly && head && !isComputed)
        setTyping({ text: text ?? textHere(), overwrites: text !== undefined })
    },
    commit(text) {
      if (!typing) return
      setTyping(null)
      if (text.trim() !== textHere()) change(now => withCell(now, row, column, text))
    },
    cancel: () => setTyping(null),
    toNext(back) {
      const next = nextCell(cursor, size, back)
      if (!next && back) return leave('up')
      if (!next) addRow()
      setTabbedFrom(back ? null : (tabbedFrom ?? column))
      setState(next ?? cursorAt(size.rows, 0))
    },
    below() {
      if (row === size.rows - 1) addRow()
      go(cursorAt(row + 1, tabbedFrom ?? column))
    },
    paste(plain, html) {
      const pasted = pastedAt(props, cursor, plain, html)
      change(pasted.patch)
      go(pasted.cursor)
    },
  }
}

/** A new table is begun at its headings. */
const isBegun = ({ rows, columns }: Table): boolean =>
  rows.length > 0 && columns.some(column => headText(column) !== '')

/** Keys, and the clipboard, where no cell is being typed into. */
export function gridEvents(view: BlockViewProps<TableProps>, grid: Grid, shown: ShownTable) {
  const { editor, props, readOnly } = view
  const copy = (event: ClipboardEvent, cuts: boolean): void => {
    if (grid.typing || !editor.rights.copy) return
    const table = readTable(props)
    const area = areaOf(grid.cursor)
    const text = textOfCells(table, area, (row, column) =>
      shown.cell(table.rows[row]!, table.columns[column]!.id),
    )
    event.clipboardData.setData('text/plain', text)
    event.clipboardData.setData('text/html', htmlOfText(text))
    event.preventDefault()
    if (cuts) grid.change(now => clearCells(now, area))
    editor.announce(cuts ? 'Cut' : 'Copied')
  }
  return {
    onKeyDown(event: KeyboardEvent) {
      const action = grid.typing || event.nativeEvent.isComposing ? null : keyAction(event, grid, view)
      if (!action) return
      event.preventDefault()
      event.stopPropagation()
      action()
    },
    onCopy: (event: ClipboardEvent) => copy(event, false),
    onCut: (event: ClipboardEvent) => copy(event, !readOnly),
    onPaste(event: ClipboardEvent) {
      if (grid.typing || readOnly) return
      event.preventDefault()
      grid.paste(event.clipboardData.getData('text/plain'), event.clipboardData.getData('text/html'))
    },
  }
}

/** A key in a cell that is being typed into. */
export function typingKey(event: KeyboardEvent, text: string, grid: Grid): void {
  const { key, shiftKey } = event
  event.stopPropagation()
  if (event.nativeEvent.isComposing) return
  const isArrow = grid.typing?.overwrites === true && key.startsWith('Arrow')
  if (key === 'Escape') grid.cancel()
  else if (key === 'Enter' || key === 'Tab' || isArrow) {
    grid.commit(text)
    if (key === 'Tab') grid.toNext(shiftKey)
    else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) grid.nextLine()
    else if (key === 'Enter' && !shiftKey) grid.below()
    else {
      const towards = key === 'Enter' ? 'ArrowUp' : key
      const move = moveByKey(grid.cursor, { key: towards, command: false, shift: false }, grid.size)
      if (move && typeof move === 'object') grid.go(move)
    }
  } else return
  event.preventDefault()
}
