import type { Quote } from './rates.ts'
import { FIXED_PARITIES, PER_EURO, SNAPSHOT_DATE, SNAPSHOT_SOURCE } from './rates.ts'

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

/** Rates of a day (yyyy-mm-dd, or '0' for the newest known); the newest known where that day is not. */
export function ratesFor(date: string): Rates {
  const asAsked = date === '0' || date === SNAPSHOT_DATE
  return { date: SNAPSHOT_DATE, asAsked, source: SNAPSHOT_SOURCE, quotes: SNAPSHOT }
}

const { USD: dollars, ...PER_EURO_BUT_DOLLARS } = PER_EURO

const SNAPSHOT: readonly Quote[] = [
  { code: 'EUR', anchor: REFERENCE_CURRENCY, rate: `1/${dollars}` },
  ...Object.entries(PER_EURO_BUT_DOLLARS).map(([code, rate]) => ({ code, anchor: 'EUR', rate })),
  ...FIXED_PARITIES,
]
