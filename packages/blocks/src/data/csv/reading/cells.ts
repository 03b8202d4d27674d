/** Numbers and dates in the cells of a file. */
import type { Cell } from './options.ts'

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eEdD][+-]?\d+)?$/
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:([,.\u00a0\u202f ’'])\d{3})(?:\1\d{3})*(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/** Points between thousands, where the comma is the decimal mark. */
const POINTS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/
const COMMA_GROUPED = /^[+-]?[1-9]\d{0,2}(?:([.\u00a0\u202f ’'])\d{3})(?:\1\d{3})*(?:,\d+)?(?:[eE][+-]?\d+)?$/

/**
 * The number that a text means, NaN for none. Thousands may be set apart, `1,234.5`, `1 234,5`; per cent are
 * hundredths; an exponent may be written with D, as Fortran does. No number is too large for a double.
 * @param decimal the decimal mark, `.` or `,`
 */
export function numberIn(text: string, decimal: string): number {
  // The common case first: this runs for millions of cells.
  if (decimal === '.') {
    const quick = Number(text)
    if (quick === quick && quick - quick === 0 && isFigure(text)) return quick
  }
  const cell = text.trim().replace(/^[\u2212\u2013\uFF0D]/, '-')
  if (cell === '') return Number.NaN
  // Quotes that do not begin right behind the delimiter are left in the cell.
  if (/^(["']).+\1$/.test(cell)) return numberIn(cell.slice(1, -1), decimal)
  if (cell.endsWith('%')) return numberIn(cell.slice(0, -1), decimal) / 100
  if (decimal === ',' && POINTS.test(cell)) return Number(cell.replaceAll('.', ''))
  const pointed = decimal === ',' ? withPoint(cell) : cell
  if (PLAIN.test(pointed)) return finite(Number(pointed.replace(/d/i, 'e')))
  const grouped = decimal === ',' ? COMMA_GROUPED : GROUPED
  const mark = grouped.exec(cell)?.[1]
  if (mark === undefined || mark === decimal) return Number.NaN
  return Number(cell.replaceAll(mark, '').replace(',', '.'))
}

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN)

const withPoint = (cell: string): string => (cell.includes('.') ? cell : cell.replace(',', '.'))

/** `Number` takes '', '0x10' and 'Infinity', which are no cells with a number. */
function isFigure(text: string): boolean {
  if (text.length > 1 && /[xXbBoO]/.test(text[1]!)) return false
  return text.trim() !== ''
}

const DATE = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:[T ]+(\S.*))?$/
const TIME = /^(\d{1,3}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]m)?\s*(z|[+-]\d{2}:?\d{2})?$/i
const MINUTE = 60
const HOUR = 3600
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** `12-Mar-2024`, `12 March 24`. */
const NAMED_MONTH = /^(\d{1,2})[-/. ]+([A-Za-z]{3,9})[-/., ]+(\d{4}|\d{2})(?:[T ]+(\S.*))?$/

/** Seconds since 1970 of a date, or since midnight of a time; NaN for anything else. */
export function secondsIn(cell: Cell, order: string): number {
  if (cell instanceof Date) return cell.getTime() / 1000
  if (typeof cell !== 'string') return Number.NaN
  const text = cell.trim()
  const date = DATE.exec(text)
  if (!date) return namedMonth(text) ?? timeOfDay(text)
  const [, first = '', , second = '', third = '', rest] = date
  const day = dayOf(first, second, third, order)
  const time = rest === undefined ? 0 : timeOfDay(rest)
  return day + time
}

/** A date whose month is an English word; null for anything else. */
function namedMonth(text: string): number | null {
  const [, day = '', word = '', year = '', rest] = NAMED_MONTH.exec(text) ?? []
  const month = MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1
  if (month === 0) return null
  return dayOf(day, String(month), year, 'dmy') + (rest === undefined ? 0 : timeOfDay(rest))
}

function dayOf(first: string, second: string, third: string, order: string): number {
  const parts = first.length === 4 ? [first, second, third] : arranged(first, second, third, order)
  const [year, month, day] = parts.map(Number) as [number, number, number]
  const full = parts[0]!.length <= 2 ? year + (year < 70 ? 2000 : 1900) : year
  const time = Date.UTC(full, month - 1, day)
  const made = new Date(time)
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day ? time / 1000 : Number.NaN
}

/** Year, month, day. */
const arranged = (a: string, b: string, c: string, order: string): [string, string, string] =>
  order === 'mdy' ? [c, a, b] : order === 'ymd' ? [a, b, c] : [c, b, a]

function timeOfDay(text: string): number {
  const time = TIME.exec(text)
  if (!time) return Number.NaN
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '', half = '', zone = ''] = time
  const isWrong = Number(minutes) > 59 || Number(seconds) > 60 || (half !== '' && Number(hours) > 12)
  if (isWrong) return Number.NaN
  const noon = half === '' ? 0 : (/p/i.test(half) ? 12 : 0) - (Number(hours) === 12 ? 12 : 0)
  const own = (Number(hours) + noon) * HOUR + Number(minutes) * MINUTE + Number(seconds)
  return own + (fraction === '' ? 0 : Number(`0.${fraction}`)) - zoneOf(zone)
}

function zoneOf(zone: string): number {
  const parts = /^([+-])(\d{2}):?(\d{2})$/.exec(zone)
  if (!parts) return 0
  return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) * HOUR + Number(parts[3]) * MINUTE)
}

/** The number of a cell that is no date; NaN for none. */
export function valueOf(cell: Cell | undefined, decimal: string): number {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : Number.NaN
  if (typeof cell === 'string') return numberIn(cell, decimal)
  if (typeof cell === 'boolean') return cell ? 1 : 0
  return cell instanceof Date ? cell.getTime() / 1000 : Number.NaN
}

export function textOf(cell: Cell | undefined): string {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$|Z$/, '')
  return cell === null || cell === undefined ? '' : String(cell)
}
