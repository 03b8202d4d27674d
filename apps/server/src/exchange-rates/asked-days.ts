/**
 * Days that the source was asked for. Whoever asks for a day that is being fetched waits for the same answer, and a
 * day without rates, or a source that cannot be reached, is not asked again for a while: so visitors cannot make
 * this server send more requests than the source has days.
 */
import { type DayRates, UnreadableRates, fetchDay } from './source.ts'

/** Milliseconds for which a day without rates is remembered. The source adds days within hours. */
const MISS = 60 * 60_000

/** Milliseconds for which a source is left alone that could not be reached, or a day that could not be read. */
const FAULT = 30_000

/** Days that are remembered. */
const MOST = 4096

export class AskedDays {
  readonly #fetch: typeof fetchDay
  readonly #days = new Map<string, Promise<DayRates | null>>()
  readonly #faults = new Map<string, { readonly until: number; readonly error: unknown }>()

  constructor(fetch = fetchDay) {
    this.#fetch = fetch
  }

  /** Resolves with null for a day without rates. Throws Error where the source cannot be reached. */
  ratesOf(address: string, day: string): Promise<DayRates | null> {
    const key = `${day} ${address}`
    const known = this.#days.get(key)
    if (known) return known
    const fault = this.#faults.get(address)
    if (fault && fault.until > Date.now()) return Promise.reject(fault.error)
    const asked = this.#fetch(address, day)
    if (this.#days.size >= MOST) this.#days.clear()
    this.#days.set(key, asked)
    asked.then(
      rates => this.#forget(key, rates ? 0 : MISS),
      (error: unknown) => {
        const isOfDay = error instanceof UnreadableRates
        if (!isOfDay) this.#faults.set(address, { until: Date.now() + FAULT, error })
        this.#forget(key, isOfDay ? FAULT : 0)
      },
    )
    return asked
  }

  /** Rates that were found are in the database at once. */
  #forget(key: string, after: number): void {
    if (after === 0) this.#days.delete(key)
    else setTimeout(() => this.#days.delete(key), after).unref()
  }
}
