/**
 * The rows of a table that are shown, in the order in which they are: filter and sort are kept with the columns, and
 * change no values. Formulas and other lines read all rows in the order of the data.
 */
import { readCell, textInCell } from './cell.ts'
import { readCondition } from './condition.ts'
import type { Condition } from './condition.ts'
import { headKey, readTable } from './model.ts'
import type { Table, TableColumn } from './model.ts'
import { isFilledRow, orderOf } from './sort.ts'
import type { TableChange } from './edit.ts'
import type { TableProps } from './props.ts'
import type { ShownTable } from './shown.ts'

/** Whether a table shows some of its rows, or another order of them. */
export const hasRowChoice = ({ columns }: Table): boolean =>
  columns.some(({ filter, sort }) => filter !== '' || sort !== '')

/** The column that the rows are sorted by; of two that came at once the first. */
export const sortingColumn = ({ columns }: Table): TableColumn | undefined =>
  columns.find(({ sort }) => sort !== '')

const known = new WeakMap<ShownTable, readonly string[]>()

/** @returns the ids of the rows; those without content are never hidden, and come last where rows are sorted */
export function rowsShown(props: TableProps, shown: ShownTable): readonly string[] {
  const table = readTable(props)
  if (!hasRowChoice(table)) return table.rows
  let rows = known.get(shown)
  if (!rows) known.set(shown, (rows = chosenRows(table, shown)))
  return rows
}

function chosenRows(table: Table, shown: ShownTable): readonly string[] {
  const tests = table.columns.flatMap(column => {
    const condition = conditionOf(column)
    return condition && 'test' in condition ? [{ column: column.id, test: condition.test }] : []
  })
  const chosen = table.rows.filter(
    row =>
      !isFilledRow(table, row) ||
      tests.every(({ column, test }) => test({ text: textAt(table, shown, row, column), number: numberAt(table, shown, row, column) })), // prettier-ignore
  )
  const by = sortingColumn(table)
  if (!by) return chosen
  const filled = chosen.filter(row => isFilledRow(table, row))
  const sorted = orderOf({ ...table, rows: filled }, by.id, by.sort === 'down', row =>
    shown.number(row, by.id),
  )
  return [...sorted, ...chosen.filter(row => !isFilledRow(table, row))]
}

export const conditionOf = ({ filter }: TableColumn): Condition | null =>
  filter === '' ? null : readCondition(filter)

const textAt = (table: Table, shown: ShownTable, row: string, column: string): string =>
  shown.cell(row, column) ?? textInCell(table.cell(row, column))

function numberAt(table: Table, shown: ShownTable, row: string, column: string): number | undefined {
  const computed = shown.number(row, column)
  if (computed !== undefined) return computed
  const cell = readCell(table.cell(row, column))
  return cell.kind === 'number' || cell.kind === 'uncertain' ? Number.parseFloat(cell.text) : undefined
}

/** Sorts by a column alone, or by none. */
export function withSort(props: TableProps, column: string | null, sort: 'up' | 'down' | ''): TableChange {
  const { columns } = readTable(props)
  const others = columns
    .filter(one => one.id !== column && one.sort !== '')
    .map(({ id }) => [id, null] as const)
  const own = column === null ? [] : [[column, sort === '' ? null : sort] as const]
  return { heads: Object.fromEntries([...others, ...own].map(([id, text]) => [headKey(id, 'sort'), text])) }
}

export function withFilter(props: TableProps, column: string, filter: string): TableChange {
  if (!readTable(props).hasColumn(column)) return {}
  return { heads: { [headKey(column, 'filter')]: filter.trim() === '' ? null : filter.trim() } }
}

/** All rows in the order of the data. */
export function withoutRowChoice(props: TableProps): TableChange {
  const keys = readTable(props).columns.flatMap(({ id, filter, sort }) => [
    ...(filter === '' ? [] : [headKey(id, 'filter')]),
    ...(sort === '' ? [] : [headKey(id, 'sort')]),
  ])
  return { heads: Object.fromEntries(keys.map(key => [key, null])) }
}

/** The choice in words, for paper and below the cells; '' where all rows are shown as they stand. */
export function rowChoiceText(props: TableProps, shown: ShownTable): string {
  const table = readTable(props)
  const filters = table.columns.filter(({ filter }) => filter !== '')
  const by = sortingColumn(table)
  const name = (column: TableColumn): string => column.name || `column ${table.columns.indexOf(column) + 1}`
  const all = table.rows.filter(row => isFilledRow(table, row)).length
  const some = rowsShown(props, shown).filter(row => isFilledRow(table, row)).length
  const words = [
    ...(filters.length > 0
      ? [`${some} of ${all} rows, ${filters.map(one => `${name(one)}: ${one.filter}`).join(', ')}`]
      : []),
    ...(by ? [`sorted by ${name(by)}, ${by.sort === 'up' ? 'rising' : 'falling'}`] : []),
  ].join('; ')
  return words === '' ? '' : `${words[0]!.toUpperCase()}${words.slice(1)}.`
}
