/** The numbers of a picture in rows. */
import type { Figure } from './figure.ts'
import { allDigits, headed, inFigure, powerOfTen } from './numbers.ts'
import { once } from './once.ts'
import { prepared, yAxisOf } from './prepare.ts'
import type { Prepared, PreparedSeries } from './prepare.ts'

export interface Table {
  readonly head: readonly string[]
  /** Cells, '' where a series has no more values. */
  readonly rows: readonly (readonly string[])[]
}

interface Column {
  readonly head: string
  readonly cells: readonly string[] | Float64Array
}

/** To twelve digits. A column for each x, before those of the series that share it. */
export const tableOf = once((figure: Figure): Table =>
  rowsOf(columnsOf(figure), value => String(Number(value.toPrecision(12)))),
)

/** A cell of the table as it is read; a name stays as it is. */
export function cellText(cell: string, figure: Pick<Figure, 'decimalComma'>): string {
  const [, sign, digits, power] = /^(-?)([\d.]+)(?:e([+-]\d+))?$/.exec(cell) ?? []
  if (digits === undefined) return cell
  return (
    (sign && '−') + inFigure(figure, digits) + (power === undefined ? '' : `×${powerOfTen(Number(power))}`)
  )
}

/** Comma-separated values by RFC 4180, with all digits. */
export function csvOf(figure: Figure): string {
  const { head, rows } = rowsOf(columnsOf(figure), allDigits)
  return [head, ...rows].map(row => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** Text that a spreadsheet would take for a formula is quoted by an apostrophe. */
function quoted(cell: string): string {
  const safe = /^[=+@\t\r]/.test(cell) || /^-(?![\d.])/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function rowsOf(columns: readonly Column[], digits: (value: number) => string): Table {
  const count = Math.max(0, ...columns.map(({ cells }) => cells.length))
  const write = (cell: string | number | undefined): string => {
    if (typeof cell === 'string') return cell
    if (cell === undefined || Number.isNaN(cell)) return ''
    return digits(cell)
  }
  return {
    head: columns.map(({ head }) => head),
    rows: Array.from({ length: count }, (_, row) => columns.map(({ cells }) => write(cells[row]))),
  }
}

function columnsOf(figure: Figure): Column[] {
  const ready = prepared(figure)
  const groups: { readonly place: readonly Column[]; readonly values: Column[] }[] = []
  for (const series of ready.series) {
    const place = placeColumns(figure, ready, series)
    const values = valueColumns(figure, series)
    const shared = groups.find(group => alike(group.place, place))
    if (shared) shared.values.push(...values)
    else groups.push({ place, values })
  }
  // A row without a place has no relation to the rows beside it.
  const inOrder = [...groups.filter(({ place }) => place.length > 0), ...groups.filter(({ place }) => place.length === 0)] // prettier-ignore
  return inOrder.flatMap(({ place, values }) => [...place, ...values])
}

/** Series at the same places share their columns. */
const alike = (some: readonly Column[], others: readonly Column[]): boolean =>
  some.length === others.length &&
  some.every(({ head, cells }, at) => head === others[at]!.head && same(cells, others[at]!.cells))

const same = (some: Column['cells'], others: Column['cells']): boolean =>
  some === others ||
  (some.length === others.length && Array.prototype.every.call(some, (cell, at) => cell === others[at]))

/** Columns of the places: x, the bounds of bins, or the names of bars. */
function placeColumns(figure: Figure, ready: Prepared, series: PreparedSeries): Column[] {
  const { label, unit } = figure.axes.x
  const head = headed(label || 'x', unit)
  if (series.family === 'level' || series.family === 'box' || series.family === 'note') return []
  const up = headed(figure.axes.y.label || 'y', figure.axes.y.unit)
  if (series.family === 'map') return [{ head, cells: repeated(series, at => series.x[at % series.x.length]!) }, { head: up, cells: repeated(series, at => series.y[Math.floor(at / series.x.length)]!) }] // prettier-ignore
  if (series.family === 'arrows') return [{ head, cells: series.x }, { head: up, cells: series.y }] // prettier-ignore
  if (series.source.kind === 'bar') return [{ head: label || 'Name', cells: ready.names ?? [] }]
  if (series.family === 'bars') {
    const { low = series.low, high = series.high } = series.source.columns
    return [{ head: headed('from', unit), cells: low }, { head: headed('to', unit), cells: high }] // prettier-ignore
  }
  return [{ head, cells: series.x }]
}

function repeated({ source }: PreparedSeries, cell: (at: number) => number): Float64Array {
  return Float64Array.from({ length: source.columns.z?.length ?? 0 }, (_, at) => cell(at))
}

function valueColumns(figure: Figure, series: PreparedSeries): Column[] {
  const { source, family, own, error } = series
  const axis = yAxisOf(figure, source)
  const name = source.label || axis.label || 'y'
  const { z, u, v, at } = source.columns
  if (family === 'map') return [{ head: headed(name, source.unit ?? ''), cells: z ?? [] }]
  if (family === 'arrows') return [u, v].map((cells, part) => ({ head: headed(`${name}, ${part ? 'y' : 'x'} part`, source.unit ?? ''), cells: cells ?? [] })) // prettier-ignore
  if (family === 'level') {
    const unit = source.direction === 'vertical' ? figure.axes.x.unit : axis.unit
    return [{ head: headed(name, unit), cells: at ?? [] }]
  }
  if (family === 'note') return []
  if (family === 'box') return [{ head: headed(name, axis.unit), cells: source.columns.data ?? [] }]
  if (source.kind === 'band')
    return [
      { head: headed(`${name}, lower`, axis.unit), cells: series.base ?? [] },
      { head: headed(`${name}, upper`, axis.unit), cells: own },
    ]
  const value = { head: headed(name, axis.unit), cells: own }
  return error ? [value, { head: headed(`${name} ±`, axis.unit), cells: error }] : [value]
}
