/** Finds out in which order dates are written, and which columns have them. */
import { numberIn } from './cells.ts'
import { GAP } from '../../gap.ts'
import { DATE_ORDERS } from './options.ts'
import { secondsIn } from './times.ts'

/** The beginning of a date in figures. */
const FIGURES = /^\s*(?:\p{L}{2,10}[.,]* +)?\d{1,4}([-/.])\d{1,2}\1\d{1,4}/u

/**
 * The order of dates that most cells allow: an ambiguous one is read as most of the world writes it.
 * @returns with it, the first date that could be another day where no cell decides, '' for none
 */
export function dateOrderOf(rows: readonly (readonly string[])[]): {
  readonly order: string
  readonly either: string
} {
  const cells = dateCells(rows)
  if (cells.length === 0) return { order: 'ymd', either: '' }
  const hasYears = cells.some(cell => /^\s*\d{4}/.test(cell))
  const ranked = (hasYears ? DATE_ORDERS : (['dmy', 'mdy', 'ymd'] as const))
    .map(order => [order, cells.filter(cell => !Number.isNaN(secondsIn(cell, order))).length] as const)
    .toSorted((a, b) => b[1] - a[1])
  const isOpen = !hasYears && ranked[0]![1] === ranked[1]![1] && cells.some(isOtherDay)
  return { order: ranked[0]![0], either: isOpen ? cells.find(isOtherDay)!.trim() : '' }
}

/** Whether a date is another one with day and month exchanged; behind points the day always comes first. */
function isOtherDay(cell: string): boolean {
  const [day, other] = [secondsIn(cell, 'dmy'), secondsIn(cell, 'mdy')]
  return Math.abs(day - other) > 0 && !/^[^\d]*\d{1,2}\./.test(cell)
}

/** Cells that look like dates: those of columns that can be dates in one order, where the file has any. */
function dateCells(rows: readonly (readonly string[])[]): string[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map(row => row[at] ?? '').filter(cell => FIGURES.test(cell)),
  )
  const likely = columns.filter(cells => DATE_ORDERS.some(order => areDates(cells, order)))
  return (likely.length > 0 ? likely : columns).flat()
}

/** Whether most cells are dates or times; a year of two figures could be part of a version, as `10.4.12`. */
function areDates(cells: readonly string[], order: string): boolean {
  const dates = cells.filter(cell => !Number.isNaN(secondsIn(cell, order)))
  const isShort = dates.some(cell => FIGURES.test(cell) && !/\d{4}/.test(cell))
  return dates.length > 0 && dates.length > cells.length * (isShort ? 0.95 : 0.6)
}

/** Columns in which most cells below the names are dates or times. */
export function dateColumns(
  rows: readonly (readonly string[])[],
  header: number,
  { width, decimal, order }: { readonly width: number; readonly decimal: string; readonly order: string },
): boolean[] {
  const below = rows.slice(header + 1)
  return Array.from({ length: width }, (_, at) => {
    const cells = below.map(row => row[at] ?? '').filter(cell => !GAP.test(cell))
    return areDates(
      cells.map(cell => (Number.isNaN(numberIn(cell, decimal)) ? cell : '')),
      order,
    )
  })
}
