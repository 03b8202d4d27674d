import { ForumsAnswer, SessionInfo } from '@calcwright/contract'
import * as z from 'zod/mini'
import { sessionInfo } from '../../accounts/session-info.ts'
import type { Services } from '../../context.ts'
import type { SessionCookie } from '../../http/session-cookie.ts'
import type { App } from '../../http/types.ts'
import { authorize } from '../../policies/policy.ts'
import { posting } from '../post.ts'

export function registerSession(app: App, services: Services, cookie: SessionCookie): void {
  const schema = { summary: 'Who is asking', response: { 200: SessionInfo } }
  app.get('/session', { schema, config: { visitor: 'session' } }, request => {
    const signedOut = request.visitor === null && cookie.read(request) !== undefined
    return sessionInfo({ ...services, visitor: request.visitor }, signedOut)
  })
  const shapes = { body: z.object({}), answer: ForumsAnswer }
  posting(app, services)('/forums', 'Where feedback goes', shapes, ({ visitor, config }) => {
    authorize('forums', visitor, null)
    return Promise.resolve({
      success: true,
      address: config.feedbackUrl,
      message: config.feedbackUrl === null ? NO_FORUM : forumAt(config.feedbackUrl),
    })
  })
}

const NO_FORUM =
  'Whoever runs this server has named no place for feedback. Tell that person what is missing or wrong.'

const forumAt = (address: string): string =>
  address.startsWith('mailto:')
    ? 'Write what is missing or wrong, and what you expected. A link to the worksheet helps, once it is shared.'
    : 'Ask, answer, and say what is missing or wrong in the forum. A link to a worksheet shows everybody there what you mean, once it is shared.'
