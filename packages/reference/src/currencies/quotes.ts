import type { Quote } from './rates.ts'
import { FIXED_PARITIES, MARKET_RATES, SNAPSHOT_DATE, SNAPSHOT_SOURCE } from './rates.ts'

/** The currency in which all rates are expressed. */
export const REFERENCE_CURRENCY = 'USD'

/** Rates of one day. */
export interface Rates {
  /** yyyy-mm-dd of the rates given. */
  readonly date: string
  /** False when rates of another day stand in for those asked for. */
  readonly asAsked: boolean
  readonly source: string
  /** Each anchor is the reference currency or quoted before. A currency without a quote has no rate. */
  readonly quotes: readonly Quote[]
}

/** Rates of a day (yyyy-mm-dd, or '0' for those that ship); those that ship where that day is not known. */
export function ratesFor(date: string): Rates {
  const asAsked = date === '0' || date === SNAPSHOT_DATE
  return { date: SNAPSHOT_DATE, asAsked, source: SNAPSHOT_SOURCE, quotes: SNAPSHOT }
}

const SNAPSHOT: readonly Quote[] = [...MARKET_RATES, ...FIXED_PARITIES]

/** The rates that ship, as units of each currency for one US dollar in decimal digits; without parities. */
export function snapshotRates() {
  const perDollar = Object.fromEntries(MARKET_RATES.map(({ code, rate }) => [code, rate]))
  return { date: SNAPSHOT_DATE, source: SNAPSHOT_SOURCE, perDollar }
}
