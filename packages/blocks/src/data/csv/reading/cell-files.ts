/** Sheets of files that have cells of their own: of spreadsheets, Parquet and JSON. Each reader comes when it is wanted. */
import { cellsFormOf } from '@calcwright/document/data-kind'
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
    default: {
      const { isOpenDocument, readSheets } = await import('./read-excel.ts')
      if (!isOpenDocument(bytes)) return readSheets(bytes)
      return (await import('./read-spreadsheet.ts')).spreadsheetSheets(bytes)
    }
  }
}

export interface ChosenSheet extends Sheet {
  /** Names of all sheets of the file. */
  readonly sheets: readonly string[]
}

/**
 * The sheet of a name; without one the first that is shown and in which something stands. Throws Error with a sentence
 * when the file cannot be read.
 */
export async function sheetOf(bytes: Bytes, name: string): Promise<ChosenSheet> {
  const all = await sheetsIn(bytes)
  const sheet =
    name === ''
      ? (all.find(({ rows, hidden }) => !hidden && rows.some(isFilled)) ?? all[0])
      : all.find(one => one.name === name)
  if (!sheet) throw new Error(name === '' ? 'It has no sheet.' : `It has no sheet called ${name}.`)
  const isExcel = cellsFormOf(bytes) === 'packed' && sheet.hiddenRows === undefined
  const formats = isExcel
    ? (await import('./excel-formats.ts')).withFormats(bytes, sheet.name, sheet.rows)
    : {}
  return { ...sheet, ...formats, sheets: all.map(one => one.name) }
}

export const isFilled = (row: readonly Cell[]): boolean => row.some(cell => cell !== null && cell !== '')
