/** Exchange rates of a day from the server, asked for once a page. */
import { currencyCall } from '@calcwright/contract'
import { SNAPSHOT_DATE } from '@calcwright/reference/currencies'
import { toast } from '@calcwright/ui'

export interface LoadedRates {
  /** Day of the rates. */
  readonly date: string
  readonly source: string
  readonly perDollar: Readonly<Record<string, string>>
}

let ask = currencyCall(window.fetch.bind(window))

/** A page in a frame asks in another way. */
export function setRatesCall(call: typeof ask): void {
  ask = call
}

const asked = new Map<string, Promise<LoadedRates | null>>()

/** Days of which a message has been or will be shown where they have no rates. */
const reported = new Set<string>()

/**
 * @param date yyyy-mm-dd, or '0' for the newest
 * @param isShown whether a message says so where there are none: once a page
 * @returns null where there are none: the rates that ship stand in for them
 */
export function loadRates(date: string, isShown: boolean): Promise<LoadedRates | null> {
  const loading = asked.get(date) ?? request(date)
  asked.set(date, loading)
  if (isShown && date !== '0' && !reported.has(date)) {
    reported.add(date)
    void loading.then(rates => rates ?? toast.error(ratesUnavailable(date), { id: 'rates' }))
  }
  return loading
}

/** Whether the rates are those that ship, which are at hand anyway. */
export const isShipped = (date: string, rates: LoadedRates): boolean =>
  rates.date === SNAPSHOT_DATE && (date === '0' || date === SNAPSHOT_DATE)

export const ratesUnavailable = (date: string): string =>
  `Could not load rates for ${date}: Calculating with current exchange rate`

async function request(date: string): Promise<LoadedRates | null> {
  try {
    const answer = await ask(date)
    return answer.success ? { date: answer.date, source: answer.source, perDollar: answer.data } : null
  } catch {
    // Without a network the next page asks again.
    return null
  }
}
