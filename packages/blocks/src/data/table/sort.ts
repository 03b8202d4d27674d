/** Sorting the rows of a table by a column. */
import { readCell } from './cell.ts'
import { reorderRows } from './edit.ts'
import type { TableChange } from './edit.ts'
import { readTable } from './model.ts'
import type { Table } from './model.ts'
import type { TableProps } from './props.ts'

const words = new Intl.Collator('en', { numeric: true })

/**
 * The rows sorted by a column. Numbers stand before words, and empty cells always at the end; equal rows keep their order.
 * @param computed the number of a cell that is computed
 */
export function orderOf(
  table: Table,
  column: string,
  down: boolean,
  computed: (row: string) => number | undefined,
): string[] {
  const keys = new Map(table.rows.map(row => [row, keyOf(computed(row), table.cell(row, column))]))
  const sign = down ? -1 : 1
  return table.rows.toSorted((a, b) => {
    const [left, right] = [keys.get(a)!, keys.get(b)!]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right)
    if (typeof left === 'number') return -1
    return typeof right === 'number' ? 1 : sign * words.compare(left, right)
  })
}

/** Whether something is typed into a row. */
export const isFilledRow = ({ columns, cell }: Table, row: string): boolean =>
  columns.some(({ id, formula }) => formula === '' && cell(row, id).trim() !== '')

/** The rows themselves in this order, which other lines then read. */
export function sorted(
  props: TableProps,
  column: string,
  down: boolean,
  computed: (row: string) => number | undefined,
): TableChange {
  return reorderRows(props, orderOf(readTable(props), column, down, computed))
}

function keyOf(computed: number | undefined, text: string): number | string | null {
  if (computed !== undefined) return computed
  const cell = readCell(text)
  if (cell.kind === 'empty') return null
  if (cell.kind === 'number') return Number(cell.text)
  return cell.kind === 'uncertain' ? Number.parseFloat(cell.text) : cell.text
}
