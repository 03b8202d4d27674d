/** Exchange rates as exact numbers. */
import { REFERENCE_CURRENCY, ratesFor } from '@calcwright/reference/currencies'
import { Rational } from '../rational.ts'

/** Value of one unit of a currency in the reference currency (US dollar), by its code. */
export type RateTable = ReadonlyMap<string, Rational>

export interface ExchangeRates {
  readonly table: RateTable
  /** yyyy-mm-dd of the rates. */
  readonly date: string
  /** False when rates of another day stand in for the day asked for: tell the user. */
  readonly asAsked: boolean
  readonly source: string
}

const tables = new WeakMap<object, RateTable>()

/** Rates of a day (yyyy-mm-dd, or '0' for the current ones). */
export function exchangeRates(date = '0'): ExchangeRates {
  const { quotes, ...day } = ratesFor(date)
  let table = tables.get(quotes)
  if (table === undefined) {
    table = rateTable(quotes)
    tables.set(quotes, table)
  }
  return { ...day, table }
}

function rateTable(quotes: ReturnType<typeof ratesFor>['quotes']): RateTable {
  const values = new Map([[REFERENCE_CURRENCY as string, Rational.of(1)]])
  for (const { code, anchor, rate } of quotes) {
    values.set(code, values.get(anchor)!.divide(Rational.parse(rate)!))
  }
  return values
}

/** The rates used where none are given. */
export const CURRENT_RATES: RateTable = exchangeRates().table
