import {
  DoneAnswer,
  InviteToTeamRequest,
  NewTeamRequest,
  RemoveMemberRequest,
  RenameTeamRequest,
  SetRoleRequest,
  TeamAnswer,
  TeamRequest,
  TeamsAnswer,
  WithdrawRequest,
} from '@calcwright/contract'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import {
  inviteToTeam,
  leaveTeam,
  newTeam,
  removeMember,
  removeTeam,
  renameTeam,
  setRole,
  withdrawFromTeam,
} from '../../commands/teams/change-team.ts'
import { seeTeam } from '../../commands/teams/find-allowed-team.ts'
import { listTeams } from '../../commands/teams/list-teams.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerTeams(app: App, services: Services): void {
  const post = posting(app, services)
  const answer = TeamAnswer
  post('/teams', "The visitor's teams", { body: z.object({}), answer: TeamsAnswer }, listTeams)
  post('/teams/new', 'Makes a team', { body: NewTeamRequest, answer }, (context, { name }) =>
    newTeam(context, name),
  )
  post(
    '/teams/get',
    'A team and its members',
    { body: TeamRequest, answer },
    (context, { hash_string: id }) => seeTeam(context, id),
  )
  post(
    '/teams/rename',
    'Renames a team',
    { body: RenameTeamRequest, answer },
    (context, { hash_string: id, name }) => renameTeam(context, id, name),
  )
  post('/teams/invite', 'Invites to a team', { body: InviteToTeamRequest, answer }, inviteToTeam)
  post(
    '/teams/withdraw',
    'Takes an invitation to a team back',
    { body: WithdrawRequest, answer },
    (context, { hash_string: id, email }) => withdrawFromTeam(context, id, email),
  )
  post(
    '/teams/set_role',
    'Gives a member of a team another role',
    { body: SetRoleRequest, answer },
    (context, { hash_string: id, user_hash: user, role }) => setRole(context, id, user, role),
  )
  post(
    '/teams/remove_member',
    'Takes somebody out of a team',
    { body: RemoveMemberRequest, answer },
    (context, { hash_string: id, user_hash: user }) => removeMember(context, id, user),
  )
  const done = { body: TeamRequest, answer: DoneAnswer }
  post('/teams/leave', 'Leaves a team', done, (context, { hash_string: id }) => leaveTeam(context, id))
  post('/teams/remove', 'Dissolves a team', done, (context, { hash_string: id }) => removeTeam(context, id))
}
