/** Reads files of data: their first rows to choose from, and the chosen columns as numbers. */
import { textOf } from './cells.ts'
import { Columns } from './columns.ts'
import { dateColumns, dateOrderOf } from './dates.ts'
import { decimalOf, delimiterOf, encodingOf, linesOf } from './detect.ts'
import { HEAD } from './head.ts'
import { headerOf } from './header.ts'
import { PREVIEW_ROWS } from './options.ts'
import type { Cell, Preview, ReadColumns, ReadOptions, ReadRegion } from './options.ts'
import { isPlain } from './plain-numbers.ts'
import { readRows } from './read-csv.ts'
import { withFormats } from './excel-formats.ts'
import { readSheets } from './read-excel.ts'
import type { ExcelSheet } from './read-excel.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Rows by which columns of dates are recognised. */
const LOOKED_AT = 200

/**
 * Shows the first rows.
 * @param bytes of a text, or its first HEAD bytes; all of an Excel file
 * @param given what the person has chosen; the rest is found out
 */
export async function previewOf(
  bytes: Bytes,
  format: ReadOptions['format'],
  given: Partial<ReadOptions> = {},
): Promise<Preview> {
  return format === 'excel' ? excelPreview(bytes, given) : textPreview(bytes.subarray(0, HEAD), given)
}

function textPreview(bytes: Bytes, given: Partial<ReadOptions>): Preview {
  const encoding = given.encoding ?? encodingOf(bytes)
  const lines = linesOf(new TextDecoder(encoding).decode(bytes))
  const delimiter = given.delimiter ?? delimiterOf(lines)
  const found = decimalOf(lines, delimiter)
  const decimal = given.decimal ?? found.decimal
  const rows: (readonly string[])[] = []
  readRows(
    bytes,
    { encoding, delimiter },
    more => {
      // One by one, as a call has room for some thousand arguments only.
      for (const row of more) rows.push(row)
      return true
    },
    bytes.length < HEAD,
  )
  const options = { format: 'csv', encoding, delimiter, decimal, sheet: '' } as const
  return preview(options, rows, { given, sheets: [], either: found.either })
}

async function excelPreview(bytes: Bytes, given: Partial<ReadOptions>): Promise<Preview> {
  const sheets = await readSheets(bytes)
  const sheet = sheetOf(sheets, given.sheet ?? '')
  const rows = withFormats(bytes, sheet.name, sheet.rows).rows.filter(isFilled).slice(0, LOOKED_AT)
  // Numbers have no mark; those that are texts have one.
  const marks = decimalOf(
    rows.flat().filter(cell => typeof cell === 'string'),
    '\t',
  )
  const found = {
    format: 'excel',
    encoding: '',
    delimiter: '',
    decimal: given.decimal ?? marks.decimal,
    sheet: sheet.name,
  } as const
  const made = preview(
    found,
    rows.map(row => row.map(textOf)),
    { given, sheets: sheets.map(({ name }) => name), either: marks.either },
  )
  const dates = made.dates.map((date, at) => date || rows.some(row => row[at] instanceof Date))
  return { ...made, dates }
}

interface Around {
  readonly given: Partial<ReadOptions>
  readonly sheets: readonly string[]
  /** A number that could mean another one. */
  readonly either: string
}

function preview(
  found: Omit<ReadOptions, 'dates'>,
  all: readonly (readonly string[])[],
  { given, sheets, either }: Around,
): Preview {
  // The day that decides may come weeks below the first row.
  const dates = dateOrderOf(all)
  const order = given.dates ?? dates.order
  const rows = all.slice(0, LOOKED_AT)
  const width = Math.max(0, ...rows.map(row => row.length))
  const header = headerOf(rows.slice(0, PREVIEW_ROWS), found.decimal, order)
  return {
    options: { ...found, dates: order },
    rows: rows.slice(0, PREVIEW_ROWS).map(row => Array.from({ length: width }, (_, at) => row[at] ?? '')),
    width,
    header,
    dates: dateColumns(rows, header, { width, decimal: found.decimal, order }),
    sheets,
    either: { number: either, date: dates.either },
  }
}

/** Reads the wanted columns. Throws Error with a sentence when the file cannot be read. */
export async function columnsOf(
  bytes: Bytes,
  options: ReadOptions,
  wanted: ReadRegion,
): Promise<ReadColumns> {
  const columns = new Columns(options, wanted)
  if (options.format === 'excel') {
    const sheet = sheetOf(await readSheets(bytes), options.sheet)
    const { rows, hiddenRows } = withFormats(bytes, sheet.name, sheet.rows)
    columns.take(rows.filter(isFilled))
    return { ...columns.end(), hiddenRows }
  }
  if (isPlain(bytes, options.encoding, options.delimiter)) columns.takeBytes(bytes)
  else
    readRows(bytes, options, rows => {
      columns.take(rows)
      return true
    })
  return { ...columns.end(), hiddenRows: 0 }
}

/** The sheet of a name; without one the first that is shown and in which something stands. */
function sheetOf(sheets: readonly ExcelSheet[], name: string): ExcelSheet {
  const sheet =
    name === ''
      ? (sheets.find(({ rows, hidden }) => !hidden && rows.some(isFilled)) ?? sheets[0])
      : sheets.find(one => one.name === name)
  if (sheet) return sheet
  throw new Error(name === '' ? 'It has no sheet.' : `It has no sheet called ${name}.`)
}

const isFilled = (row: readonly Cell[]): boolean => row.some(cell => cell !== null && cell !== '')
