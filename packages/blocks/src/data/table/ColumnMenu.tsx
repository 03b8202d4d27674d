import { Menu, MenuItem, MenuRule } from '@calcwright/ui'
import type { CellProps } from './Cell.tsx'
import { cursorAt } from './cursor.ts'
import { HEAD, withColumnsMoved, withNewColumns, withoutColumns, withWidth } from './edit.ts'
import type { Patch } from './edit.ts'
import { MAX_WIDTH, MIN_WIDTH, readTable } from './model.ts'
import type { TableProps } from './props.ts'
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
  close,
}: CellProps & { readonly label: string; close(): void }) {
  const { columns } = readTable(view.props)
  const act = (patch: (props: TableProps) => Patch, to = at): void => {
    close()
    grid.change(patch)
    grid.go(cursorAt(HEAD, Math.max(0, to)))
  }
  const sort = (down: boolean): void =>
    act(now => sorted(now, column.id, down, row => shown.number(row, column.id)))
  return (
    <Menu label={`Column ${label}`}>
      <MenuItem label="Sort up" onSelect={() => sort(false)} />
      <MenuItem label="Sort down" onSelect={() => sort(true)} />
      <MenuRule />
      <MenuItem label="Insert a column before" onSelect={() => act(now => withNewColumns(now, at, 1))} />
      <MenuItem
        label="Insert a column behind"
        onSelect={() => act(now => withNewColumns(now, at + 1, 1), at + 1)}
      />
      <MenuItem
        label="Move to the left"
        disabled={at === 0}
        onSelect={() => act(now => withColumnsMoved(now, at, at, at - 1), at - 1)}
      />
      <MenuItem
        label="Move to the right"
        disabled={at === columns.length - 1}
        onSelect={() => act(now => withColumnsMoved(now, at, at, at + 1), at + 1)}
      />
      <MenuItem
        label="Wider"
        disabled={column.width >= MAX_WIDTH}
        onSelect={() => act(now => withWidth(now, at, column.width + WIDTH_STEP))}
      />
      <MenuItem
        label="Narrower"
        disabled={column.width <= MIN_WIDTH}
        onSelect={() => act(now => withWidth(now, at, column.width - WIDTH_STEP))}
      />
      <MenuRule />
      <MenuItem
        label="Delete the column"
        disabled={columns.length === 1}
        onSelect={() => act(now => withoutColumns(now, at, at), at - 1)}
      />
    </Menu>
  )
}
