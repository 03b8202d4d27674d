import { memo } from 'react'
import type { PointerEvent } from 'react'
import { commasOf } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { textInCell } from './cell.ts'
import { CellInput } from './CellInput.tsx'
import { cellKey } from './model.ts'
import type { TableColumn } from './model.ts'
import type { TableProps } from './props.ts'
import type { ShownTable } from './shown.ts'
import { textAt } from './texts.ts'
import { cellWithCommas } from './with-commas.ts'
import type { Grid } from './grid-state.ts'
import styles from './table.module.css'

export interface CellProps {
  readonly view: BlockViewProps<TableProps>
  readonly grid: Grid
  readonly shown: ShownTable
  readonly reachable: boolean
  readonly column: TableColumn
  /** Place of the column. */
  readonly at: number
  readonly id: string
  readonly isCursor: boolean
  readonly isSelected: boolean
  readonly isNumeric: boolean
  /** The cursor comes to a cell; with `extend` the other end of the selection stays. */
  enter(row: string | null, column: string, extend: boolean): void
  /** Opens the field for the filter of a column. */
  openFilter(column: string): void
}

/** A cell of a row. */
export const Cell = memo(function Cell(props: CellProps & { readonly row: string }) {
  const { view, grid, shown, row, column, at, id, isCursor, isSelected, isNumeric, reachable } = props
  const typed = textAt(view.props.cells, cellKey(row, column.id))
  const result = shown.cell(row, column.id)
  const error = shown.error(row, column.id)
  const commas = commasOf(view.editor.worksheet)
  const text = result ?? textInCell(cellWithCommas(typed, commas))
  return (
    <div
      role="gridcell"
      id={id}
      aria-colindex={at + 2}
      aria-selected={isCursor || isSelected}
      aria-invalid={error ? true : undefined}
      tabIndex={isCursor && reachable ? 0 : -1}
      className={styles.cell}
      data-numbers={isNumeric || undefined}
      data-result={result !== undefined || undefined}
      data-false={result === 'false' || undefined}
      data-cursor={isCursor || undefined}
      title={error?.message ?? (typed.startsWith('=') ? cellWithCommas(typed, commas) : undefined)}
      {...pointerEvents(props, row)}
    >
      {grid.typing?.row === row && grid.typing.column === column.id ? (
        <CellInput grid={grid} label={`${column.name || `Column ${at + 1}`}`} />
      ) : (
        <span>{text}</span>
      )}
    </div>
  )
}, isSameCell)

/** The table in whose cells the mouse was pressed, while it is held: there is one mouse. */
let dragged: string | null = null

function beginDrag(table: string): void {
  dragged = table
  addEventListener('pointerup', () => (dragged = null), { once: true, capture: true })
}

/** A press puts the cursor here, a second one types into the cell, and a drag selects. */
export function pointerEvents({ view, grid, column, isCursor, enter }: CellProps, row: string | null) {
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest('textarea, button')) return
      if (grid.typing) return
      const isAgain = isCursor && event.pointerType !== 'mouse'
      enter(row, column.id, event.shiftKey)
      beginDrag(view.block.id)
      if (isAgain) grid.type()
      const hasFocus = event.pointerType === 'mouse' && !event.shiftKey
      if (hasFocus) (event.currentTarget as HTMLElement).focus({ preventScroll: true })
    },
    onPointerEnter(event: PointerEvent) {
      // A menu that closes under the pressed mouse leaves it over a cell: nothing is dragged then.
      const isDrag = event.buttons === 1 && event.pointerType === 'mouse' && dragged === view.block.id
      if (isDrag && !grid.typing) enter(row, column.id, true)
    },
    onDoubleClick() {
      if (!view.readOnly) grid.type()
    },
  }
}

/** Whether a cell is drawn as before: of thousands only those that differ are drawn anew. */
function isSameCell(
  before: CellProps & { readonly row: string },
  after: CellProps & { readonly row: string },
): boolean {
  if (before.isCursor || after.isCursor || before.isSelected !== after.isSelected) return false
  const key = cellKey(after.row, after.column.id)
  return (
    before.row === after.row &&
    before.at === after.at &&
    before.id === after.id &&
    before.isNumeric === after.isNumeric &&
    before.column === after.column &&
    textAt(before.view.props.cells, key) === textAt(after.view.props.cells, key) &&
    before.view.readOnly === after.view.readOnly &&
    before.shown.commas === after.shown.commas &&
    before.enter === after.enter &&
    before.shown.cell(after.row, after.column.id) === after.shown.cell(after.row, after.column.id) &&
    before.shown.error(after.row, after.column.id) === after.shown.error(after.row, after.column.id)
  )
}
