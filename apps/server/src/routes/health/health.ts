import { Health } from '@calcwright/contract'
import { sql } from '../../db/drizzle.ts'
import type { Services } from '../../context.ts'
import type { App } from '../../http/types.ts'
import { authorize } from '../../policies/policy.ts'

export function registerHealth(app: App, services: Services): void {
  const schema = { summary: 'Whether the server serves', response: { 200: Health, 503: Health } }
  app.get('/healthz', { schema, config: { visitor: 'none', anyHost: true } }, async (request, reply) => {
    authorize('health', request.visitor, null)
    const stopping = services.shutdown.begun
    const ready = await services.query.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    void reply.status(ready && !stopping ? 200 : 503)
    const database = ready ? ('ready' as const) : ('unreachable' as const)
    return {
      success: ready && !stopping,
      stopping,
      database,
      application_version: services.applicationVersion,
    }
  })
}
