import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { worksheets } from '../db/schema.ts'
import { invitations, projects, teams } from '../db/sharing-schema.ts'

/** What was shared with the team stays with those who own it. */
export async function deleteTeam(transaction: Transaction, id: string): Promise<void> {
  for (const table of [worksheets, projects])
    await transaction.update(table).set({ teamId: null, teamRights: -1 }).where(eq(table.teamId, id))
  await transaction.delete(invitations).where(eq(invitations.itemId, id))
  await transaction.delete(teams).where(eq(teams.id, id))
}
