/**
 * Changes of a table, each as the entries to write. Rows and columns are named by their ids, as others may insert,
 * sort and delete while somebody types: what is for a row or a column that is gone by then is left out.
 */
import { headFromText, headParts } from './head.ts'
import { newIds, ordersBetween } from './ids.ts'
import { cellKey, headKey, MAX_WIDTH, MIN_WIDTH, readTable } from './model.ts'
import type { Table } from './model.ts'
import { headChanges } from './names.ts'
import type { TableProps } from './props.ts'
import { textAt, textsIn } from './texts.ts'

/** Texts by key; null for one that goes. */
export type TextChanges = Readonly<Record<string, string | null>>

/** The entries to write of each part. */
export type TableChange = Partial<Record<'columns' | 'heads' | 'rows' | 'cells', TextChanges>>

/** The row of the headings, in the place of an id. */
export const HEADINGS = null

/** Ids of the rows and columns of an area, and whether its headings are part of it. */
export interface Cells {
  readonly headings: boolean
  readonly rows: readonly string[]
  readonly columns: readonly string[]
}

/** The target of new or moved rows and columns: next to one by its id, or behind all where that one is gone. */
export type Beside = { readonly before: string } | { readonly after: string } | 'end'

/** The text as it is stored: none for an empty one. */
const stored = (text: string): string | null => (text === '' ? null : text)

/** Two changes as one; where both write one entry the later one stands. */
export function withBoth(first: TableChange, second: TableChange): TableChange {
  const both = { ...first }
  for (const [part, changes] of Object.entries(second) as [keyof TableChange, TextChanges][])
    both[part] = { ...first[part], ...changes }
  return both
}

/** A table without any change to its stored form, as it reads after one. */
export function changedProps(props: TableProps, change: TableChange): TableProps {
  const changed = { ...props }
  for (const [part, changes] of Object.entries(change) as [keyof TableChange, TextChanges][]) {
    const texts = Object.fromEntries(textsIn(props[part]))
    for (const [key, text] of Object.entries(changes))
      if (text === null) delete texts[key]
      else texts[key] = text
    changed[part] = texts
  }
  return changed
}

/**
 * @param row an id, or `HEADINGS`
 * @param text of a heading `F [kN] = m*g`, or of a cell
 */
export function withCell(props: TableProps, row: string | null, column: string, text: string): TableChange {
  const { hasColumn, hasRow } = readTable(props)
  if (!hasColumn(column)) return {}
  if (row === HEADINGS) return { heads: withHead(props, column, text) }
  return hasRow(row) ? { cells: { [cellKey(row, column)]: stored(text.trim()) } } : {}
}

function withHead(props: TableProps, id: string, text: string): TextChanges {
  const { name, unit, formula } = headFromText(text)
  return {
    ...headChanges(props, id, name),
    [headKey(id, 'name')]: stored(name),
    [headKey(id, 'unit')]: stored(unit),
    [headKey(id, 'formula')]: stored(formula),
  }
}

/**
 * Writes texts into an area, line by line. Where it has too little room the table grows by rows and columns behind all
 * others. Cells of columns with a formula stay.
 * @param area the rows and columns to write into, as far as the table had them
 */
export function withTexts(
  props: TableProps,
  area: Cells,
  texts: readonly (readonly string[])[],
): TableChange {
  const [headings, lines] = area.headings ? [texts[0] ?? [], texts.slice(1)] : [[], texts]
  const width = Math.max(headings.length, ...lines.map(line => line.length))
  const moreColumns = withNewColumns(props, 'end', Math.max(0, width - area.columns.length))
  const moreRows = withNewRows(props, 'end', Math.max(0, lines.length - area.rows.length))
  const all = changedProps(props, withBoth(moreColumns.change, moreRows.change))
  const columns = [...area.columns, ...moreColumns.ids]
  const rows = [...area.rows, ...moreRows.ids]
  const table = readTable(all)
  const computed = new Set(table.columns.flatMap(({ id, formula }) => (formula === '' ? [] : [id])))
  let heads: TextChanges = {}
  headings.forEach((text, at) => {
    const column = columns[at]!
    const present = changedProps(all, { heads })
    if (table.hasColumn(column)) heads = { ...heads, ...withHead(present, column, text) }
  })
  const cells: Record<string, string | null> = {}
  lines.forEach((line, at) =>
    line.forEach((text, offset) => {
      const [row, column] = [rows[at]!, columns[offset]!]
      if (table.hasRow(row) && table.hasColumn(column) && !computed.has(column))
        cells[cellKey(row, column)] = stored(text.trim())
    }),
  )
  return { ...moreColumns.change, ...moreRows.change, heads, cells }
}

/** Empties cells, and headings where the area has them. */
export function clearCells(props: TableProps, { headings, rows, columns }: Cells): TableChange {
  const keys = columns.flatMap(id => rows.map(row => cellKey(row, id)))
  const heads = headings ? columns.flatMap(id => headParts.map(part => headKey(id, part))) : []
  return { cells: removed(keys.filter(key => textAt(props.cells, key) !== '')), heads: removed(heads) }
}

const removed = (keys: readonly string[]): TextChanges => Object.fromEntries(keys.map(key => [key, null]))

/** A change that adds rows or columns, and their ids in order. */
interface Added {
  readonly ids: readonly string[]
  readonly change: TableChange
}

export function withNewRows(props: TableProps, at: Beside, count = 1): Added {
  const ids = newIds(count, props.rows)
  return { ids, change: { rows: placed(ids, props.rows, readTable(props).rows, at) } }
}

export function withNewColumns(props: TableProps, at: Beside, count = 1): Added {
  const ids = newIds(count, props.columns)
  return { ids, change: { columns: placed(ids, props.columns, columnIds(props), at) } }
}

const columnIds = (props: TableProps): string[] => readTable(props).columns.map(({ id }) => id)

/** The order keys of ids that come to stand at a place. */
function placed(
  ids: readonly string[],
  orders: Readonly<Record<string, string>>,
  inOrder: readonly string[],
  at: Beside,
): TextChanges {
  const place = placeOf(inOrder, at)
  const keys = ordersBetween(orders[inOrder[place - 1]!] ?? null, orders[inOrder[place]!] ?? null, ids.length)
  return Object.fromEntries(ids.map((id, index) => [id, keys[index]!]))
}

function placeOf(inOrder: readonly string[], at: Beside): number {
  if (at === 'end') return inOrder.length
  const place = inOrder.indexOf('before' in at ? at.before : at.after)
  if (place < 0) return inOrder.length
  return 'before' in at ? place : place + 1
}

export function withoutRows(props: TableProps, rows: readonly string[]): TableChange {
  return { rows: removed(rows), ...clearCells(props, { headings: false, rows, columns: columnIds(props) }) }
}

export function withoutColumns(props: TableProps, columns: readonly string[]): TableChange {
  const { cells } = clearCells(props, { headings: false, rows: readTable(props).rows, columns })
  const gone = new Set(columns)
  const heads = Object.keys(props.heads).filter(key => gone.has(key.slice(0, key.indexOf('.'))))
  return { columns: removed(columns), heads: removed(heads), cells: cells! }
}

export function withRowsMoved(props: TableProps, ids: readonly string[], to: Beside): TableChange {
  return { rows: moved(props.rows, readTable(props).rows, ids, to) }
}

export function withColumnsMoved(props: TableProps, ids: readonly string[], to: Beside): TableChange {
  return { columns: moved(props.columns, columnIds(props), ids, to) }
}

function moved(
  orders: Readonly<Record<string, string>>,
  inOrder: readonly string[],
  ids: readonly string[],
  to: Beside,
): TextChanges {
  const going = new Set(ids)
  const others = inOrder.filter(id => !going.has(id))
  return placed(
    inOrder.filter(id => going.has(id)),
    orders,
    others,
    to,
  )
}

/** The rows in another order: the order keys stay, and the rows change among them. */
export function reorderRows(props: TableProps, order: readonly string[]): TableChange {
  const keys = readTable(props).rows.map(row => props.rows[row]!)
  const rows = order.flatMap((row, at) => (props.rows[row] === keys[at] ? [] : [[row, keys[at]!] as const]))
  return { rows: Object.fromEntries(rows) }
}

/**
 * The first row of an area into all its rows; into a single row comes the one above.
 * @param shown the table as it was when the area was selected
 */
export function fillDown(props: TableProps, shown: Table, { rows, columns }: Cells): TableChange {
  const [first] = rows.length === 1 ? [shown.rows[shown.rows.indexOf(rows[0]!) - 1]] : rows
  const table = readTable(props)
  if (first === undefined || !table.hasRow(first)) return {}
  const targets = rows.filter(row => row !== first && table.hasRow(row))
  const typed = table.columns.filter(({ id, formula }) => formula === '' && columns.includes(id))
  const cells = typed.flatMap(({ id }) =>
    targets.map(row => [cellKey(row, id), stored(table.cell(first, id))] as const),
  )
  return { cells: Object.fromEntries(cells) }
}

/**
 * The first column of an area into all its columns that have no formula; into a single column comes the one at its left.
 * @param shown the table as it was when the area was selected
 */
export function fillRight(props: TableProps, shown: Table, { rows, columns }: Cells): TableChange {
  const all = shown.columns.map(({ id }) => id)
  const first = columns.length === 1 ? all[all.indexOf(columns[0]!) - 1] : columns[0]
  const table = readTable(props)
  if (first === undefined || !table.hasColumn(first)) return {}
  const isTarget = (id: string, formula: string): boolean =>
    formula === '' && id !== first && columns.includes(id)
  const targets = table.columns.filter(({ id, formula }) => isTarget(id, formula))
  const cells = targets.flatMap(({ id }) =>
    rows
      .filter(row => table.hasRow(row))
      .map(row => [cellKey(row, id), stored(table.cell(row, first))] as const),
  )
  return { cells: Object.fromEntries(cells) }
}

export function withWidth(props: TableProps, column: string, width: number): TableChange {
  if (!readTable(props).hasColumn(column)) return {}
  const size = Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH))
  return { heads: { [headKey(column, 'width')]: String(size) } }
}
