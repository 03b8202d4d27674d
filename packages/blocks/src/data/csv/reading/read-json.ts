/**
 * Reads tables in JSON: lists of records, lists of lists, columns by their names, and lines of JSON. A table may stand
 * anywhere in the file; each is a sheet by the path to it.
 */
import type { Cell, Sheet } from './options.ts'

type Rows = (readonly Cell[])[]
type Fields = Readonly<Record<string, unknown>>

/** Levels of objects in which tables are looked for. */
const DEPTH = 6
/** Tables that are offered. */
const MOST_TABLES = 50
/** Columns of a record, with those of the objects in it. */
const MOST_COLUMNS = 2000

/** Throws Error with a sentence when the file cannot be read. */
export function jsonSheets(bytes: Uint8Array): readonly Sheet[] {
  const value = parsed(new TextDecoder().decode(bytes))
  const tables = tablesIn(value, '', 0).toSorted((a, b) => b.rows.length - a.rows.length)
  if (tables.length === 0) throw new Error('It has no list of records and no columns of numbers.')
  return tables.slice(0, MOST_TABLES).map(table => ({ ...table, hidden: false, hiddenRows: 0 }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const lines = text.split('\n').filter(line => line.trim() !== '')
    try {
      if (lines.length > 1) return lines.map(line => JSON.parse(line) as unknown)
    } catch {
      // The error of the whole text says more than that of its first line.
    }
    throw new Error(`It is no JSON: ${cause instanceof Error ? cause.message : ''}`, { cause })
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Table {
  readonly name: string
  readonly rows: Rows
}

function tablesIn(value: unknown, path: string, depth: number, around: Fields = {}): Table[] {
  const rows = rowsIn(value, unitsFor(path, around))
  if (rows) return [{ name: path === '' ? 'Table' : path, rows }, ...tablesInRecords(value, path, depth)]
  if (!isFields(value) || depth >= DEPTH) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    tablesIn(inner, path === '' ? key : `${path}.${key}`, depth + 1, value),
  )
}

/** Series of databases are few records, each with the table of its points. */
function tablesInRecords(value: unknown, path: string, depth: number): Table[] {
  const records = Array.isArray(value) && value.length <= MOST_TABLES ? value.filter(isFields) : []
  return records.flatMap((record, at) =>
    tablesIn(record, `${path}${path === '' ? '' : '.'}${at + 1}`, depth + 1),
  )
}

/** Units that stand beside a table by the names of its columns: `hourly_units` beside `hourly`, or `units`. */
function unitsFor(path: string, around: Fields): Fields {
  const key = path.split('.').at(-1)!
  const units = [around[`${key}_units`], around.units].find(isFields)
  return units ?? {}
}

function rowsIn(value: unknown, units: Fields): Rows | null {
  if (Array.isArray(value)) {
    const list = value as readonly unknown[]
    const features = list.map(one => (isFields(one) && isFields(one.properties) ? one.properties : one))
    if (features.length > 0 && features.every(isFields)) return recordRows(features, units)
    return list.length > 1 && list.every(Array.isArray)
      ? list.map(row => (row as unknown[]).map(cellOf))
      : null
  }
  if (!isFields(value)) return null
  const { columns } = value
  const data = value.data ?? value.values ?? value.rows
  const isSplit =
    Array.isArray(columns) && Array.isArray(data) && data.length > 0 && data.every(Array.isArray)
  if (isSplit) return [columns.map(nameOf), ...data.map(row => (row as unknown[]).map(cellOf))]
  return columnRows(value, units)
}

const headed = (name: string, units: Fields): string => {
  const unit = units[name]
  return typeof unit === 'string' && unit !== '' && unit !== 'iso8601' ? `${name} [${unit}]` : name
}

/** Records by the names that any of them has; objects in them are columns of their own, `wind.speed`. */
function recordRows(records: readonly Fields[], units: Fields): Rows {
  const names = new Map<string, number>()
  const flat = records.map(record => {
    const cells: [number, Cell][] = []
    const take = (fields: Fields, before: string): void => {
      for (const [key, value] of Object.entries(fields)) {
        const name = before + key
        if (isFields(value)) take(value, `${name}.`)
        else if (names.has(name) || names.size < MOST_COLUMNS) {
          if (!names.has(name)) names.set(name, names.size)
          cells.push([names.get(name)!, cellOf(value)])
        }
      }
    }
    take(record, '')
    return cells
  })
  const rows = flat.map(cells => {
    const row: Cell[] = Array.from({ length: names.size }, () => null)
    for (const [at, cell] of cells) row[at] = cell
    return row
  })
  return [[...names.keys()].map(name => headed(name, units)), ...rows]
}

/** Columns by their names: lists of one length, or objects with the same keys, as pandas writes them. */
function columnRows(value: Fields, units: Fields): Rows | null {
  const entries = Object.entries(value)
  const lists = entries.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const length = lists[0]?.[1].length ?? 0
  const isPlain = (cell: unknown): boolean => typeof cell !== 'object' || cell === null
  if (length > 1 && lists.every(([, list]) => list.length === length && list.every(isPlain)))
    return [
      lists.map(([name]) => headed(name, units)),
      ...Array.from({ length }, (_, row) => lists.map(([, list]) => cellOf(list[row]))),
    ]
  const keyed = entries.filter((entry): entry is [string, Fields] => isFields(entry[1]))
  const keys = Object.keys(keyed[0]?.[1] ?? {})
  const isIndexed = keys.length > 1 && keys.every((key, at) => key === String(at))
  const isWhole = keyed.length === entries.length && keyed.every(([, column]) => Object.keys(column).length === keys.length) // prettier-ignore
  if (!isIndexed || !isWhole) return null
  return [
    keyed.map(([name]) => headed(name, units)),
    ...keys.map(key => keyed.map(([, column]) => cellOf(column[key]))),
  ]
}

/** A name, or that of a description of a column. */
const nameOf = (column: unknown): Cell =>
  cellOf(isFields(column) ? (column.name ?? column.text ?? column.label ?? column.title) : column)

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value
  return JSON.stringify(value)
}
