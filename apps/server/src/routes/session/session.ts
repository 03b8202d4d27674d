import { SessionInfo } from '@calcwright/contract'
import { sessionInfo } from '../../accounts/session-info.ts'
import type { Services } from '../../commands/context.ts'
import type { App } from '../../http/types.ts'

export function registerSession(app: App, services: Services): void {
  const schema = { summary: 'Who is asking', response: { 200: SessionInfo } }
  app.get('/session', { schema, config: { visitor: 'session' } }, request => {
    return sessionInfo({ ...services, visitor: request.visitor })
  })
}
