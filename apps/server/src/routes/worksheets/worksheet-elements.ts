import { Refusal, SaveAnswer, SaveRequest, WORKSHEET_HEADER } from '@calcwright/contract'
import type { Services } from '../../commands/context.ts'
import { findWorksheetInUse } from '../../commands/find-allowed-worksheet.ts'
import { saveWorksheet } from '../../commands/save-worksheet.ts'
import type { FastifyRequest } from 'fastify'
import { bodyLimitFor } from '../../documents/size-limits.ts'
import type { App } from '../../http/types.ts'

export function registerWorksheetElements(app: App, services: Services): void {
  const schema = {
    summary: 'Saves the content of a worksheet',
    body: SaveRequest,
    response: { 200: SaveAnswer, '4xx': Refusal },
  }
  const bodyLimit = bodyLimitFor(services.config.worksheetLimit)
  const admitAnonymous = (request: FastifyRequest) =>
    findWorksheetInUse(
      { ...services, visitor: null },
      'save',
      String(request.headers[WORKSHEET_HEADER] ?? ''),
    )
  app.post('/worksheet_elements', { schema, bodyLimit, config: { admitAnonymous } }, request =>
    saveWorksheet({ ...services, visitor: request.visitor }, request.body),
  )
}
