import {
  ChangedAnswer,
  Refusal,
  RightsLevelAnswer,
  WorksheetAnswer,
  WorksheetCommand,
  type WorksheetCommandAnswer,
} from '@calcwright/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { networkOf } from '../../accounts/limiter.ts'
import { renameWorksheet, updateSettings } from '../../commands/change-worksheet.ts'
import type { Context, Services } from '../../commands/context.ts'
import { copyWorksheet } from '../../commands/copy-worksheet.ts'
import { createWorksheet } from '../../commands/create-worksheet.ts'
import { loadWorksheet } from '../../commands/load-worksheet.ts'
import { rightsLevel } from '../../commands/projects/rights-level.ts'
import { bodyLimitFor } from '../../documents/size-limits.ts'
import { storedBytes } from '../../documents/stored-worksheet.ts'
import { SMALL_ENOUGH } from '../../documents/turns.ts'
import type { App } from '../../http/types.ts'

export function registerWorksheetCommands(app: App, services: Services): void {
  const schema = {
    summary: 'Makes, opens, copies, renames a worksheet or changes its settings',
    body: WorksheetCommand,
    response: { 200: z.union([WorksheetAnswer, ChangedAnswer, RightsLevelAnswer]), '4xx': Refusal },
  }
  const bodyLimit = bodyLimitFor(services.config.worksheetLimit)
  app.post('/worksheet_commands', { schema, bodyLimit }, async (request, reply) => {
    const { command, data } = request.body
    if (command === 'get_worksheet') await takeTurn(services, data.hash_string, request, reply)
    return perform({ ...services, visitor: request.visitor }, request.body)
  })
}

/** Milliseconds without a byte being read after which nobody waits any longer. */
const UNREAD = 30_000

/** Waits with a large worksheet until there is room for its answer, which is taken until it is read. */
async function takeTurn(
  { finder, query, turns }: Services,
  hash: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const row = await finder.find(hash)
  if (row === null || (await storedBytes(query, row.id)) <= SMALL_ENOUGH) return
  const end = await turns.take(request.visitor?.userId ?? networkOf(request.ip))
  if (reply.raw.destroyed) return end()
  reply.raw.once('close', end).setTimeout(UNREAD, () => reply.raw.destroy())
}

function perform(
  context: Context,
  { command, data }: z.output<typeof WorksheetCommand>,
): Promise<WorksheetCommandAnswer> {
  switch (command) {
    case 'new_worksheet':
      return createWorksheet(context, data)
    case 'get_worksheet':
      return loadWorksheet(context, data.hash_string)
    case 'copy_worksheet':
      return copyWorksheet(context, data)
    case 'rename':
      return renameWorksheet(context, data.hash_string, data.name)
    case 'update_settings':
      return updateSettings(context, data.hash_string, data.settings)
    case 'rights_level':
      return rightsLevel(context, data.hash_string, 'Worksheet')
  }
}
