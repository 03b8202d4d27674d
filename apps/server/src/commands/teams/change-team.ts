/** Makes, renames and dissolves teams and changes their members. */
import type { DoneAnswer, InviteToTeamRequest, TeamAnswer, TeamRole } from '@calcwright/contract'
import { and, eq } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/database.ts'
import { teamMembers, teams } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { randomHash } from '../../identifiers.ts'
import { type Visitor, authorize, notFound, reaches } from '../../policies/policy.ts'
import { deleteTeam } from '../../sharing/delete-team.ts'
import { withdraw } from '../../sharing/invitations.ts'
import type { Context } from '../../context.ts'
import { countInvited, invitePeople, notify } from '../rights/invite-people.ts'
import { findAllowedTeam, seeTeam } from './find-allowed-team.ts'

const NO_OWNER = 'A team needs an owner. Make somebody else one first, or dissolve the team.'
const OWNERS_ONLY = 'Only an owner of the team can do this.'

export async function newTeam(context: Context, name: string): Promise<TeamAnswer> {
  authorize('new_team', context.visitor, null)
  const { userId } = context.visitor as Visitor
  const id = randomHash()
  await context.query.transaction(async transaction => {
    await transaction.insert(teams).values({ id, name })
    await transaction.insert(teamMembers).values({ teamId: id, userId, role: 'owner' })
  })
  return seeTeam(context, id)
}

export async function renameTeam(context: Context, id: string, name: string): Promise<TeamAnswer> {
  await findAllowedTeam(context, 'rename_team', id)
  await context.query.update(teams).set({ name, updatedAt: new Date() }).where(eq(teams.id, id))
  return seeTeam(context, id)
}

export async function inviteToTeam(
  context: Context,
  { hash_string: id, emails, role = 'member', message = '' }: InviteToTeamRequest,
): Promise<TeamAnswer> {
  const team = await findAllowedTeam(context, 'invite_to_team', id)
  refuseAbove(team.role, role)
  await countInvited(context, emails)
  const target = { type: 'Team' as const, id, name: team.name }
  const invited = await context.query.transaction(transaction =>
    invitePeople(transaction, context.visitor as Visitor, target, emails, {
      rights: 0,
      role,
      inherited: new Map(),
    }),
  )
  await notify(context, target, invited, role, message)
  return seeTeam(context, id)
}

export async function withdrawFromTeam(context: Context, id: string, email: string): Promise<TeamAnswer> {
  const { role } = await findAllowedTeam(context, 'invite_to_team', id)
  const reach = { rights: 0, owners: role === 'owner' }
  await context.query.transaction(transaction => withdraw(transaction, 'Team', id, [email], reach))
  return seeTeam(context, id)
}

export async function setRole(
  context: Context,
  id: string,
  userId: string,
  role: TeamRole,
): Promise<TeamAnswer> {
  const team = await findAllowedTeam(context, 'set_role', id)
  await context.query.transaction(async transaction => {
    const before = await lockMember(transaction, id, userId)
    refuseAbove(team.role, before.role)
    refuseAbove(team.role, role)
    await transaction.update(teamMembers).set({ role }).where(isMember(id, userId))
    await refuseWithoutOwner(transaction, id)
  })
  return seeTeam(context, id)
}

export async function removeMember(context: Context, id: string, userId: string): Promise<TeamAnswer> {
  const team = await findAllowedTeam(context, 'remove_member', id)
  if (userId === context.visitor?.userId)
    throw new Refused('invalid', 'To go out of a team yourself, leave it.')
  await context.query.transaction(async transaction => {
    refuseAbove(team.role, (await lockMember(transaction, id, userId)).role)
    await transaction.delete(teamMembers).where(isMember(id, userId))
  })
  await context.rightsWatch.changed({ users: [userId] })
  return seeTeam(context, id)
}

export async function leaveTeam(context: Context, id: string): Promise<DoneAnswer> {
  await findAllowedTeam(context, 'leave_team', id)
  const { userId } = context.visitor as Visitor
  await context.query.transaction(async transaction => {
    await lockMember(transaction, id, userId)
    await transaction.delete(teamMembers).where(isMember(id, userId))
    await refuseWithoutOwner(transaction, id)
  })
  await context.rightsWatch.changed({ users: [userId] })
  return { success: true, message: '' }
}

/** Items that were shared with the team stay with their owners. */
export async function removeTeam(context: Context, id: string): Promise<DoneAnswer> {
  await findAllowedTeam(context, 'remove_team', id)
  const members = await context.query.transaction(async transaction => {
    const members = await transaction
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(eq(teamMembers.teamId, id))
    await deleteTeam(transaction, id)
    return members
  })
  await context.rightsWatch.changed({ users: members.map(member => member.userId) })
  return { success: true, message: '' }
}

const isMember = (id: string, userId: string) =>
  and(eq(teamMembers.teamId, id), eq(teamMembers.userId, userId))

/** Serialises changes of a team's members. Throws Refused unless the visitor is one. */
async function lockMember(transaction: Transaction, id: string, userId: string) {
  await transaction.select({ id: teams.id }).from(teams).where(eq(teams.id, id)).for('update')
  const [member] = await transaction
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(and(isMember(id, userId), eq(teamMembers.pending, false)))
  if (!member) throw notFound('team')
  return member
}

function refuseAbove(own: TeamRole, other: TeamRole): void {
  if (!reaches(own, other)) throw new Refused('rights', OWNERS_ONLY)
}

async function refuseWithoutOwner(transaction: Transaction, id: string): Promise<void> {
  const owner = and(eq(teamMembers.teamId, id), eq(teamMembers.role, 'owner'), eq(teamMembers.pending, false))
  const [found] = await transaction
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(owner)
    .limit(1)
  if (!found) throw new Refused('invalid', NO_OWNER)
}
