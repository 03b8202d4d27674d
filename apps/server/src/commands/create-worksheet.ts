import { registry } from '@calcwright/blocks/schemas'
import { type NewWorksheet, type WorksheetAnswer, fromBase64 } from '@calcwright/contract'
import { type NewBlock, Worksheet, type WorksheetSettings } from '@calcwright/document'
import type * as z from 'zod/mini'
import { limitsOfUser, refuseBeyondLimits } from '../accounts/plan-limits.ts'
import { checkArchive } from '../documents/archive.ts'
import { insertWorksheet } from '../documents/stored-worksheet.ts'
import { Refused } from '../failure.ts'
import { randomHash } from '../identifiers.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import type { Context } from './context.ts'
import { applyOrRefuse, loadOrRefuse, refuseBlank } from './documents.ts'
import { visiblePath } from './find-allowed-item.ts'
import { blockOfInclude } from './list-variables.ts'
import { projectFor } from './project-for.ts'
import { countInvited, inviteToNew } from './rights/invite-people.ts'
import { settingsFromText } from './settings-from-text.ts'
import { userSettings } from './user-settings.ts'
import { worksheetAnswer } from './worksheet-answer.ts'

type Data = z.output<typeof NewWorksheet>['data']

/**
 * Makes a worksheet of the visitor's. Without a document it has one empty line and the visitor's own
 * settings.
 */
export async function createWorksheet(context: Context, data: Data): Promise<WorksheetAnswer> {
  authorize('new_worksheet', context.visitor, null)
  const { userId, name } = context.visitor as Visitor
  const project = await projectFor(context, data.project_hash)
  const archive = data.archive_string ?? ''
  checkArchive(archive, 'archive_string')
  const own = data.document === undefined ? await userSettings(context) : undefined
  const worksheet = firstState(data, own, await includesOf(context, own))
  refuseBeyondLimits(worksheet, await limitsOfUser(context, userId))
  const document = worksheet.encode()
  await countInvited(context, data.rights?.invite_emails ?? [])
  const row = await insertWorksheet(context.query, {
    id: randomHash(),
    hash: randomHash(),
    name: worksheet.name,
    ownerId: userId,
    projectId: project?.row.id ?? null,
    document,
    archive,
  })
  await inviteToNew(context, { ...row, type: 'Worksheet' }, project?.places ?? [], data.rights)
  return worksheetAnswer(context, row, {
    level: 4,
    author: name,
    settings: worksheet.settings,
    document,
    archive,
    version: row.version,
    path: project ? visiblePath(project.places, context.visitor) : [],
    archived: false,
  })
}

/** The includes that a new sheet of the visitor begins with. */
function includesOf(context: Context, own: WorksheetSettings | undefined): Promise<NewBlock[]> {
  return Promise.all((own?.includes ?? []).map(include => blockOfInclude(context, include)))
}

/**
 * @param own what an empty sheet of the visitor begins with
 * @param includes its first blocks
 */
function firstState(
  { name, document, settings }: Data,
  own: WorksheetSettings | undefined,
  includes: readonly NewBlock[],
): Worksheet {
  const worksheet =
    document === undefined
      ? Worksheet.create(registry, { name, settings: own, blocks: [...includes, { type: 'math' }] })
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
