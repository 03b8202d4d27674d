/** Exchange rates as exact numbers. */
import { FIXED_PARITIES, REFERENCE_CURRENCY, ratesFor } from '@calcwright/reference/currencies'
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

const loaded = new WeakMap<object, RateTable>()

/**
 * Rates of a day that were fetched. Parities fixed by law or treaty hold for currencies that the source does not have.
 * @param perDollar units of each currency for one US dollar, as decimal digits
 */
export function ratesFromDollars(perDollar: Readonly<Record<string, string>>): RateTable {
  let table = loaded.get(perDollar)
  if (table === undefined) {
    const market = Object.entries(perDollar).map(([code, rate]) => ({
      code,
      anchor: REFERENCE_CURRENCY,
      rate,
    }))
    const known = new Set([...market.map(({ code }) => code), REFERENCE_CURRENCY])
    const fixed = FIXED_PARITIES.filter(({ code, anchor }) => !known.has(code) && known.has(anchor))
    table = rateTable([...market.filter(({ code }) => code !== REFERENCE_CURRENCY), ...fixed])
    loaded.set(perDollar, table)
  }
  return table
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
