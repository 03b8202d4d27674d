import type { NewWorksheet } from '@calcwright/contract'
import type { NewBlock, WorksheetSettings } from '@calcwright/document'
import type * as z from 'zod/mini'
import { limitsOfUser } from '../accounts/plan-limits.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import type { Context } from '../context.ts'
import { visiblePath } from './find-allowed-item.ts'
import { blockOfInclude } from './list-variables.ts'
import { projectFor } from './project-for.ts'
import { insertWithin } from './insert-within.ts'
import { countInvited, inviteToNew } from './rights/invite-people.ts'
import { userSettings } from './user-settings.ts'
import { type LoadedWorksheet, worksheetHead } from './worksheet-answer.ts'

type Data = z.output<typeof NewWorksheet>['data']

/**
 * Makes a worksheet of the visitor's own. Without a document it has one empty line and the visitor's
 * settings.
 */
export async function createWorksheet(context: Context, data: Data): Promise<LoadedWorksheet> {
  authorize('new_worksheet', context.visitor, null)
  const { userId, name } = context.visitor as Visitor
  await projectFor(context, data.project_hash)
  const own = data.document === undefined ? await userSettings(context) : undefined
  const archive = data.archive_string ?? ''
  const bytes = (data.document?.length ?? 0) + archive.length
  const sheet = await context.documents.run(bytes, 'first', {
    name: data.name,
    limits: await limitsOfUser(context, userId),
    limit: context.config.worksheetLimit,
    document: data.document,
    archive,
    settings: data.settings,
    own,
    blocks: await includesOf(context, own),
  })
  await countInvited(context, data.rights?.invite_emails ?? [])
  const { row, project } = await insertWithin(context, userId, sheet, { project: data.project_hash })
  await inviteToNew(context, { ...row, type: 'Worksheet' }, project?.places ?? [], data.rights)
  const head = worksheetHead(context, row, {
    level: 4,
    author: name,
    settings: sheet.settings,
    version: row.version,
    path: project ? visiblePath(project.places, context.visitor) : [],
    archived: false,
  })
  return { head, content: sheet }
}

/** Include blocks at the top of a new worksheet of the visitor. */
function includesOf(context: Context, own: WorksheetSettings | undefined): Promise<NewBlock[]> {
  return Promise.all((own?.includes ?? []).map(include => blockOfInclude(context, include)))
}
