/** Calls of the trash: its list, bringing back, deleting for good. */
import type { TrashAnswer, TrashChangeAnswer, TrashRequest } from '@calcwright/contract'
import { noteActOnItems } from '../../audit/audit-rows.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import type { Transaction } from '../../db/database.ts'
import { Refused } from '../../failure.ts'
import { type Items, deleteOwnForGood, itemsInTrash, listTrash, restoreItems } from '../../sharing/trash.ts'
import type { Context } from '../../context.ts'
import { withRightsLock } from '../../sharing/rights-lock.ts'

export async function readTrash(context: Context): Promise<TrashAnswer> {
  authorize('list_trash', context.visitor, null)
  const { query, visitor, config } = context
  return {
    success: true,
    deletions: await listTrash(query, (visitor as Visitor).userId, config.trashDays),
    days: config.trashDays,
  }
}

/** Brings back what is the visitor's of these deletions. */
export async function restoreDeleted(context: Context, request: TrashRequest): Promise<TrashChangeAnswer> {
  authorize('restore_deleted', context.visitor, null)
  const items = await change(context, request, async (transaction, found) => {
    await restoreItems(transaction, found)
    await noteActOnItems(transaction, 'restored', context.visitor as Visitor, found, 'living')
    return found
  })
  await context.rightsWatch.changed({ worksheets: items.worksheets })
  return counted(items)
}

/** Deletes for good what the visitor owns of these deletions. What belongs to others stays in their trash. */
export async function deleteFromTrash(context: Context, request: TrashRequest): Promise<TrashChangeAnswer> {
  authorize('delete_for_good', context.visitor, null)
  const visitor = context.visitor as Visitor
  return counted(
    await change(context, request, transaction =>
      deleteOwnForGood(transaction, visitor.userId, request.deletions ?? null, items =>
        noteActOnItems(transaction, 'deleted_for_good', visitor, items, 'deleted'),
      ),
    ),
  )
}

const NOTHING_THERE =
  'Nothing of that is in the trash any more. It was brought back, or it was deleted for good.'

/** @throws Refused when none of it is there or the visitor's */
function change(
  context: Context,
  { deletions }: TrashRequest,
  work: (transaction: Transaction, items: Items) => Promise<Items>,
): Promise<Items> {
  return withRightsLock(context, 'exclusive', async held => {
    const items = await itemsInTrash(held.query, (held.visitor as Visitor).userId, deletions ?? null)
    if (items.worksheets.length + items.projects.length === 0) throw new Refused('not-found', NOTHING_THERE)
    return work(held.query, items)
  })
}

const counted = ({ worksheets, projects }: Items): TrashChangeAnswer => ({
  success: true,
  worksheets: worksheets.length,
  projects: projects.length,
})
