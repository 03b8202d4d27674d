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

/** A column to be read. */
export interface WantedColumn {
  /** Its place in the file, counted from 0. */
  readonly at: number
  /** Its cells are dates or times. */
  readonly date: boolean
  /** Its cells are in this unit: where that is per cent, their own sign is no further factor. */
  readonly unit?: string
}

/** Part of the file that becomes numbers. */
export interface ReadRegion {
  /** Row of the names, counted from 0; -1 for none. Rows above it are left out. */
  readonly header: number
  /** The row below the names has their units. */
  readonly unitsRow: boolean
  readonly columns: readonly WantedColumn[]
  /** A cell without a number is 0, or a gap, or its row is left out. */
  readonly missing: 'zero' | 'gap' | 'skip'
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

export interface ReadColumns {
  /** One array for each wanted column. */
  readonly values: readonly Float64Array<ArrayBuffer>[]
  /** Cells without a number, by column. */
  readonly missing: readonly number[]
  /** By column; null for one of numbers. */
  readonly times: readonly (ReadTimes | null)[]
  /** Rows that the file hides and that are read as well. */
  readonly hiddenRows: number
}

/** The first rows of a file, and what was found out about it. */
export interface Preview {
  readonly options: ReadOptions
  /** At most PREVIEW_ROWS, as text. */
  readonly rows: readonly (readonly string[])[]
  /** Columns of the widest of the first rows. */
  readonly width: number
  /** Row of the names that was found, -1 for none. */
  readonly header: number
  /** Columns whose cells are dates or times. */
  readonly dates: readonly boolean[]
  /** Sheets of an Excel file. */
  readonly sheets: readonly string[]
  /** A number and a date that could mean another one as well, where no cell of the file decides; '' for none. */
  readonly either: { readonly number: string; readonly date: string }
}

export const PREVIEW_ROWS = 30
