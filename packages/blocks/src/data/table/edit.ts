/**
 * Changes of a table, each as the stored fields to change. Rows and columns are counted from 0; the row -1 is that of
 * the headings.
 */
import { headFromText, headParts } from './head.ts'
import { newIds, ordersBetween } from './ids.ts'
import { cellKey, headKey, MAX_WIDTH, MIN_WIDTH, readTable } from './model.ts'
import { withColumnName } from './names.ts'
import type { TableProps } from './props.ts'

export type Patch = Partial<TableProps>

export const HEAD = -1

/** A rectangle of cells, its ends included. */
export interface CellArea {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

type Stored = Record<string, string>

const withText = (all: Stored, key: string, text: string): void => {
  if (text === '') delete all[key]
  else all[key] = text
}

/** @param text of a heading `F [kN] = m*g`, or of a cell */
export function withCell(props: TableProps, row: number, column: number, text: string): Patch {
  const { columns, rows } = readTable(props)
  const { id } = columns[column]!
  if (row === HEAD) return { heads: withHead(props, id, text) }
  const cells = { ...props.cells }
  withText(cells, cellKey(rows[row]!, id), text.trim())
  return { cells }
}

function withHead(props: TableProps, id: string, text: string): Stored {
  const { name, unit, formula } = headFromText(text)
  const heads = withColumnName(props, id, name)
  withText(heads, headKey(id, 'name'), name)
  withText(heads, headKey(id, 'unit'), unit)
  withText(heads, headKey(id, 'formula'), formula)
  return heads
}

/**
 * Writes texts from a place on; the table grows where they need more room. Cells of columns with a formula stay.
 * @param texts rows of cells
 */
export function withTexts(
  props: TableProps,
  row: number,
  column: number,
  texts: readonly (readonly string[])[],
): Patch {
  const width = Math.max(0, ...texts.map(line => line.length))
  const table = readTable(props)
  const moreColumns = Math.max(0, column + width - table.columns.length)
  const moreRows = Math.max(0, row + texts.length - table.rows.length)
  let all: TableProps = { ...props }
  if (moreColumns > 0) all = { ...all, ...withNewColumns(all, table.columns.length, moreColumns) }
  if (moreRows > 0) all = { ...all, ...withNewRows(all, table.rows.length, moreRows) }
  const { columns, rows } = readTable(all)
  let heads = all.heads
  const cells = { ...all.cells }
  texts.forEach((line, at) =>
    line.forEach((text, offset) => {
      const target = columns[column + offset]!
      if (row + at === HEAD) heads = withHead({ ...all, heads }, target.id, text)
      else if (target.formula === '') withText(cells, cellKey(rows[row + at]!, target.id), text.trim())
    }),
  )
  return { ...all, heads, cells }
}

/** Empties cells, and headings where the area has them. */
export function clearCells(props: TableProps, { top, bottom, left, right }: CellArea): Patch {
  const { columns, rows } = readTable(props)
  const cells = { ...props.cells }
  const heads = { ...props.heads }
  for (const { id } of columns.slice(left, right + 1)) {
    for (const row of rows.slice(Math.max(top, 0), bottom + 1)) delete cells[cellKey(row, id)]
    if (top === HEAD) for (const part of headParts) delete heads[headKey(id, part)]
  }
  return { cells, heads }
}

export function withNewRows(props: TableProps, at: number, count: number): Patch {
  const { rows } = readTable(props)
  const ids = newIds(count, props.rows)
  return { rows: { ...props.rows, ...placed(ids, props.rows, rows, at) } }
}

export function withNewColumns(props: TableProps, at: number, count: number): Patch {
  const { columns } = readTable(props)
  const ids = newIds(count, props.columns)
  const order = columns.map(({ id }) => id)
  return { columns: { ...props.columns, ...placed(ids, props.columns, order, at) } }
}

/** The order keys of ids that come to stand before the one at a place. */
function placed(ids: readonly string[], orders: Stored, inOrder: readonly string[], at: number): Stored {
  const keys = ordersBetween(orders[inOrder[at - 1]!] ?? null, orders[inOrder[at]!] ?? null, ids.length)
  return Object.fromEntries(ids.map((id, index) => [id, keys[index]!]))
}

export function withoutRows(props: TableProps, from: number, to: number): Patch {
  const gone = new Set(readTable(props).rows.slice(from, to + 1))
  const rows = without(props.rows, id => gone.has(id))
  return { rows, cells: without(props.cells, key => gone.has(key.slice(0, key.indexOf(' ')))) }
}

export function withoutColumns(props: TableProps, from: number, to: number): Patch {
  const gone = new Set(
    readTable(props)
      .columns.slice(from, to + 1)
      .map(({ id }) => id),
  )
  return {
    columns: without(props.columns, id => gone.has(id)),
    heads: without(props.heads, key => gone.has(key.slice(0, key.indexOf('.')))),
    cells: without(props.cells, key => gone.has(key.slice(key.indexOf(' ') + 1))),
  }
}

const without = (all: Stored, isGone: (key: string) => boolean): Stored =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !isGone(key)))

/** @param to the place among the others, from 0 */
export function withRowsMoved(props: TableProps, from: number, last: number, to: number): Patch {
  return { rows: moved(props.rows, readTable(props).rows, from, last, to) }
}

export function withColumnsMoved(props: TableProps, from: number, last: number, to: number): Patch {
  const order = readTable(props).columns.map(({ id }) => id)
  return { columns: moved(props.columns, order, from, last, to) }
}

function moved(orders: Stored, inOrder: readonly string[], from: number, last: number, to: number): Stored {
  const going = inOrder.slice(from, last + 1)
  const others = inOrder.filter((_, at) => at < from || at > last)
  return { ...orders, ...placed(going, orders, others, to) }
}

/** The rows in another order: the order keys stay, and the rows change among them. */
export function reorderRows(props: TableProps, order: readonly string[]): Patch {
  const keys = readTable(props)
    .rows.map(row => props.rows[row]!)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return { rows: Object.fromEntries(order.map((row, at) => [row, keys[at]!])) }
}

/** The first row of an area in all its rows; into a single row comes the one above. */
export function fillDown(props: TableProps, { top, bottom, left, right }: CellArea): Patch {
  const { columns, rows, cell } = readTable(props)
  const cells = { ...props.cells }
  const first = Math.max(top === bottom ? top - 1 : top, 0)
  for (const { id, formula } of columns.slice(left, right + 1)) {
    if (formula !== '') continue
    const text = cell(rows[first]!, id)
    for (const row of rows.slice(first + 1, bottom + 1)) withText(cells, cellKey(row, id), text)
  }
  return { cells }
}

export function withWidth(props: TableProps, column: number, width: number): Patch {
  const { id } = readTable(props).columns[column]!
  const size = Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH))
  return { heads: { ...props.heads, [headKey(id, 'width')]: String(size) } }
}
