/** Cells of a spreadsheet file (.xlsx), with their formulas and the values that are stored for these. */
import { read } from '@e965/xlsx'
import type { CellObject } from '@e965/xlsx'
import { unzipped } from '../packed.ts'
import { columnName, columnNumber } from './formula.ts'

export interface SheetCell {
  /** `Sheet1!B3`. */
  readonly key: string
  readonly sheet: string
  /** From 1. */
  readonly column: number
  /** From 1. */
  readonly row: number
  /** The error that stands there in place of a value. */
  readonly value: number | string | boolean | { readonly error: string }
  /** Without its equals sign. */
  readonly formula?: string
}

export interface Book {
  /** Sheet by sheet, in each row by row. */
  readonly cells: ReadonlyMap<string, SheetCell>
  /** Names that the file gives to cells and ranges, with their keys. */
  readonly names: ReadonlyMap<string, readonly string[]>
}

/** Cells that are read as formulas: files with more of them are data. */
const MOST_CELLS = 5000

export const cellAt = (sheet: string, column: number, row: number): string =>
  column < 1 || row < 1 ? '' : `${sheet}!${columnName(column)}${row}`

/** @throws Error with a sentence for a file that is damaged or too large */
export function readBook(bytes: Uint8Array): Book {
  // Refuses what unpacks to more than can be read.
  if (!unzipped(bytes, () => true).has('xl/workbook.xml'))
    throw new Error('This is no spreadsheet (.xlsx), or it is damaged.')
  const book = bookIn(bytes)
  const cells = book.SheetNames.flatMap(sheet => {
    const found: SheetCell[] = []
    for (const [place, cell] of Object.entries(book.Sheets[sheet]!)) {
      const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(place) ?? []
      const value = letters === undefined ? undefined : valueOf(cell as CellObject)
      if (value === undefined) continue
      const formula = (cell as CellObject).f
      found.push({
        key: `${sheet}!${place}`,
        sheet,
        column: columnNumber(letters!),
        row: Number(row),
        value,
        ...(formula !== undefined && { formula }),
      })
    }
    return found.toSorted((one, other) => one.row - other.row || one.column - other.column)
  })
  if (cells.length > MOST_CELLS)
    throw new Error(`The file has more than ${MOST_CELLS} cells: drop it on a worksheet to read it as data.`)
  return {
    cells: new Map(cells.map(cell => [cell.key, cell])),
    names: new Map((book.Workbook?.Names ?? []).flatMap(({ Name, Ref }) => namedKeys(Name, Ref))),
  }
}

function bookIn(bytes: Uint8Array): ReturnType<typeof read> {
  try {
    return read(bytes, {
      type: 'array',
      cellFormula: true,
      cellHTML: false,
      cellText: false,
      sheetStubs: true,

      sheetRows: MOST_CELLS,
    })
  } catch (cause) {
    throw new Error('This is no spreadsheet (.xlsx), or it is damaged.', { cause })
  }
}

/** @returns undefined for an empty cell */
function valueOf({ t, v, w, f }: CellObject): SheetCell['value'] | undefined {
  // Programs that do not calculate store no value.
  if (t === 'z') return f === undefined ? undefined : { error: 'no value' }
  if (t === 'e') return { error: w ?? '#N/A' }
  if (typeof v === 'number' || typeof v === 'boolean') return v
  if (typeof v === 'string' && (v.trim() !== '' || f !== undefined)) return v.trim()
  return f === undefined ? undefined : { error: 'no value' }
}

function namedKeys(name: string, reference: string): [string, string[]][] {
  const [, sheet, column, row, toColumn, toRow] =
    /^('(?:[^']|'')+'|[^!']+)!\$?([A-Z]+)\$?(\d+)(?::\$?([A-Z]+)\$?(\d+))?$/.exec(reference) ?? []
  if (sheet === undefined || /^_xl|Print_/i.test(name)) return []
  const place = sheet.replaceAll(/^'|'$/g, '').replaceAll("''", "'")
  const [left, right] = [columnNumber(column!), columnNumber(toColumn ?? column!)]
  const [top, bottom] = [Number(row), Number(toRow ?? row)]
  if ((right - left + 1) * (bottom - top + 1) > MOST_CELLS) return []
  const keys: string[] = []
  for (let line = top; line <= bottom; line++)
    for (let at = left; at <= right; at++) keys.push(`${place}!${columnName(at)}${line}`)
  return [[name, keys]]
}
