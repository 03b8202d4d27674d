/** How the cells of a file are read. */
import type { Passed } from './midnight.ts'

/** Encodings to choose from, by the names that TextDecoder knows. */
export const ENCODINGS = [
  'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251', 'iso-8859-15', 'macintosh',
  'shift_jis', 'gb18030', 'big5', 'euc-kr',
] as const // prettier-ignore

/** A space stands for any run of them. */
export const DELIMITERS = [',', ';', '\t', ' ', '|'] as const

/** Order of day, month and year in dates with figures only. */
export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const

export interface ReadOptions {
  readonly format: 'csv' | 'excel'
  readonly encoding: string
  readonly delimiter: string
  /** `.` or `,` */
  readonly decimal: string
  /** Order of day, month and year: an id of DATE_ORDERS. */
  readonly dates: string
  /** Sheet of an Excel file, '' for the first. */
  readonly sheet: string
}

/** A cell as the reader of its format gives it; Excel has numbers, dates and truths of its own. */
export type Cell = string | number | boolean | Date | Percent | null

/** A number that is shown in per cent, such as 12 for 0.12. */
export interface Percent {
  readonly percent: number
}

/** A sheet of a spreadsheet, or a table of another file with cells. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
  readonly hidden: boolean
  /** Rows that the file hides and that are here as well. */
  readonly hiddenRows?: number
  /** Cells with a formula and without its value. */
  readonly unstored?: number
}

/** Kinds of columns: numbers, words, and dates, times or durations. */
export const COLUMN_KINDS = ['number', 'text', 'time'] as const

export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** The place of a column's cells in the file, and the kind of what they hold. */
export interface ColumnSource {
  /** Its place in the file, counted from 0. */
  readonly at: number
  readonly kind: ColumnKind
  /** Cells that hold two numbers, such as a complex one, are two columns; '' for any other. */
  readonly part: '' | 'first' | 'second'
  /** Place of the times of day that belong to its dates; -1 for none. */
  readonly clock: number
}

/** A column to be read. */
export interface WantedColumn extends ColumnSource {
  /** Its cells are in this unit: where that is per cent, their own sign is no further factor. */
  readonly unit?: string
}

/** Part of the file that becomes numbers. */
export interface ReadRegion {
  /** First row of the data, counted from 0 without blank ones. Rows above it are left out. */
  readonly first: number
  readonly columns: readonly WantedColumn[]
  /** A cell without a number is 0, or a gap, or its row is left out. */
  readonly missing: 'zero' | 'gap' | 'skip'
  /** Numbers that stand for no value, such as -9999. */
  readonly noValue: readonly number[]
}

/** The unit of a column of times that are minutes and seconds, `12:30`, and durations as they stand. */
export const LAP_UNIT = 'min'

/** Dates or times of a column. */
export interface ReadTimes extends Passed {
  /** Seconds of the first time of all columns of its kind: the values count from it. */
  readonly start: number
  /** Whether these are times without a date. */
  readonly clock: boolean
  /** The first one that could be minutes and seconds instead of hours and minutes, `45:30`; '' for none. */
  readonly longTime: string
}

/** Cells of a column without a value. */
export interface ReadGaps {
  readonly count: number
  /** The texts that stand in them with their counts; empty ones and those beyond the first few are not here. */
  readonly signs: readonly (readonly [text: string, count: number])[]
}

export interface ReadColumns {
  /** One array for each wanted column; gaps alone for one of words. */
  readonly values: readonly Float64Array<ArrayBuffer>[]
  /** Words by column, of the first NAMED_ROWS rows; null for other columns. */
  readonly texts: readonly (readonly string[] | null)[]
  /** By column. */
  readonly gaps: readonly ReadGaps[]
  /** By column; null for one that holds no times. */
  readonly times: readonly (ReadTimes | null)[]
  /** By column: a number that is read as it stands and could mean no value; null for none. */
  readonly doubts: readonly (number | null)[]
  /** Rows of words below the data, which are left out. */
  readonly footer: number
  /** Rows that the file hides and that are read as well. */
  readonly hiddenRows: number
  /** Cells of an Excel file with a formula and without its value. */
  readonly unstored: number
}

/** A column as it was found. */
export interface FoundColumn extends ColumnSource {
  /** Words and unit of a part, `real`, `magnitude [dB]`; '' for a whole column. */
  readonly label: string
}

/** The rows around the beginning of the data, and what was found out about the file. */
export interface Preview {
  readonly options: ReadOptions
  /** Rows as text, from the row `from` on. */
  readonly rows: readonly (readonly string[])[]
  /** The first of `rows` in the file, counted from 0 without blank ones. */
  readonly from: number
  /** Columns of the rows of data. */
  readonly width: number
  /** Row of the names that was found, -1 for none. */
  readonly header: number
  /** Names of the columns of a format whose files have no row of them. */
  readonly names: readonly string[]
  /** Names in that row and cells in the rows below, where these differ. */
  readonly mismatch: { readonly names: number; readonly cells: number } | null
  /** First row with values. */
  readonly first: number
  /** Rows in the file, at least so many as were looked at. */
  readonly total: number
  readonly columns: readonly FoundColumn[]
  /** Sheets of an Excel file. */
  readonly sheets: readonly string[]
  /** A number and a date that could mean another one as well, where no cell of the file decides; '' for none. */
  readonly either: { readonly number: string; readonly date: string }
  /** Numbers that stand for no value. */
  readonly noValue: readonly number[]
}

/** Choices of a person about the reading; the rest is found out. */
export interface GivenOptions extends Partial<ReadOptions> {
  /** Row of the names, which is to be among the rows of the preview. */
  readonly header?: number
}

export const PREVIEW_ROWS = 30

/** Rows of which words are kept: files of more have no names of rows. */
export const NAMED_ROWS = 20_000

/** Bytes of a text that are looked at to show its first rows. */
export const HEAD = 1024 * 1024
