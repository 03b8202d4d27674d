import { and, eq, inArray, or, sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/database.ts'
import { worksheetRights, worksheetMarks, worksheets } from '../db/schema.ts'
import { invitations, projectRights, projectMarks, projects, teamMembers } from '../db/sharing-schema.ts'
import type { RightsChange } from '../live/rights-watch.ts'
import { deleteTeam } from '../sharing/delete-team.ts'
import { deleteProjects, deleteWorksheets } from '../sharing/delete.ts'

/**
 * Deletes everything that a person owns, and the rights that they were given elsewhere. Items that others
 * have put into the person's projects go back to the top of those people's own lists. Returns whose rights
 * change.
 */
export async function removeOwned(transaction: Transaction, userId: string): Promise<RightsChange> {
  const change = await concernedBy(transaction, userId)
  const own = await transaction
    .select({ id: worksheets.id })
    .from(worksheets)
    .where(eq(worksheets.ownerId, userId))
  await deleteWorksheets(transaction, [
    ...own.map(row => row.id),
    ...(await inTrash(transaction, 'worksheets', userId)),
  ])
  await removeProjects(transaction, userId)
  await leaveTeams(transaction, userId)
  for (const table of [worksheetRights, worksheetMarks, projectRights, projectMarks])
    await transaction.delete(table).where(eq(table.userId, userId))
  await transaction.delete(invitations).where(eq(invitations.invitedBy, userId))
  return change
}

/** People whose rights change when this account is deleted, by its items, projects and teams. */
async function concernedBy(transaction: Transaction, userId: string): Promise<RightsChange> {
  const within = sql`(
    with recursive within as (
      select id from projects where owner_id = ${userId}
      union select projects.id from within join projects on projects.parent_id = within.id
    ) select id from within)`
  const touched = await transaction
    .select({ id: worksheets.id })
    .from(worksheets)
    .where(or(eq(worksheets.ownerId, userId), sql`${worksheets.projectId} in ${within}`))
  const teams = transaction
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
  const members = await transaction
    .selectDistinct({ id: teamMembers.userId })
    .from(teamMembers)
    .where(inArray(teamMembers.teamId, teams))
  return {
    worksheets: touched.map(({ id }) => id),
    users: [...new Set([userId, ...members.map(({ id }) => id)])],
  }
}

async function removeProjects(transaction: Transaction, userId: string): Promise<void> {
  const own = transaction.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, userId))
  await transaction.update(worksheets).set({ projectId: null }).where(inArray(worksheets.projectId, own))
  await transaction.update(projects).set({ parentId: null }).where(inArray(projects.parentId, own))
  const ids = (await own).map(({ id }) => id)
  await deleteProjects(transaction, [...ids, ...(await inTrash(transaction, 'projects', userId))])
}

/** Ids of what a person owns in the trash. */
async function inTrash(
  transaction: Transaction,
  kind: 'worksheets' | 'projects',
  userId: string,
): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from ${sql.raw(`deleted_${kind}`)} where owner_id = ${userId}`,
  )
  return rows.map(({ id }) => id)
}

/** Gives a team a new owner: the administrator, else the member, who has been in it for longest. */
async function leaveTeams(transaction: Transaction, userId: string): Promise<void> {
  const left = await transaction
    .delete(teamMembers)
    .where(eq(teamMembers.userId, userId))
    .returning({ id: teamMembers.teamId, role: teamMembers.role })
  for (const { id, role } of left) {
    if (role !== 'owner') continue
    const [heir] = await transaction
      .select({ userId: teamMembers.userId, role: teamMembers.role })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, id), eq(teamMembers.pending, false)))
      .orderBy(
        sql`array_position(array['owner', 'administrator', 'member'], ${teamMembers.role})`,
        teamMembers.createdAt,
      )
      .limit(1)
    if (heir)
      await transaction
        .update(teamMembers)
        .set({ role: 'owner' })
        .where(and(eq(teamMembers.teamId, id), eq(teamMembers.userId, heir.userId)))
    else await deleteTeam(transaction, id)
  }
}
