/** Lists and matrices as files for spreadsheets. */
import type { NumericValue, Outcome } from '@calcwright/evaluator'
import { lazyModule, saveFile } from '@calcwright/ui'

/** The code that writes Excel files is fetched when one is saved. */
const excel = lazyModule(() => import('write-excel-file/browser'))

export type Cell = number | string | null

/** A value as the rows of a table, below a row with the unit where it has one; null for what is no list. */
export function rowsOf({ value, unit }: Pick<Outcome, 'value' | 'unit'>): Cell[][] | null {
  if (!Array.isArray(value)) return null
  const rows = (value as readonly NumericValue[]).map(item =>
    Array.isArray(item) ? (item as readonly NumericValue[]).map(cellOf) : [cellOf(item)],
  )
  return unit === '' || rows.length === 0
    ? rows
    : [rows[0]!.map((_, at) => headOf(at, rows[0]!.length, unit)), ...rows]
}

const headOf = (at: number, width: number, unit: string): string =>
  width === 1 ? `Value [${unit}]` : `Value ${at + 1} [${unit}]`

function cellOf(value: NumericValue): Cell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value === null || Array.isArray(value)) return null
  const { re, im } = value as { readonly re: number; readonly im: number }
  return `${re}${im < 0 ? '-' : '+'}${Math.abs(im)}i`
}

/** Comma-separated values by RFC 4180. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => textOf(rows, ',')

const textOf = (rows: readonly (readonly Cell[])[], separator: string): string =>
  rows
    .map(row => `${row.map(cell => (cell === null ? '' : quoted(String(cell)))).join(separator)}\r\n`)
    .join('')

const quoted = (text: string): string => (/[",\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Puts a list or matrix on the clipboard as spreadsheets take it: lines of cells with tabs between. */
export async function copyCells(outcome: Outcome): Promise<void> {
  const rows = rowsOf(outcome)
  if (!rows) throw new Error('This result has no numbers to copy.')
  await navigator.clipboard.writeText(textOf(rows, '\t'))
}

/** Saves a list or matrix. Throws Error with a sentence where there is nothing to save. */
export async function exportValues(outcome: Outcome, format: 'csv' | 'xlsx', name: string): Promise<void> {
  const rows = rowsOf(outcome)
  if (!rows) throw new Error('This result has no numbers to save.')
  return saveRows(rows, format, name)
}

/** Saves rows of cells as a file. */
export async function saveRows(
  rows: readonly (readonly Cell[])[],
  format: 'csv' | 'xlsx',
  name: string,
): Promise<void> {
  if (format === 'csv')
    return saveFile(`${name}.csv`, new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv' }))
  const { default: write } = await excel()
  const data = rows.map(row => row.map(cell => (cell === null ? null : { value: cell })))
  saveFile(`${name}.xlsx`, await write(data as never).toBlob())
}
