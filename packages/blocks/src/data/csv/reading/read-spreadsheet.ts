/** Reads spreadsheets of OpenDocument (.ods), of Excel in bytes (.xls, .xlsb), and tables in markup. */
import { read, utils } from '@e965/xlsx'
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { encodingOf } from './encodings.ts'
import type { Cell, Sheet } from './options.ts'

/** Cells of the largest sheet: a range may be written that is as large as the sheet can be. */
const MOST_CELLS = 20_000_000

/** Throws Error with a sentence when the file cannot be read. */
export const spreadsheetSheets = (bytes: Uint8Array): readonly Sheet[] =>
  sheetsOf(bookIn(bytes, { type: 'array' }))

/** Each table of a page; its cells are texts, as their decimal mark is found out by all of them. Throws as above. */
export const markupSheets = (bytes: Uint8Array): readonly Sheet[] =>
  sheetsOf(bookIn(new TextDecoder(encodingOf(bytes)).decode(bytes), { type: 'string', raw: true }))

function sheetsOf(book: WorkBook): readonly Sheet[] {
  return book.SheetNames.map((name, at) => {
    const sheet = book.Sheets[name]!
    return {
      name,
      ...rowsOf(sheet),
      hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
      hiddenRows: sheet['!rows']?.filter(row => row?.hidden).length ?? 0,
    }
  })
}

function bookIn(data: Uint8Array | string, options: Parameters<typeof read>[1]): WorkBook {
  try {
    return read(data, { ...options, cellDates: true, cellNF: true, cellHTML: false, cellText: false, UTC: true } as Parameters<typeof read>[1]) // prettier-ignore
  } catch (cause) {
    const isLocked = cause instanceof Error && /password|encrypt/i.test(cause.message)
    const sentence = isLocked ? 'It has a password: save it without one.' : 'It is no spreadsheet (.ods, .xls), or it is damaged.' // prettier-ignore
    throw new Error(sentence, { cause })
  }
}

function rowsOf(sheet: WorkSheet): Pick<Sheet, 'rows' | 'unstored'> {
  const range = sheet['!ref']
  if (range === undefined) return { rows: [], unstored: 0 }
  const { e: end } = utils.decode_range(range)
  if ((end.r + 1) * (end.c + 1) > MOST_CELLS) throw new Error('It has more cells than can be read.')
  let unstored = 0
  const rows = Array.from({ length: end.r + 1 }, (_, r) =>
    Array.from({ length: end.c + 1 }, (__, c) => {
      const cell = sheet[utils.encode_cell({ r, c })] as CellObject | undefined
      if (cell?.f !== undefined && cell.v === undefined) unstored++
      return cellOf(cell)
    }),
  )
  return { rows, unstored }
}

function cellOf(cell: CellObject | undefined): Cell {
  const value = cell?.v
  if (cell === undefined || value === undefined) return null
  if (cell.t === 'e') return '#N/A'
  if (typeof value !== 'number' || typeof cell.z !== 'string') return value
  const format = cell.z.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return format.includes('%') ? { percent: Number((value * 100).toPrecision(15)) } : value
}
