/** Sheets of files that have cells of their own: of spreadsheets, Parquet and JSON. Each reader comes when it is wanted. */
import { cellsFormOf } from '@calcwright/document/data-kind'
import { numberIn } from './cells.ts'
import type { Cell, Sheet } from './options.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Throws Error with a sentence when the file cannot be read. */
async function sheetsIn(bytes: Bytes): Promise<readonly Sheet[]> {
  switch (cellsFormOf(bytes)) {
    case 'json':
      return (await import('./read-json.ts')).jsonSheets(bytes)
    case 'parquet':
      return (await import('./read-parquet.ts')).parquetSheets(bytes)
    case 'xls':
      return (await import('./read-spreadsheet.ts')).spreadsheetSheets(bytes)
    case 'markup':
      return (await import('./read-spreadsheet.ts')).markupSheets(bytes)
    default: {
      const { isOfExcel, readSheets } = await import('./read-excel.ts')
      if (isOfExcel(bytes)) return readSheets(bytes)
      return (await import('./read-spreadsheet.ts')).spreadsheetSheets(bytes)
    }
  }
}

export interface ChosenSheet extends Sheet {
  /** Names of all sheets of the file. */
  readonly sheets: readonly string[]
}

/**
 * The sheet of a name; for '' the first that is shown and in which something stands, for null the first of these with
 * numbers in several rows. Throws Error with a sentence when the file cannot be read.
 */
export async function sheetOf(bytes: Bytes, name: string | null): Promise<ChosenSheet> {
  const all = await sheetsIn(bytes)
  const shown = all.filter(({ rows, hidden }) => !hidden && rows.some(isFilled))
  const first = (name === null ? shown.find(hasNumbers) : undefined) ?? shown[0] ?? all[0]
  const sheet = name === null || name === '' ? first : all.find(one => one.name === name)
  if (!sheet)
    throw new Error(name === null || name === '' ? 'It has no sheet.' : `It has no sheet called ${name}.`)
  const isExcel = cellsFormOf(bytes) === 'packed' && sheet.hiddenRows === undefined
  const formats = isExcel
    ? (await import('./excel-formats.ts')).withFormats(bytes, sheet.name, sheet.rows)
    : {}
  return { ...sheet, ...formats, sheets: all.map(one => one.name) }
}

/** Whether several rows of a sheet hold numbers or dates: a page of remarks before the data has none. */
function hasNumbers({ rows }: Sheet): boolean {
  const isNumber = (cell: Cell): boolean =>
    typeof cell === 'string' ? ['.', ','].some(decimal => !Number.isNaN(numberIn(cell, decimal))) : cell !== null && typeof cell !== 'boolean' // prettier-ignore
  let count = 0
  return rows.some(row => row.some(isNumber) && ++count > 1)
}

export const isFilled = (row: readonly Cell[]): boolean => row.some(cell => cell !== null && cell !== '')
