import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { worksheets } from '../db/schema.ts'
import { invitations, projects, teams } from '../db/sharing-schema.ts'

/** What was shared with the team stays with those who own it. */
export async function deleteTeam(transaction: Transaction, id: string): Promise<void> {
  await release(transaction, worksheets, worksheets.projectId, id)
  await release(transaction, projects, projects.parentId, id)
  await transaction.delete(invitations).where(eq(invitations.itemId, id))
  await transaction.delete(teams).where(eq(teams.id, id))
}

/** What stood in for the team of the project around goes on standing in for it: that team gains nothing. */
async function release(
  transaction: Transaction,
  table: typeof worksheets | typeof projects,
  around: typeof worksheets.projectId | typeof projects.parentId,
  id: string,
): Promise<void> {
  const teamRights = sql`case when ${around} is null or team_rights = -1 then -1 else 0 end`
  await transaction.update(table).set({ teamId: null, teamRights }).where(eq(table.teamId, id))
}
