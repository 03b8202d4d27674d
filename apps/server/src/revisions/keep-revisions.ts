/** Makes revisions of worksheets that have been idle for ten minutes or busy for thirty, once a minute. */
import type { Services } from '../context.ts'
import type { App } from '../http/types.ts'
import { makeRevision } from './make-revision.ts'
import { dueWorksheets } from './unrevised-changes.ts'

const MINUTE = 60_000

/** Number of worksheets in one minute. What remains is the first in the next one. */
const AT_ONCE = 50

/** Several processes may meet at a worksheet: the second one finds the revision of its version. */
export function keepRevisions(app: App, services: Services): void {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= makeDueRevisions(services)
      .catch((error: unknown) => app.log.warn({ err: error }, 'revisions could not be made'))
      .finally(() => (running = null))
  }, MINUTE)
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running
  })
}

/** Makes the revisions that are due now. */
export async function makeDueRevisions(services: Pick<Services, 'query' | 'documents'>): Promise<void> {
  for (const { worksheetId } of await dueWorksheets(services.query, AT_ONCE))
    await makeRevision(services, worksheetId, null)
}
