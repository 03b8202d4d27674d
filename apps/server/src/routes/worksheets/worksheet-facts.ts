import {
  NameAnswer,
  NameRequest,
  PublicAnswer,
  PublicRequest,
  Refusal,
  VariableList,
  VariableListRequest,
} from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { listVariables } from '../../commands/list-variables.ts'
import { nameOfWorksheet } from '../../commands/load-worksheet.ts'
import { setPublic } from '../../commands/set-public.ts'
import type { App } from '../../http/types.ts'
import { takeSlotIfLarge } from './large-slot.ts'

/** Small calls about one worksheet, each at an address of its own. */
export function registerWorksheetFacts(app: App, services: Services): void {
  app.post(
    '/worksheets/get_name',
    {
      schema: {
        summary: 'What a worksheet is called',
        body: NameRequest,
        response: { 200: NameAnswer, '4xx': Refusal },
      },
    },
    request => nameOfWorksheet({ ...services, visitor: request.visitor }, request.body.hash_string),
  )
  app.post(
    '/set_public',
    {
      schema: {
        summary: 'Lets everybody view a worksheet',
        body: PublicRequest,
        response: { 200: PublicAnswer, '4xx': Refusal },
      },
    },
    request => setPublic({ ...services, visitor: request.visitor }, request.body.hash_string),
  )
  app.post(
    '/worksheets/variable_list',
    {
      schema: {
        summary: 'The names that a worksheet offers to others, with their values',
        body: VariableListRequest,
        response: { 200: VariableList, '4xx': Refusal },
      },
    },
    async (request, reply) => {
      const { hash_string: hash, into = null } = request.body
      await takeSlotIfLarge(services, hash, request, reply)
      return listVariables({ ...services, visitor: request.visitor }, hash, into)
    },
  )
}
