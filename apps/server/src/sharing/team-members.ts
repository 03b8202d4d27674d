import { and, eq, inArray } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { teamMembers } from '../db/sharing-schema.ts'

/** Ids of those who are in any of the teams. */
export async function teamMemberIds(query: Query, teamIds: readonly string[]): Promise<string[]> {
  if (teamIds.length === 0) return []
  const rows = await query
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(inArray(teamMembers.teamId, [...teamIds]), eq(teamMembers.pending, false)))
  return rows.map(({ userId }) => userId)
}
