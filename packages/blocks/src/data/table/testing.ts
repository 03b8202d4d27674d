/** Tables for tests: made of plain notation, read as lines. */
import { headText } from './head.ts'
import { readTable } from './model.ts'
import { tableFromPlain } from './plain.ts'
import table from './schema.ts'
import type { TableProps } from './props.ts'

/** @param lines a line of columns, and a line for each row; ids of both are 0, 1, 2 … */
export const propsOf = (...lines: readonly string[]): TableProps => ({
  ...table.defaults(),
  ...tableFromPlain(['table t', ...lines].join('\n')),
})

/** The headings as a line, and the cells of each row. */
export const linesOf = (props: TableProps): string[] => {
  const { columns, rows, cell } = readTable(props)
  return [
    columns.map(headText).join(' | '),
    ...rows.map(row => columns.map(({ id }) => cell(row, id)).join(' | ')),
  ]
}
