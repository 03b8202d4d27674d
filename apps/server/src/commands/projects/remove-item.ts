import type { RemoveAnswer, SharedType } from '@calcwright/contract'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { deleteProject, deleteWorksheets } from '../../sharing/delete.ts'
import { shelve } from '../../sharing/shelf.ts'
import type { Context } from '../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'

/** For everybody when the visitor administers it, else from the visitor's own lists. */
export async function removeItem(
  context: Context,
  type: SharedType | null,
  hash: string,
): Promise<RemoveAnswer> {
  const item = await findAllowedItem(context, 'remove_from_list', hash, type)
  if (item.level === 4) return removeForAll(context, item)
  const { userId } = context.visitor as Visitor
  await shelve(context.query, item.type, [item.row.id], userId, { removed: true, starred: false })
  return { success: true, deleted: false, project_hashes: item.type === 'Project' ? [hash] : [] }
}

async function removeForAll(context: Context, item: FoundItem): Promise<RemoveAnswer> {
  authorize('remove', context.visitor, { level: item.level, unpaid: false })
  const { row } = item
  if (item.type === 'Project') {
    const deleted = await deleteProject(context.query, row.id, row.hash)
    await context.rightsWatch.changed({ worksheets: deleted.worksheets })
    return { success: true, deleted: true, project_hashes: [...deleted.projects] }
  }
  await context.query.transaction(transaction => deleteWorksheets(transaction, [row.id]))
  await context.rightsWatch.changed({ worksheets: [row.id] })
  return { success: true, deleted: true, project_hashes: [] }
}
