import { checksOfRevision } from '../checks/check-items.ts'
import { settingsOf } from '../../documents/settings-of.ts'
import { type WorksheetRow, isUnpaid } from '../../documents/worksheet-finder.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { type FoundItem, findAllowedItem, visiblePath } from '../find-allowed-item.ts'
import { nameOfUser } from '../load-worksheet.ts'
import { type LoadedWorksheet, worksheetHead } from '../worksheet-answer.ts'
import { checkMarksOf } from '../../checks/check-rows.ts'
import { authorize } from '../../policies/policy.ts'
import { findRevision } from '../../revisions/revision-rows.ts'
import { isChecker } from '../checks/checks.ts'
import { contentOfRevision } from './find-revision.ts'

/** Level of a revision: it is read only, whatever the visitor's level on the worksheet is. */
export const REVISION = -2

/** A checker sees the revisions that are marked, to compare what has changed since. */
async function findItemOfRevision(context: Context, hash: string, revisionHash: string): Promise<FoundItem> {
  const item = await findAllowedItem(context, 'list_checks', hash, 'Worksheet')
  const [revision, marks, checker] = await Promise.all([
    findRevision(context.query, item.row.id, revisionHash),
    checkMarksOf(context.query, item.row.id),
    isChecker(context, item),
  ])
  const isMarked = marks.some(mark => mark.withdrawnAt === null && mark.version === revision?.version)
  const call = checker && isMarked && item.level < 3 ? 'get_marked_revision' : 'get_revision'
  const unpaid = isUnpaid(context, item.row as WorksheetRow)
  authorize(call, context.visitor, { level: item.level, unpaid, checker })
  return item
}

/** The worksheet as it was, for those who may see its revisions now. */
export async function loadRevision(
  context: Context,
  hash: string,
  revisionHash: string,
): Promise<LoadedWorksheet> {
  const item = await findItemOfRevision(context, hash, revisionHash)
  const row = item.row as WorksheetRow
  const content = await contentOfRevision(context, row.id, revisionHash)
  const [author, settings, checks] = await Promise.all([
    nameOfUser(context, row.ownerId),
    settingsOf(context, row.id, content),
    checksOfRevision(context, row.id, content),
  ])
  const head = worksheetHead(context, row, {
    version: content.version,
    level: item.level,
    author,
    settings,
    path: visiblePath(item.around, context.visitor),
    archived: false,
  })
  return {
    head: {
      ...head,
      name: content.sheetName,
      rights_level: REVISION,
      update_time: toUnixTime(content.createdAt),
      revision_hash: content.hash,
      revision_name: content.name,
      revision_rights_level: item.level,
      ...(checks.length > 0 ? { checks } : {}),
    },
    content,
  }
}
