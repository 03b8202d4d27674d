/** Calls that hand a worksheet or project over to somebody who accepts it. */
import {
  type AnswerOwnership,
  type AnswerOwnershipAnswer,
  type DoneAnswer,
  type OfferOwnership,
  projectAddress,
  sectionAddress,
  worksheetAddress,
} from '@calcwright/contract'
import type * as z from 'zod/mini'
import { auditedOf, noteAct } from '../audit/audit-rows.ts'
import { eq } from '../db/drizzle.ts'
import { users, worksheets } from '../db/schema.ts'
import { projects } from '../db/sharing-schema.ts'
import { Refused } from '../failure.ts'
import { sendDue, tell } from '../notifications/tell.ts'
import { refuseManaged } from '../onshape/links.ts'
import { type Visitor, authorize, levelOn } from '../policies/policy.ts'
import { changeOwner, offeredTo, removeOffer, storeOffer } from '../sharing/ownership.ts'
import { projectsWithin } from '../sharing/project-tree.ts'
import { aboutItem } from './access-requests.ts'
import type { Context } from '../context.ts'
import { type FoundItem, findAllowedItem, findItem } from './find-allowed-item.ts'
import { nameOfUser } from './load-worksheet.ts'
import { notifyWindows } from './rights/notify-windows.ts'
import { type RightsLockContext, withRightsLock } from '../sharing/rights-lock.ts'
import { MANAGED } from './rights/set-rights.ts'

/** Offers the item to an account, in place of an earlier offer, or takes the offer back. */
export async function offerOwnership(
  context: Context,
  { item_type: type, item_hash: hash, email }: z.output<typeof OfferOwnership>,
): Promise<DoneAnswer> {
  const { row, ...found } = await findAllowedItem(context, 'offer_ownership', hash, type)
  await refuseManaged(context.query, { row, ...found } as FoundItem, MANAGED)
  const visitor = context.visitor as Visitor
  if (email === null) {
    await context.query.transaction(transaction => removeOffer(transaction, row.id))
    return { success: true, message: '' }
  }
  const [to] = await context.query.select().from(users).where(eq(users.email, email))
  if (!to)
    throw new Refused('invalid', `Nobody here has an account with the address ${email}. Invite them first.`)
  if (to.id === visitor.userId) throw new Refused('invalid', 'It is yours already.')
  await context.limiter.count('invite-by', visitor.userId)
  const due = await withRightsLock(context, 'exclusive', async held => {
    await findAllowedItem(held, 'offer_ownership', hash, type)
    await storeOffer(held.query, row.id, to.id, visitor.userId)
    const happening = { kind: 'offered', itemId: row.id, about: '', position: 0 } as const
    return tell(held.query, [to.id], { ...happening, byName: visitor.name })
  })
  const mail = { ...aboutItem(type, row), path: sectionAddress('invites') }
  await sendDue(context, due, { kind: 'offered', from: visitor.name, ...mail, message: '' })
  return { success: true, message: '' }
}

const GONE = 'This offer was taken back, or the item was deleted.'

export async function answerOwnership(
  context: Context,
  { item_type: type, item_hash: hash, accept }: z.output<typeof AnswerOwnership>,
): Promise<AnswerOwnershipAnswer> {
  authorize('answer_ownership', context.visitor, null)
  const item = await withRightsLock(context, 'exclusive', async held => {
    const item = await findItem(held, hash, type)
    const offer = item && (await offeredTo(held.query, item.row.id, item.row.ownerId))
    if (!item || offer?.userId !== held.visitor?.userId) throw new Refused('not-found', GONE)
    await removeOffer(held.query, item.row.id)
    if (accept) await handOver(held, item)
    return item
  })
  if (!accept) return { success: true, url: '' }
  await notifyWindows(context, item)
  const { hash: at, name } = item.row
  return { success: true, url: (item.type === 'Worksheet' ? worksheetAddress : projectAddress)(at, name) }
}

/** Throws Refused when the new owner has no room for it. */
async function handOver(held: RightsLockContext, item: FoundItem): Promise<void> {
  const { query, quotas } = held
  const { userId, name } = held.visitor as Visitor
  const { row, type } = item
  const within = type === 'Project' ? (await projectsWithin(query, row.id)).map(({ id }) => id) : []
  await quotas.refuseBeyond(query, userId, () =>
    changeOwner(query, type, row.id, { from: row.ownerId, to: userId, projects: [row.id, ...within] }),
  )
  await leaveHidden(held, item)
  const details = `${await nameOfUser(held, row.ownerId)} has handed it over to ${name}`
  await noteAct(query, { item: auditedOf(item), action: 'transferred', visitor: held.visitor, details })
}

/** An item in a project that its new owner may not see goes to the top of their list. */
async function leaveHidden(
  { query, visitor }: RightsLockContext,
  { type, row, around }: FoundItem,
): Promise<void> {
  if (around.length === 0 || levelOn(around, visitor) > 0) return
  if (type === 'Worksheet')
    await query.update(worksheets).set({ projectId: null }).where(eq(worksheets.id, row.id))
  else await query.update(projects).set({ parentId: null }).where(eq(projects.id, row.id))
}
