/** Calls about teams. */
import { addressOf } from './accounts.ts'
import { type CallServices, claim } from './call-services.ts'
import type { Step } from './steps.ts'
import type { Answer } from './window.ts'

export async function callAboutTeam(services: CallServices, step: Step): Promise<Answer> {
  const { accounts, modelItems } = services
  const client = accounts.client(step.actor)
  const { call, about, recipient, role, made } = step
  const hash = modelItems.teams.get(about) ?? ''
  switch (call) {
    case 'new_team': {
      const answer = await client.newTeam(made)
      if (answer.success) modelItems.teams.set(made, answer.hash_string)
      return answer
    }
    case 'team_invite':
      return client.inviteToTeam({ hash_string: hash, emails: [addressOf(recipient)], role })
    case 'team_role':
      return client.setRole(hash, accounts.idOf(recipient), role)
    case 'team_remove':
      return client.removeMember(hash, accounts.idOf(recipient))
    case 'team_see':
      return client.team(hash)
    case 'team_rename':
      return client.renameTeam(hash, modelItems.newName('Team'))
    case 'team_withdraw':
      return client.withdrawFromTeam(hash, addressOf(recipient))
    case 'team_claim':
      return claim(services, step, hash)
    case 'team_leave':
      return client.leaveTeam(hash)
    case 'team_dissolve':
      return client.removeTeam(hash)
    default:
      return client.answerInvitation(hash, call === 'team_accept')
  }
}
