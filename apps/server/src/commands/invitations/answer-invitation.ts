import { type DoneAnswer, type InviteAnswer, projectAddress, worksheetAddress } from '@calcwright/contract'
import { and, eq } from 'drizzle-orm'
import { worksheetRights } from '../../db/schema.ts'
import { projectRights, projects, teamMembers, teams } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { type Visitor, authorize, notFound } from '../../policies/policy.ts'
import { claimByToken } from '../../sharing/invitations.ts'
import { keepInLists } from '../../sharing/shelf.ts'
import type { Context } from '../context.ts'
import { countInvitations } from './list-invitations.ts'

/** Accepts or rejects what the visitor was invited to. */
export async function answerInvitation(
  context: Context,
  rightsHash: string,
  accept: boolean,
): Promise<InviteAnswer> {
  authorize('answer_invitation', context.visitor, null)
  const { userId } = context.visitor as Visitor
  const url =
    (await answerToWorksheet(context, rightsHash, userId, accept)) ??
    (await answerToProject(context, rightsHash, userId, accept)) ??
    (await answerToTeam(context, rightsHash, userId, accept))
  if (url === null) throw new Refused('not-found', 'This invitation has been answered or taken back.')
  if (!accept) await context.rightsWatch.changed({ users: [userId] })
  return {
    success: true,
    invitations: await countInvitations(context.query, userId),
    url: accept ? url : '',
  }
}

/** Makes the invitation of an e-mail one of the visitor; it is still to be accepted. */
export async function claimInvitation(context: Context, token: string): Promise<DoneAnswer> {
  authorize('claim_invitation', context.visitor, null)
  const { userId } = context.visitor as Visitor
  if (!(await claimByToken(context.query, token, userId))) throw notFound('invitation')
  return { success: true, message: '' }
}

/** The address of what was answered, null when it is no invitation to a worksheet. */
async function answerToWorksheet({ query, finder }: Context, hash: string, userId: string, accept: boolean) {
  const row = await finder.find(hash)
  if (!row) return null
  const which = and(
    eq(worksheetRights.worksheetId, row.id),
    eq(worksheetRights.userId, userId),
    eq(worksheetRights.pending, true),
  )
  const answered = accept
    ? await query.update(worksheetRights).set({ pending: false }).where(which).returning()
    : await query.delete(worksheetRights).where(which).returning()
  if (answered.length === 0) return null
  if (accept) await keepInLists(query, 'Worksheet', row.id, [userId])
  return worksheetAddress(row.hash, row.name)
}

async function answerToProject({ query }: Context, hash: string, userId: string, accept: boolean) {
  const [row] = await query.select().from(projects).where(eq(projects.hash, hash))
  if (!row) return null
  const which = and(
    eq(projectRights.projectId, row.id),
    eq(projectRights.userId, userId),
    eq(projectRights.pending, true),
  )
  const answered = accept
    ? await query.update(projectRights).set({ pending: false }).where(which).returning()
    : await query.delete(projectRights).where(which).returning()
  if (answered.length === 0) return null
  if (accept) await keepInLists(query, 'Project', row.id, [userId])
  return projectAddress(row.hash, row.name)
}

async function answerToTeam({ query }: Context, id: string, userId: string, accept: boolean) {
  const [row] = await query.select().from(teams).where(eq(teams.id, id))
  if (!row) return null
  const which = and(eq(teamMembers.teamId, id), eq(teamMembers.userId, userId), eq(teamMembers.pending, true))
  const answered = accept
    ? await query.update(teamMembers).set({ pending: false }).where(which).returning()
    : await query.delete(teamMembers).where(which).returning()
  return answered.length === 0 ? null : '/team/'
}
