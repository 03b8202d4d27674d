import {
  ChangedAnswer,
  Refusal,
  RightsLevelAnswer,
  WorksheetAnswer,
  WorksheetCommand,
  type WorksheetCommandAnswer,
} from '@calcwright/contract'
import * as z from 'zod/mini'
import { renameWorksheet, updateSettings } from '../../commands/change-worksheet.ts'
import type { Context, Services } from '../../commands/context.ts'
import { copyWorksheet } from '../../commands/copy-worksheet.ts'
import { createWorksheet } from '../../commands/create-worksheet.ts'
import { loadWorksheet } from '../../commands/load-worksheet.ts'
import { rightsLevel } from '../../commands/projects/rights-level.ts'
import { bodyLimitFor } from '../../documents/size-limits.ts'
import type { App } from '../../http/types.ts'

export function registerWorksheetCommands(app: App, services: Services): void {
  const schema = {
    summary: 'Makes, opens, copies, renames a worksheet or changes its settings',
    body: WorksheetCommand,
    response: { 200: z.union([WorksheetAnswer, ChangedAnswer, RightsLevelAnswer]), '4xx': Refusal },
  }
  const bodyLimit = bodyLimitFor(services.config.worksheetLimit)
  app.post('/worksheet_commands', { schema, bodyLimit }, request =>
    perform({ ...services, visitor: request.visitor }, request.body),
  )
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
