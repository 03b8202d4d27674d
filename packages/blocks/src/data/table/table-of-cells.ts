import { cellsOfClipboard } from './clipboard.ts'
import { cursorAt } from './cursor.ts'
import { changedProps } from './edit.ts'
import { newIds, newOrders } from './ids.ts'
import { readTable } from './model.ts'
import { pastedAt } from './paste.ts'
import type { TableProps } from './props.ts'

/** @returns a table with the cells of a spreadsheet, and their headings where there are some */
export function tableOfCells(plain: string, html: string): Partial<TableProps> {
  const [first = []] = cellsOfClipboard(plain, html) ?? []
  const empty: TableProps = {
    ...{ name: '', own_names: false, heads: {}, rows: {}, cells: {} },
    columns: newOrders(newIds(first.length, {})),
  }
  return changedProps(
    empty,
    pastedAt({ props: empty, table: readTable(empty) }, cursorAt(0, 0), plain, html).change(empty),
  )
}
