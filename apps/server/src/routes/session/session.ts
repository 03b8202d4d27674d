import { SessionInfo } from '@calcwright/contract'
import type { Services } from '../../commands/context.ts'
import type { App } from '../../http/types.ts'
import { authorize } from '../../policies/policy.ts'
import { welcome } from '../../sessions.ts'

export function registerSession(app: App, services: Services): void {
  const schema = { summary: 'Who is asking', response: { 200: SessionInfo } }
  app.get('/session', { schema, config: { visitor: 'session' } }, async (request, reply) => {
    authorize('session', request.visitor, null)
    void reply.header('cache-control', 'no-store')
    const { visitor } = request
    return {
      success: true as const,
      user: visitor && { name: visitor.name, local: visitor.local },
      first_visit: visitor !== null && (await welcome(services.query, visitor.userId)),
      application_version: services.applicationVersion,
    }
  })
}
