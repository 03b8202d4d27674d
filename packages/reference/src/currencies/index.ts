/** Money: currencies as rows of the unit table, and their exchange rates by date. */
export { CURRENCY_ROWS } from './rows.ts'
export { REFERENCE_CURRENCY, ratesFor, type Rates, snapshotRates } from './quotes.ts'
export { FIRST_RATES_DATE, FIXED_PARITIES, SNAPSHOT_DATE } from './rates.ts'
export type { Quote } from './rates.ts'
