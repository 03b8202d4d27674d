/** Rules of calls about teams: the rights they need and their changes. */
import type { Outcome, Rule } from './need.ts'
import { type Role, type State, type Team, memberRole, peopleOf } from './state.ts'
import type { Step } from './steps.ts'

const ROLES: readonly Role[] = ['member', 'administrator', 'owner']
const reaches = (role: Role | null, other: Role): boolean =>
  role !== null && ROLES.indexOf(role) >= ROLES.indexOf(other)

/** A call by a member of the team with a role. */
export const inTeam =
  (needed: Role, change: (members: Team['members'], step: Step, role: Role, state: State) => Outcome): Rule =>
  (state, step) => {
    const role = memberRole(state, step.about, step.actor)
    if (role === null) return 'not-found'
    if (!reaches(role, needed)) return 'rights'
    const outcome = change(state.teams[step.about]!.members, step, role, state)
    if (outcome !== 'done') return outcome
    // A team keeps an owner.
    const rest = Object.values(
      state.teams[step.about]?.members ?? { kept: { role: 'owner', pending: false } },
    )
    return rest.some(member => member.role === 'owner' && !member.pending) ? 'done' : 'invalid'
  }

export const teamInvite = inTeam(
  'administrator',
  (members, { actor, about, recipient, role }, own, state) => {
    if (!reaches(own, role)) return 'rights'
    if (peopleOf(state).includes(recipient)) beInvited(members, recipient, role)
    else {
      const { invited } = state.teams[about]!
      invited[recipient] = { role: invited[recipient]?.role === 'owner' ? 'owner' : role, by: actor! }
    }
    return 'done'
  },
)

/** An earlier invitation loses no rights. */
function beInvited(members: Team['members'], person: string, role: Role): void {
  const member = members[person]
  if (member && !member.pending) return
  members[person] = { role: member?.role === 'owner' ? 'owner' : role, pending: true }
}

export const teamWithdraw = inTeam('administrator', (members, { about, recipient }, own, state) => {
  const { invited } = state.teams[about]!
  if (members[recipient]?.pending && reaches(own, members[recipient].role)) delete members[recipient]
  if (invited[recipient] && reaches(own, invited[recipient].role)) delete invited[recipient]
  return 'done'
})

export const teamClaim: Rule = (state, { actor, about, recipient }) => {
  if (actor === null) return 'rights'
  return takeTeamInvitation(state, about, recipient, actor) ? 'done' : 'not-found'
}

/** Returns false when there is none. */
export function takeTeamInvitation(state: State, about: string, address: string, person: string): boolean {
  const { invited, members } = state.teams[about]!
  const letter = invited[address]
  if (!letter) return false
  delete invited[address]
  beInvited(members, person, letter.role)
  return true
}

export const teamRole = inTeam('administrator', (members, { recipient, role }, own) => {
  const member = members[recipient]
  if (!member || member.pending) return 'not-found'
  if (!reaches(own, member.role) || !reaches(own, role)) return 'rights'
  member.role = role
  return 'done'
})

export const teamRemove = inTeam('administrator', (members, { actor, recipient }, own) => {
  if (recipient === actor) return 'invalid'
  const member = members[recipient]
  if (!member || member.pending) return 'not-found'
  if (!reaches(own, member.role)) return 'rights'
  delete members[recipient]
  return 'done'
})

export const teamLeave = inTeam('member', (members, { actor }) => {
  delete members[actor!]
  return 'done'
})

export const teamDissolve: Rule = (state, step) => {
  const role = memberRole(state, step.about, step.actor)
  if (role === null) return 'not-found'
  if (role !== 'owner') return 'rights'
  dissolve(state, step.about)
  return 'done'
}

function dissolve(state: State, team: string): void {
  for (const item of Object.values(state.items)) {
    if (item.team !== team) continue
    item.team = null
    // Rights that replaced those of an outer team stay replaced.
    if (item.teamRights !== -1) item.teamRights = item.inside === null ? -1 : 0
  }
  delete state.teams[team]
}

export const teamAnswer =
  (accept: boolean): Rule =>
  (state, { actor, about }) => {
    if (actor === null) return 'rights'
    const { members } = state.teams[about]!
    if (!members[actor]?.pending) return 'not-found'
    if (accept) members[actor].pending = false
    else delete members[actor]
    return 'done'
  }

const HEIRS: readonly Role[] = ['owner', 'administrator', 'member']

/** A team keeps an owner, or is dissolved. */
export function removeFromTeam(state: State, team: string, person: string): void {
  const { members } = state.teams[team]!
  const member = members[person]
  delete members[person]
  if (!member || member.role !== 'owner') return
  const staying = Object.values(members).filter(({ pending }) => !pending)
  const [heir] = HEIRS.flatMap(role => staying.filter(other => other.role === role))
  if (heir) heir.role = 'owner'
  else dissolve(state, team)
}
