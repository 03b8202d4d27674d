import { describe, expect, it } from 'vitest'
import { Refused } from '../failure.ts'
import {
  CALLS,
  type Call,
  type Level,
  type Standing,
  type Visitor,
  authorize,
  authorizeInTeam,
  commentAccess,
} from './policy.ts'

const owner: Visitor = { userId: 'owner', name: 'Owner', local: false }
const other: Visitor = { userId: 'other', name: 'Other', local: false }

/** '+' allowed, otherwise the problem: n not-found, r rights. Columns: level 0 to 4. */
interface ByLevel {
  readonly signedIn: string
  readonly anonymous: string
  /** Outcomes of a signed-in visitor on a worksheet that its owner's plan does not cover. */
  readonly unpaid: string
}

const anyone = (allowed: string, unpaid: string): ByLevel => ({
  signedIn: allowed,
  anonymous: allowed,
  unpaid,
})

const ABOUT_A_WORKSHEET: Partial<Record<Call, ByLevel>> = {
  get_worksheet: anyone('n++++', 'n++++'),
  embed_worksheet: anyone('n++++', 'n++++'),
  get_name: anyone('n++++', 'n++++'),
  variable_list: anyone('n++++', 'n++++'),
  get_fusion_vars: anyone('n++++', 'n++++'),
  set_fusion_vars: anyone('nrr++', 'nrrrr'),
  pull_fusion: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  push_fusion: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  get_picture: anyone('n++++', 'n++++'),
  get_file: anyone('n++++', 'n++++'),
  pdf_file: anyone('n++++', 'n++++'),
  mail_pdf: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  load_worksheet_settings: anyone('n++++', 'n++++'),
  read_for_program: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  read_calc_file: { signedIn: 'nr+++', anonymous: 'nrrrr', unpaid: 'nr+++' },
  evaluate: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  evaluate_revision: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrr++' },
  list_revisions_for_program: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrr++' },
  live: anyone('n++++', 'n++++'),
  update_settings: anyone('nrr++', 'nrrrr'),
  save: anyone('nrr++', 'nrrrr'),
  put_file: anyone('nrr++', 'nrrrr'),
  upload_file: anyone('nrr++', 'nrrrr'),
  file_by_url: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  rename: anyone('nrrr+', 'nrrrr'),
  copy_worksheet: { signedIn: 'nr+++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  set_public: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
  list_revisions: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrr++' },
  get_revision: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrr++' },
  get_marked_revision: { signedIn: 'nrrrr', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  save_revision: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  restore_worksheet: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  see_form_collection: anyone('n++++', 'n++++'),
  send_form_answer: anyone('n++++', 'nrrrr'),
  collect_form_answers: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  list_form_answers: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
  delete_form_answers: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
  list_checks: anyone('n++++', 'n++++'),
  ask_check: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  // Comments go by more than the level, see below.
  list_comments: anyone('nrrrr', 'nrrrr'),
  write_comment: anyone('nrrrr', 'nrrrr'),
  change_comment: anyone('nrrrr', 'nrrrr'),
  resolve_thread: anyone('nrrrr', 'nrrrr'),
  // Nobody is a checker by a level: below is what a checker may do.
  mark_checked: { signedIn: 'nrrrr', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  withdraw_check: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  note_export: anyone('n++++', 'n++++'),
  onshape_read: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  onshape_create: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  onshape_set: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
}

const ABOUT_A_DOCUMENT: Partial<Record<Call, ByLevel>> = {
  list_copies: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrr++' },
  list_checkers: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
  set_checker: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
  list_project: anyone('n++++', 'nrrrr'),
  embed_project: anyone('n++++', 'nrrrr'),
  oembed: anyone('n++++', 'n++++'),
  create_inside: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  rename_project: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  rights_level: anyone('n++++', 'n++++'),
  star: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  archive: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  move: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrr++' },
  remove_from_list: { signedIn: 'n++++', anonymous: 'nrrrr', unpaid: 'n++++' },
  remove: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
  see_rights: anyone('n++++', 'n++++'),
  set_rights: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrr++' },
  onshape_link: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  onshape_link_project: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  answer_access: { signedIn: 'nrr++', anonymous: 'nrrrr', unpaid: 'nrr++' },
  // Nobody hands over by a level: below is what an owner may do.
  offer_ownership: { signedIn: 'nrrrr', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  read_audit: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
  invalidate_url: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
}

/** Columns: not in the team, member, administrator, owner. */
const ABOUT_A_TEAM: Partial<Record<Call, string>> = {
  see_team: 'n+++',
  leave_team: 'n+++',
  rename_team: 'nr++',
  invite_to_team: 'nr++',
  set_role: 'nr++',
  remove_member: 'nr++',
  remove_team: 'nrr+',
  save_team_materials: 'n+++',
  remove_team_materials: 'n+++',
}

const ABOUT_NONE: Partial<Record<Call, { signedIn: string; anonymous: string }>> = {
  evaluate_notation: { signedIn: '+', anonymous: 'r' },
  list_for_program: { signedIn: '+', anonymous: 'r' },
  health: { signedIn: '+', anonymous: '+' },
  list: { signedIn: '+', anonymous: 'r' },
  list_projects: { signedIn: '+', anonymous: 'r' },
  left_bar: { signedIn: '+', anonymous: 'r' },
  batch: { signedIn: '+', anonymous: 'r' },
  answer_invitation: { signedIn: '+', anonymous: 'r' },
  claim_invitation: { signedIn: '+', anonymous: 'r' },
  new_project: { signedIn: '+', anonymous: 'r' },
  list_teams: { signedIn: '+', anonymous: 'r' },
  new_team: { signedIn: '+', anonymous: 'r' },
  session: { signedIn: '+', anonymous: '+' },
  forums: { signedIn: '+', anonymous: '+' },
  fusion_addin: { signedIn: '+', anonymous: '+' },
  api_description: { signedIn: '+', anonymous: '+' },
  sign_up: { signedIn: '+', anonymous: '+' },
  forgot_password: { signedIn: '+', anonymous: '+' },
  read_link: { signedIn: '+', anonymous: '+' },
  create_account: { signedIn: '+', anonymous: '+' },
  reset_password: { signedIn: '+', anonymous: '+' },
  confirm_email: { signedIn: '+', anonymous: '+' },
  sign_in: { signedIn: '+', anonymous: '+' },
  sign_out: { signedIn: '+', anonymous: '+' },
  set_name: { signedIn: '+', anonymous: 'r' },
  set_email: { signedIn: '+', anonymous: 'r' },
  set_password: { signedIn: '+', anonymous: 'r' },
  delete_account: { signedIn: '+', anonymous: 'r' },
  export_account: { signedIn: '+', anonymous: 'r' },
  storage_used: { signedIn: '+', anonymous: 'r' },
  list_sessions: { signedIn: '+', anonymous: 'r' },
  end_session: { signedIn: '+', anonymous: 'r' },
  end_other_sessions: { signedIn: '+', anonymous: 'r' },
  two_step: { signedIn: '+', anonymous: 'r' },
  begin_two_step: { signedIn: '+', anonymous: 'r' },
  confirm_two_step: { signedIn: '+', anonymous: 'r' },
  renew_recovery_codes: { signedIn: '+', anonymous: 'r' },
  end_two_step: { signedIn: '+', anonymous: 'r' },
  operator_state: { signedIn: '+', anonymous: '+' },
  operator_people: { signedIn: 'r', anonymous: 'r' },
  operator_act: { signedIn: 'r', anonymous: 'r' },
  operator_server: { signedIn: 'r', anonymous: 'r' },
  oidc_state: { signedIn: '+', anonymous: '+' },
  oidc_sign_in: { signedIn: '+', anonymous: '+' },
  list_passkeys: { signedIn: '+', anonymous: 'r' },
  begin_passkey: { signedIn: '+', anonymous: 'r' },
  add_passkey: { signedIn: '+', anonymous: 'r' },
  rename_passkey: { signedIn: '+', anonymous: 'r' },
  remove_passkey: { signedIn: '+', anonymous: 'r' },
  passkey_challenge: { signedIn: '+', anonymous: '+' },
  sign_in_by_passkey: { signedIn: '+', anonymous: '+' },
  list_tokens: { signedIn: '+', anonymous: 'r' },
  new_token: { signedIn: '+', anonymous: 'r' },
  renew_token: { signedIn: '+', anonymous: 'r' },
  revoke_token: { signedIn: '+', anonymous: 'r' },
  outbox: { signedIn: 'r', anonymous: 'r' },
  onshape_status: { signedIn: '+', anonymous: '+' },
  onshape_sign_in: { signedIn: '+', anonymous: 'r' },
  onshape_documents: { signedIn: '+', anonymous: 'r' },
  set_plan: { signedIn: 'r', anonymous: 'r' },
  upgrade: { signedIn: '+', anonymous: 'r' },
  payment_notice: { signedIn: '+', anonymous: '+' },
  new_worksheet: { signedIn: '+', anonymous: 'r' },
  currency: { signedIn: '+', anonymous: '+' },
  list_materials: { signedIn: '+', anonymous: '+' },
  own_materials: { signedIn: '+', anonymous: 'r' },
  save_materials: { signedIn: '+', anonymous: 'r' },
  list_notifications: { signedIn: '+', anonymous: 'r' },
  read_notifications: { signedIn: '+', anonymous: 'r' },
  choose_notifications: { signedIn: '+', anonymous: 'r' },
  owner_to_ask: { signedIn: '+', anonymous: 'r' },
  ask_access: { signedIn: '+', anonymous: 'r' },
  answer_ownership: { signedIn: '+', anonymous: 'r' },
  read_own_audit: { signedIn: '+', anonymous: 'r' },
  read_whole_audit: { signedIn: 'r', anonymous: 'r' },
  list_trash: { signedIn: '+', anonymous: 'r' },
  restore_deleted: { signedIn: '+', anonymous: 'r' },
  delete_for_good: { signedIn: '+', anonymous: 'r' },
  remove_materials: { signedIn: '+', anonymous: 'r' },
  load_user_settings: { signedIn: '+', anonymous: 'r' },
  set_user_settings: { signedIn: '+', anonymous: 'r' },
  equal_popup: { signedIn: '+', anonymous: 'r' },
  load_default_settings: { signedIn: '+', anonymous: '+' },
}

function outcome(call: Call, visitor: Visitor | null, standing: Standing | null): string {
  return tried(() => authorize(call, visitor, standing))
}

function tried(work: () => void): string {
  try {
    work()
    return '+'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.problem.slice(0, 1)
  }
}

describe('authorize', () => {
  it('has an expectation for every call', () => {
    const tables = [ABOUT_A_WORKSHEET, ABOUT_A_DOCUMENT, ABOUT_A_TEAM, ABOUT_NONE]
    expect(tables.flatMap(table => Object.keys(table)).toSorted()).toEqual([...CALLS].toSorted())
  })

  it.each(Object.entries({ ...ABOUT_A_WORKSHEET, ...ABOUT_A_DOCUMENT }))(
    '%s at levels 0 to 4',
    (call, expected) => {
      const at = (visitor: Visitor | null, unpaid: boolean) =>
        ([0, 1, 2, 3, 4] as const).map(level => outcome(call as Call, visitor, { level, unpaid })).join('')
      expect({ signedIn: at(other, false), anonymous: at(null, false), unpaid: at(other, true) }).toEqual(
        expected,
      )
    },
  )

  it.each(Object.entries(ABOUT_NONE))('%s', (call, expected) => {
    const by = (visitor: Visitor | null) => outcome(call as Call, visitor, null)
    expect({ signedIn: by(other), anonymous: by(null) }).toEqual(expected)
  })

  it('lets a token make the calls of its scopes alone, at every level', () => {
    const allowed = (...scopes: ('read' | 'evaluate')[]) => {
      const token = { id: 'token', scopes, worksheetId: null, projectId: null }
      return CALLS.filter(call =>
        ([0, 1, 2, 3, 4] as const).some(
          level => outcome(call, { ...owner, local: true, token }, { level, unpaid: false }) === '+',
        ),
      )
    }
    expect(allowed('read').toSorted()).toEqual([
      'list_for_program',
      'list_revisions_for_program',
      'read_calc_file',
      'read_for_program',
    ])
    expect(allowed('evaluate').toSorted()).toEqual(['evaluate', 'evaluate_notation', 'evaluate_revision'])
    expect(allowed('read', 'evaluate').toSorted()).toEqual(
      [...allowed('read'), ...allowed('evaluate')].toSorted(),
    )
  })

  it('lets a checker mark what they may view, unless no plan covers it', () => {
    const at = (visitor: Visitor | null, unpaid: boolean) =>
      ([0, 1, 2, 3, 4] as const)
        .map(level => outcome('mark_checked', visitor, { level, unpaid, checker: true }))
        .join('')
    expect([at(other, false), at(null, false), at(other, true)]).toEqual(['n++++', 'nrrrr', 'nrrrr'])
  })

  it.each<[string, boolean, Level, string, string]>([
    ['given to the person', true, 3, 'n++++', 'nrr++'],
    ['of everybody with the link', false, 3, 'nrr++', 'nrr++'],
    ['given, and viewers comment', true, 1, 'n++++', 'n++++'],
    ['of everybody with the link, and viewers comment', false, 1, 'n++++', 'n++++'],
    ['of everybody with the link, and who duplicates comments', false, 2, 'nr+++', 'nr+++'],
  ])('shows comments and takes them by the level %s', (_, given, least, seen, written) => {
    const at = (call: Call, checker = false) =>
      ([0, 1, 2, 3, 4] as const)
        .map(level => {
          const comments = commentAccess({ level, ownLevel: given ? level : 0, checker, least })
          return outcome(call, other, { level, unpaid: false, comments })
        })
        .join('')
    expect([at('list_comments'), at('write_comment'), at('resolve_thread')]).toEqual([seen, written, written])
    expect([at('write_comment', true), at('list_comments', true)]).toEqual(['n++++', 'n++++'])
  })

  it('lets the owner hand over, and nobody else at any level', () => {
    const at = (visitor: Visitor | null, unpaid: boolean) =>
      ([0, 1, 2, 3, 4] as const)
        .map(level => outcome('offer_ownership', visitor, { level, unpaid, owner: true }))
        .join('')
    expect([at(owner, false), at(null, false), at(owner, true)]).toEqual(['nrrr+', 'nrrrr', 'nrrr+'])
  })

  it.each<Call>(['outbox', 'read_whole_audit', 'set_plan'])('lets the owner of the server do: %s', call => {
    expect(outcome(call, { ...other, local: true }, null)).toBe('+')
  })

  it.each<Call>(['operator_people', 'operator_act', 'operator_server'])('lets operators do: %s', call => {
    expect(outcome(call, { ...other, operator: true }, null)).toBe('+')
    expect(outcome(call, { ...other, local: true }, null)).toBe('r')
  })

  it.each(Object.entries(ABOUT_A_TEAM))('%s in each role', (call, expected) => {
    const roles = [null, 'member', 'administrator', 'owner'] as const
    const by = (visitor: Visitor | null) =>
      roles.map(role => tried(() => authorizeInTeam(call as Call, visitor, role))).join('')
    expect([by(other), by(null)]).toEqual([expected, 'nnnn'])
  })

  it('refuses a call about a worksheet that was not found', () => {
    expect(outcome('get_worksheet', owner, null)).toBe('n')
  })

  it.each<[Call, Level, string]>([
    ['rename', 3, 'You do not have sufficient rights to rename this document'],
    ['onshape_create', 2, 'You do not have access rights to create variables.'],
    ['onshape_set', 1, 'You do not have edit rights for this worksheet.  Onshape syncing is disabled.'],
    ['save', 2, 'Create a duplicate to save your changes'],
    ['save', 1, 'This document is view only. Changes will not be saved.'],
    ['copy_worksheet', 1, 'You do not have sufficient rights to copy this document. Ask its owner for them.'],
    [
      'set_public',
      3,
      'You do not have sufficient rights to make this document public. Ask its owner for them.',
    ],
  ])('says why: %s at level %d', (call, level, message) => {
    expect(() => authorize(call, other, { level, unpaid: false })).toThrow(message)
  })

  it('says why nobody changes what no plan covers', () => {
    expect(() => authorize('save', owner, { level: 4, unpaid: true })).toThrow('This document is view only.')
  })
})
