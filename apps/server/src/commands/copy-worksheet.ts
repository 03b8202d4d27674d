import { registry } from '@calcwright/blocks/schemas'
import { type CopyWorksheet, type WorksheetAnswer, NAME_LIMIT, fromBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import type * as z from 'zod/mini'
import { limitsOfUser, refuseBeyondLimits } from '../accounts/plan-limits.ts'
import { checkArchive } from '../documents/archive.ts'
import { insertWorksheet, readContent } from '../documents/stored-worksheet.ts'
import { Refused } from '../failure.ts'
import { randomHash } from '../identifiers.ts'
import { type Visitor, notFound } from '../policies/policy.ts'
import type { Context } from './context.ts'
import { applyOrRefuse, loadOrRefuse, refuseBlank } from './documents.ts'
import { visiblePath } from './find-allowed-item.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'
import { projectFor } from './project-for.ts'
import { worksheetAnswer } from './worksheet-answer.ts'

type Data = z.output<typeof CopyWorksheet>['data']

const ENDING = ' (Copy)'
const VIEW = 1

/** A worksheet of the visitor's own with the content of another, as the visitor changed it or as it is stored. */
export async function copyWorksheet(context: Context, data: Data): Promise<WorksheetAnswer> {
  const { row } = await findAllowedWorksheet(context, 'copy_worksheet', data.hash_string)
  const { userId, name: author } = context.visitor as Visitor
  const project = await projectFor(context, data.project_hash)
  const { worksheet, archive } = await source(context, row.id, data)
  refuseBeyondLimits(worksheet, await limitsOfUser(context, userId))
  const name = data.name ?? row.name.slice(0, NAME_LIMIT - ENDING.length) + ENDING
  if (worksheet.name !== name) applyOrRefuse(worksheet, { kind: 'rename', name })
  const document = worksheet.encode()
  const copy = await insertWorksheet(context.query, {
    id: randomHash(),
    hash: randomHash(),
    name: worksheet.name,
    ownerId: userId,
    projectId: project?.row.id ?? null,
    document,
    archive,
    copiedFrom: row.id,
    rights: data.author_rights && row.ownerId !== userId ? [{ userId: row.ownerId, rights: VIEW }] : [],
  })
  const { version } = copy
  return worksheetAnswer(context, copy, {
    level: 4,
    author,
    version,
    document,
    archive,
    settings: worksheet.settings,
    path: project ? visiblePath(project.places, context.visitor) : [],
    archived: false,
  })
}

async function source({ query }: Context, id: string, data: Data) {
  if (data.document === undefined) {
    const content = await readContent(query, id)
    if (!content) throw notFound()
    return { worksheet: Worksheet.load(registry, content.document), archive: content.archive }
  }
  const archive = data.archive_string ?? ''
  checkArchive(archive, 'archive_string')
  const worksheet = loadOrRefuse(fromBase64(data.document), 'document')
  if (!worksheet.complete) throw new Refused('invalid', 'document: parts of it are missing')
  refuseBlank(worksheet)
  return { worksheet, archive }
}
