import { Refusal, WorksheetList } from '@calcwright/contract'
import type { Services } from '../../commands/context.ts'
import { listWorksheets } from '../../commands/list-worksheets.ts'
import type { App } from '../../http/types.ts'

export function registerWorksheetList(app: App, services: Services): void {
  const schema = { summary: "The visitor's worksheets", response: { 200: WorksheetList, '4xx': Refusal } }
  app.get('/worksheets.json', { schema }, (request, reply) => {
    void reply.header('cache-control', 'no-store')
    return listWorksheets({ ...services, visitor: request.visitor })
  })
}
