/** Dates of exchange rates as people type them; a saved date is yyyy-mm-dd, or '0' for the current rates. */
import { worksheetSettings } from '@calcwright/document'
import { FIRST_RATES_DATE } from '@calcwright/reference/currencies'
import { type CheckResult, checked } from './checks.ts'

export const CURRENT_RATES = '0'

/** A year, a year and a month, or any other one or two parts of a date; 0 alone is one as well. */
const INCOMPLETE = /^\d{1,4}(?:[-/.]\d{1,2})?[-/.]?$/

/** The calendar day of a moment where the user is. */
export function dayOf(date: Date): string {
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-')
}

/** Noon of a day: no change of clocks moves it to another. */
export function dateOf(day: string): Date | undefined {
  return day === CURRENT_RATES ? undefined : new Date(`${day}T12:00:00`)
}

/** The date to save for a day: today's rates are the current ones. */
export function rateDate(day: string, today: string): string {
  return day === today ? CURRENT_RATES : day
}

/**
 * Reads yyyy-mm-dd and mm/dd/yyyy; years of two digits are those of this century. Nothing, and a date
 * with a part missing, mean the current rates.
 */
export function checkDate(text: string, today: string): CheckResult<string> {
  const typed = text.trim()
  if (typed === '' || INCOMPLETE.test(typed)) return { ok: true, value: CURRENT_RATES }
  const date = checked(worksheetSettings.shape.currency_date, inOrder(typed))
  if (!date.ok) return date
  if (date.value > today) return { ok: false, message: 'A currency date cannot be later than today.' }
  if (date.value < FIRST_RATES_DATE)
    return {
      ok: false,
      message: `There are no rates of ${date.value}: the first are of ${FIRST_RATES_DATE}.`,
    }
  return { ok: true, value: rateDate(date.value, today) }
}

function inOrder(typed: string): string {
  const american = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)$/.exec(typed)
  const [year, month, day] = american
    ? [american[3], american[1], american[2]]
    : (/^(\d{4}|\d\d)[-/.](\d\d?)[-/.](\d\d?)$/.exec(typed)?.slice(1) ?? [])
  if (year === undefined || month === undefined || day === undefined) return typed
  return [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0')
