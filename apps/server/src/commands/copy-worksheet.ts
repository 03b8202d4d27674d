import { type CopyWorksheet, NAME_LIMIT } from '@calcwright/contract'
import type * as z from 'zod/mini'
import { limitsOfUser } from '../accounts/plan-limits.ts'
import { readContent } from '../documents/stored-worksheet.ts'
import { type Visitor, notFound } from '../policies/policy.ts'
import type { Context } from '../context.ts'
import { visiblePath } from './find-allowed-item.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'
import { insertWithin } from './insert-within.ts'
import { contentOfRevision } from './revisions/find-revision.ts'
import { projectFor } from './project-for.ts'
import { type LoadedWorksheet, worksheetHead } from './worksheet-answer.ts'

type Data = z.output<typeof CopyWorksheet>['data']

const ENDING = ' (Copy)'
const VIEW = 1

/**
 * Makes a worksheet of the visitor's own with the content of another, either as stored or with the visitor's
 * changes.
 */
export async function copyWorksheet(context: Context, data: Data): Promise<LoadedWorksheet> {
  const { row } = await findAllowedWorksheet(context, 'copy_worksheet', data.hash_string)
  const { userId, name: author } = context.visitor as Visitor
  await projectFor(context, data.project_hash)
  const { document, archive } = await source(context, row.id, data)
  const sheet = await context.documents.run(document.length + archive.length, 'first', {
    name: data.name ?? row.name.slice(0, NAME_LIMIT - ENDING.length) + ENDING,
    limits: await limitsOfUser(context, userId),
    limit: context.config.worksheetLimit,
    document,
    archive,
  })
  const { row: copy, project } = await insertWithin(context, userId, sheet, {
    project: data.project_hash,
    copiedFrom: row.id,
    rights: data.author_rights && row.ownerId !== userId ? [{ userId: row.ownerId, rights: VIEW }] : [],
  })
  const { version } = copy
  const head = worksheetHead(context, copy, {
    level: 4,
    author,
    version,
    settings: sheet.settings,
    path: project ? visiblePath(project.places, context.visitor) : [],
    archived: false,
  })
  return { head, content: sheet }
}

async function source(
  context: Context,
  id: string,
  { document, archive_string: archive = '', revision, hash_string }: Data,
) {
  if (document !== undefined) return { document, archive }
  if (revision) {
    await findAllowedWorksheet(context, 'get_revision', hash_string)
    return contentOfRevision(context, id, revision)
  }
  const content = await readContent(context, id)
  if (!content) throw notFound()
  return content
}
