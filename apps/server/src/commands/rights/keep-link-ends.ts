/** Ends links on their day: once before the first call is answered, and several times a minute. */
import type { App } from '../../http/types.ts'
import type { Services } from '../../context.ts'
import { endLinks } from './end-links.ts'

const EVERY = 20_000

/** Several processes may meet at a link: the second one finds nothing to do. */
export function keepLinkEnds(
  app: App,
  { query, rightsWatch }: Pick<Services, 'query' | 'rightsWatch'>,
): void {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= endLinks(query, rightsWatch)
      .catch((error: unknown) => app.log.warn({ err: error }, 'links could not be ended'))
      .finally(() => (running = null))
  }, EVERY)
  app.addHook('onReady', () => endLinks(query, rightsWatch))
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}
