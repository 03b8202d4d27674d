import type { TeamSummary, TeamsAnswer } from '@calcwright/contract'
import { and, eq, sql } from '../../db/drizzle.ts'
import type { Query } from '../../db/database.ts'
import { teamMembers, teams } from '../../db/sharing-schema.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'

/** Lists the teams of a person by name. */
export async function teamsOf(query: Query, userId: string): Promise<TeamSummary[]> {
  return query
    .select({ hash_string: teams.id, name: teams.name, role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.pending, false)))
    .orderBy(sql`name_order(${teams.name})`, teams.id)
}

export async function listTeams(context: Context): Promise<TeamsAnswer> {
  authorize('list_teams', context.visitor, null)
  return { success: true, teams: await teamsOf(context.query, (context.visitor as Visitor).userId) }
}
