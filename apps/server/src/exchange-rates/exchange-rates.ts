/** Exchange rates by day: from the database, else from the source, else the snapshot that ships. */
import { FIRST_RATES_DATE, SNAPSHOT_DATE, snapshotRates } from '@calcwright/reference/currencies'
import { desc, eq } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { exchangeRates } from '../db/schema.ts'
import { AskedDays } from './asked-days.ts'
import { type DayRates, fetchDay } from './source.ts'

/** Days that are looked through for the nearest earlier rates: the source has holes of weeks. */
const MOST_DAYS_BACK = 62

/** The questions of this process to the source. */
const askedDays = new AskedDays()

const DAY = 24 * 60 * 60 * 1000

/** The newest rates there are without asking the source: those that the job has fetched, or the snapshot. */
export async function newestRates(query: Query): Promise<DayRates> {
  const [row] = await query.select().from(exchangeRates).orderBy(desc(exchangeRates.day)).limit(1)
  return row && row.day > SNAPSHOT_DATE ? row : shipped()
}

const shipped = (): DayRates => {
  const { date, source, perDollar } = snapshotRates()
  return { day: date, source, perDollar }
}

/** @returns whether a day has not begun anywhere yet */
export const isFutureDay = (day: string): boolean =>
  // Somewhere it is tomorrow already.
  day > new Date(Date.now() + DAY).toISOString().slice(0, 10)

/**
 * @param address of the source; null where there is none
 * @returns the rates of a day, or of the nearest earlier one; null where there are none
 * @throws Error where the source cannot be reached
 */
export async function ratesOfDay(
  query: Query,
  address: string | null,
  asked: string,
): Promise<DayRates | null> {
  const [stored] = await query.select().from(exchangeRates).where(eq(exchangeRates.asked, asked))
  if (stored) return stored
  if (asked === SNAPSHOT_DATE) return shipped()
  if (address === null) throw new Error('this server has no source of exchange rates')
  for (let back = 0; back < MOST_DAYS_BACK; back++) {
    const day = dayBefore(asked, back)
    if (day < FIRST_RATES_DATE) return null
    const found = await askedDays.ratesOf(address, day)
    if (!found) continue
    await store(query, asked, found)
    return found
  }
  return null
}

/** Fetches the newest rates, for the worksheets that calculate with those of the day. */
export async function fetchNewest(query: Query, address: string): Promise<void> {
  const found = await fetchDay(address, 'latest')
  if (found) await store(query, found.day, found)
}

async function store(query: Query, asked: string, rates: DayRates): Promise<void> {
  // The first answer is stored for good, so that a date always gives the same figures.
  await query
    .insert(exchangeRates)
    .values({ asked, ...rates })
    .onConflictDoNothing()
}

const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY).toISOString().slice(0, 10)
