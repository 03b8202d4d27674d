/** The content of a table: which of its columns are numbers and which words, and what its rows are called. */
import { readCell } from './cell.ts'
import type { Cell } from './cell.ts'
import type { Table, TableColumn } from './model.ts'

export interface ColumnContent {
  readonly column: TableColumn
  /** `computed`: by the formula of the column. `empty`: nothing is typed into it. */
  readonly kind: 'numbers' | 'words' | 'computed' | 'empty'
  /** One for each row that counts; empty for a computed column. */
  readonly cells: readonly Cell[]
}

export interface TableContent {
  readonly columns: readonly ColumnContent[]
  /** Ids of the rows in which something is typed: the others do not count. */
  readonly rows: readonly string[]
  /** The name of each of these rows, '' for one without. */
  readonly rowNames: readonly string[]
}

const known = new WeakMap<Table, TableContent>()

export function contentOf(table: Table): TableContent {
  const before = known.get(table)
  if (before) return before
  const typed = table.columns.filter(({ formula }) => formula === '')
  const rows = table.rows.filter(row => typed.some(({ id }) => table.cell(row, id).trim() !== ''))
  const columns = table.columns.map((column): ColumnContent => {
    if (column.formula !== '') return { column, kind: 'computed', cells: [] }
    const cells = rows.map(row => readCell(table.cell(row, column.id)))
    return { column, kind: kindOf(cells), cells }
  })
  const content = { columns, rows, rowNames: rowNamesOf(columns, rows, table) }
  known.set(table, content)
  return content
}

function kindOf(cells: readonly Cell[]): ColumnContent['kind'] {
  const filled = cells.filter(({ kind }) => kind !== 'empty')
  if (filled.length === 0) return 'empty'
  return filled.some(({ kind }) => kind !== 'words') ? 'numbers' : 'words'
}

/** The first column of words names the rows, else the first column as it is typed. */
export const namingColumn = (columns: readonly ColumnContent[]): ColumnContent | undefined =>
  columns.find(({ kind }) => kind === 'words') ?? columns.find(({ kind }) => kind === 'numbers')

function rowNamesOf(columns: readonly ColumnContent[], rows: readonly string[], table: Table): string[] {
  const naming = namingColumn(columns)
  if (!naming) return rows.map(() => '')
  return rows.map((row, index) => {
    const cell = naming.cells[index]!
    return cell.kind === 'words' ? cell.text : table.cell(row, naming.column.id).trim()
  })
}
