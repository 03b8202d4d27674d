/** Dates and times in the cells of a file. */
import { durationIn } from './durations.ts'
import type { Cell } from './options.ts'

const DATE = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:(?:[T:_]|,? (?:- )?) *(\S.*))?$/
/** `20180101:0000`, `20180101T000000`, `2018010100`: a year of this or the last century, and all in two figures. */
const COMPACT =
  /^((?:19|20)\d\d)(\d\d)(\d\d)(?:[T: _-]?(\d\d):?(\d\d)?(?::?(\d\d)(?:[.,](\d+))?)?)?\s*(z|utc|gmt|[+-]\d\d:?\d\d)?$/i
/** Minutes and seconds of a time with a fraction: no hours have one. */
const LAP = /^(\d{1,6}):(\d{2})[.,](\d{1,9})$/
const TIME =
  /^(\d{1,6}):(\d{2})(?::(\d{2})(?:[.,](\d{1,15})|:(\d{3}))?)?\s*([ap]\.?m\.?)?\s*([a-z]{1,4}|(?:utc|gmt)?[+-]\d{1,2}(?::?\d{2})?)?$/i
/** Hours before Greenwich of zones that logs name. */
const ZONES: Readonly<Record<string, number>> = { z: 0, utc: 0, gmt: 0, wet: 0, bst: 1, cet: 1, mez: 1, cest: 2, mesz: 2, eet: 2, eest: 3, jst: 9, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 } // prettier-ignore
/** Times from one to another of ISO 8601: the first one counts. */
const INTERVAL = /^(\d{4}-\d\d-\d\dT[^/]+)\/\d{4}-\d\d-\d\dT[^/]+$/
/** `01.01.2024 00:00 - 01.01.2024 00:15`, `00:00 - 01:00`: the first one counts as well. */
const SPAN =
  /^((?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4} )?\d{1,2}:\d\d(?::\d\d)?) *[-–] *(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4} )?\d{1,2}:\d\d(?::\d\d)?(?: \(\w+\))?$/
/** `05:03:2024`, and `2024:03:05 10:00:00` of pictures: colons that cannot stand in a time. */
const COLONS = /^(\d\d):(\d\d):(\d{4})(?= |$)|^(\d{4}):(\d\d):(\d\d)(?= \d\d?:)/
/** `Tue Mar  5 10:00:00 2024`, with a zone before the year in Java. */
const YEAR_LAST =
  /^(?:\p{L}{2,4}\.? )?(\p{L}{3,4}) +(\d{1,2}) (\d\d:\d\d:\d\d(?:\.\d+)?)(?: (\S+))? (\d{4})$/u
/** A month, `2024-03` or `March 2024`: the first of it. */
const MONTH = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])$/
const WORD_MONTH = /^(\p{L}{3,9})[ -](\d{4})$/u
/** `01/21  24:00:00`, month and day of a year that a simulation does not name: it has 365 days. */
const YEARLESS = /^(\d\d)\/(\d\d) {2}(\d\d:\d\d:\d\d)$/
const MINUTE = 60
const HOUR = 3600
/** Months by their first letters in English, German and French, from January on. */
const MONTHS = ['jan|jän', 'feb|fév|fev', 'mar|mär|mrz', 'apr|avr', 'may|mai', 'jun|juin', 'jul|juil', 'aug|aoû|aou', 'sep', 'oct|okt', 'nov', 'dec|dez|déc'].map(words => new RegExp(`^(?:${words})`, 'i')) // prettier-ignore
/** `12-Mar-2024`, `12. März 24`. */
const NAMED_MONTH = /^(\d{1,2})[-/. ]+(\p{L}{3,9})[-/., ]+(\d{4}|\d{2})(?:(?:[T:]|,? (?:- )?) *(\S.*))?$/u
/** `Mar 12, 2024`. */
const MONTH_FIRST = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})(?:,? (?:- )? *(\S.*))?$/u
/** `14MAR2024`, `14MAR2024:10:12:33`, as statistical programs write them. */
const UNSPACED = /^(\d{1,2})(\p{L}{3})(\d{4})(?:$|:)/u
/** `Mo`, `Tue,` before a date. */
const WEEKDAY =
  /^(?:mo|tu|we|th|fr|sa|su|di|mi|do|so|lu|ma|me|je|ve)\p{L}{0,9}[.,]* +(?=\d|\p{L}{3,9}\.? \d)/iu

/** Times without a date are on the days up to here in Excel, which count from its day 0. */
const CLOCK_END = Date.UTC(1900, 1, 1)
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** Whether a cell that is a date or a time is a time without a date. */
export function isClock(cell: Cell): boolean {
  if (cell instanceof Date) return cell.getTime() < CLOCK_END
  if (typeof cell !== 'string' || COLONS.test(cell.trim())) return false
  return /^\s*\d{1,6}:/.test(cell) || durationIn(cell.trim()) !== null
}

/** Whether a cell can only be a duration, as its days stand before it or it has no hours of a day. */
export const isDuration = (cell: Cell): boolean =>
  typeof cell === 'string' && (durationIn(cell.trim()) !== null || Number(/^\s*(\d+):/.exec(cell)?.[1]) > 24)

/** Whether a cell is figures alone that can be a date, `20180101` or `2018010113`. */
export const isCompactDate = (cell: string): boolean =>
  /^(?:\d{8}|\d{10}|\d{12}|\d{14})$/.test(cell.trim()) && compactDate(cell.trim()) !== null

/**
 * A time in two parts that is no time of day, `45:30`, or any in two parts where the column is in seconds: it is read
 * as hours and minutes, and could be minutes and seconds. '' for any other cell.
 */
export function longTimeIn(cell: Cell, unit: string): string {
  const [text = '', hours = 0] = (typeof cell === 'string' && /^(\d{1,3}):\d{2}$/.exec(cell.trim())) || []
  return unit === 's' || Number(hours) >= 24 ? text : ''
}

/** A time of an Excel file as text files have it, `25:10:00`. */
export function clockText(cell: Date): string {
  return durationText(Math.round(secondsIn(cell, '') * 1000) / 1000)
}

/** @param whole seconds, not below zero */
export function durationText(whole: number): string {
  const [hours, minutes, seconds] = [
    Math.floor(whole / HOUR),
    Math.floor(whole / MINUTE) % 60,
    whole % MINUTE,
  ]
  const pad = (value: number): string => String(value).padStart(2, '0')
  return `${pad(hours)}:${pad(minutes)}:${pad(Math.floor(seconds))}${seconds % 1 === 0 ? '' : (seconds % 1).toFixed(3).slice(1)}`
}

/** Whether a cell can only be minutes and seconds, `12:30.5`. */
export const isLap = (cell: string): boolean => LAP.test(cell.trim())

/** Seconds of minutes and seconds, `12:30`, or of hours, minutes and seconds; NaN for anything else. */
export function lapIn(cell: Cell): number {
  const [, minutes, seconds = ''] =
    (typeof cell === 'string' && /^(\d+):(\d{2}(?:[.,]\d+)?)$/.exec(cell.trim())) || []
  if (minutes === undefined) return isClock(cell) ? secondsIn(cell, '') : Number.NaN
  const size = Number(seconds.replace(',', '.'))
  return size < 60 ? Number(minutes) * MINUTE + size : Number.NaN
}

/**
 * Seconds since 1970 of a date, or since midnight of a time; NaN for anything else.
 * @param from seconds of a day from which dates count instead: seconds since 1970 have no room for microseconds
 */
export function secondsIn(cell: Cell, order: string, from = 0): number {
  if (cell instanceof Date) return (cell.getTime() - (isClock(cell) ? DAY_ZERO : from * 1000)) / 1000
  if (typeof cell !== 'string') return Number.NaN
  if (cell.length > LONGEST) return Number.NaN
  const whole = withMarks(cell.trim())
  const [, begin] = (whole.length > SHORTEST_SPAN && (INTERVAL.exec(whole) ?? SPAN.exec(whole))) || []
  if (begin !== undefined) return secondsIn(begin, order, from)
  const start = whole.length > LONGEST_MONTH ? null : monthStart(whole)
  if (start !== null) return start - from
  const compact = compactDate(whole, from)
  if (compact !== null) return compact
  const [, month, dayOfMonth = '', time] = YEARLESS.exec(whole) ?? []
  if (month !== undefined) return dayOf('2001', month, dayOfMonth, 'ymd') - from + timeOfDay(time!)
  const text = MONTH_FIRST.test(whole)
    ? whole
    : whole.replace(WEEKDAY, '').replace(UNSPACED, '$1 $2 $3 ').trim()
  const date = DATE.exec(text)
  if (!date) return namedMonth(text, from) ?? timeOfDay(text)
  const [, first = '', , second = '', third = '', rest] = date
  const day = dayOf(first, second, third, order) - from
  return day + (rest === undefined ? 0 : timeOfDay(rest))
}

/** Signs of the longest date with its time and its zone; longer texts are none. */
const LONGEST = 64
/** `0:00-1:00`, `September 2024`. */
const [SHORTEST_SPAN, LONGEST_MONTH] = [8, 14]

/** Letters at the beginning, or a colon where a date has another mark: rare forms, as this runs for millions of cells. */
const RARE = /^(?:\p{L}|\d\d:\d\d:\d\d\d\d|\d\d\d\d:)/u

/** Dates in rare forms as one of the usual ones. */
function withMarks(text: string): string {
  if (!RARE.test(text)) return text
  return (
    text
      .replace(COLONS, (_, day, month, year, first, second, third) =>
        day === undefined ? `${first}-${second}-${third}` : `${day}-${month}-${year}`,
      ) // prettier-ignore
      .replace(YEAR_LAST, (_, month, day, time, zone = '', year) =>
        `${month} ${day}, ${year} ${time} ${zone}`.trim(),
      )
      // JavaScript writes the name of the zone behind its hours.
      .replace(/(?<=[+-]\d{4}) \([^()]*\)$/, '')
  )
}

/** Whether a cell is a month of a year. */
export const isMonth = (cell: string): boolean => monthStart(cell.trim()) !== null

function monthStart(text: string): number | null {
  const [, year, month] = MONTH.exec(text) ?? []
  if (year !== undefined) return dayOf(year, month!, '1', 'ymd')
  const [, word = '', ofYear = ''] = WORD_MONTH.exec(text) ?? []
  const named = MONTHS.findIndex(words => words.test(word)) + 1
  return named > 0 && word !== '' ? dayOf('1', String(named), ofYear, 'dmy') : null
}

/** A date without marks between year, month and day; null for anything else. */
function compactDate(text: string, from = 0): number | null {
  const parts = COMPACT.exec(text)
  if (!parts) return null
  const [, year = '', month = '', day = '', hours = '0', minutes = '0', seconds = '0', fraction, zone = ''] =
    parts
  const date = dayOf(year, month, day, 'ymd')
  const isWrong = Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 60
  if (date !== date || isWrong) return null
  const time = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds)
  return date - from + time + (fraction === undefined ? 0 : Number(`0.${fraction}`)) - zoneOf(zone)
}

/** A date whose month is a word; null for anything else. */
function namedMonth(text: string, from: number): number | null {
  const [, first = '', word = '', year = '', rest] = NAMED_MONTH.exec(text) ?? MONTH_FIRST.exec(text) ?? []
  const [day, name] = /^\d/.test(first) ? [first, word] : [word, first]
  const month = MONTHS.findIndex(words => words.test(name)) + 1
  if (month === 0) return null
  return dayOf(day, String(month), year, 'dmy') - from + (rest === undefined ? 0 : timeOfDay(rest))
}

function dayOf(first: string, second: string, third: string, order: string): number {
  const parts = first.length === 4 ? [first, second, third] : arranged(first, second, third, order)
  const [year, month, day] = parts.map(Number) as [number, number, number]
  // Versions and numbers of parts, `1.2.3` and `10.4.120`, have no year.
  if (parts[0]!.length !== 2 && parts[0]!.length !== 4) return Number.NaN
  const full = parts[0]!.length === 2 ? year + (year < 70 ? 2000 : 1900) : year
  const time = Date.UTC(full, month - 1, day)
  const made = new Date(time)
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day ? time / 1000 : Number.NaN
}

/** Year, month, day. */
const arranged = (a: string, b: string, c: string, order: string): [string, string, string] =>
  order === 'mdy' ? [c, a, b] : order === 'ymd' ? [a, b, c] : [c, b, a]

function timeOfDay(text: string): number {
  const duration = durationIn(text)
  if (duration !== null) return duration
  const time = TIME.exec(text)
  if (!time) return isLap(text) ? lapIn(text) : Number.NaN
  const [, hours = '0', minutes = '0', seconds = '0', decimals, milliseconds, half = '', zone = ''] = time
  const fraction = decimals ?? milliseconds ?? ''
  const isWrong = Number(minutes) > 59 || Number(seconds) > 60 || (half !== '' && Number(hours) > 12)
  if (isWrong) return Number.NaN
  const noon = half === '' ? 0 : (/p/i.test(half) ? 12 : 0) - (Number(hours) === 12 ? 12 : 0)
  const own = (Number(hours) + noon) * HOUR + Number(minutes) * MINUTE + Number(seconds)
  return own + (fraction === '' ? 0 : Number(`0.${fraction}`)) - zoneOf(zone)
}

/** Seconds that a zone is ahead of Greenwich; NaN for a word that is none. */
function zoneOf(zone: string): number {
  if (zone === '') return 0
  const [, sign, hours, minutes = '0'] = /^(?:utc|gmt)?([+-])(\d{1,2}):?(\d{2})?$/i.exec(zone) ?? []
  if (sign === undefined) return (ZONES[zone.toLowerCase()] ?? Number.NaN) * HOUR
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}
