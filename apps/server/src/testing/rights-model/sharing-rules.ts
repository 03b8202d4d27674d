/** Rules of sharing an item: the rights it needs and its changes. */
import { type Outcome, type Rule, firstRefusal, requireLevel } from './need.ts'
import {
  type Item,
  type State,
  gainsOf,
  inheritedBy,
  levelOf,
  memberRole,
  peopleOf,
  subjectOf,
} from './state.ts'
import type { Step } from './steps.ts'

type Change = (item: Item, level: number, step: Step, state: State) => Outcome

/** Nobody gives more than they have, also on everything inside. */
export const share =
  (change: Change): Rule =>
  (state, step) => {
    const { actor, about } = step
    const before = structuredClone(state)
    return firstRefusal(
      () => requireLevel(state, actor, about, 3, { signedIn: true }),
      () => change(state.items[about]!, levelOf(before, subjectOf(actor), about), step, state),
      () => {
        const gains = gainsOf(before, state, about)
        const beyond = gains.some(gain => levelOf(before, subjectOf(actor), gain.item) < gain.level)
        return beyond ? 'rights' : 'done'
      },
    )
  }

export const ofEverybody: Change = (item, level, { rights }) => {
  if (rights === item.everybody) return 'done'
  if (Math.max(rights, item.everybody) > level) return 'rights'
  item.everybody = rights
  return 'done'
}

export const ofPerson: Change = (item, level, { about, recipient, rights }, state) => {
  const inherited = inheritedBy(state, about, recipient)
  const given = item.people[recipient]
  if (item.owner === recipient || inherited?.owner) return 'invalid'
  if (!(given && !given.pending) && !inherited) return 'invalid'
  const before = given && !given.pending ? given.rights : -1
  if (Math.max(rights, before, inherited?.level ?? -1) > level) return 'rights'
  if (rights === -1) delete item.people[recipient]
  else item.people[recipient] = { rights, pending: given?.pending ?? false }
  return 'done'
}

export const ofInvited: Change = (item, level, { actor, about, recipient, rights: asked }, state) => {
  const rights = Math.max(asked, 1)
  if (rights > level) return 'rights'
  if (!peopleOf(state).includes(recipient)) {
    item.invited[recipient] = { rights: Math.max(rights, item.invited[recipient]?.rights ?? -1), by: actor! }
    return 'done'
  }
  if (item.owner === recipient || (inheritedBy(state, about, recipient)?.level ?? -1) >= rights) return 'done'
  const given = item.people[recipient]
  if (given && !given.pending) return 'done'
  item.people[recipient] = { rights: Math.max(rights, given?.rights ?? -1), pending: true }
  return 'done'
}

export const withdraw = share((item, level, { recipient }) => {
  const given = item.people[recipient]
  if (given?.pending && given.rights <= level) delete item.people[recipient]
  if ((item.invited[recipient]?.rights ?? -1) <= level) delete item.invited[recipient]
  return 'done'
})

/** The holder of a mail has its invitation, unless they have as much already. */
export const claim: Rule = (state, { actor, about, recipient }) => {
  if (actor === null) return 'rights'
  return takeInvitation(state, about, recipient, actor) ? 'done' : 'not-found'
}

/** Returns false when there is none. */
export function takeInvitation(state: State, about: string, address: string, person: string): boolean {
  const { invited, people, owner } = state.items[about]!
  const letter = invited[address]
  if (!letter) return false
  delete invited[address]
  if (owner === person || (inheritedBy(state, about, person)?.level ?? -1) >= letter.rights) return true
  const given = people[person]
  if (given && !given.pending) return true
  people[person] = { rights: Math.max(letter.rights, given?.rights ?? -1), pending: true }
  return true
}

export const ofTeam: Change = (item, level, { actor, team, rights }, state) => {
  if (team === null) {
    if (item.teamRights > level) return 'rights'
    item.team = null
    item.teamRights = -1
    return 'done'
  }
  if (Math.max(rights, item.teamRights) > level) return 'rights'
  if (memberRole(state, team, actor) === null) return 'rights'
  item.team = team
  item.teamRights = rights
  return 'done'
}

/** Applies all changes or none. */
export const allOrNone =
  (...changes: readonly Change[]): Change =>
  (...given) =>
    firstRefusal(...changes.map(change => () => change(...given)))

export const answer =
  (accept: boolean): Rule =>
  (state, { actor, about }) => {
    if (actor === null) return 'rights'
    const { people } = state.items[about]!
    if (!people[actor]?.pending) return 'not-found'
    if (accept) {
      people[actor] = { ...people[actor], pending: false }
      return 'done'
    }
    const before = levelOf(state, { person: actor }, about)
    delete people[actor]
    // Rejecting an invitation does not restore higher inherited rights.
    if (levelOf(state, { person: actor }, about) > before) people[actor] = { rights: 0, pending: false }
    return 'done'
  }
