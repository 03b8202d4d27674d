import { Refusal, RevisionsAnswer, RevisionsRequest } from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { revisionsOfWorksheet } from '../../commands/revisions/list-revisions.ts'
import type { App } from '../../http/types.ts'

/** The list of revisions. Opening, naming and restoring one are commands of a worksheet. */
export function registerRevisions(app: App, services: Services): void {
  app.post(
    '/revisions',
    {
      schema: {
        summary: 'Earlier states of a worksheet, the newest first',
        body: RevisionsRequest,
        response: { 200: RevisionsAnswer, '4xx': Refusal },
      },
    },
    request => revisionsOfWorksheet({ ...services, visitor: request.visitor }, request.body.hash_string),
  )
}
