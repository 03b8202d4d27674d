/** The content of a table: which of its columns are numbers and which words, and what its rows are called. */
import { readCell } from './cell.ts'
import type { Cell } from './cell.ts'
import type { Table, TableColumn } from './model.ts'
import { changedKeys } from './texts.ts'

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
/** The table that was read last with these rows: most often one cell is all that differs. */
const latest = new WeakMap<readonly string[], Table>()

export function contentOf(table: Table): TableContent {
  const before = known.get(table)
  if (before) return before
  const content = contentAfterLatest(table) ?? wholeContent(table)
  known.set(table, content)
  latest.set(table.rows, table)
  return content
}

function wholeContent(table: Table): TableContent {
  const typed = table.columns.filter(({ formula }) => formula === '')
  const rows = table.rows.filter(row => isFilled(table, typed, row))
  const columns = table.columns.map((column): ColumnContent => {
    if (column.formula !== '') return { column, kind: 'computed', cells: [] }
    const cells = rows.map(row => readCell(table.cell(row, column.id)))
    return { column, kind: kindOf(cells), cells }
  })
  return { columns, rows, rowNames: rowNamesOf(columns, rows, table) }
}

const isFilled = (table: Table, typed: readonly TableColumn[], row: string): boolean =>
  typed.some(({ id }) => table.cell(row, id).trim() !== '')

/** Cells that are read one by one; of more of them the whole table is read. */
const FEW = 50

/** @returns null where more than some cells differs from the table that was read last */
function contentAfterLatest(table: Table): TableContent | null {
  const before = latest.get(table.rows)
  if (!before || before.columns !== table.columns) return null
  const keys = changedKeys(table.cells, before.cells)
  if (!keys || keys.length > FEW) return null
  const content = known.get(before)!
  const typed = table.columns.filter(({ formula }) => formula === '')
  const changed = new Map<string, Cell[]>()
  for (const key of keys) {
    const [row = '', id = ''] = key.split(' ')
    const at = content.rows.indexOf(row)
    if (at >= 0 !== isFilled(table, typed, row)) return null
    const present = content.columns.find(({ column, kind }) => column.id === id && kind !== 'computed')
    if (at < 0 || !present) continue
    const cells = changed.get(id) ?? [...present.cells]
    cells[at] = readCell(table.cell(row, id))
    changed.set(id, cells)
  }
  const columns = content.columns.map(one => {
    const cells = changed.get(one.column.id)
    return cells ? { ...one, cells, kind: kindOf(cells) } : one
  })
  const isNamedAlike = namingColumn(columns) === namingColumn(content.columns)
  const rowNames = isNamedAlike ? content.rowNames : rowNamesOf(columns, content.rows, table)
  return { columns, rows: content.rows, rowNames }
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
