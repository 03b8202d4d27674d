import { expect, it } from 'vitest'
import { clampMonth, yearsPage } from './date-picker.tsx'

const FIRST = new Date(1999, 0)

it.each([
  [1999, 1999, 2010],
  [2010, 1999, 2010],
  [2011, 2011, 2022],
  [2026, 2023, 2034],
])('the page of %d goes from %d to %d', (year, first, last) => {
  const page = yearsPage(year, FIRST)
  expect([page.first, page.last, page.all.length]).toEqual([first, last, 12])
})

it.each([
  [new Date(2024, 2, 5), new Date(2024, 2)],
  [new Date(1980, 2, 5), new Date(1999, 0)],
  [new Date(2050, 2, 5), new Date(2026, 10)],
])('the month of %s is %s', (day, month) => {
  expect(clampMonth(day, FIRST, new Date(2026, 10, 21))).toEqual(month)
})
