import { memo, useState } from 'react'
import { Menu, MenuItem, MenuRule, Popup, usePress } from '@calcwright/ui'
import type { PressedBy } from '@calcwright/ui'
import type { CellProps } from './Cell.tsx'
import { areaOf, cellsIn, cursorOverArea } from './cursor.ts'
import { fillDown, withoutRows, withRowsMoved } from './edit.ts'
import type { Beside, TableChange } from './edit.ts'
import { readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { sortingColumn } from './rows-shown.ts'
import styles from './table.module.css'

type RowHeadProps = Pick<CellProps, 'view' | 'grid'> & {
  /** Place among the rows that are shown, from 0. */
  readonly row: number
  /** Place in the data, from 1. */
  readonly number: number
}

/** The number of a row, which opens its menu. */
export const RowHead = memo(function RowHead({ view, grid, row, number }: RowHeadProps) {
  const [opened, setOpened] = useState<PressedBy | null>(null)
  const { columns } = readTable(view.props)
  const area = areaOf(grid.cursor)
  const isSelected = isInSelection(grid, row)
  // The menu of one of several selected rows is that of all of them.
  const [first, last] = isSelected ? [Math.max(area.top, 0), area.bottom] : [row, row]
  const press = usePress(by => {
    setOpened(opened ? null : by)
    if (!isSelected) grid.go(cursorOverArea(row, 0, row, columns.length - 1))
  })
  const close = (): void => setOpened(null)
  if (view.readOnly)
    return (
      <span role="rowheader" aria-colindex={1} className={styles.rowHead}>
        {number}
      </span>
    )
  return (
    <span
      role="rowheader"
      aria-colindex={1}
      aria-label={`Row ${number}`}
      className={styles.rowHead}
      data-selected={isSelected || undefined}
    >
      <Popup
        label={`Row ${number}`}
        opened={opened}
        onClose={close}
        anchor={
          <button
            type="button"
            data-keeps-focus=""
            className={styles.rowButton}
            aria-label={`Row ${number}`}
            aria-haspopup="menu"
            aria-expanded={opened !== null}
            tabIndex={-1}
            {...press}
          >
            {number}
          </button>
        }
      >
        <RowMenu view={view} grid={grid} number={number} first={first} last={last} close={close} />
      </Popup>
    </span>
  )
}, isSameRowHead)

const isInSelection = (grid: CellProps['grid'], row: number): boolean => {
  const { top, bottom } = areaOf(grid.cursor)
  return row >= top && row <= bottom
}

/** Whether a number is drawn as before. A press on one that is not selected selects it, so that it is drawn anew. */
function isSameRowHead(before: RowHeadProps, after: RowHeadProps): boolean {
  const [table, now] = [before.grid.table, after.grid.table]
  return (
    !isInSelection(before.grid, before.row) &&
    !isInSelection(after.grid, after.row) &&
    before.row === after.row &&
    before.number === after.number &&
    before.view.readOnly === after.view.readOnly &&
    table.rows === now.rows &&
    table.columns === now.columns
  )
}

interface RowMenuProps extends Omit<RowHeadProps, 'row'> {
  readonly first: number
  readonly last: number
  close(): void
}

function RowMenu({ view, grid, number, first, last, close }: RowMenuProps) {
  const { table } = grid
  const { columns, rows } = table
  const isSorted = sortingColumn(table) !== undefined
  const cells = cellsIn(table, { top: first, bottom: last, left: 0, right: columns.length - 1 })
  const [before, behind] = [rows[first - 1], rows[last + 1]]
  const act = (change: (props: TableProps) => TableChange): void => {
    close()
    grid.change(change)
  }
  const add = (at: Beside): void => {
    close()
    grid.addRow(at)
  }
  const count = last - first + 1
  const those = count === 1 ? 'the row' : `${count} rows`
  return (
    <Menu label={`Row ${number}`}>
      <MenuItem label="Insert a row above" onSelect={() => add({ before: rows[first]! })} />
      <MenuItem label="Insert a row below" onSelect={() => add({ after: rows[last]! })} />
      <MenuItem
        label="Move up"
        disabled={isSorted || before === undefined}
        onSelect={() => act(now => withRowsMoved(now, cells.rows, { before: before! }))}
      />
      <MenuItem
        label="Move down"
        disabled={isSorted || behind === undefined}
        onSelect={() => act(now => withRowsMoved(now, cells.rows, { after: behind! }))}
      />
      <MenuRule />
      <MenuItem
        label="Fill down"
        hint="Ctrl D"
        disabled={last === 0}
        onSelect={() => act(now => fillDown(now, table, cells))}
      />
      <MenuItem label="Paste here" onSelect={() => void pasteHere(view, grid, close)} />
      <MenuRule />
      <MenuItem label={`Delete ${those}`} onSelect={() => act(now => withoutRows(now, cells.rows))} />
    </Menu>
  )
}

/** For fingers, which have no keys for it. */
async function pasteHere(
  { editor }: CellProps['view'],
  grid: CellProps['grid'],
  close: () => void,
): Promise<void> {
  close()
  try {
    grid.paste(await navigator.clipboard.readText(), '')
  } catch {
    editor.actions.notify?.('The browser does not allow reading the clipboard here.', 'error')
  }
}
