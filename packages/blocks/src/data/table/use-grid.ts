/** The cursor of a grid, the cell that is being typed into, and what the keys do. */
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { commasOf, enterNextLine } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { htmlOfText, textOfCells } from './clipboard.ts'
import { areaOf, cellsIn, cursorAt, HEAD, moveByKey } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { cursorIds, cursorOver } from './cursor-ids.ts'
import { clearCells, HEADINGS, withBoth, withCell, withNewColumns, withNewRows } from './edit.ts'
import type { TableChange } from './edit.ts'
import type { Grid, Leaving } from './grid-state.ts'
import { keyAction } from './grid-keys.ts'
import { readTable } from './model.ts'
import { pastedAt } from './paste.ts'
import type { TableProps } from './props.ts'
import type { ShownTable } from './shown.ts'
import { cellAfter, useCursor } from './use-cursor.ts'
import { textIn, useTyping } from './use-typing.ts'
import { cellFromCommas, cellWithCommas, headFromCommas } from './with-commas.ts'

export function useGrid(view: BlockViewProps<TableProps>): Grid {
  const { props, readOnly, editor, block } = view
  const table = readTable(props)
  const size = { rows: table.rows.length, columns: table.columns.length }
  const { cursor, tabbedFrom, enter, setState, setTabbedFrom } = useCursor(table)
  const typing = useTyping(view, table)
  const column = table.columns[cursor.column]
  const row = cursor.row === HEAD ? HEADINGS : table.rows[cursor.row]
  const { present, write, leave } = actionsOn(view)
  const goTo = (toRow: string | null, toColumn: string): void => {
    const at = { row: toRow, column: toColumn }
    setState({ at, anchor: at, seen: cursorAt(toRow === HEADINGS ? HEAD : size.rows, cursor.column) })
  }
  const go = (to: Cursor): void => {
    setTabbedFrom(null)
    setState(cursorIds(to, table))
  }
  /** Goes on from the cursor after a change of its cell. */
  const leaveCell = (change: TableChange, leaving: Leaving): void => {
    if (leaving === 'stay') return write(change)
    const to = cellAfter(table, cursor, leaving, tabbedFrom)
    const added = to === 'new row' ? withNewRows(present(), 'end') : null
    write(added ? withBoth(change, added.change) : change)
    if (leaving === 'back' && to === 'out') return leave('up')
    setTabbedFrom(leaving === 'next' ? (tabbedFrom ?? column?.id ?? null) : null)
    const first = leaving === 'below' ? (tabbedFrom ?? column?.id) : table.columns[0]?.id
    if (added && first !== undefined) goTo(added.ids[0]!, first)
    else if (typeof to === 'object') setState(cursorIds(to, table))
  }
  return {
    cursor,
    typing: typing.now,
    size,
    readOnly,
    go,
    enter,
    leave,
    hold: typing.hold,
    selected: () => cellsIn(table, areaOf(cursor)),
    change: change => write(change(present())),
    nextLine: () => enterNextLine(editor, block.id),
    addRow(at) {
      const { change, ids } = withNewRows(present(), at)
      write(change)
      if (column) goTo(ids[0]!, column.id)
    },
    addColumn(at) {
      const { change, ids } = withNewColumns(present(), at)
      write(change)
      goTo(HEADINGS, ids[0]!)
    },
    type(text) {
      if (readOnly || !column || row === undefined || (row !== HEADINGS && column.formula !== '')) return
      typing.begin({
        row,
        column: column.id,
        text: text ?? textIn(table, row, column.id, commasOf(editor.worksheet)),
        overwrites: text !== undefined,
      })
    },
    commit(text, leaving = 'stay') {
      const { now } = typing
      if (!now) return
      typing.end()
      const commas = commasOf(editor.worksheet)
      const isNew = text.trim() !== textIn(table, now.row, now.column, commas)
      const stored = (now.row === HEADINGS ? headFromCommas : cellFromCommas)(text, commas)
      leaveCell(isNew ? withCell(present(), now.row, now.column, stored) : {}, leaving)
    },
    cancel: typing.end,
    step: leaving => leaveCell({}, leaving),
    paste(plain, html) {
      const { change, into, selected } = pastedAt(props, cursor, plain, html)
      const entries = change(present())
      write(entries)
      setTabbedFrom(null)
      setState(cursorOver(selected, into, entries))
    },
  }
}

/** Changes of the worksheet by its grid, and ways out of it. */
function actionsOn({ props, readOnly, editor, block }: BlockViewProps<TableProps>) {
  return {
    /** The table by now: others may have changed it since it was drawn. */
    present: () => (editor.worksheet.block(block.id)?.props ?? props) as TableProps,
    write(entries: TableChange): void {
      if (!readOnly && Object.keys(entries).length > 0)
        editor.perform([{ kind: 'setEntries', id: block.id, entries }])
    },
    leave(direction: 'up' | 'down'): void {
      if (readOnly) return
      if (direction === 'up') editor.focus(block.id, { at: 'end', field: 'name' })
      else editor.leave(block.id, direction)
    },
  }
}

/** Keys, and the clipboard, where no cell is being typed into. */
export function gridEvents(view: BlockViewProps<TableProps>, grid: Grid, shown: ShownTable) {
  const { editor, props, readOnly } = view
  const copy = (event: ClipboardEvent, cuts: boolean): void => {
    if (grid.typing || !editor.rights.copy) return
    const table = readTable(props)
    const area = areaOf(grid.cursor)
    const text = textOfCells(
      table,
      area,
      (row, column) => shown.cell(table.rows[row]!, table.columns[column]!.id),
      typed => cellWithCommas(typed, commasOf(editor.worksheet)),
    )
    event.clipboardData.setData('text/plain', text)
    event.clipboardData.setData('text/html', htmlOfText(text))
    event.preventDefault()
    if (cuts) grid.change(now => clearCells(now, cellsIn(table, area)))
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
  else if (key === 'Tab') grid.commit(text, shiftKey ? 'back' : 'next')
  else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    grid.commit(text)
    grid.nextLine()
  } else if (key === 'Enter' && !shiftKey) grid.commit(text, 'below')
  else if (key === 'Enter' || isArrow) {
    grid.commit(text)
    const towards = key === 'Enter' ? 'ArrowUp' : key
    const move = moveByKey(grid.cursor, { key: towards, command: false, shift: false }, grid.size)
    if (move && typeof move === 'object') grid.go(move)
  } else return
  event.preventDefault()
}
