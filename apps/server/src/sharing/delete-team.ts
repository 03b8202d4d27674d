import { eq, sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/database.ts'
import { worksheets } from '../db/schema.ts'
import { invitations, projects, teams } from '../db/sharing-schema.ts'

/** Items that were shared with the team stay with their owners. */
export async function deleteTeam(transaction: Transaction, id: string): Promise<void> {
  await release(transaction, worksheets, worksheets.projectId, id)
  await release(transaction, projects, projects.parentId, id)
  await transaction.delete(invitations).where(eq(invitations.itemId, id))
  await transaction.delete(teams).where(eq(teams.id, id))
}

/**
 * Rights of the team's items that replaced those of an outer team stay replaced, so that the outer team gains
 * nothing.
 */
async function release(
  transaction: Transaction,
  table: typeof worksheets | typeof projects,
  around: typeof worksheets.projectId | typeof projects.parentId,
  id: string,
): Promise<void> {
  const teamRights = sql`case when ${around} is null or team_rights = -1 then -1 else 0 end`
  await transaction.update(table).set({ teamId: null, teamRights }).where(eq(table.teamId, id))
}
