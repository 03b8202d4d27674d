/** Months and years as the panels of the calendar page through them. */

export const YEARS_PER_PAGE = 12

export interface YearsPage {
  readonly first: number
  readonly last: number
  readonly all: readonly number[]
}

/** The page with the year; pages are counted from the first year that can be chosen. */
export function yearsPage(year: number, earliest: Date): YearsPage {
  const start = earliest.getFullYear()
  const first = start + Math.floor((year - start) / YEARS_PER_PAGE) * YEARS_PER_PAGE
  const all = Array.from({ length: YEARS_PER_PAGE }, (_, index) => first + index)
  return { first, last: first + YEARS_PER_PAGE - 1, all }
}

/** The month of the day, or the nearest that can be chosen. */
export function clampMonth(day: Date, first: Date, last: Date): Date {
  const time = Math.min(Math.max(day.getTime(), first.getTime()), last.getTime())
  const clamped = new Date(time)
  return new Date(clamped.getFullYear(), clamped.getMonth())
}
