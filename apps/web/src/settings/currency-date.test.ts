import { describe, expect, it } from 'vitest'
import { checkDate, dateOf, dayOf, rateDate } from './currency-date.ts'

const TODAY = '2025-06-15'

describe('checkDate', () => {
  it.each([
    ['', '0'],
    ['0', '0'],
    ['2024-12-31', '2024-12-31'],
    ['2024-3-5', '2024-03-05'],
    [' 2024/03/05 ', '2024-03-05'],
    ['24-3-5', '2024-03-05'],
    ['03/05/2024', '2024-03-05'],
    ['3/5/24', '2024-03-05'],
    [TODAY, '0'],
    ['2024', '0'],
    ['2024-03', '0'],
    ['2024-03-', '0'],
    ['3/5', '0'],
  ])('reads %j as %s', (text, value) => expect(checkDate(text, TODAY)).toEqual({ ok: true, value }))

  it.each(['yesterday', '20240305', '2024-02-30', '13/05/2024'])('does not read %j', text =>
    expect(checkDate(text, TODAY)).toEqual({
      ok: false,
      message: 'A currency date is written yyyy-mm-dd, or 0 for today.',
    }),
  )

  it('refuses tomorrow', () =>
    expect(checkDate('2025-06-16', TODAY)).toEqual({
      ok: false,
      message: 'A currency date cannot be later than today.',
    }))

  it('refuses a day before there were rates, and says which is the first', () => {
    const message = 'There are no rates of 2024-03-01: the first are of 2024-03-02.'
    expect(checkDate('2024-03-01', TODAY)).toEqual({ ok: false, message })
    expect(checkDate('2024-03-02', TODAY)).toEqual({ ok: true, value: '2024-03-02' })
  })
})

it.each([
  ['2025-06-15', '0'],
  ['2025-06-14', '2025-06-14'],
])('saves the rates of %s as %s', (day, saved) => expect(rateDate(day, TODAY)).toBe(saved))

it.each(['1999-01-04', '2024-02-29', '2024-03-31', '2024-12-31'])(
  '%s is the same day for the calendar',
  day => expect(dayOf(dateOf(day)!)).toBe(day),
)

it('has no day for the current rates', () => expect(dateOf('0')).toBeUndefined())
