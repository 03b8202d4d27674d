import { registry } from '@calcwright/blocks/schemas'
import { type NewWorksheet, type WorksheetAnswer, fromBase64 } from '@calcwright/contract'
import { Worksheet, type WorksheetSettings } from '@calcwright/document'
import type { z } from 'zod'
import { checkArchive } from '../documents/archive.ts'
import { insertWorksheet } from '../documents/stored-worksheet.ts'
import { Refused } from '../failure.ts'
import { randomHash } from '../identifiers.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import type { Context } from './context.ts'
import { applyOrRefuse, loadOrRefuse, refuseBlank } from './documents.ts'
import { settingsFromText } from './settings-from-text.ts'
import { userSettings } from './user-settings.ts'
import { worksheetAnswer } from './worksheet-answer.ts'

type Data = z.infer<typeof NewWorksheet>['data']

/**
 * Makes a worksheet of the visitor's. Without a document it has one empty line and the visitor's own
 * settings.
 */
export async function createWorksheet(context: Context, data: Data): Promise<WorksheetAnswer> {
  authorize('new_worksheet', context.visitor, null)
  const { userId, name } = context.visitor as Visitor
  const archive = data.archive_string ?? ''
  checkArchive(archive, 'archive_string')
  const worksheet = firstState(data, data.document === undefined ? await userSettings(context) : undefined)
  const document = worksheet.encode()
  const row = await insertWorksheet(context.query, {
    id: randomHash(),
    hash: randomHash(),
    name: worksheet.name,
    ownerId: userId,
    document,
    archive,
  })
  return worksheetAnswer(context, row, {
    level: 4,
    author: name,
    settings: worksheet.settings,
    document,
    archive,
    version: row.version,
  })
}

/** @param own what an empty sheet of the visitor begins with */
function firstState({ name, document, settings }: Data, own: WorksheetSettings | undefined): Worksheet {
  const worksheet =
    document === undefined
      ? Worksheet.create(registry, { name, settings: own, blocks: [{ type: 'math' }] })
      : loadOrRefuse(fromBase64(document), 'document')
  if (!worksheet.complete) throw new Refused('invalid', 'document: parts of it are missing')
  refuseBlank(worksheet)
  if (worksheet.name !== name) applyOrRefuse(worksheet, { kind: 'rename', name })
  if (settings) {
    applyOrRefuse(worksheet, {
      kind: 'setSettings',
      settings: settingsFromText(settings) as Partial<WorksheetSettings>,
    })
  }
  return worksheet
}
