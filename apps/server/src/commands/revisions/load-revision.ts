import { checksOfRevision } from '../checks/check-items.ts'
import { settingsOf } from '../../documents/settings-of.ts'
import { type WorksheetRow } from '../../documents/worksheet-finder.ts'
import { type Context, toUnixTime } from '../context.ts'
import { findAllowedItem, visiblePath } from '../find-allowed-item.ts'
import { nameOfUser } from '../load-worksheet.ts'
import { type LoadedWorksheet, worksheetHead } from '../worksheet-answer.ts'
import { contentOfRevision } from './find-revision.ts'

/** Level of a revision: it is read only, whatever the visitor's level on the worksheet is. */
export const REVISION = -2

/** The worksheet as it was, for those who may see its revisions now. */
export async function loadRevision(
  context: Context,
  hash: string,
  revisionHash: string,
): Promise<LoadedWorksheet> {
  const item = await findAllowedItem(context, 'get_revision', hash, 'Worksheet')
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
