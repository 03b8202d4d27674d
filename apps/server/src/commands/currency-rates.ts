/** Exchange rates of a day, for the worksheets that calculate with money. */
import type { CurrencyAnswer } from '@calcwright/contract'
import { FIRST_RATES_DATE } from '@calcwright/reference/currencies'
import { isFutureDay, newestRates, ratesOfDay } from '../exchange-rates/exchange-rates.ts'
import type { DayRates } from '../exchange-rates/source.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import type { Context } from '../context.ts'

/** The newest rates. */
const CURRENT = '0'

export async function currencyRates(context: Context, date: string): Promise<CurrencyAnswer> {
  authorize('currency', context.visitor, null)
  const { query, config } = context
  if (date === CURRENT) return answerOf(await newestRates(query))
  if (!isDay(date)) throw new Refused('invalid', `${date} is no day: write it as 2026-05-08, or 0 for now.`)
  if (isFutureDay(date)) throw new Refused('invalid', 'A currency date cannot be later than today.')
  if (date < FIRST_RATES_DATE)
    throw new Refused('invalid', `There are no rates of ${date}: the first are of ${FIRST_RATES_DATE}.`)
  const found = await ratesOfDay(query, config.currencyUrl, date).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refused('not-found', `Could not load rates for ${date}: ${reason}.`)
  })
  if (!found)
    throw new Refused('not-found', `Could not load rates for ${date}: the source has none near that day.`)
  return answerOf(found)
}

const answerOf = ({ day, source, perDollar }: DayRates): CurrencyAnswer => ({
  success: true,
  date: day,
  source,
  data: { ...perDollar },
})

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}
