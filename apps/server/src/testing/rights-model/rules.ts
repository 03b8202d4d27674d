/** What each call of the model needs, and what it changes. */
import {
  type Actor,
  type Item,
  type Kind,
  PEOPLE,
  type Role,
  type State,
  gainsOf,
  inheritedBy,
  levelOf,
  memberRole,
  subjectOf,
  within,
} from './state.ts'
import type { Step } from './steps.ts'

/**
 * How a call is answered: done, or by the `problem` of its refusal; a batch with those that stay as they
 * were. A name that somebody says who may not is `kept`; who has rights is answered `with people` to some.
 */
export type Outcome =
  'done' | 'not-found' | 'rights' | 'invalid' | 'kept' | 'with people' | `all but ${string}`

export interface Result {
  readonly outcome: Outcome
  readonly state: State
}

type Rule = (state: State, step: Step) => Outcome

/** Never changes the state that it is given. */
export function perform(state: State, step: Step): Result {
  const next = structuredClone(state)
  const outcome = RULES[step.call](next, step)
  return { outcome, state: outcome === 'done' || outcome.startsWith('all but') ? next : state }
}

interface Needs {
  readonly kind?: Kind
  readonly signedIn?: boolean
  readonly own?: boolean
}

function need(state: State, actor: Actor, id: string, level: number, needs: Needs = {}): Outcome {
  const { kind, signedIn = false, own = false } = needs
  const has = levelOf(state, subjectOf(actor), id, { own })
  if (has === 0 || (kind !== undefined && state.items[id]!.kind !== kind)) return 'not-found'
  if (signedIn && actor === null) return 'rights'
  return has < level ? 'rights' : 'done'
}

const needing =
  (level: number, needs: Needs = {}): Rule =>
  (state, { actor, about }) =>
    need(state, actor, about, level, needs)

/** Each is asked for in turn: the first that is refused is the answer. */
function inTurn(...asked: readonly (() => Outcome)[]): Outcome {
  for (const ask of asked) {
    const outcome = ask()
    if (outcome !== 'done') return outcome
  }
  return 'done'
}

const make =
  (kind: Kind): Rule =>
  (state, { actor, into, made }) =>
    inTurn(
      () => (actor === null ? 'rights' : 'done'),
      () => placeFor(state, actor, into),
      () => add(state, made, kind, actor!, into),
    )

function placeFor(state: State, actor: Actor, into: string | null): Outcome {
  return into === null ? 'done' : need(state, actor, into, 3, { kind: 'Project', signedIn: true })
}

function add(state: State, id: string, kind: Kind, owner: string, inside: string | null): Outcome {
  const item: Item = {
    kind,
    owner,
    inside,
    everybody: -1,
    team: null,
    teamRights: -1,
    people: {},
    invited: {},
    addresses: 0,
  }
  state.items[id] = item
  return 'done'
}

const move: Rule = (state, { actor, about, into }) => {
  const before = structuredClone(state)
  return inTurn(
    () => need(state, actor, about, 3, { signedIn: true }),
    () => placeFor(state, actor, into),
    () => (into !== null && within(state, about).includes(into) ? 'invalid' : 'done'),
    () => {
      state.items[about]!.inside = into
      const gains = gainsOf(before, state, about)
      // Who would gain anywhere is let in by those who administer that.
      return gains.some(gain => levelOf(before, subjectOf(actor), gain.item) < 4) ? 'rights' : 'done'
    },
  )
}

const remove: Rule = (state, { actor, about }) =>
  inTurn(
    () => need(state, actor, about, 1, { signedIn: true }),
    () => {
      if (levelOf(state, subjectOf(actor), about) < 4) return 'done'
      for (const id of within(state, about)) delete state.items[id]
      return 'done'
    },
  )

/** Nobody gives more than they have, also to what lies inside. */
const share =
  (change: (item: Item, level: number, step: Step, state: State) => Outcome): Rule =>
  (state, step) => {
    const { actor, about } = step
    const before = structuredClone(state)
    return inTurn(
      () => need(state, actor, about, 3, { signedIn: true }),
      () => change(state.items[about]!, levelOf(before, subjectOf(actor), about), step, state),
      () => {
        const gains = gainsOf(before, state, about)
        const beyond = gains.some(gain => levelOf(before, subjectOf(actor), gain.item) < gain.level)
        return beyond ? 'rights' : 'done'
      },
    )
  }

const shareEverybody = share((item, level, { rights }) => {
  if (rights === item.everybody) return 'done'
  if (Math.max(rights, item.everybody) > level) return 'rights'
  item.everybody = rights
  return 'done'
})

const sharePerson = share((item, level, { about, whom, rights }, state) => {
  const inherited = inheritedBy(state, about, whom)
  const given = item.people[whom]
  if (item.owner === whom || inherited?.owner) return 'invalid'
  if (!(given && !given.pending) && !inherited) return 'invalid'
  const before = given && !given.pending ? given.rights : -1
  if (Math.max(rights, before, inherited?.level ?? -1) > level) return 'rights'
  if (rights === -1) delete item.people[whom]
  else item.people[whom] = { rights, pending: given?.pending ?? false }
  return 'done'
})

const isPerson = (name: string): boolean => (PEOPLE as readonly string[]).includes(name)

const invite = share((item, level, { actor, about, whom, rights: asked }, state) => {
  const rights = Math.max(asked, 1)
  if (rights > level) return 'rights'
  if (!isPerson(whom)) {
    item.invited[whom] = { rights: Math.max(rights, item.invited[whom]?.rights ?? -1), by: actor! }
    return 'done'
  }
  if (item.owner === whom || (inheritedBy(state, about, whom)?.level ?? -1) >= rights) return 'done'
  const given = item.people[whom]
  if (given && !given.pending) return 'done'
  item.people[whom] = { rights: Math.max(rights, given?.rights ?? -1), pending: true }
  return 'done'
})

const withdraw = share((item, level, { whom }) => {
  const given = item.people[whom]
  if (given?.pending && given.rights <= level) delete item.people[whom]
  if ((item.invited[whom]?.rights ?? -1) <= level) delete item.invited[whom]
  return 'done'
})

/** Whoever has the letter has its invitation, unless they have as much already. */
const claim: Rule = (state, { actor, about, whom }) => {
  if (actor === null) return 'rights'
  const { invited, people, owner } = state.items[about]!
  const letter = invited[whom]
  if (!letter) return 'not-found'
  delete invited[whom]
  if (owner === actor || (inheritedBy(state, about, actor)?.level ?? -1) >= letter.rights) return 'done'
  const given = people[actor]
  if (given && !given.pending) return 'done'
  people[actor] = { rights: Math.max(letter.rights, given?.rights ?? -1), pending: true }
  return 'done'
}

const shareTeam = share((item, level, { actor, team, rights }, state) => {
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
})

const answer =
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
    // Who rejects does not come to what the project around gives, when that is more.
    if (levelOf(state, { person: actor }, about) > before) people[actor] = { rights: 0, pending: false }
    return 'done'
  }

const ROLES: readonly Role[] = ['member', 'administrator', 'owner']
const reaches = (role: Role | null, other: Role): boolean =>
  role !== null && ROLES.indexOf(role) >= ROLES.indexOf(other)

/** Of somebody in the team, with a role. */
const inTeam =
  (
    needed: Role,
    change: (members: State['teams'][string]['members'], step: Step, role: Role) => Outcome,
  ): Rule =>
  (state, step) => {
    const role = memberRole(state, step.about, step.actor)
    if (role === null) return 'not-found'
    if (!reaches(role, needed)) return 'rights'
    const outcome = change(state.teams[step.about]!.members, step, role)
    if (outcome !== 'done') return outcome
    // A team keeps an owner.
    const rest = Object.values(
      state.teams[step.about]?.members ?? { kept: { role: 'owner', pending: false } },
    )
    return rest.some(member => member.role === 'owner' && !member.pending) ? 'done' : 'invalid'
  }

const teamInvite = inTeam('administrator', (members, { whom, role }, own) => {
  if (!reaches(own, role)) return 'rights'
  const member = members[whom]
  if (!isPerson(whom) || (member && !member.pending)) return 'done'
  members[whom] = { role: member?.role === 'owner' ? 'owner' : role, pending: true }
  return 'done'
})

const teamRole = inTeam('administrator', (members, { whom, role }, own) => {
  const member = members[whom]
  if (!member || member.pending) return 'not-found'
  if (!reaches(own, member.role) || !reaches(own, role)) return 'rights'
  member.role = role
  return 'done'
})

const teamRemove = inTeam('administrator', (members, { actor, whom }, own) => {
  if (whom === actor) return 'invalid'
  const member = members[whom]
  if (!member || member.pending) return 'not-found'
  if (!reaches(own, member.role)) return 'rights'
  delete members[whom]
  return 'done'
})

const teamLeave = inTeam('member', (members, { actor }) => {
  delete members[actor!]
  return 'done'
})

const teamDissolve: Rule = (state, step) => {
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
    // What stood in for the team of the project around goes on standing in for it.
    if (item.teamRights !== -1) item.teamRights = item.inside === null ? -1 : 0
  }
  delete state.teams[team]
}

const teamAnswer =
  (accept: boolean): Rule =>
  (state, { actor, about }) => {
    if (actor === null) return 'rights'
    const { members } = state.teams[about]!
    if (!members[actor]?.pending) return 'not-found'
    if (accept) members[actor].pending = false
    else delete members[actor]
    return 'done'
  }

/** Each item by its own rights. */
const batch =
  (call: Step['call']): Rule =>
  (state, step) => {
    if (step.actor === null) return 'rights'
    const failed = step.batch.filter(about => {
      const result = perform(state, { ...step, call, about })
      Object.assign(state, result.state)
      return result.outcome !== 'done'
    })
    return failed.length === 0 ? 'done' : `all but ${failed.join(' ')}`
  }

const HEIRS: readonly Role[] = ['owner', 'administrator', 'member']

/** A team keeps an owner, or ends. */
function leaveForGood(state: State, team: string, person: string): void {
  const { members } = state.teams[team]!
  const member = members[person]
  delete members[person]
  if (!member || member.role !== 'owner') return
  const staying = Object.values(members).filter(({ pending }) => !pending)
  const [heir] = HEIRS.flatMap(role => staying.filter(other => other.role === role))
  if (heir) heir.role = 'owner'
  else dissolve(state, team)
}

/** What is theirs goes, and what they were given; what others had put into their projects comes to the top. */
const deleteAccount: Rule = (state, { actor }) => {
  if (actor === null) return 'rights'
  for (const [id, { owner }] of Object.entries(state.items)) if (owner === actor) delete state.items[id]
  for (const item of Object.values(state.items)) {
    if (item.inside !== null && !state.items[item.inside]) item.inside = null
    delete item.people[actor]
    for (const [address, { by }] of Object.entries(item.invited))
      if (by === actor) delete item.invited[address]
  }
  for (const team of Object.keys(state.teams)) leaveForGood(state, team, actor)
  return 'done'
}

const say =
  (level: number, less: Outcome = 'rights'): Rule =>
  (state, { about }) => {
    const { actor, item } = state.windows[about]!
    return inTurn(
      () => need(state, actor, item, 3),
      () => (need(state, actor, item, level) === 'done' ? 'done' : less),
    )
  }

const OPEN: Needs = { kind: 'Worksheet' }
const SIGNED_IN: Needs = { kind: 'Worksheet', signedIn: true }

const RULES: Record<Step['call'], Rule> = {
  new_worksheet: make('Worksheet'),
  new_project: make('Project'),
  copy: (state, step) =>
    inTurn(
      () => need(state, step.actor, step.about, 2, SIGNED_IN),
      () => placeFor(state, step.actor, step.into),
      () => add(state, step.made, 'Worksheet', step.actor!, step.into),
    ),
  open: needing(1, OPEN),
  name: needing(1, OPEN),
  list: needing(1, { kind: 'Project' }),
  see_rights: (state, { actor, about }) =>
    inTurn(
      () => need(state, actor, about, 1),
      () => (need(state, actor, about, 3, { signedIn: true }) === 'done' ? 'with people' : 'done'),
    ),
  settings: needing(3, OPEN),
  save: needing(3, OPEN),
  save_by_former: (state, { actor, about }) =>
    need(state, actor, about, 3, { ...OPEN, own: state.items[about]!.addresses > 0 }),
  save_renamed: (state, { actor, about }) => need(state, actor, about, 4, OPEN),
  rename: (state, { actor, about }) =>
    state.items[about]!.kind === 'Project'
      ? need(state, actor, about, 3, { signedIn: true })
      : need(state, actor, about, 4),
  copies: needing(3, SIGNED_IN),
  set_public: (state, { actor, about }) =>
    inTurn(
      () => need(state, actor, about, 4, SIGNED_IN),
      () => {
        const item = state.items[about]!
        item.everybody = Math.max(item.everybody, 1)
        return 'done'
      },
    ),
  star: needing(1, { signedIn: true }),
  archive: needing(1, { signedIn: true }),
  remove,
  move,
  check_move: (state, step) => move(structuredClone(state), step),
  invalidate: (state, { actor, about }) =>
    inTurn(
      () => need(state, actor, about, 4, { signedIn: true }),
      () => {
        state.items[about]!.addresses += 1
        return 'done'
      },
    ),
  share_everybody: shareEverybody,
  share_person: sharePerson,
  invite,
  withdraw,
  claim,
  share_team: shareTeam,
  accept: answer(true),
  reject: answer(false),
  new_team: (state, { actor, made }) => {
    if (actor === null) return 'rights'
    state.teams[made] = { members: { [actor]: { role: 'owner', pending: false } } }
    return 'done'
  },
  team_invite: teamInvite,
  team_role: teamRole,
  team_remove: teamRemove,
  team_leave: teamLeave,
  team_dissolve: teamDissolve,
  team_accept: teamAnswer(true),
  team_reject: teamAnswer(false),
  open_window: (state, { actor, about, made }) =>
    inTurn(
      () => need(state, actor, about, 1, OPEN),
      () => {
        const { addresses: address } = state.items[about]!
        state.windows[made] = { actor, item: about, level: 0, address }
        return 'done'
      },
    ),
  write: say(3),
  write_settings: say(3),
  write_name: say(4, 'kept'),
  sign_out: () => 'done',
  delete_account: deleteAccount,
  batch_move: batch('move'),
  batch_archive: batch('archive'),
  batch_star: batch('star'),
  batch_remove: batch('remove'),
  batch_accept: batch('accept'),
  close_window: (state, { about }) => {
    delete state.windows[about]
    return 'done'
  },
}
