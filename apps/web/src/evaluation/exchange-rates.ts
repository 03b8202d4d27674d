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

/**
 * @param date yyyy-mm-dd, or '0' for the newest
 * @param isShown whether a message says so where there are none: once a page
 * @returns null where there are none: the rates that ship stand in for them
 */
export function loadRates(date: string, isShown: boolean): Promise<LoadedRates | null> {
  const known = asked.get(date)
  if (known) return known
  const loading = request(date).then(rates => {
    if (!rates && isShown && date !== '0') toast.error(ratesUnavailable(date), { id: 'rates' })
    return rates
  })
  asked.set(date, loading)
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
