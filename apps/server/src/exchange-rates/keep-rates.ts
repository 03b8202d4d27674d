/** Fetches the newest exchange rates at the start and every six hours. */
import type { Query } from '../db/database.ts'
import type { App } from '../http/types.ts'
import { fetchNewest } from './exchange-rates.ts'

const INTERVAL = 6 * 60 * 60 * 1000

export function keepRates(app: App, query: Query, address: string): void {
  const run = () =>
    fetchNewest(query, address).catch((error: unknown) =>
      app.log.debug({ err: error }, 'the newest exchange rates could not be fetched'),
    )
  void run()
  const timer = setInterval(() => void run(), INTERVAL)
  app.addHook('onClose', async () => clearInterval(timer))
}
