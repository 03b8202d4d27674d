import type { TeamSummary } from '@calcwright/contract'
import { and, eq } from '../../db/drizzle.ts'
import type { Query } from '../../db/database.ts'
import { teamMembers, teams } from '../../db/sharing-schema.ts'
import type { Visitor } from '../../policies/policy.ts'

/** Describes a team to a member; null for anybody else. */
export async function findTeam(
  query: Query,
  visitor: Visitor | null,
  id: string | null,
): Promise<TeamSummary | null> {
  if (visitor === null || id === null) return null
  const [row] = await query
    .select({ hash_string: teams.id, name: teams.name, role: teamMembers.role })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teams.id, id), eq(teamMembers.userId, visitor.userId), eq(teamMembers.pending, false)))
  return row ?? null
}
