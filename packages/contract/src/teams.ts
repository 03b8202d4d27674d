/** Calls below /teams. A team is a group of people who are given rights together. */
import * as z from 'zod/mini'
import { EmailAddress } from './accounts.ts'
import { HashString, WorksheetName } from './common.ts'

/**
 * An owner may do everything, an administrator all but dissolve the team and change owners, a member see who
 * is in it.
 */
export const TeamRole = z.enum(['owner', 'administrator', 'member'])
export type TeamRole = z.infer<typeof TeamRole>

export const TeamSummary = z.object({ hash_string: HashString, name: z.string(), role: TeamRole })
export type TeamSummary = z.infer<typeof TeamSummary>

export const TeamMember = z.object({
  /** Id of the person. */
  user_hash: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  role: TeamRole,
  /** Whether this is the visitor. */
  self: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>

/** POST /teams: the visitor's teams. */
export const TeamsAnswer = z.object({ success: z.literal(true), teams: z.array(TeamSummary) })
export type TeamsAnswer = z.infer<typeof TeamsAnswer>

/** POST /teams/new: a team with the visitor as its owner. */
export const NewTeamRequest = z.object({ name: WorksheetName })
/** POST /teams/get (member). */
export const TeamRequest = z.object({ hash_string: HashString })
/** POST /teams/rename (administrator). */
export const RenameTeamRequest = z.extend(TeamRequest, { name: WorksheetName })
/** POST /teams/invite (administrator): by e-mail, with or without an account. */
export const InviteToTeamRequest = z.extend(TeamRequest, {
  emails: z.array(EmailAddress).check(z.minLength(1), z.maxLength(50)),
  role: z._default(TeamRole, 'member'),
  message: z._default(z.string().check(z.maxLength(2000)), ''),
})
export type InviteToTeamRequest = z.input<typeof InviteToTeamRequest>
/** POST /teams/set_role (administrator; owners by owners). */
export const SetRoleRequest = z.extend(TeamRequest, { user_hash: z.string(), role: TeamRole })
/** POST /teams/remove_member (administrator; owners by owners). */
export const RemoveMemberRequest = z.extend(TeamRequest, { user_hash: z.string() })
/** POST /teams/withdraw (administrator): takes an invitation back. */
export const WithdrawRequest = z.extend(TeamRequest, { email: z.string() })

/** Answer to all of these calls: the present team. */
export const TeamAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  hash_string: HashString,
  name: z.string(),
  /** Role of the visitor. */
  role: TeamRole,
  members: z.array(TeamMember),
  /** Invited addresses that have not accepted. */
  invited: z.array(z.object({ email: z.string(), role: TeamRole })),
})
export type TeamAnswer = z.infer<typeof TeamAnswer>

// POST /teams/leave (member; not the last owner) and POST /teams/remove (owner) take a TeamRequest and answer
// with a DoneAnswer. Items that were shared with a dissolved team stay with their owners.
