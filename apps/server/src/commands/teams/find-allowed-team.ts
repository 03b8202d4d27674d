import type { TeamAnswer, TeamRole } from '@calcwright/contract'
import { and, eq, sql } from '../../db/drizzle.ts'
import { users } from '../../db/schema.ts'
import { teamMembers, teams } from '../../db/sharing-schema.ts'
import { type Call, type Visitor, authorizeInTeam } from '../../policies/policy.ts'
import { invitedTo } from '../../sharing/invitations.ts'
import type { Context } from '../../context.ts'

export interface FoundTeam {
  readonly id: string
  readonly name: string
  /** Role of the visitor. */
  readonly role: TeamRole
}

/**
 * Returns the team that a call is about. Throws Refused when the visitor is not in it, or their role is too
 * low.
 */
export async function findAllowedTeam(context: Context, call: Call, id: string): Promise<FoundTeam> {
  const { query, visitor } = context
  const [row] =
    visitor === null
      ? []
      : await query
          .select({ id: teams.id, name: teams.name, role: teamMembers.role })
          .from(teams)
          .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
          .where(
            and(eq(teams.id, id), eq(teamMembers.userId, visitor.userId), eq(teamMembers.pending, false)),
          )
  authorizeInTeam(call, visitor, row?.role ?? null)
  return row as FoundTeam
}

/** Describes the team to a member. */
export async function seeTeam(context: Context, id: string): Promise<TeamAnswer> {
  const { query } = context
  const { name, role } = await findAllowedTeam(context, 'see_team', id)
  const { userId } = context.visitor as Visitor
  const members = await query
    .select({
      user_hash: teamMembers.userId,
      name: sql<string>`coalesce(${users.name}, '')`,
      email: users.email,
      role: teamMembers.role,
    })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, id), eq(teamMembers.pending, false)))
    .orderBy(sql`lower(${users.name})`, teamMembers.userId)
  const invited = role === 'member' ? [] : await invitedTo(query, 'Team', id)
  return {
    success: true,
    message: '',
    hash_string: id,
    name,
    role,
    members: members.map(member => ({ ...member, self: member.user_hash === userId })),
    invited: invited.map(({ email, role }) => ({ email, role })),
  }
}
