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
import { type LoadedWorksheet, loadWorksheet } from '../../commands/load-worksheet.ts'
import { rightsLevel } from '../../commands/projects/rights-level.ts'
import { toBase64 } from '../../documents/base64.ts'
import { bodyLimitFor } from '../../documents/size-limits.ts'
import { storedBytes } from '../../documents/stored-worksheet.ts'
import { SMALL_ENOUGH } from '../../threads/turns.ts'
import type { App } from '../../http/types.ts'
import { inPieces } from './in-pieces.ts'

export function registerWorksheetCommands(app: App, services: Services): void {
  const schema = {
    summary: 'Makes, opens, copies, renames a worksheet or changes its settings',
    body: WorksheetCommand,
    response: { 200: z.union([WorksheetAnswer, ChangedAnswer, RightsLevelAnswer]), '4xx': Refusal },
  }
  const bodyLimit = bodyLimitFor(services.config.worksheetLimit)
  app.post('/worksheet_commands', { schema, bodyLimit }, async (request, reply) => {
    const { command, data } = request.body
    const context = { ...services, visitor: request.visitor }
    if (command !== 'get_worksheet') return perform(context, request.body)
    await takeTurn(services, data.hash_string, request, reply)
    const loaded = await loadWorksheet(context, data.hash_string)
    if (loaded.content.document.length <= SMALL_ENOUGH) return answerOf(loaded)
    // To the types it is the answer that it writes.
    return reply.type('application/json; charset=utf-8').send(inPieces(loaded) as never)
  })
}

type Command = z.output<typeof WorksheetCommand>

function answerOf({ head, content: { document, archive } }: LoadedWorksheet): WorksheetAnswer {
  return { ...head, document: toBase64(document), archive_string: archive }
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
  { command, data }: Exclude<Command, { command: 'get_worksheet' }>,
): Promise<WorksheetCommandAnswer> {
  switch (command) {
    case 'new_worksheet':
      return createWorksheet(context, data)
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
