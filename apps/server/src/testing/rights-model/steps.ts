/** Calls with their indexes resolved to existing items. */
import { ANYBODY, type Call, NO_TEAM } from './calls.ts'
import {
  type Actor,
  PEOPLE,
  type Role,
  UNREGISTERED,
  type State,
  levelOf,
  memberRole,
  itemsOutward,
  peopleOf,
  itemsInside,
} from './state.ts'

/** One call by somebody, with the model's names of modelItems. */
export interface Step {
  readonly call: Call['call']
  readonly actor: Actor
  /** Subject of the call: an item, a team or a window. */
  readonly about: string
  /** Items of a batch, none of which contains another. */
  readonly batch: readonly string[]
  /** Target project; null for the top. */
  readonly into: string | null
  readonly recipient: string
  readonly rights: number
  readonly role: Role
  /** Team to share with; null for none. */
  readonly team: string | null
  /** Name of the new item. */
  readonly made: string
}

/** Limits that keep each sequence small enough to be compared after each step. */
const MOST_ITEMS = 9
const MOST_TEAMS = 3
const MOST_WINDOWS = 3

const ADDRESSED: readonly string[] = [...PEOPLE, ...UNREGISTERED]
const MAKES_ITEMS: readonly string[] = [
  'new_worksheet',
  'new_project',
  'new_shared_worksheet',
  'new_shared_project',
  'copy',
  'copy_for_author',
]

function actorOf(state: State, { call, who }: Call & { readonly who: number }, about: string): Actor {
  const concerned =
    who < ANYBODY ? [] : peopleOf(state).filter(person => concerns(state, call, about, person))
  // An owner may do everything, so the answers to others test most rules.
  const others = concerned.filter(person => state.items[about]?.owner !== person)
  const likely = [...others, ...others, ...concerned]
  return likely[who % Math.max(1, likely.length)] ?? PEOPLE[who % ANYBODY] ?? null
}

function concerns(state: State, call: Call['call'], about: string, person: string): boolean {
  const item = state.items[about]
  if (call === 'accept' || call === 'reject') return item?.people[person]?.pending === true
  if (call === 'team_accept' || call === 'team_reject')
    return state.teams[about]?.members[person]?.pending === true
  if (state.teams[about]) return memberRole(state, about, person) !== null
  return item !== undefined && levelOf(state, { person }, about) > 0
}

/** @param turn number of earlier calls; returns null when there is no subject for the call */
export function resolve(state: State, call: Call, turn: number): Step | null {
  const claims = call.call === 'claim' || call.call === 'team_claim'
  const items = idsFor(call, state.items, ({ invited, people }) => isOpen(claims ? invited : people))
  const teams = idsFor(call, state.teams, ({ invited, members }) => isOpen(claims ? invited : members))
  const windows = Object.keys(state.windows)
  const pick = (names: readonly string[], number: number) => names[number % names.length]
  const count = Object.keys(state.items).length
  if (MAKES_ITEMS.includes(call.call) && count >= MOST_ITEMS) return null
  if (call.call === 'new_team' && teams.length >= MOST_TEAMS) return null
  if (call.call === 'sign_up' && state.newcomers.includes(UNREGISTERED[call.recipient]!)) return null
  if (call.call === 'open_window' && windows.length >= MOST_WINDOWS) return null
  const into = 'into' in call && call.into > 0 ? (pick(items, call.into) ?? null) : null
  const isOfTeam = call.call.startsWith('team_')
  const shared = 'team' in call && !isOfTeam ? call.team : NO_TEAM
  const about =
    'window' in call
      ? pick(windows, call.window)
      : 'item' in call
        ? pick(items, call.item)
        : 'team' in call && isOfTeam
          ? pick(teams, call.team)
          : ''
  if (about === undefined) return null
  const others = 'others' in call ? call.others.map(other => pick(items, other)!) : []
  const actor = 'who' in call ? actorOf(state, call, about) : (state.windows[about]?.actor ?? null)
  return {
    call: call.call,
    actor,
    about,
    batch: apart(state, [about, ...others]),
    into,
    recipient: recipientOf(state, call, about),
    rights: 'rights' in call ? call.rights : 0,
    role: 'role' in call ? call.role : 'member',
    team: teamOf(state, shared, actor),
    made: `${call.call === 'new_team' ? 't' : call.call === 'open_window' ? 'w' : 'i'}${turn}`,
  }
}

/** Mostly chooses a team of the actor, because others cannot be shared with. */
function teamOf(state: State, number: number, actor: Actor): string | null {
  const teams = Object.keys(state.teams)
  const own = teams.filter(team => memberRole(state, team, actor) !== null)
  return number === NO_TEAM ? null : ([...own, ...own, ...teams][number] ?? null)
}

const ANSWERS: readonly string[] = [
  'accept',
  'reject',
  'team_accept',
  'team_reject',
  'team_claim',
  'batch_accept',
  'claim',
]

/** Whether somebody has not accepted; invitations of addresses are all of this kind. */
const isOpen = (people: Record<string, { readonly pending: boolean } | { readonly by: string }>): boolean =>
  Object.values(people).some(person => !('pending' in person) || person.pending)

/** Most answers are to existing invitations. */
function idsFor<Thing>({ call }: Call, things: Record<string, Thing>, isInvited: (thing: Thing) => boolean) {
  const ids = Object.keys(things)
  const invited = ANSWERS.includes(call) ? ids.filter(id => isInvited(things[id]!)) : []
  return invited.length > 0 ? invited : ids
}

/** Most changes of given rights concern people who have accepted. */
function recipientOf(state: State, call: Call, about: string): string {
  if (!('recipient' in call)) return ''
  if (call.call === 'sign_up') return UNREGISTERED[call.recipient]!
  const unregistered = Object.keys((state.items[about] ?? state.teams[about])?.invited ?? {})
  if (call.call === 'claim' || call.call === 'team_claim')
    return unregistered[call.recipient % Math.max(1, unregistered.length)] ?? UNREGISTERED[0]
  const changes = call.call === 'share_person' && call.who >= ANYBODY
  const given = changes ? itemsOutward(state, about).flatMap(item => Object.entries(item.people)) : []
  const accepted = given.filter(([, { pending }]) => !pending)
  return accepted[call.recipient % Math.max(1, accepted.length)]?.[0] ?? ADDRESSED[call.recipient]!
}

/** Keeps items that do not contain each other, so that the server's order does not matter. */
function apart(state: State, items: readonly string[]): string[] {
  const all = [...new Set(items)]
  return all.filter(id => !all.some(other => other !== id && itemsInside(state, other).includes(id)))
}

export function describeStep(step: Step): string {
  const { call, actor, about, batch, into, recipient, rights, role, team, made } = step
  const more: Partial<Record<Call['call'], string>> = {
    new_worksheet: `${made} in ${into ?? 'the top'}`,
    new_project: `${made} in ${into ?? 'the top'}`,
    new_shared_worksheet: `${made} in ${into ?? 'the top'} with ${recipient} at ${rights}`,
    new_shared_project: `${made} in ${into ?? 'the top'} with ${recipient} at ${rights}`,
    copy: `as ${made} in ${into ?? 'the top'}`,
    copy_for_author: `as ${made} in ${into ?? 'the top'}`,
    batch_move: `with ${batch.slice(1).join(' ')} to ${into ?? 'the top'}`,
    batch_archive: `with ${batch.slice(1).join(' ')}`,
    batch_star: `with ${batch.slice(1).join(' ')}`,
    batch_remove: `with ${batch.slice(1).join(' ')}`,
    batch_accept: `with ${batch.slice(1).join(' ')}`,
    move: `to ${into ?? 'the top'}`,
    check_move: `to ${into ?? 'the top'}`,
    share_everybody: `at ${rights}`,
    share_person: `with ${recipient} at ${rights}`,
    invite: `${recipient} at ${rights}`,
    withdraw: recipient,
    claim: recipient,
    share_team: team === null ? 'with none' : `with ${team} at ${rights}`,
    share_at_once: `with everybody, ${recipient} and ${team ?? 'no team'} at ${rights}`,
    new_team: made,
    team_invite: `${recipient} as ${role}`,
    team_role: `${recipient} as ${role}`,
    team_remove: recipient,
    team_withdraw: recipient,
    team_claim: recipient,
    sign_up: recipient,
    open_window: made,
  }
  return [actor ?? 'nobody', call, about, more[call] ?? ''].filter(part => part !== '').join(' ')
}
