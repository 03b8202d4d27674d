/** Calls as they are made: about what is there. */
import { ANYBODY, type Call } from './calls.ts'
import { type Actor, PEOPLE, type Role, STRANGERS, type State, levelOf, memberRole } from './state.ts'

/** One call by somebody, with the names that the model gives things. */
export interface Step {
  readonly call: Call['call']
  readonly actor: Actor
  /** What it is about: an item, a team or a window. */
  readonly about: string
  /** Where to; null for the top. */
  readonly into: string | null
  readonly whom: string
  readonly rights: number
  readonly role: Role
  /** A team to share with; null for none. */
  readonly team: string | null
  /** Name of what it makes. */
  readonly made: string
}

/** Keep each sequence small enough to be looked through after each step. */
const MOST_ITEMS = 9
const MOST_TEAMS = 3
const MOST_WINDOWS = 3

const ADDRESSED: readonly string[] = [...PEOPLE, ...STRANGERS]
const MAKES_ITEMS: readonly string[] = ['new_worksheet', 'new_project', 'copy']

function actorOf(state: State, { call, who }: Call & { readonly who: number }, about: string): Actor {
  const concerned = who < ANYBODY ? [] : PEOPLE.filter(person => concerns(state, call, about, person))
  return concerned[who % Math.max(1, concerned.length)] ?? PEOPLE[who % ANYBODY] ?? null
}

function concerns(state: State, call: Call['call'], about: string, person: string): boolean {
  const item = state.items[about]
  if (call === 'accept' || call === 'reject') return item?.people[person]?.pending === true
  if (call === 'team_accept' || call === 'team_reject')
    return state.teams[about]?.members[person]?.pending === true
  if (state.teams[about]) return memberRole(state, about, person) !== null
  return item !== undefined && levelOf(state, { person }, about) > 0
}

/** @param turn how many came before; null when there is nothing for it to be about */
export function resolve(state: State, call: Call, turn: number): Step | null {
  const items = Object.keys(state.items)
  const teams = Object.keys(state.teams)
  const windows = Object.keys(state.windows)
  const pick = (names: readonly string[], number: number) => names[number % names.length]
  if (MAKES_ITEMS.includes(call.call) && items.length >= MOST_ITEMS) return null
  if (call.call === 'new_team' && teams.length >= MOST_TEAMS) return null
  if (call.call === 'open_window' && windows.length >= MOST_WINDOWS) return null
  const into = 'into' in call && call.into > 0 ? (pick(items, call.into) ?? null) : null
  const isOfTeam = call.call.startsWith('team_')
  const about =
    'window' in call
      ? pick(windows, call.window)
      : 'item' in call
        ? pick(items, call.item)
        : 'team' in call && isOfTeam
          ? pick(teams, call.team)
          : ''
  if (about === undefined) return null
  return {
    call: call.call,
    actor: 'who' in call ? actorOf(state, call, about) : (state.windows[about]?.actor ?? null),
    about,
    into,
    whom: 'whom' in call ? ADDRESSED[call.whom]! : '',
    rights: 'rights' in call ? call.rights : 0,
    role: 'role' in call ? call.role : 'member',
    // The last number stands for none.
    team: call.call === 'share_team' && call.team < teams.length ? teams[call.team]! : null,
    made: `${call.call === 'new_team' ? 't' : call.call === 'open_window' ? 'w' : 'i'}${turn}`,
  }
}

export function written({ call, actor, about, into, whom, rights, role, team, made }: Step): string {
  const more: Partial<Record<Call['call'], string>> = {
    new_worksheet: `${made} in ${into ?? 'the top'}`,
    new_project: `${made} in ${into ?? 'the top'}`,
    copy: `as ${made} in ${into ?? 'the top'}`,
    move: `to ${into ?? 'the top'}`,
    check_move: `to ${into ?? 'the top'}`,
    share_everybody: `at ${rights}`,
    share_person: `with ${whom} at ${rights}`,
    invite: `${whom} at ${rights}`,
    withdraw: whom,
    share_team: team === null ? 'with none' : `with ${team} at ${rights}`,
    new_team: made,
    team_invite: `${whom} as ${role}`,
    team_role: `${whom} as ${role}`,
    team_remove: whom,
    open_window: made,
  }
  return [actor ?? 'nobody', call, about, more[call] ?? ''].filter(part => part !== '').join(' ')
}
