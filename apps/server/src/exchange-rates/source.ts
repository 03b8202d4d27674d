/** Exchange rates from the source that the server is set to: files by day of the currency-api, or of one like it. */
import { CURRENCY_ROWS } from '@calcwright/reference/currencies'
import * as z from 'zod/mini'

/** Rates of one day. */
export interface DayRates {
  /** yyyy-mm-dd */
  readonly day: string
  readonly source: string
  /** Units for one US dollar, as decimal digits. */
  readonly perDollar: Readonly<Record<string, string>>
}

/** The source has answered for a day with something else than rates. */
export class UnreadableRates extends Error {
  override readonly name = 'UnreadableRates'
}

/** Milliseconds for one file. */
const TIMEOUT = 6000

const DayFile = z.object({ date: z.iso.date(), usd: z.record(z.string(), z.number()) })

const KNOWN = new Set(CURRENCY_ROWS.map(({ symbol }) => symbol))

/**
 * @param address with `{date}` in the place of the day; several addresses between spaces stand in for each other
 * @param day yyyy-mm-dd, or 'latest'
 * @returns null for a day without rates
 * @throws Error where no address can be reached or read
 */
export async function fetchDay(address: string, day: string): Promise<DayRates | null> {
  let problem: unknown
  for (const one of address.split(' ')) {
    try {
      return await fetchFrom(one, day)
    } catch (error) {
      problem = error
    }
  }
  throw problem
}

async function fetchFrom(address: string, day: string): Promise<DayRates | null> {
  // Versions of npm have no zeros before their numbers.
  const version = day === 'latest' ? day : day.split('-').map(Number).join('.')
  const url = new URL(address.replaceAll('{date}', version))
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`)
  const content = DayFile.safeParse(await response.json().catch(() => null))
  if (!content.success)
    throw new UnreadableRates(`${url.host} has no readable rates of ${day}`, { cause: content.error })
  const { date, usd } = content.data
  const rates = Object.entries(usd).flatMap(([code, rate]) => {
    const symbol = code.toUpperCase()
    return KNOWN.has(symbol) && rate > 0 && Number.isFinite(rate) ? [[symbol, digitsOf(rate)] as const] : []
  })
  return { day: date, source: `currency-api, ${url.host}`, perDollar: Object.fromEntries(rates) }
}

/** Decimal digits without an exponent. */
function digitsOf(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text
}
