import { Menu, MenuItem, MenuRule } from '@calcwright/ui'
import { saveRows } from '@calcwright/editor/kit'
import type { CellProps } from './Cell.tsx'
import { cellsToSave, fileOfTable } from './cells-to-save.ts'
import { withBoth, withColumnsMoved, withoutColumns, withWidth } from './edit.ts'
import type { Beside, TableChange } from './edit.ts'
import { MAX_WIDTH, MIN_WIDTH, readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { withSort } from './rows-shown.ts'
import { sorted } from './sort.ts'

const WIDTH_STEP = 32

/** The menu of a column. */
export function ColumnMenu({
  view,
  grid,
  shown,
  column,
  at,
  label,
  openFilter,
  close,
}: CellProps & { readonly label: string; close(): void }) {
  const { columns } = readTable(view.props)
  const [before, behind] = [columns[at - 1]?.id, columns[at + 1]?.id]
  const act = (change: (props: TableProps) => TableChange): void => {
    close()
    grid.change(change)
  }
  const add = (place: Beside): void => {
    close()
    grid.addColumn(place)
  }
  const save = (format: 'csv' | 'xlsx'): void => {
    close()
    saveRows(cellsToSave(view.props, shown), format, fileOfTable(view.props)).then(
      () => view.editor.announce('File saved'),
      (error: unknown) =>
        view.editor.actions.notify?.(
          `The file could not be made: ${error instanceof Error ? error.message : String(error)}`,
          'error',
        ),
    )
  }
  return (
    <Menu label={`Column ${label}`}>
      <OrderItems shown={shown} column={column} act={act} filter={() => (close(), openFilter(column.id))} />
      <MenuRule />
      <MenuItem label="Insert a column before" onSelect={() => add({ before: column.id })} />
      <MenuItem label="Insert a column behind" onSelect={() => add({ after: column.id })} />
      <MenuItem
        label="Move to the left"
        disabled={before === undefined}
        onSelect={() => act(now => withColumnsMoved(now, [column.id], { before: before! }))}
      />
      <MenuItem
        label="Move to the right"
        disabled={behind === undefined}
        onSelect={() => act(now => withColumnsMoved(now, [column.id], { after: behind! }))}
      />
      <MenuItem
        label="Wider"
        disabled={column.width >= MAX_WIDTH}
        onSelect={() => act(now => withWidth(now, column.id, column.width + WIDTH_STEP))}
      />
      <MenuItem
        label="Narrower"
        disabled={column.width <= MIN_WIDTH}
        onSelect={() => act(now => withWidth(now, column.id, column.width - WIDTH_STEP))}
      />
      <MenuRule />
      <MenuItem
        label="Delete the column"
        disabled={columns.length === 1}
        onSelect={() => act(now => withoutColumns(now, [column.id]))}
      />
      <MenuRule />
      <MenuItem label="Save the table as CSV" onSelect={() => save('csv')} />
      <MenuItem label="Save the table as Excel file" onSelect={() => save('xlsx')} />
    </Menu>
  )
}

interface OrderItemsProps extends Pick<CellProps, 'shown' | 'column'> {
  act(change: (props: TableProps) => TableChange): void
  filter(): void
}

/** The rows that are shown, and their order. */
function OrderItems({ shown, column, act, filter }: OrderItemsProps) {
  const { sort } = column
  /** The order that is shown already is taken back. */
  const sortBy = (way: 'up' | 'down'): void => act(now => withSort(now, column.id, sort === way ? '' : way))
  const reorder = (): void =>
    act(now =>
      withBoth(
        sorted(now, column.id, sort === 'down', row => shown.number(row, column.id)),
        withSort(now, null, ''),
      ),
    )
  return (
    <>
      <MenuItem label="Sort up" checked={sort === 'up'} onSelect={() => sortBy('up')} />
      <MenuItem label="Sort down" checked={sort === 'down'} onSelect={() => sortBy('down')} />
      {sort !== '' && (
        <MenuItem label="Put the rows in this order" detail="for other lines too" onSelect={reorder} />
      )}
      <MenuItem label="Filter…" onSelect={filter} />
    </>
  )
}
