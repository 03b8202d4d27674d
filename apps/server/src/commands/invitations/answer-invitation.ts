import {
  type DoneAnswer,
  type InviteAnswer,
  type SharedType,
  projectAddress,
  sectionAddress,
  worksheetAddress,
} from '@calcwright/contract'
import { and, eq } from '../../db/drizzle.ts'
import type { Query } from '../../db/database.ts'
import { worksheetRights } from '../../db/schema.ts'
import { projectRights, projects, teamMembers, teams } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { type Visitor, authorize, notFound } from '../../policies/policy.ts'
import { claimByToken } from '../../sharing/invitations.ts'
import { restoreToLists } from '../../sharing/list-marks.ts'
import type { Context } from '../../context.ts'
import { findItem, levelAfterChange } from '../find-allowed-item.ts'
import { type RightsLockContext, withRightsLock } from '../../sharing/rights-lock.ts'
import { answerOwnership } from '../ownership.ts'
import { OFFER, countInvitations } from './list-invitations.ts'

/** Accepts or rejects an invitation of the visitor. */
export async function answerInvitation(
  context: Context,
  rightsHash: string,
  accept: boolean,
): Promise<InviteAnswer> {
  authorize('answer_invitation', context.visitor, null)
  const { userId } = context.visitor as Visitor
  const url =
    (await answerToOffer(context, rightsHash, accept)) ??
    (await answerToItem(context, 'Worksheet', rightsHash, userId, accept)) ??
    (await answerToItem(context, 'Project', rightsHash, userId, accept)) ??
    (await answerToTeam(context, rightsHash, userId, accept))
  if (url === null) throw new Refused('not-found', 'This invitation has been answered or taken back.')
  await context.rightsWatch.changed({ users: [userId] })
  return {
    success: true,
    invitations: await countInvitations(context.query, userId),
    url: accept ? url : '',
  }
}

/** Returns null for the hash of an invitation. */
async function answerToOffer(context: Context, hash: string, accept: boolean): Promise<string | null> {
  if (!hash.startsWith(OFFER)) return null
  const item = await findItem(context, hash.slice(OFFER.length), null)
  if (!item) return null
  const { url } = await answerOwnership(context, {
    item_type: item.type,
    item_hash: item.row.hash,
    accept,
  })
  return url
}

/** Turns the invitation of an e-mail into one of the visitor, who still has to accept it. */
export async function claimInvitation(context: Context, token: string): Promise<DoneAnswer> {
  authorize('claim_invitation', context.visitor, null)
  const { userId } = context.visitor as Visitor
  if (!(await claimByToken(context.query, token, userId))) throw notFound('invitation')
  await context.rightsWatch.changed({ users: [userId] })
  return { success: true, message: '' }
}

/** Returns the address of the item; null when the visitor has no invitation to it. */
async function answerToItem(
  context: Context,
  type: SharedType,
  hash: string,
  userId: string,
  accept: boolean,
): Promise<string | null> {
  const { query, finder } = context
  const [row] =
    type === 'Worksheet'
      ? [await finder.find(hash)]
      : await query.select().from(projects).where(eq(projects.hash, hash))
  if (!row) return null
  const answered = accept
    ? await acceptRow(query, type, row.id, userId)
    : await withRightsLock(context, 'exclusive', held => rejectRow(held, type, row, userId))
  if (!answered) return null
  if (accept) await restoreToLists(query, type, row.id, [userId])
  return (type === 'Worksheet' ? worksheetAddress : projectAddress)(row.hash, row.name)
}

/** The table of rights on items of the type, and the row that invites a person to one. */
function invitationTo(type: SharedType, itemId: string, userId: string) {
  const [table, item] =
    type === 'Worksheet'
      ? ([worksheetRights, worksheetRights.worksheetId] as const)
      : ([projectRights, projectRights.projectId] as const)
  return { table, which: and(eq(item, itemId), eq(table.userId, userId), eq(table.pending, true)) }
}

async function acceptRow(query: Query, type: SharedType, id: string, userId: string): Promise<boolean> {
  const { table, which } = invitationTo(type, id, userId)
  const rows = await query.update(table).set({ pending: false }).where(which).returning({ id: table.userId })
  return rows.length > 0
}

/** Rejecting an invitation that lowered rights does not restore the higher inherited rights. */
async function rejectRow(
  held: RightsLockContext,
  type: SharedType,
  row: { readonly id: string; readonly hash: string },
  userId: string,
): Promise<boolean> {
  const { table, which } = invitationTo(type, row.id, userId)
  const before = await levelAfterChange(held, { type, row })
  const rows = await held.query.delete(table).where(which).returning({ id: table.userId })
  if ((await levelAfterChange(held, { type, row })) > before) {
    const nothing = { userId, rights: 0 }
    if (type === 'Worksheet')
      await held.query.insert(worksheetRights).values({ ...nothing, worksheetId: row.id })
    else await held.query.insert(projectRights).values({ ...nothing, projectId: row.id })
  }
  return rows.length > 0
}

async function answerToTeam({ query }: Context, id: string, userId: string, accept: boolean) {
  const [row] = await query.select().from(teams).where(eq(teams.id, id))
  if (!row) return null
  const which = and(eq(teamMembers.teamId, id), eq(teamMembers.userId, userId), eq(teamMembers.pending, true))
  const answered = accept
    ? await query.update(teamMembers).set({ pending: false }).where(which).returning()
    : await query.delete(teamMembers).where(which).returning()
  return answered.length === 0 ? null : sectionAddress('team')
}
