/** Exchange rates of a day from the server, asked for once a page. */
import { currencyCall } from '@calcwright/contract'
import { SNAPSHOT_DATE } from '@calcwright/reference/currencies'
import { toast } from '@calcwright/ui'

export interface LoadedRates {
  /** Day of the rates. */
  readonly date: string
  readonly source: string
  readonly perDollar: Readonly<Record<string, string>>
  /** The newest rates: there are none of the day that was asked for. */
  readonly standsIn?: boolean
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
 * @returns the newest ones where there are none of the day; null where there are none at all, and those that ship are used
 */
export function loadRates(date: string, isShown: boolean): Promise<LoadedRates | null> {
  const loading = asked.get(date) ?? request(date)
  asked.set(date, loading)
  if (isShown && date !== '0' && !reported.has(date)) {
    reported.add(date)
    void loading.then(rates => {
      if (!rates || rates.standsIn) toast.error(ratesUnavailable(date), { id: 'rates' })
    })
  }
  return loading
}

/** Whether the rates are those that ship, which are at hand anyway. */
export const isShipped = (date: string, rates: LoadedRates): boolean =>
  rates.date === SNAPSHOT_DATE && (date === '0' || date === SNAPSHOT_DATE)

export const ratesUnavailable = (date: string): string =>
  `Could not load rates for ${date}: Calculating with current exchange rate`

async function request(date: string): Promise<LoadedRates | null> {
  // Without a network the next page asks again.
  const answer = await ask(date).catch(() => null)
  if (answer?.success) return { date: answer.date, source: answer.source, perDollar: answer.data }
  const newest = date === '0' ? null : await loadRates('0', false)
  return newest && { ...newest, standsIn: true }
}
