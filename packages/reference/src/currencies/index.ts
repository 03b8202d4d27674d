/** Money: currencies as rows of the unit table, and their exchange rates by date. */
export { CURRENCY_ROWS } from './rows.ts'
export { REFERENCE_CURRENCY, ratesFor, type Rates } from './quotes.ts'
export type { Quote } from './rates.ts'
