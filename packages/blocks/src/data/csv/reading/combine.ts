/** Several files of one form as one text: the rows of all of them below the names of the first, each with its file. */
import { cellsFormOf } from '@calcwright/document/data-kind'
import { bare, headerIn, layoutOf } from '../layout.ts'
import { columnsBy } from '../settings.ts'
import { isRemark, textOf } from './cells.ts'
import { isFilled, sheetOf } from './cell-files.ts'
import { NAMED_ROWS } from './options.ts'
import type { Cell, ReadOptions } from './options.ts'
import { readRows } from './read-csv.ts'
import { columnsOf, previewOf } from './read-table.ts'

export interface NamedBytes {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface FileRows {
  readonly name: string
  /** Names of the columns with their units, `Force [kN]`. */
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Whether its numbers have decimal commas, and whether any has a decimal point. */
  readonly commas: boolean
  readonly points: boolean
}

/** The heading of the column that says which file a row is from. */
const FILE = 'File'

/**
 * Reads each file by what is found in it and writes all rows below each other. The last column has the name of the
 * file, or its number from 1 where there are more rows than words are kept of. Throws Error with a sentence when a file
 * cannot be read, or has other columns than the first one.
 * @returns the bytes of a text in UTF-8, divided by commas or, where numbers have these, by semicolons
 */
export async function combined(files: readonly NamedBytes[]): Promise<Uint8Array<ArrayBuffer>> {
  const all: FileRows[] = []
  for (const file of files) all.push(await rowsIn(file))
  const [first] = all
  if (!first) return new Uint8Array()
  for (const one of all) refuseOther(one, first)
  const comma = all.find(({ commas }) => commas)
  const point = all.find(({ points }) => points)
  if (comma && point)
    throw new Error(
      `${comma.name} has decimal commas and ${point.name} has decimal points: import them one by one.`,
    )
  const delimiter = comma ? ';' : ','
  const total = all.reduce((sum, { rows }) => sum + rows.length, 0)
  const cell = (text: string): string =>
    text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const line = (cells: readonly string[]): string => `${cells.map(cell).join(delimiter)}\n`
  const parts = [line([...first.headings, FILE])]
  for (const [at, { name, rows, headings }] of all.entries()) {
    const own = total > NAMED_ROWS ? String(at + 1) : name
    for (const row of rows) parts.push(line([...headings.map((_, place) => row[place] ?? ''), own]))
  }
  return new TextEncoder().encode(parts.join(''))
}

function refuseOther(one: FileRows, first: FileRows): void {
  const missing = first.headings.find((heading, at) => one.headings[at] !== heading)
  const further = one.headings[first.headings.length]
  if (missing === undefined && further === undefined) return
  const what =
    missing === undefined ? `${further} is one more` : `${missing || 'a column'} is not at its place`
  throw new Error(`${one.name} has other columns than ${first.name}: ${what}. Import them one by one.`)
}

/** The rows of data of a file, without remarks and without words below them. */
async function rowsIn({ name, bytes }: NamedBytes): Promise<FileRows> {
  const format = cellsFormOf(bytes) ? 'excel' : 'csv'
  const preview = await previewOf(bytes, format)
  const header = headerIn(preview)
  const { headings, units, first } = layoutOf(preview, header)
  const columns = columnsBy(preview, header, [])
  const { options, width } = preview
  const rows = (await cellsIn(bytes, options)).slice(first).filter(row => !isRemark(row, options.decimal))
  const { footer } = await columnsOf(bytes, options, { first, columns, missing: 'gap', noValue: [] })
  const data = rows.slice(0, rows.length - footer)
  const numbers = columns.filter(({ kind }) => kind === 'number').map(({ at }) => at)
  return {
    name: name.replace(/\.[^.]*$/, ''),
    headings: Array.from({ length: width }, (_, at) => withUnit(headings[at] ?? '', units?.[at] ?? '', at)),
    rows: data,
    commas: options.decimal === ',',
    points:
      options.decimal === '.' && data.some(row => numbers.some(at => /^\s*[+-]?\d*\.\d/.test(row[at] ?? ''))),
  }
}

async function cellsIn(
  bytes: Uint8Array<ArrayBuffer>,
  options: ReadOptions,
): Promise<readonly (readonly string[])[]> {
  if (options.format === 'excel') {
    const { rows } = await sheetOf(bytes, options.sheet)
    return rows.filter(isFilled).map(row => row.map((cell: Cell) => textOf(cell)))
  }
  const all: (readonly string[])[] = []
  readRows(bytes, options, rows => {
    for (const row of rows) all.push(row)
    return true
  })
  return all
}

function withUnit(heading: string, unit: string, at: number): string {
  const name = heading.trim().replace(/\s+/g, ' ') || `Column ${at + 1}`
  return bare(unit) === '' ? name : `${name} [${bare(unit)}]`
}
