import { CURRENCY_ROWS, ratesFor } from '@calcwright/reference/currencies'
import { expect, test } from 'vitest'
import { CURRENT_RATES, exchangeRates } from './rates.ts'

test('the euro of the snapshot', () => {
  expect(CURRENT_RATES.get('USD')!.toText()).toBe('1')
  expect(CURRENT_RATES.get('EUR')!.toDecimalText()).toBe('1.1761')
  expect(CURRENT_RATES.get('JPY')!.toNumber()).toBeCloseTo(1.1761 / 184.37, 15)
})

test('fixed parities', () => {
  const per = (code: string, anchor: string) =>
    CURRENT_RATES.get(anchor)!.divide(CURRENT_RATES.get(code)!).toDecimalText()
  expect(per('BGN', 'EUR')).toBe('1.95583')
  expect(per('XOF', 'EUR')).toBe('655.957')
  expect(per('SAR', 'USD')).toBe('3.75')
  expect(per('IMP', 'GBP')).toBe('1')
})

test('every quoted currency is in the table, each anchor is quoted before', () => {
  const codes = CURRENCY_ROWS.map(row => row.symbol)
  const { quotes } = ratesFor('0')
  const quoted = ['USD', ...quotes.map(({ code }) => code)]
  expect(quoted.filter(code => !codes.includes(code))).toEqual([])
  expect(quotes.filter(({ anchor }, index) => !quoted.slice(0, index + 1).includes(anchor))).toEqual([])
})

test('another day gets the newest rates and says so', () => {
  expect(exchangeRates('0')).toMatchObject({ date: '2026-05-08', asAsked: true })
  expect(exchangeRates('2026-05-08').asAsked).toBe(true)
  expect(exchangeRates('2001-01-01').asAsked).toBe(false)
  expect(exchangeRates('2001-01-01').table).toBe(CURRENT_RATES)
  expect(CURRENT_RATES.has('BTC')).toBe(false)
})
