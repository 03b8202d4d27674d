import { Refusal, SaveAnswer, SaveRequest } from '@calcwright/contract'
import type { Services } from '../../commands/context.ts'
import { saveWorksheet } from '../../commands/save-worksheet.ts'
import type { App } from '../../http/types.ts'

export function registerWorksheetElements(app: App, services: Services): void {
  const schema = {
    summary: 'Saves the content of a worksheet',
    body: SaveRequest,
    response: { 200: SaveAnswer, '4xx': Refusal },
  }
  app.post('/worksheet_elements', { schema }, (request, reply) => {
    void reply.header('cache-control', 'no-store')
    return saveWorksheet({ ...services, visitor: request.visitor }, request.body)
  })
}
