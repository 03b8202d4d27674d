/** Calls of the trash: its list, bringing back, deleting for good. */
import type { RestoreDeletedAnswer, TrashAnswer, TrashChangeAnswer, TrashRequest } from '@calcwright/contract'
import { noteActOnItems } from '../../audit/audit-rows.ts'
import { type Visitor, authorize, levelOn } from '../../policies/policy.ts'
import type { Transaction } from '../../db/database.ts'
import { Refused } from '../../failure.ts'
import { readChains } from '../../sharing/places.ts'
import {
  type Displaced,
  type Items,
  deleteOwnForGood,
  itemsInTrash,
  listTrash,
  namesInTrash,
  restoreItems,
} from '../../sharing/trash.ts'
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
export async function restoreDeleted(context: Context, request: TrashRequest): Promise<RestoreDeletedAnswer> {
  authorize('restore_deleted', context.visitor, null)
  const visitor = context.visitor as Visitor
  let message = ''
  const items = await change(context, request, async (transaction, found) => {
    const displaced = await restoreItems(transaction, found)
    await noteActOnItems(transaction, 'restored', visitor, found, 'living')
    message = sentencesFor(displaced, visitor, await namesOf(transaction, displaced, visitor))
    return found
  })
  await context.rightsWatch.changed({ worksheets: items.worksheets })
  return { ...counted(items), message }
}

/** Names of the projects where these were, of those that the visitor may know, by id. */
async function namesOf(
  transaction: Transaction,
  displaced: readonly Displaced[],
  visitor: Visitor,
): Promise<ReadonlyMap<string, string>> {
  const ids = displaced.map(({ place }) => place)
  const names = new Map(await namesInTrash(transaction, visitor.userId, ids))
  for (const [id, chain] of await readChains(transaction, visitor, ids)) {
    const [around] = chain
    if (around && levelOn(chain, visitor) > 0) names.set(id, around.project.name)
  }
  return names
}

/** Number of items about which an answer has a sentence each. */
const SENTENCES = 3

function sentencesFor(
  displaced: readonly Displaced[],
  visitor: Visitor,
  names: ReadonlyMap<string, string>,
): string {
  const sentences = displaced.slice(0, SENTENCES).map(({ name, ownerId, place, exists }) => {
    const project = names.get(place)
    const where = project === undefined ? 'its project' : `“${project}”, where it was,`
    const list = ownerId === visitor.userId ? 'your list' : 'its owner’s list'
    const why = exists
      ? `gives more people rights, or more rights, than when it was deleted. Move it there to share it`
      : project === undefined
        ? 'was deleted'
        : 'is in the trash'
    return `“${name}” is at the top of ${list} now: ${where} ${why}.`
  })
  const more = displaced.length - SENTENCES
  return [...sentences, ...(more > 0 ? [`${more} more are at the top for such reasons.`] : [])].join(' ')
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
