/** The cursor of a grid, the cell that is being typed into, and what the keys do. */
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { commasOf, enterNextLine } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { copiedCells, htmlOfCells, textOfCells } from './clipboard.ts'
import { areaOf, cellsIn } from './cursor.ts'
import { clearCells } from './edit.ts'
import { gridOf } from './grid.ts'
import type { Grid } from './grid-state.ts'
import { keyAction } from './grid-keys.ts'
import type { Table } from './model.ts'
import type { TableProps } from './props.ts'
import type { ShownTable } from './shown.ts'
import { useCursor } from './use-cursor.ts'
import { useTyping } from './use-typing.ts'
import { cellWithCommas } from './with-commas.ts'

/** @param table with the rows that are shown */
export function useGrid(view: BlockViewProps<TableProps>, table: Table): Grid {
  const { props, readOnly, editor, block } = view
  const { cursor, tabbedFrom, enter, setState, setTabbedFrom } = useCursor(table)
  const typing = useTyping(view, table)
  return gridOf({
    table,
    props,
    readOnly,
    commas: commasOf(editor.worksheet),
    cursor,
    setCursor: setState,
    tabbedFrom,
    setTabbedFrom,
    enter,
    typing: typing.now,
    setTyping: typing.set,
    hold: typing.hold,
    present: () => (editor.worksheet.block(block.id)?.props ?? props) as TableProps,
    write: entries => void editor.perform([{ kind: 'setEntries', id: block.id, entries }]),
    leave(direction) {
      if (readOnly) return
      if (direction === 'up') editor.focus(block.id, { at: 'end', field: 'name' })
      else editor.leave(block.id, direction)
    },
    nextLine: () => enterNextLine(editor, block.id),
    refuse: sentence => editor.actions.notify?.(sentence, 'info'),
  })
}

/** Keys, and the clipboard, where no cell is being typed into. */
export function gridEvents(view: BlockViewProps<TableProps>, grid: Grid, shown: ShownTable) {
  const { editor, readOnly } = view
  const { table } = grid
  const copy = (event: ClipboardEvent, cuts: boolean): void => {
    if (grid.typing || !editor.rights.copy) return
    const area = areaOf(grid.cursor)
    const cells = copiedCells(
      table,
      area,
      (row, column) => shown.cell(table.rows[row]!, table.columns[column]!.id),
      typed => cellWithCommas(typed, commasOf(editor.worksheet)),
    )
    event.clipboardData.setData('text/plain', textOfCells(cells))
    event.clipboardData.setData('text/html', htmlOfCells(cells))
    event.preventDefault()
    if (cuts) grid.change(now => clearCells(now, cellsIn(table, area)))
    editor.announce(cuts ? 'Cut' : 'Copied')
  }
  return {
    onKeyDown(event: KeyboardEvent) {
      if (grid.typing || event.nativeEvent.isComposing) return
      // An accent that waits for its letter is composed in the cell, which has to have the focus for it.
      if (isComposed(event)) return grid.type('')
      const action = keyAction(event, grid)
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

const isComposed = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === 'Dead' || key === 'Process') && !ctrlKey && !metaKey && !altKey
