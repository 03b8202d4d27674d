import { Refusal, SaveAnswer, SaveRequest, WORKSHEET_HEADER } from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { findWorksheetInUse } from '../../commands/find-allowed-worksheet.ts'
import { saveWorksheet } from '../../commands/save-worksheet.ts'
import type { FastifyRequest } from 'fastify'
import { bodyLimitFor } from '../../documents/size-limits.ts'
import { Refused } from '../../failure.ts'
import type { App } from '../../http/types.ts'

export function registerWorksheetElements(app: App, services: Services): void {
  const schema = {
    summary: 'Saves the content of a worksheet',
    body: SaveRequest,
    response: { 200: SaveAnswer, '4xx': Refusal },
  }
  const bodyLimit = bodyLimitFor(services.config.worksheetLimit)
  const admitAnonymous = async (request: FastifyRequest) => {
    const hash = request.headers[WORKSHEET_HEADER]
    if (typeof hash !== 'string' || hash === '')
      throw new Refused(
        'invalid',
        `A save of more than 64 kB by somebody who is not signed in needs the header ${WORKSHEET_HEADER} with the hash of the worksheet.`,
      )
    return findWorksheetInUse({ ...services, visitor: null }, 'save', hash)
  }
  app.post('/worksheet_elements', { schema, bodyLimit, config: { admitAnonymous } }, request =>
    saveWorksheet({ ...services, visitor: request.visitor }, request.body),
  )
}
