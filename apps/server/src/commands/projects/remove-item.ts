import type { RemoveAnswer, SharedType } from '@calcwright/contract'
import { noteActOnItems } from '../../audit/audit-rows.ts'
import { Refused } from '../../failure.ts'
import { refuseManaged } from '../../onshape/links.ts'
import type { Visitor } from '../../policies/policy.ts'
import { setMarks } from '../../sharing/list-marks.ts'
import { moveToTrash } from '../../sharing/trash.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'
import { withRightsLock } from '../../sharing/rights-lock.ts'

const MANAGED = 'Projects that are linked to Onshape are managed there. End the link first.'

/**
 * Moves an item into the trash for everybody when the visitor administers it, else removes it from the
 * visitor's own lists, as an administrator may choose, too.
 * @param ownLists only from the visitor's own lists
 */
export async function removeItem(
  context: Context,
  type: SharedType | null,
  hash: string,
  ownLists = false,
): Promise<RemoveAnswer> {
  const item = await findAllowedItem(context, 'remove_from_list', hash, type)
  const { userId } = context.visitor as Visitor
  if (ownLists && item.row.ownerId === userId)
    throw new Refused('invalid', 'Your own items can be archived or deleted, but not left.')
  if (item.level === 4 && !ownLists) return removeForAll(context, type, hash)
  await setMarks(context.query, item.type, [item.row.id], userId, { removed: true, starred: false })
  return {
    success: true,
    deleted: false,
    deletion: '',
    project_hashes: item.type === 'Project' ? [hash] : [],
  }
}

async function removeForAll(context: Context, type: SharedType | null, hash: string): Promise<RemoveAnswer> {
  const deleted = await withRightsLock(context, 'exclusive', async held => {
    const item = await findAllowedItem(held, 'remove', hash, type)
    await refuseManaged(held.query, item, MANAGED)
    const visitor = held.visitor as Visitor
    const deletion = await moveToTrash(held.query, item.type, item.row, visitor.userId)
    await noteActOnItems(held.query, 'deleted', visitor, deletion, 'deleted')
    return deletion
  })
  await context.rightsWatch.changed({ worksheets: deleted.worksheets })
  return { success: true, deleted: true, deletion: deleted.id, project_hashes: [...deleted.projectHashes] }
}
