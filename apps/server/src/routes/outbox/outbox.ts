import { OutboxList, OutboxMail, Refusal } from '@calcwright/contract'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import type { App } from '../../http/types.ts'
import { outboxOf } from '../../mail/delivery.ts'
import { listOutbox, readOutbox } from '../../mail/outbox.ts'
import { authorize } from '../../policies/policy.ts'

/** Serves the outbox, where mail goes without a mail server, to the owner of this server. */
export function registerOutbox(app: App, services: Services): void {
  const folder = outboxOf(services.config.dataDir)
  app.get(
    '/outbox.json',
    { schema: { summary: 'Mail in the outbox', response: { 200: OutboxList, '4xx': Refusal } } },
    async request => {
      authorize('outbox', request.visitor, null)
      return { success: true as const, mails: [...(await listOutbox(folder))] }
    },
  )
  app.get(
    '/outbox/:id.json',
    {
      schema: {
        summary: 'One mail of the outbox',
        params: z.object({ id: z.string().check(z.maxLength(100)) }),
        response: { 200: OutboxMail, '4xx': Refusal },
      },
    },
    async request => {
      authorize('outbox', request.visitor, null)
      return readOutbox(folder, request.params.id)
    },
  )
}
