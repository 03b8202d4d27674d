/** Finds where the data begins, and the row of the names above it. */
import { numberIn, REMARK } from './cells.ts'
import { GAP } from '../../gap.ts'
import { measuredIn } from '../../measured.ts'
import { pairIn } from './pairs.ts'
import { secondsIn } from './times.ts'

type Rows = readonly (readonly string[])[]

export interface Beginning {
  /** Row of the names, -1 where there is none. */
  readonly header: number
  /** First row of the data; -1 where no row has a value. */
  readonly first: number
  /** Columns with a name or a cell. */
  readonly width: number
  /** Cells in the rows of data, without empty ones at their ends. */
  readonly cells: number
  /** The row behind the last one of the data, as far as rows were looked at. */
  readonly end: number
}

interface Written {
  readonly decimal: string
  /** Order of dates. */
  readonly order: string
  readonly delimiter: string
  /** First rows that are remarks, and hold no data. */
  readonly marked: number
}

/**
 * The data is the longest run of rows with values, so that values in lines above it, such as `Date;12.03.2026`, are
 * none. The names are in the row of words above it.
 */
export function beginningOf(rows: Rows, { decimal, order, delimiter, marked }: Written): Beginning {
  const isValue = (cell: string): boolean =>
    !Number.isNaN(numberIn(cell, decimal)) ||
    !Number.isNaN(secondsIn(cell, order)) ||
    (decimal === '.' && pairIn(cell) !== null)
  const run = runOfData(rows, isValue, marked)
  // Numbers with units are words at first, as headings such as `10 mm` have them, too.
  const { first: begin, end } =
    run.first < 0 || (run.first === 0 && run.end === 1) ? measuredRun(rows, run, isValue, marked) : run
  const cells = widthOf(begin < 0 ? rows : rows.slice(begin, end), delimiter)
  const first = delimiter === ' ' ? behindProse(rows, { first: begin, end }, cells, isValue) : begin
  const data = first < 0 ? rows : rows.slice(first, end)
  if (first < 0) return { header: -1, first, width: cells, cells, end: rows.length }
  if (isHeadOfYears(rows, first, order)) return { header: first, first: first + 1, width: cells, cells, end }
  const raw = delimiter === ' ' ? cells : Math.max(0, ...data.map(row => row.length))
  const words = headRows(rows, first, cells, raw).filter(
    at => !isUnits(rows[at]!) && !areLengths(rows[at]!) && !isRule(rows[at]!),
  )
  // Dates and times stand in the settings of a recording, and not among its names.
  const isDated = (at: number): boolean => rows[at]!.some(cell => !Number.isNaN(secondsIn(cell, order)))
  const above = words.every(isDated) ? words : words.filter(at => !isDated(at))
  // Another table may stand right above the names; these are as many as the cells.
  const fitting = above.filter(at => trimmed(rows[at]!).length === cells)
  const last = trimmed(rows[above.at(-1) ?? 0] ?? []).length
  // Spaces divide words too: there, a row of units fits only while it has fewer words than the data has cells.
  const isFitting = fitting.length > 0 && (delimiter === ' ' ? last < cells : last === cells)
  const head = isFitting ? fitting : above
  const distinct = (at: number): number => new Set(rows[at]!.filter(cell => cell.trim() !== '')).size
  const most = Math.max(0, ...head.map(distinct))
  // Lines of prose have as many words as names have, where spaces divide these.
  const header = (delimiter === ' ' ? head.at(-1) : head.findLast(at => distinct(at) === most)) ?? -1
  const named = header < 0 ? 0 : trimmed(rows[header]!).length
  return { header, first, width: delimiter === ' ' ? cells : Math.max(cells, named), cells, end }
}

/** Lines of words with numbers among them, `40.1 105.2 1689 m`, may stand right above the data. */
function behindProse(
  rows: Rows,
  { first, end }: Run,
  cells: number,
  isValue: (cell: string) => boolean,
): number {
  let at = first
  const isProse = (row: readonly string[]): boolean =>
    row.length < cells && row.some(cell => !GAP.test(cell) && !isValue(cell))
  while (at >= 0 && at < end - 1 && isProse(trimmed(rows[at]!))) at++
  return at
}

/** A run that begins with the first row may have its names in it, where its values have units. */
function measuredRun(rows: Rows, run: Run, isValue: (cell: string) => boolean, marked: number): Run {
  const found = runOfData(rows, cell => isValue(cell) || measuredIn(cell) !== null, marked)
  return found.end - found.first > run.end - run.first ? found : run
}

interface Run {
  readonly first: number
  /** The row behind the last one. */
  readonly end: number
}

/** Rows of words within the data: a sensor that was lost, names that come again. */
const MOST_BETWEEN = 6

/** The run of rows with the most values, with those above it that are as wide and not far, and those below. */
function runOfData(rows: Rows, isValue: (cell: string) => boolean, marked: number): Run {
  const runs = runsOfData(rows, isValue, marked)
  const most = Math.max(0, ...runs.map(({ values }) => values))
  const at = runs.findIndex(({ values }) => values === most)
  const best = runs[at]
  if (!best) return { first: -1, end: -1 }
  const isAlike = (at: number): boolean => areAlike(rows[at]!, rows[best.first]!, isValue)
  let { first } = best
  for (const run of runs.slice(0, at).toReversed()) {
    if (first - run.end > MOST_BETWEEN || !isAlike(run.first)) break
    first = run.first
  }
  let { end } = runs.slice(at).findLast(run => isAlike(run.first)) ?? best
  const cells = trimmed(rows[best.first]!).length
  while (end < rows.length && trimmed(rows[end]!).length === cells) end++
  return { first, end }
}

/** Whether two rows have as many cells, and values in the same ones, as far as these are filled. */
function areAlike(
  one: readonly string[],
  other: readonly string[],
  isValue: (cell: string) => boolean,
): boolean {
  const [a, b] = [trimmed(one), trimmed(other)]
  const isSame = (cell: string, at: number): boolean =>
    GAP.test(cell) || GAP.test(b[at]!) || isValue(cell) === isValue(b[at]!)
  return a.length === b.length && a.every(isSame)
}

/** Runs of rows with values in the columns of numbers, and with few words in these. */
function runsOfData(
  rows: Rows,
  isValue: (cell: string) => boolean,
  marked: number,
): (Run & { readonly values: number })[] {
  const values = rows.map((row, at) => row.map(cell => at >= marked && isValue(cell)))
  const ofNumbers = numericColumns(rows, values)
  const runs: { first: number; end: number; values: number }[] = []
  let open = false
  for (const [at, row] of rows.entries()) {
    const own = row.flatMap((cell, place) =>
      ofNumbers.has(place) && !GAP.test(cell) ? [values[at]![place]!] : [],
    )
    const found = own.filter(Boolean).length
    const isRemark = REMARK.test(row[0] ?? '') && !values[at]!.includes(true)
    if ((own.length === 0 || isRemark) && open) continue
    const isMostly = own.length - found <= found / 2 || areMarked(row, values[at]!, ofNumbers)
    const isData = found > 0 && isMostly
    if (isData && !open) runs.push({ first: at, end: at, values: 0 })
    open = isData
    if (isData) Object.assign(runs.at(-1)!, { end: at + 1, values: runs.at(-1)!.values + found })
  }
  return runs
}

/** Whether all words in the columns of numbers are numbers with marks behind them, `1.6 e`. */
const areMarked = (row: readonly string[], values: readonly boolean[], ofNumbers: ReadonlySet<number>): boolean =>
  row.every((cell, place) => !ofNumbers.has(place) || values[place] || GAP.test(cell) || /^\s*[<>~]?\s*[+-]?\d[\d.,]* [a-z]{1,3}\s*$/.test(cell)) // prettier-ignore

/** Columns in which most cells are values, by the rows that have any. */
function numericColumns(rows: Rows, values: readonly (readonly boolean[])[]): ReadonlySet<number> {
  const counts: { values: number; filled: number }[] = []
  for (const [at, row] of rows.entries()) {
    if (!values[at]!.includes(true)) continue
    for (const [place, cell] of row.entries()) {
      const count = (counts[place] ??= { values: 0, filled: 0 })
      if (GAP.test(cell)) continue
      count.filled++
      if (values[at]![place]) count.values++
    }
  }
  return new Set([...counts.keys()].filter(place => counts[place]!.values > counts[place]!.filled / 2))
}

const trimmed = (row: readonly string[]): readonly string[] =>
  row.slice(0, row.findLastIndex(cell => cell.trim() !== '') + 1)

/** Cells of most rows where spaces divide them, as words behind a row have spaces as well; else of the widest. */
function widthOf(data: Rows, delimiter: string): number {
  const widths = data.map(row => trimmed(row).length)
  if (delimiter !== ' ') return widths.reduce((most, width) => Math.max(most, width), 0)
  const groups = [...Map.groupBy(widths, width => width)].toSorted((a, b) => b[1].length - a[1].length)
  return groups[0]?.[0] ?? 0
}

/** A line between names and data, as circuit simulators and impedance meters have them. */
const MOST_LINES = 2

/** Whether a row of one cell has names for all columns, which spaces divide. */
export const areSpaced = (row: readonly string[], width: number): boolean =>
  width > 1 && trimmed(row).length === 1 && row[0]!.trim().split(/\s+/).length === width

/**
 * Rows of words right above the data that are as wide as it; gaps and a line of words may stand between.
 * @param raw cells of the widest row of data with empty ones at its end
 */
export function headRows(rows: Rows, first: number, width: number, raw = width): number[] {
  const found = rowsAbove(rows, first, width, raw)
  if (found.length > 0 || width < 2) return found
  for (let at = first - 1; at >= Math.max(0, first - 1 - MOST_LINES); at--) {
    if (areSpaced(rows[at]!, width)) return [at]
    if (trimmed(rows[at]!).length !== 1)
      return rowsAbove(rows, at + 1, width, raw).filter(row => trimmed(rows[row]!).length === width)
  }
  return found
}

function rowsAbove(rows: Rows, first: number, width: number, raw: number): number[] {
  const found: number[] = []
  for (let at = first - 1; at >= 0; at--) {
    const filled = rows[at]!.filter(cell => cell.trim() !== '')
    const hasNames = found.some(row => !isUnits(rows[row]!))
    if (!hasNames && isRule(rows[at]!)) continue
    if (!hasNames && filled.every(cell => GAP.test(cell))) continue
    const most = Math.max(width * 1.5, width + (width < 3 ? 1 : 2), raw)
    const isShort = filled.length < width / 2 && !isUnits(rows[at]!)
    if (isShort || filled.length > most || isSetting(filled)) break
    found.unshift(at)
  }
  return found
}

/** Whether a row names a setting and its value, `Wavelength: 1.5406`, `Rate = 5`, `Mass : N/A`, and no columns. */
function isSetting([name = '', ...values]: readonly string[]): boolean {
  if (values.length === 0) return false
  if (values.includes('=') || values.includes(':')) return true
  const isKey = /:\s*$/.test(name) && !values.some(value => /:\s*$/.test(value))
  return isKey && values.some(value => /\d/.test(value))
}

/** A row of units alone, such as `[kN]`, stands below the names. */
export const isUnits = (row: readonly string[]): boolean =>
  row.some(cell => cell.trim() !== '') && row.every(cell => /^\s*(?:\[[^\]]*\]|\([^)]*\))?\s*$/.test(cell))

/** Whether a row between names and data holds nothing but lines, as `---`, `:--:` and `+----+`. */
export const isRule = (row: readonly string[]): boolean =>
  row.every(cell => /^\s*(?:[-+:]{2,}|={3,}|_{3,})?\s*$/.test(cell))

/** The length and the kind of a column, `15s`, as tables of water surveys have them below the names. */
export const isLength = (cell: string): boolean => /^\d{1,3}[sdn]$/.test(cell.trim())

const areLengths = (row: readonly string[]): boolean =>
  row.length > 1 && row.every(cell => cell.trim() === '' || isLength(cell))

const YEAR = /^\s*(?:1[89]|20|21)\d\d\s*$/

/**
 * Whether the first row of numbers has the years or dates of its columns, `Product;2019;2020`: several of them, no
 * two alike, in their order, and below them mostly others.
 */
function isHeadOfYears(rows: readonly (readonly string[])[], at: number, order: string): boolean {
  const row = rows[at] ?? []
  const isTime = (cell: string): boolean => YEAR.test(cell) || !Number.isNaN(secondsIn(cell, order))
  const places = [...row.keys()].filter(place => isTime(row[place]!))
  const others = row.filter((cell, place) => !places.includes(place) && /^[\s\d.,+-]*\d[\s\d.,]*$/.test(cell))
  if (places.length < 2 || others.length > 0) return false
  const times = places.map(place =>
    YEAR.test(row[place]!) ? Number(row[place]) : secondsIn(row[place]!, order),
  )
  const steps = times.slice(1).map((time, index) => time - times[index]!)
  if (!steps.every(step => step > 0) && !steps.every(step => step < 0)) return false
  const below = rows.slice(at + 1).flatMap(cells => places.map(place => cells[place] ?? ''))
  const filled = below.filter(cell => !GAP.test(cell))
  return filled.length > 0 && filled.filter(isTime).length < filled.length / 2
}
