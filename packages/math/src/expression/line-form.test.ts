import { describe, expect, it } from 'vitest'
import { formatIn, formatNumber } from './format-number.ts'
import { formsOfLine, lineFormOf, lineFormText } from './line-form.ts'

const FORMAT = { digits: 6, thousands: false }

describe('the form of a line', () => {
  it.each([
    ['2 decimals, zeros', 'kN', '12.3456', '12.35'],
    ['2 decimals, zeros', '', '3', '3.00'],
    ['2 decimals', '', '3', '3'],
    ['0 decimals', 'kN', '12.5', '13'],
    ['1 decimal, zeros', '', '7.04', '7.0'],
    ['3 digits', 'm', '1234.5', '1.23e3'],
    ['3 digits, zeros', 'm', '1.5', '1.50'],
    ['3 digits engineering', '', '123456.7', '123e3'],
    ['3 digits scientific, zeros', 'Pa', '2500', '2.50e3'],
  ])('%s writes %s %s as %s', (text, unit, number, written) => {
    const forms = formsOfLine([{ unit: 'kN', form: 'decimals', digits: 5, zeros: false }], text)
    expect(formatNumber(number, formatIn({ ...FORMAT, forms }, unit)).plain).toBe(written)
    expect(lineFormOf(lineFormText(lineFormOf(text)!))).toEqual(lineFormOf(text))
  })

  it.each(['', 'few', '2', '0 digits', '15 decimals', '2 decimals engineering', '2 decimals zeros'])(
    '%j is none',
    text => expect(lineFormOf(text)).toBeNull(),
  )

  it('leaves the forms of the worksheet where there is none', () => {
    const forms = [{ unit: '', form: 'decimals', digits: 1, zeros: false }] as const
    expect(formsOfLine(forms, undefined)).toBe(forms)
  })
})
