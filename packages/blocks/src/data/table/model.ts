/** A table as it is read: columns and rows in their order. */
import type { TableProps } from './props.ts'
import { textAt, textsIn } from './texts.ts'
import type { Texts } from './texts.ts'

export interface TableColumn {
  readonly id: string
  /** The text as it was typed, in plain form if it is a name. */
  readonly name: string
  /** In plain notation, '' for plain numbers. */
  readonly unit: string
  /** In plain notation, '' for a column that is typed. */
  readonly formula: string
  /** In pixels. */
  readonly width: number
  /** The condition that the shown rows meet, '' for all. */
  readonly filter: string
  /** The order in which the rows are shown, '' for that of the data. */
  readonly sort: '' | 'up' | 'down'
}

export interface Table {
  readonly columns: readonly TableColumn[]
  /** Ids of the rows. */
  readonly rows: readonly string[]
  /** The texts of the cells. */
  readonly cells: Texts
  /** The text of a cell, '' for an empty one. */
  cell(row: string, column: string): string
  hasRow(row: string): boolean
  hasColumn(column: string): boolean
}

export const WIDTH = 112
export const MIN_WIDTH = 48
export const MAX_WIDTH = 640

/** The key of a cell. */
export const cellKey = (row: string, column: string): string => `${row} ${column}`

/** The properties of a column that can be set. */
export type HeadPart = 'name' | 'unit' | 'formula' | 'width' | 'filter' | 'sort'

export const headKey = (column: string, part: HeadPart): string => `${column}.${part}`

const known = new WeakMap<object, Table>()

type Stored = Pick<TableProps, 'columns' | 'heads' | 'rows' | 'cells'>

/** The props are a new object whenever the block changes. */
export function readTable(props: Stored): Table {
  const before = known.get(props)
  if (before) return before
  const { cells } = props
  const table: Table = {
    columns: columnsOf(props),
    rows: inOrder(props.rows),
    cells,
    cell: (row, column) => textAt(cells, cellKey(row, column)),
    hasRow: row => Object.hasOwn(props.rows, row),
    hasColumn: column => Object.hasOwn(props.columns, column),
  }
  known.set(props, table)
  return table
}

/** Columns by the headings that they were read of: they stay the same while cells change. */
const columnsRead = new WeakMap<
  object,
  { readonly orders: object; readonly columns: readonly TableColumn[] }
>()

function columnsOf({ columns: orders, heads }: Stored): readonly TableColumn[] {
  const before = columnsRead.get(heads)
  if (before?.orders === orders) return before.columns
  const columns = inOrder(orders).map((id): TableColumn => {
    const head = (part: HeadPart): string => heads[headKey(id, part)] ?? ''
    return {
      id,
      name: head('name'),
      unit: head('unit'),
      formula: head('formula'),
      width: widthOf(head('width')),
      filter: head('filter'),
      sort: SORTS.find(sort => sort === head('sort')) ?? '',
    }
  })
  columnsRead.set(heads, { orders, columns })
  return columns
}

const SORTS = ['up', 'down'] as const

function widthOf(text: string): number {
  const width = Number(text)
  return text !== '' && Number.isFinite(width) ? Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH) : WIDTH
}

const sorted = new WeakMap<object, readonly string[]>()

/** Ids by their order keys; of equal ones by the ids themselves, so that all windows agree. */
function inOrder(orders: Readonly<Record<string, string>>): readonly string[] {
  let ids = sorted.get(orders)
  if (!ids) {
    ids = Object.keys(orders).sort((a, b) => compare(orders[a]!, orders[b]!) || compare(a, b))
    sorted.set(orders, ids)
  }
  return ids
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const lines = new WeakMap<Texts, ReadonlyMap<string, number>>()

/** The lines that the longest text of a row has, for the rows that have texts of several lines. */
export function linesOfRows({ cells }: Table): ReadonlyMap<string, number> {
  let found = lines.get(cells)
  if (!found) {
    const counted = new Map<string, number>()
    for (const [key, text] of textsIn(cells)) {
      if (!text.includes('\n')) continue
      const row = key.slice(0, key.indexOf(' '))
      counted.set(row, Math.max(counted.get(row) ?? 1, text.split('\n').length))
    }
    lines.set(cells, (found = counted))
  }
  return found
}
