import { CURRENCY_ROWS, ratesFor } from '@calcwright/reference/currencies'
import { expect, test } from 'vitest'
import { CURRENT_RATES, exchangeRates, ratesFromDollars } from './rates.ts'

test('the euro of the snapshot', () => {
  expect(CURRENT_RATES.get('USD')!.toText()).toBe('1')
  expect(CURRENT_RATES.get('EUR')!.toNumber()).toBeCloseTo(1 / 0.88022588, 15)
  expect(CURRENT_RATES.get('JPY')!.toNumber()).toBeCloseTo(1 / 157.47729333, 15)
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
  expect(exchangeRates('0')).toMatchObject({ date: '2026-09-29', asAsked: true })
  expect(exchangeRates('2026-09-29').asAsked).toBe(true)
  expect(exchangeRates('2001-01-01').asAsked).toBe(false)
  expect(exchangeRates('2001-01-01').table).toBe(CURRENT_RATES)
  expect(CURRENT_RATES.has('VEF')).toBe(false)
})

test('metals and bitcoin have rates', () => {
  for (const code of ['XAU', 'XAG', 'XPT', 'XPD', 'BTC'])
    expect(CURRENT_RATES.get(code)!.toNumber()).toBeGreaterThan(10)
  expect(CURRENT_RATES.get('XAU')!.toNumber()).toBeCloseTo(1 / 0.0002421835, 8)
})

test('rates that were fetched, with parities of what they lack', () => {
  const table = ratesFromDollars({ EUR: '0.5', SAR: '3.8', USD: '1' })
  expect(table.get('EUR')!.toText()).toBe('2')
  expect(table.get('EEK')!.toNumber()).toBeCloseTo(2 / 15.6466, 12)
  expect(table.get('SAR')!.toNumber()).toBeCloseTo(1 / 3.8, 12)
  expect(table.has('XAU')).toBe(false)
})
