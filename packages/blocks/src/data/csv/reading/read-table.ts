/** Reads files of data: their first rows to choose from, and the chosen columns as numbers. */
import { alignedNames, alignedWords } from './aligned-names.ts'
import { isRemark, numberIn, textOf } from './cells.ts'
import { Columns } from './columns.ts'
import { dateOrderOf, OrderVotes } from './dates.ts'
import { decimalOf, delimiterOf, linesOf, linesOfData } from './detect.ts'
import { encodingOf } from './encodings.ts'
import { areSpaced, beginningOf } from './header.ts'
import { columnsIn } from './kinds.ts'
import { knownNames } from './known-names.ts'
import { signsOfNoValue } from './no-value.ts'
import { HEAD, PREVIEW_ROWS } from './options.ts'
import type { Cell, GivenOptions, Preview, ReadColumns, ReadOptions, ReadRegion } from './options.ts'
import { isPlain } from './plain-numbers.ts'
import { readRows, withoutMarks } from './read-csv.ts'
import { isFilled, sheetOf } from './cell-files.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Rows = readonly (readonly string[])[]

/** Rows in which the beginning of the data is looked for, and by which columns are judged. */
const LOOKED_AT = 3000
/** Cells of them. */
const MOST_CELLS = 300_000
/** Rows above the names that are shown. */
const ABOVE = 8

/**
 * Shows the rows around the beginning of the data.
 * @param bytes of the whole file
 * @param given what the person has chosen; the rest is found out
 */
export async function previewOf(
  bytes: Bytes,
  format: ReadOptions['format'],
  given: GivenOptions = {},
): Promise<Preview> {
  return format === 'excel' ? excelPreview(bytes, given) : textPreview(bytes, given)
}

function textPreview(bytes: Bytes, given: GivenOptions): Preview {
  const head = bytes.subarray(0, HEAD)
  const encoding = given.encoding ?? encodingOf(head)
  const text = new TextDecoder(encoding).decode(head)
  const lines = linesOfData(linesOf(text))
  const delimiter = given.delimiter ?? delimiterOf(lines)
  const marks = decimalOf(lines, delimiter)
  const decimal = given.decimal ?? marks.decimal
  const rows = rowsOf(head, { encoding, delimiter }, bytes.length <= HEAD)
  const options = { format: 'csv', encoding, delimiter, decimal, sheet: '' } as const
  const dates = dateOrderOf(rows)
  // The day that decides may come weeks below the first rows.
  const order =
    dates.either !== '' && given.dates === undefined && bytes.length > HEAD
      ? orderByAll(bytes, options, dates.columns)
      : dates
  const around = { given, sheets: [], either: { number: marks.either, date: order.either } }
  return preview({ ...options, dates: given.dates ?? order.order }, rows, {
    ...around,
    ...(delimiter === ' ' && { lines: linesIn(text), marked: markedIn(text) }),
  })
}

function rowsOf(bytes: Bytes, options: Pick<ReadOptions, 'encoding' | 'delimiter'>, isWhole: boolean): Rows {
  const rows: (readonly string[])[] = []
  const take = (more: Rows): boolean => {
    // One by one, as a call has room for some thousand arguments only.
    for (const row of more) rows.push(row)
    return true
  }
  readRows(bytes, options, take, isWhole)
  return rows
}

function orderByAll(
  bytes: Bytes,
  options: Pick<ReadOptions, 'encoding' | 'delimiter'>,
  columns: readonly number[],
): { readonly order: string; readonly either: string } {
  const votes = new OrderVotes(columns)
  readRows(bytes, options, rows => {
    votes.take(rows)
    return true
  })
  return votes.result()
}

/** Lines with the places of their words, one for each row. */
const linesIn = (text: string): string[] =>
  withoutMarks(text)
    .split(/\r\n|\n|\r/, LOOKED_AT * 2)
    .filter(line => line.trim() !== '')

/** First rows that have a mark of remarks before their words; a mark alone is no row. */
const markedIn = (text: string): number => {
  const lines = text.split(/\r\n|\n|\r/, LOOKED_AT * 2).filter(line => !/^\s*[#%!]*\s*$/.test(line))
  const first = lines.findIndex(line => !/^\s*[#%!]/.test(line))
  return Math.max(0, first)
}

async function excelPreview(bytes: Bytes, given: GivenOptions): Promise<Preview> {
  const sheet = await sheetOf(bytes, given.sheet ?? null)
  const rows = sheet.rows.filter(isFilled)
  // Numbers have no mark; those that are texts have one.
  const marks = decimalOf(
    rows
      .slice(0, LOOKED_AT)
      .flat()
      .filter(cell => typeof cell === 'string'),
    '\t',
  )
  const found = { format: 'excel', encoding: '', delimiter: '', sheet: sheet.name } as const
  const texts = rows.map(row => row.map(textOf))
  const dates = dateOrderOf(texts)
  const made = preview(
    { ...found, decimal: given.decimal ?? marks.decimal, dates: given.dates ?? dates.order },
    texts,
    {
      given,
      sheets: sheet.sheets,
      either: { number: marks.either, date: dates.either },
    },
  )
  const hold = (at: number, fits: (cell: Cell) => boolean): boolean => rows.some(row => fits(row[at] ?? null))
  const columns = made.columns.map(column => {
    if (hold(column.at, cell => cell instanceof Date)) return { ...column, kind: 'time' as const }
    return hold(column.at, cell => typeof cell === 'boolean')
      ? { ...column, kind: 'number' as const }
      : column
  })
  return { ...made, columns }
}

interface Around extends Pick<Preview, 'sheets' | 'either'> {
  readonly given: GivenOptions
  /** The lines of the rows where spaces divide the cells, to find names with spaces in them. */
  readonly lines?: readonly string[]
  /** First rows that are remarks. */
  readonly marked?: number
}

function preview(
  options: ReadOptions,
  cells: Rows,
  { given, sheets, either, lines, marked = 0 }: Around,
): Preview {
  const all = lines && options.delimiter === ' ' ? withWideNames(cells, lines) : cells
  const widest = all.slice(0, LOOKED_AT).reduce((most, row) => Math.max(most, row.length), 1)
  const rows = all.slice(0, Math.max(PREVIEW_ROWS, Math.min(LOOKED_AT, Math.ceil(MOST_CELLS / widest))))
  const { decimal, dates: order, delimiter } = options
  const found = beginningOf(rows, { decimal, order, delimiter, marked })
  const isGiven = given.header !== undefined && given.header < all.length
  const known = knownNames(rows, found.first, found.width)
  const header = isGiven ? given.header! : known.length > 0 ? -1 : found.header
  const first = Math.max(found.first, header + 1)
  const anchor = header >= 0 ? header : first
  const from = anchor < PREVIEW_ROWS - ABOVE ? 0 : Math.max(0, anchor - ABOVE)
  const names = header < 0 ? known : []
  const words = header >= 0 ? (rows[header] ?? []) : names
  const headings = headingsIn(
    words,
    rows.slice(first, first + ABOVE),
    found.cells,
    lines && (() => alignedNames(lines[header] ?? '', lines[first] ?? '')),
  )
  const raw = rows.slice(first, first + ABOVE).reduce((most, row) => Math.max(most, row.length), 0)
  const above = header < 0 && names.length === 0 ? lengthOf(rows[first - 1] ?? []) : 0
  const isOther =
    header >= 0 && ![found.cells, raw].includes(lengthOf(words)) && lengthOf(headings) !== found.cells
  const shown = all.slice(from, from + PREVIEW_ROWS).map((row, at) => {
    if (from + at === header) return filledUp(headings, found.width)
    const isShort =
      lines && header >= 0 && from + at > header && from + at < first && lengthOf(row) < found.cells
    // Units that some columns have stand above these.
    return filledUp(isShort ? alignedWords(lines[from + at] ?? '', lines[first] ?? '') : row, found.width)
  })
  // Words below the data say nothing of its columns.
  const end = Math.max(found.end, first + 1)
  const data = rows.slice(first, end).filter(row => !isRemark(row, decimal))
  const columns = columnsIn(data, found.width, { decimal, order, headings })
  const numbers = columns
    .filter(({ kind, part }) => kind === 'number' && part === '')
    .map(({ at }) => data.map(row => numberIn(row[at] ?? '', decimal)))
  return {
    ...{
      options,
      rows: shown,
      from,
      width: found.width,
      header,
      names,
      first: Math.max(0, first),
      total: all.length,
    },
    ...{ columns, sheets, noValue: signsOfNoValue(numbers) },
    either: columns.some(({ kind }) => kind === 'time') ? either : { ...either, date: '' },
    mismatch:
      isOther || (above > 1 && above !== found.cells)
        ? { names: lengthOf(words) || above, cells: found.cells }
        : null,
  }
}

/**
 * Rows of words above numbers, in which names have spaces inside and several between them, as names and not as words.
 * @param lines of these rows
 */
function withWideNames(rows: Rows, lines: readonly string[]): Rows {
  const looked = rows.slice(0, LOOKED_AT)
  const isOfNumbers = (row: readonly string[]): boolean =>
    row.length > 1 && row.every(cell => !Number.isNaN(numberIn(cell, cell.includes(',') ? ',' : '.')))
  const first = looked.findIndex((row, at) => isOfNumbers(row) && isOfNumbers(looked[at + 1] ?? row))
  const count = rows[first]?.length ?? 0
  const named = looked.slice(0, Math.max(0, first)).map((row, at) => {
    const line = lines[at] ?? ''
    const wide = line.trim().split(/\s{2,}|\t/)
    return row.length > count && wide.length === count && !line.includes('"') ? wide : row
  })
  return [...named, ...rows.slice(named.length)]
}

/**
 * The row of the names, with each above its column. Where spaces divide more words than there are columns, they are
 * told apart by their places, else no column has a name. Where the first column of words has none, as in files of R, it
 * is named by nothing.
 */
function headingsIn(
  words: readonly string[],
  data: Rows,
  cells: number,
  named: (() => string[] | null) | undefined,
): readonly string[] {
  const count = lengthOf(words)
  if (count === 0 || count === cells) return words
  if (areSpaced(words, cells)) return words[0]!.trim().split(/\s+/)
  const isNamedRow = (row: readonly string[]): boolean => /\p{L}/u.test(row[0] ?? '')
  if (count === cells - 1 && data.every(isNamedRow)) return ['', ...words]
  return named ? (named() ?? []) : words
}

const lengthOf = (row: readonly string[]): number => row.findLastIndex(cell => cell.trim() !== '') + 1

const filledUp = (row: readonly string[], width: number): string[] =>
  Array.from({ length: Math.max(width, row.length) }, (_, at) => row[at] ?? '')

/** Reads the wanted columns. Throws Error with a sentence when the file cannot be read. */
export async function columnsOf(
  bytes: Bytes,
  options: ReadOptions,
  wanted: ReadRegion,
): Promise<ReadColumns> {
  const columns = new Columns(options, wanted)
  if (options.format === 'excel') {
    const { rows, hiddenRows = 0, unstored = 0 } = await sheetOf(bytes, options.sheet)
    columns.take(rows.filter(isFilled))
    return { ...columns.end(), hiddenRows, unstored }
  }
  if (isPlain(bytes, options.encoding, options.delimiter) && columns.areSimple) columns.takeBytes(bytes)
  else
    readRows(bytes, options, rows => {
      columns.take(rows)
      return true
    })
  return { ...columns.end(), hiddenRows: 0, unstored: 0 }
}
