import {
  ChangedAnswer,
  Refusal,
  RestoreAnswer,
  RevisionAnswer,
  RightsLevelAnswer,
  WorksheetAnswer,
  WorksheetCommand,
  type WorksheetCommandAnswer,
} from '@calcwright/contract'
import * as z from 'zod/mini'
import { renameWorksheet, updateSettings } from '../../commands/change-worksheet.ts'
import type { Context, Services } from '../../context.ts'
import { copyWorksheet } from '../../commands/copy-worksheet.ts'
import { createWorksheet } from '../../commands/create-worksheet.ts'
import { loadWorksheet } from '../../commands/load-worksheet.ts'
import { rightsLevel } from '../../commands/projects/rights-level.ts'
import { loadRevision } from '../../commands/revisions/load-revision.ts'
import { nameRevision, saveRevision } from '../../commands/revisions/name-revision.ts'
import { restoreWorksheet } from '../../commands/revisions/restore-worksheet.ts'
import type { LoadedWorksheet } from '../../commands/worksheet-answer.ts'
import { bodyLimitFor } from '../../documents/size-limits.ts'
import type { App } from '../../http/types.ts'
import { takeSlotIfLarge } from './large-slot.ts'
import { sendWorksheet } from './send-worksheet.ts'

export function registerWorksheetCommands(app: App, services: Services): void {
  const schema = {
    summary: 'Makes, opens, copies, renames a worksheet or changes its settings',
    body: WorksheetCommand,
    response: {
      200: z.union([WorksheetAnswer, ChangedAnswer, RightsLevelAnswer, RevisionAnswer, RestoreAnswer]),
      '4xx': Refusal,
    },
  }
  const bodyLimit = bodyLimitFor(services.config.worksheetLimit)
  app.post('/worksheet_commands', { schema, bodyLimit }, async (request, reply) => {
    const { command, data } = request.body
    const context = { ...services, visitor: request.visitor }
    if (OPENING.has(command) && 'hash_string' in data)
      await takeSlotIfLarge(services, data.hash_string, request, reply)
    const answer = await perform(context, request.body)
    return 'content' in answer ? sendWorksheet(reply as never, answer) : answer
  })
}

/** Commands whose answers hold a whole worksheet. */
const OPENING: ReadonlySet<string> = new Set(['get_worksheet', 'get_revision', 'copy_worksheet'])

type Command = z.output<typeof WorksheetCommand>

function perform(
  context: Context,
  { command, data }: Command,
): Promise<LoadedWorksheet | Exclude<WorksheetCommandAnswer, WorksheetAnswer>> {
  switch (command) {
    case 'get_worksheet':
      return loadWorksheet(context, data.hash_string)
    case 'new_worksheet':
      return createWorksheet(context, data)
    case 'copy_worksheet':
      return copyWorksheet(context, data)
    case 'rename':
      return renameWorksheet(context, data.hash_string, data.name)
    case 'update_settings':
      return updateSettings(context, data.hash_string, data.settings)
    case 'get_revision':
      return loadRevision(context, data.hash_string, data.revision)
    case 'save_revision':
      return saveRevision(context, data.hash_string, data.name)
    case 'name_revision':
      return nameRevision(context, data.hash_string, data.revision, data.name)
    case 'restore_worksheet':
      return restoreWorksheet(context, data.hash_string, data.revision)
    case 'rights_level':
      return rightsLevel(context, data.hash_string, 'Worksheet')
  }
}
