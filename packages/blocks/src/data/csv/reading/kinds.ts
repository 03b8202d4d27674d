/** Finds out what the columns of a file hold, by the rows of data. */
import { GAP } from '../../gap.ts'
import { measuredIn } from '../../measured.ts'
import { numberIn } from './cells.ts'
import { areDates } from './dates.ts'
import { labelsOf, pairIn } from './pairs.ts'
import type { ColumnKind, FoundColumn } from './options.ts'
import { durationIn } from './durations.ts'
import { isClock, isCompactDate, isMonth, secondsIn } from './times.ts'

/** Headings above dates that are figures alone. */
const DATED = /date|datum|time|zeit|stamp|yyyy|tag\b|^(?:dt|ts|day)$/i
/** Headings above times that pass and are no times of day. */
const PASSING = /elaps|durat|dauer|step|test|cycle|cumul|total|run|relativ|lauf/i

/** Begins a limit of detection or the end of a range, `<0.5`, which is no value itself. */
const BOUND = /^\s*[<>≤≥]=?\s*/

interface Around {
  readonly decimal: string
  /** Order of dates. */
  readonly order: string
  /** Words above the columns. */
  readonly headings: readonly string[]
}

/** Columns of the rows of data; one of pairs becomes two, and times of day beside dates belong to these. */
export function columnsIn(
  rows: readonly (readonly string[])[],
  width: number,
  around: Around,
): FoundColumn[] {
  const cells = Array.from({ length: width }, (_, at) =>
    rows.map(row => row[at] ?? '').filter(cell => !GAP.test(cell)),
  )
  const kinds = cells.map((own, at) => kindOf(own, around.headings[at] ?? '', around))
  const clocks = kinds.map((kind, at) => (kind === 'time' ? clockBeside(at, cells, around) : -1))
  return kinds.flatMap((kind, at): FoundColumn[] => {
    if (clocks.includes(at)) return []
    if (kind !== 'pair') return [{ at, kind, part: '', clock: clocks[at]!, label: '' }]
    const [first, second] = labelsOf(cells[at]![0]!)
    const pair = { at, kind: 'number', clock: -1 } as const
    return [{ ...pair, part: 'first', label: first }, { ...pair, part: 'second', label: second }] // prettier-ignore
  })
}

function kindOf(cells: readonly string[], heading: string, { decimal, order }: Around): ColumnKind | 'pair' {
  if (cells.length === 0) return 'number'
  const numbers = cells.filter(cell => !Number.isNaN(numberIn(cell, decimal)))
  const isBound = (cell: string): boolean =>
    BOUND.test(cell) && !Number.isNaN(numberIn(cell.replace(BOUND, ''), decimal))
  const bounds = cells.filter(isBound)
  if (DATED.test(heading) && numbers.length > 1 && cells.every(isCompactDate)) return 'time'
  const others = cells.map(cell => (Number.isNaN(numberIn(cell, decimal)) ? cell : ''))
  if (others.some(isMonth) ? areMonths(others, heading) : areDates(others, order)) return 'time'
  // A comma between thousands, `1,250.5`, makes no pair.
  const areNumbers = numbers.length === cells.length
  if (decimal === '.' && !areNumbers && cells.filter(cell => pairIn(cell)).length > cells.length * 0.8)
    return 'pair'
  if (numbers.length + bounds.length >= cells.length / 2) return 'number'
  const units = cells.flatMap(cell => measuredIn(cell)?.unit ?? [])
  const usual = mostOf(units)
  const measured = units.filter(unit => unit === usual).length
  return numbers.length + measured > cells.length / 2 ? 'number' : 'text'
}

/** Months below a heading of them or in their order; else `2024-03` may be the number of an order. */
function areMonths(cells: readonly string[], heading: string): boolean {
  const starts = cells.map(cell => (isMonth(cell) ? secondsIn(cell, 'ymd') : Number.NaN))
  const rise = starts.every((start, at) => at === 0 || start > starts[at - 1]!)
  return starts.every(start => start === start) && (/month|monat|mois|period/i.test(heading) || DATED.test(heading) || (rise && starts.length > 2)) // prettier-ignore
}

function mostOf(texts: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(texts, text => text)].toSorted((a, b) => b[1].length - a[1].length)
  return groups[0]?.[0]
}

/** Place of the times of day beside a column of days without any; -1 for none. */
function clockBeside(at: number, cells: readonly (readonly string[])[], { order, headings }: Around): number {
  const areDays = cells[at]!.every(cell => !isClock(cell) && secondsIn(cell, order) % 86_400 === 0)
  if (!areDays || cells[at]!.some(cell => /\d[T ]\s*\d\d?:/.test(cell) || isMonth(cell))) return -1
  const isTimeOfDay = (cell: string): boolean =>
    isClock(cell) && durationIn(cell.trim()) === null && secondsIn(cell, order) <= 86_400
  const isBeside = (place: number): boolean => {
    const own = cells[place] ?? []
    return own.length > 0 && !PASSING.test(headings[place] ?? '') && own.every(isTimeOfDay)
  }
  return [at + 1, at - 1].find(isBeside) ?? -1
}
