/** Rules of all calls of the model: the rights they need and their changes. */
import {
  type Needs,
  type Outcome,
  type Result,
  type Rule,
  firstRefusal,
  requireLevel,
  requiring,
} from './need.ts'
import {
  answer,
  claim,
  ofEverybody,
  ofInvited,
  ofPerson,
  ofTeam,
  share,
  takeInvitation,
  allOrNone,
  withdraw,
} from './sharing-rules.ts'
import {
  type Actor,
  type Item,
  type Kind,
  type State,
  gainsOf,
  levelOf,
  subjectOf,
  itemsInside,
} from './state.ts'
import type { Step } from './steps.ts'
import {
  inTeam,
  removeFromTeam,
  takeTeamInvitation,
  teamAnswer,
  teamClaim,
  teamDissolve,
  teamInvite,
  teamLeave,
  teamRemove,
  teamRole,
  teamWithdraw,
} from './team-rules.ts'

/** Never changes the given state. */
export function perform(state: State, step: Step): Result {
  const next = structuredClone(state)
  const outcome = RULES[step.call](next, step)
  return { outcome, state: outcome === 'done' || outcome.startsWith('all but') ? next : state }
}

const make =
  (kind: Kind): Rule =>
  (state, { actor, into, made }) =>
    firstRefusal(
      () => (actor === null ? 'rights' : 'done'),
      () => placeFor(state, actor, into),
      () => add(state, made, kind, actor!, into),
    )

function placeFor(state: State, actor: Actor, into: string | null): Outcome {
  return into === null ? 'done' : requireLevel(state, actor, into, 3, { kind: 'Project', signedIn: true })
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

/** The maker of an item may share it at once. */
const makeShared =
  (kind: Kind): Rule =>
  (state, step) =>
    firstRefusal(
      () => make(kind)(state, step),
      () => ofInvited(state.items[step.made]!, 4, { ...step, about: step.made }, state),
    )

const copy: Rule = (state, step) =>
  firstRefusal(
    () => requireLevel(state, step.actor, step.about, 2, SIGNED_IN),
    () => placeFor(state, step.actor, step.into),
    () => add(state, step.made, 'Worksheet', step.actor!, step.into),
  )

const move: Rule = (state, { actor, about, into }) => {
  const before = structuredClone(state)
  return firstRefusal(
    () => requireLevel(state, actor, about, 3, { signedIn: true }),
    () => placeFor(state, actor, into),
    () => (into !== null && itemsInside(state, about).includes(into) ? 'invalid' : 'done'),
    () => {
      state.items[about]!.inside = into
      const gains = gainsOf(before, state, about)
      // Somebody may gain rights only if an administrator of the item lets them.
      return gains.some(gain => levelOf(before, subjectOf(actor), gain.item) < 4) ? 'rights' : 'done'
    },
  )
}

const remove: Rule = (state, { actor, about }) =>
  firstRefusal(
    () => requireLevel(state, actor, about, 1, { signedIn: true }),
    () => {
      if (levelOf(state, subjectOf(actor), about) < 4) return 'done'
      for (const id of itemsInside(state, about)) delete state.items[id]
      return 'done'
    },
  )

/** A new account gets the invitations of its address. */
const signUp: Rule = (state, { recipient }) => {
  state.newcomers.push(recipient)
  for (const item of Object.keys(state.items)) takeInvitation(state, item, recipient, recipient)
  for (const team of Object.keys(state.teams)) takeTeamInvitation(state, team, recipient, recipient)
  return 'done'
}

/** Each item is decided by its own rights. */
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

/** Deletes a person's items and rights; items of others in their projects go to the top. */
const deleteAccount: Rule = (state, { actor }) => {
  if (actor === null) return 'rights'
  for (const [id, { owner }] of Object.entries(state.items)) if (owner === actor) delete state.items[id]
  for (const item of Object.values(state.items)) {
    if (item.inside !== null && !state.items[item.inside]) item.inside = null
    delete item.people[actor]
    for (const [address, { by }] of Object.entries(item.invited))
      if (by === actor) delete item.invited[address]
  }
  for (const [team, { invited }] of Object.entries(state.teams)) {
    for (const [address, { by }] of Object.entries(invited)) if (by === actor) delete invited[address]
    removeFromTeam(state, team, actor)
  }
  state.newcomers = state.newcomers.filter(newcomer => newcomer !== actor)
  return 'done'
}

const say =
  (level: number, less: Outcome = 'rights'): Rule =>
  (state, { about }) => {
    const { actor, item } = state.windows[about]!
    return firstRefusal(
      () => requireLevel(state, actor, item, 3),
      () => (requireLevel(state, actor, item, level) === 'done' ? 'done' : less),
    )
  }

const OPEN: Needs = { kind: 'Worksheet' }
const SIGNED_IN: Needs = { kind: 'Worksheet', signedIn: true }

const RULES: Record<Step['call'], Rule> = {
  new_worksheet: make('Worksheet'),
  new_project: make('Project'),
  new_shared_worksheet: makeShared('Worksheet'),
  new_shared_project: makeShared('Project'),
  copy,
  copy_for_author: (state, step) =>
    firstRefusal(
      () => copy(state, step),
      () => {
        const { owner } = state.items[step.about]!
        if (owner !== step.actor) state.items[step.made]!.people[owner] = { rights: 1, pending: false }
        return 'done'
      },
    ),
  open: requiring(1, OPEN),
  name: requiring(1, OPEN),
  variables: requiring(1, OPEN),
  settings_of: requiring(1, OPEN),
  open_by_former: (state, { actor, about }) =>
    state.items[about]!.addresses > 0 ? 'not-found' : requireLevel(state, actor, about, 1, OPEN),
  list: requiring(1, { kind: 'Project' }),
  see_rights: (state, { actor, about }) =>
    firstRefusal(
      () => requireLevel(state, actor, about, 1),
      () => (requireLevel(state, actor, about, 3, { signedIn: true }) === 'done' ? 'with people' : 'done'),
    ),
  settings: requiring(3, OPEN),
  save: requiring(3, OPEN),
  save_by_former: (state, { actor, about }) =>
    requireLevel(state, actor, about, 3, { ...OPEN, own: state.items[about]!.addresses > 0 }),
  save_renamed: (state, { actor, about }) =>
    firstRefusal(
      () => requireLevel(state, actor, about, 3, OPEN),
      () => (requireLevel(state, actor, about, 4) === 'done' ? 'done' : 'name'),
    ),
  rename: (state, { actor, about }) =>
    state.items[about]!.kind === 'Project'
      ? requireLevel(state, actor, about, 3, { signedIn: true })
      : requireLevel(state, actor, about, 4),
  copies: requiring(3, SIGNED_IN),
  set_public: (state, { actor, about }) =>
    firstRefusal(
      () => requireLevel(state, actor, about, 4, SIGNED_IN),
      () => {
        const item = state.items[about]!
        item.everybody = Math.max(item.everybody, 1)
        return 'done'
      },
    ),
  star: requiring(1, { signedIn: true }),
  archive: requiring(1, { signedIn: true }),
  remove,
  move,
  check_move: (state, step) => move(structuredClone(state), step),
  invalidate: (state, { actor, about }) =>
    firstRefusal(
      () => requireLevel(state, actor, about, 4, { signedIn: true }),
      () => {
        state.items[about]!.addresses += 1
        return 'done'
      },
    ),
  share_everybody: share(ofEverybody),
  share_person: share(ofPerson),
  share_team: share(ofTeam),
  share_at_once: share(allOrNone(ofEverybody, ofTeam, ofInvited)),
  invite: share(ofInvited),
  withdraw,
  claim,
  accept: answer(true),
  reject: answer(false),
  new_team: (state, { actor, made }) => {
    if (actor === null) return 'rights'
    state.teams[made] = { members: { [actor]: { role: 'owner', pending: false } }, invited: {} }
    return 'done'
  },
  team_invite: teamInvite,
  team_role: teamRole,
  team_remove: teamRemove,
  team_leave: teamLeave,
  team_dissolve: teamDissolve,
  team_accept: teamAnswer(true),
  team_reject: teamAnswer(false),
  team_see: inTeam('member', () => 'done'),
  team_rename: inTeam('administrator', () => 'done'),
  team_withdraw: teamWithdraw,
  team_claim: teamClaim,
  open_window: (state, { actor, about, made }) =>
    firstRefusal(
      () => requireLevel(state, actor, about, 1, OPEN),
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
  sign_up: signUp,
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
