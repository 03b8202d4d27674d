/**
 * The policy of all calls. Every call has a row here, and every route checks it before it does anything. A
 * hidden worksheet is answered exactly like one that does not exist.
 */
import type { TeamRole, TokenScope } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import type { CommentAccess, Level, Visitor } from './levels.ts'
import { NO_RENAME } from './words.ts'

export * from './levels.ts'

/** Item whose rights a call needs. */
type About = 'worksheet' | 'project' | 'document'

interface Rule {
  readonly visitor: 'anyone' | 'signed-in' | 'operator' | 'local-owner'
  /** Level needed on the item; null for a call about no worksheet or project. */
  readonly level: Exclude<Level, 0> | null
  /** Kind of the item: a worksheet when absent; a document is a worksheet or project. */
  readonly about?: About
  /** Role needed in the team that the call is about. */
  readonly role?: TeamRole
  /** Whether the call is also allowed on a worksheet that its owner's plan does not cover. */
  readonly unpaid?: true
  /** Whether the call needs to be named as a checker of the worksheet, or of a project around it, as well. */
  readonly checker?: true
  /** Whether only the owner of the item may make the call, whatever the level of others. */
  readonly owner?: true
  /** Access to the comments of the worksheet that the call needs. */
  readonly comments?: keyof CommentAccess
  /** Scope with which the token of a program may make the call; without it no token may. */
  readonly scope?: TokenScope
}

const RULES = {
  health: { visitor: 'anyone', level: null },
  session: { visitor: 'anyone', level: null },
  forums: { visitor: 'anyone', level: null },
  api_description: { visitor: 'anyone', level: null },
  sign_up: { visitor: 'anyone', level: null },
  forgot_password: { visitor: 'anyone', level: null },
  read_link: { visitor: 'anyone', level: null },
  create_account: { visitor: 'anyone', level: null },
  reset_password: { visitor: 'anyone', level: null },
  confirm_email: { visitor: 'anyone', level: null },
  sign_in: { visitor: 'anyone', level: null },
  sign_out: { visitor: 'anyone', level: null },
  set_name: { visitor: 'signed-in', level: null },
  set_email: { visitor: 'signed-in', level: null },
  set_password: { visitor: 'signed-in', level: null },
  delete_account: { visitor: 'signed-in', level: null },
  export_account: { visitor: 'signed-in', level: null },
  storage_used: { visitor: 'signed-in', level: null },
  list_sessions: { visitor: 'signed-in', level: null },
  end_session: { visitor: 'signed-in', level: null },
  end_other_sessions: { visitor: 'signed-in', level: null },
  two_step: { visitor: 'signed-in', level: null },
  begin_two_step: { visitor: 'signed-in', level: null },
  confirm_two_step: { visitor: 'signed-in', level: null },
  renew_recovery_codes: { visitor: 'signed-in', level: null },
  end_two_step: { visitor: 'signed-in', level: null },
  operator_state: { visitor: 'anyone', level: null },
  operator_people: { visitor: 'operator', level: null },
  operator_act: { visitor: 'operator', level: null },
  operator_server: { visitor: 'operator', level: null },
  oidc_state: { visitor: 'anyone', level: null },
  oidc_sign_in: { visitor: 'anyone', level: null },
  list_passkeys: { visitor: 'signed-in', level: null },
  begin_passkey: { visitor: 'signed-in', level: null },
  add_passkey: { visitor: 'signed-in', level: null },
  rename_passkey: { visitor: 'signed-in', level: null },
  remove_passkey: { visitor: 'signed-in', level: null },
  passkey_challenge: { visitor: 'anyone', level: null },
  sign_in_by_passkey: { visitor: 'anyone', level: null },
  list_tokens: { visitor: 'signed-in', level: null },
  new_token: { visitor: 'signed-in', level: null },
  renew_token: { visitor: 'signed-in', level: null },
  revoke_token: { visitor: 'signed-in', level: null },
  read_for_program: { visitor: 'signed-in', level: 1, unpaid: true, scope: 'read' },
  read_calc_file: { visitor: 'signed-in', level: 2, unpaid: true, scope: 'read' },
  evaluate: { visitor: 'signed-in', level: 1, unpaid: true, scope: 'evaluate' },
  evaluate_notation: { visitor: 'signed-in', level: null, scope: 'evaluate' },
  list_for_program: { visitor: 'signed-in', level: null, scope: 'read' },
  evaluate_revision: { visitor: 'signed-in', level: 3, unpaid: true, scope: 'evaluate' },
  list_revisions_for_program: { visitor: 'signed-in', level: 3, unpaid: true, scope: 'read' },
  pull_fusion: { visitor: 'signed-in', level: 1, unpaid: true, scope: 'fusion' },
  push_fusion: { visitor: 'signed-in', level: 3, scope: 'fusion' },
  fusion_addin: { visitor: 'anyone', level: null },
  outbox: { visitor: 'local-owner', level: null },
  set_plan: { visitor: 'local-owner', level: null },
  upgrade: { visitor: 'signed-in', level: null },
  payment_notice: { visitor: 'anyone', level: null },
  new_worksheet: { visitor: 'signed-in', level: null },
  currency: { visitor: 'anyone', level: null },
  list_materials: { visitor: 'anyone', level: null },
  own_materials: { visitor: 'signed-in', level: null },
  save_materials: { visitor: 'signed-in', level: null },
  remove_materials: { visitor: 'signed-in', level: null },
  save_team_materials: { visitor: 'signed-in', level: null, role: 'member' },
  remove_team_materials: { visitor: 'signed-in', level: null, role: 'member' },
  load_user_settings: { visitor: 'signed-in', level: null },
  set_user_settings: { visitor: 'signed-in', level: null },
  equal_popup: { visitor: 'signed-in', level: null },
  load_default_settings: { visitor: 'anyone', level: null },
  get_worksheet: { visitor: 'anyone', level: 1, unpaid: true },
  embed_worksheet: { visitor: 'anyone', level: 1, unpaid: true },
  embed_project: { visitor: 'anyone', level: 1, about: 'project' },
  oembed: { visitor: 'anyone', level: 1, about: 'document', unpaid: true },
  live: { visitor: 'anyone', level: 1, unpaid: true },
  get_name: { visitor: 'anyone', level: 1, unpaid: true },
  variable_list: { visitor: 'anyone', level: 1, unpaid: true },
  get_fusion_vars: { visitor: 'anyone', level: 1, unpaid: true },
  set_fusion_vars: { visitor: 'anyone', level: 3 },
  get_picture: { visitor: 'anyone', level: 1, unpaid: true },
  get_file: { visitor: 'anyone', level: 1, unpaid: true },
  pdf_file: { visitor: 'anyone', level: 1, unpaid: true },
  mail_pdf: { visitor: 'signed-in', level: 1, unpaid: true },
  load_worksheet_settings: { visitor: 'anyone', level: 1, unpaid: true },
  copy_worksheet: { visitor: 'signed-in', level: 2 },
  update_settings: { visitor: 'anyone', level: 3 },
  save: { visitor: 'anyone', level: 3 },
  put_file: { visitor: 'anyone', level: 3 },
  upload_file: { visitor: 'anyone', level: 3 },
  file_by_url: { visitor: 'signed-in', level: 3 },
  rename: { visitor: 'anyone', level: 4 },
  set_public: { visitor: 'signed-in', level: 4, unpaid: true },
  list_copies: { visitor: 'signed-in', level: 3, unpaid: true },
  list_revisions: { visitor: 'signed-in', level: 3, unpaid: true },
  get_revision: { visitor: 'signed-in', level: 3, unpaid: true },
  get_marked_revision: { visitor: 'signed-in', level: 1, checker: true, unpaid: true },
  save_revision: { visitor: 'signed-in', level: 3 },
  restore_worksheet: { visitor: 'signed-in', level: 3 },
  see_form_collection: { visitor: 'anyone', level: 1, unpaid: true },
  send_form_answer: { visitor: 'anyone', level: 1 },
  collect_form_answers: { visitor: 'signed-in', level: 4 },
  list_form_answers: { visitor: 'signed-in', level: 4, unpaid: true },
  delete_form_answers: { visitor: 'signed-in', level: 4, unpaid: true },
  list_checks: { visitor: 'anyone', level: 1, unpaid: true },
  mark_checked: { visitor: 'signed-in', level: 1, checker: true },
  withdraw_check: { visitor: 'signed-in', level: 1, unpaid: true },
  ask_check: { visitor: 'signed-in', level: 3 },
  list_comments: { visitor: 'anyone', level: 1, unpaid: true, comments: 'see' },
  write_comment: { visitor: 'anyone', level: 1, comments: 'write' },
  change_comment: { visitor: 'signed-in', level: 1, comments: 'see', unpaid: true },
  resolve_thread: { visitor: 'anyone', level: 1, comments: 'write' },
  list_checkers: { visitor: 'signed-in', level: 4, about: 'document', unpaid: true },
  set_checker: { visitor: 'signed-in', level: 4, about: 'document', unpaid: true },
  list: { visitor: 'signed-in', level: null },
  list_project: { visitor: 'anyone', level: 1, about: 'project' },
  list_projects: { visitor: 'signed-in', level: null },
  left_bar: { visitor: 'signed-in', level: null },
  batch: { visitor: 'signed-in', level: null },
  answer_invitation: { visitor: 'signed-in', level: null },
  claim_invitation: { visitor: 'signed-in', level: null },
  new_project: { visitor: 'signed-in', level: null },
  create_inside: { visitor: 'signed-in', level: 3, about: 'project' },
  rename_project: { visitor: 'signed-in', level: 3, about: 'project' },
  rights_level: { visitor: 'anyone', level: 1, about: 'document', unpaid: true },
  star: { visitor: 'signed-in', level: 1, about: 'document', unpaid: true },
  archive: { visitor: 'signed-in', level: 1, about: 'document', unpaid: true },
  move: { visitor: 'signed-in', level: 3, about: 'document', unpaid: true },
  remove_from_list: { visitor: 'signed-in', level: 1, about: 'document', unpaid: true },
  remove: { visitor: 'signed-in', level: 4, about: 'document', unpaid: true },
  owner_to_ask: { visitor: 'signed-in', level: null },
  ask_access: { visitor: 'signed-in', level: null },
  answer_access: { visitor: 'signed-in', level: 3, about: 'document', unpaid: true },
  offer_ownership: { visitor: 'signed-in', level: 4, about: 'document', owner: true, unpaid: true },
  answer_ownership: { visitor: 'signed-in', level: null },
  read_audit: { visitor: 'signed-in', level: 4, about: 'document', unpaid: true },
  read_own_audit: { visitor: 'signed-in', level: null },
  read_whole_audit: { visitor: 'local-owner', level: null },
  note_export: { visitor: 'anyone', level: 1, unpaid: true },
  list_notifications: { visitor: 'signed-in', level: null },
  read_notifications: { visitor: 'signed-in', level: null },
  choose_notifications: { visitor: 'signed-in', level: null },
  list_trash: { visitor: 'signed-in', level: null },
  restore_deleted: { visitor: 'signed-in', level: null },
  delete_for_good: { visitor: 'signed-in', level: null },
  see_rights: { visitor: 'anyone', level: 1, about: 'document', unpaid: true },
  set_rights: { visitor: 'signed-in', level: 3, about: 'document', unpaid: true },
  onshape_status: { visitor: 'anyone', level: null },
  onshape_sign_in: { visitor: 'signed-in', level: null },
  onshape_documents: { visitor: 'signed-in', level: null },
  onshape_link: { visitor: 'signed-in', level: 3, about: 'document' },
  onshape_link_project: { visitor: 'signed-in', level: 4, about: 'project' },
  onshape_read: { visitor: 'signed-in', level: 1, unpaid: true },
  onshape_create: { visitor: 'signed-in', level: 3 },
  onshape_set: { visitor: 'signed-in', level: 3 },
  invalidate_url: { visitor: 'signed-in', level: 4, about: 'document', unpaid: true },
  list_teams: { visitor: 'signed-in', level: null },
  new_team: { visitor: 'signed-in', level: null },
  see_team: { visitor: 'signed-in', level: null, role: 'member' },
  leave_team: { visitor: 'signed-in', level: null, role: 'member' },
  rename_team: { visitor: 'signed-in', level: null, role: 'administrator' },
  invite_to_team: { visitor: 'signed-in', level: null, role: 'administrator' },
  set_role: { visitor: 'signed-in', level: null, role: 'administrator' },
  remove_member: { visitor: 'signed-in', level: null, role: 'administrator' },
  remove_team: { visitor: 'signed-in', level: null, role: 'owner' },
} as const satisfies Record<string, Rule>

export type Call = keyof typeof RULES
export const CALLS = Object.keys(RULES) as readonly Call[]

const wordsOfScope = (scope: TokenScope): string =>
  scope === 'fusion' ? 'exchange parameters with Fusion' : scope

/** The visitor's standing on the item of a call. */
export interface Standing {
  readonly level: Level
  /** Whether the owner's plan does not cover the worksheet. */
  readonly unpaid: boolean
  /** Whether the visitor may mark the worksheet as checked; false when absent. */
  readonly checker?: boolean
  /** Whether the visitor is the owner; false when absent. */
  readonly owner?: boolean
  /** Access of the visitor to the comments; none when absent. */
  readonly comments?: CommentAccess
}

/**
 * Throws Refused when the call is not allowed. `standing` is null for a call about no document, or one that
 * does not exist.
 */
export function authorize(call: Call, visitor: Visitor | null, standing: Standing | null): void {
  const rule: Rule = RULES[call]
  if (visitor?.token && !(rule.scope && visitor.token.scopes.includes(rule.scope)))
    throw new Refused(
      'rights',
      `This token is not for that: it may ${visitor.token.scopes.map(wordsOfScope).join(' and ')}.`,
    )
  if (rule.level !== null && !standing?.level) throw notFound(rule.about)
  if (rule.visitor !== 'anyone' && visitor === null) throw new Refused('rights', 'Please log in to do this.')
  if (rule.visitor === 'local-owner' && !visitor?.local)
    throw new Refused('rights', 'Only the owner of this server may do this.')
  if (rule.visitor === 'operator' && !visitor?.operator)
    throw new Refused('rights', 'Only those who run this server may do this.')
  if (rule.level === null || standing === null) return
  if (standing.level < rule.level) throw tooLow(call, standing.level)
  if (standing.unpaid && !rule.unpaid) throw new Refused('rights', UNPAID)
  if (rule.checker && !standing.checker) throw new Refused('rights', NO_CHECKER)
  if (rule.owner && !standing.owner) throw new Refused('rights', NO_OWNER)
  if (rule.comments && !standing.comments?.[rule.comments])
    throw new Refused('rights', rule.comments === 'see' ? HIDDEN_COMMENTS : NO_COMMENT)
}

/** Changing the name inside a document needs what the call `rename` needs. Lines and settings need `save`. */
export function mayRename(level: Level): boolean {
  return level >= RULES.rename.level
}

const ROLES: readonly TeamRole[] = ['member', 'administrator', 'owner']

/** Whether the role includes the other one. */
export function reaches(role: TeamRole, needed: TeamRole): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/**
 * The same for a call about a team. `role` is null for a visitor outside the team, and for a team that does
 * not exist.
 */
export function authorizeInTeam(call: Call, visitor: Visitor | null, role: TeamRole | null): void {
  const { role: needed = 'owner' }: Rule = RULES[call]
  if (visitor === null || role === null) throw notFound('team')
  if (!reaches(role, needed)) throw new Refused('rights', `Only an ${needed} of the team can do this.`)
}

/** The refusal for items that do not exist or may not be seen. */
export function notFound(about: About | 'team' | 'invitation' = 'worksheet'): Refused {
  return new Refused('not-found', `This ${about} does not exist, or it has not been shared with you.`)
}

export { NO_RENAME }
const VIEW_ONLY = 'This document is view only. Changes will not be saved.'
const UNPAID = `${VIEW_ONLY} The plan of its owner does not cover it.`

const NO_CHECKER = 'You are not named as a checker of this worksheet. Ask who administers it to name you.'

const NO_OWNER = 'Only its owner can hand this over. Ask the owner to do it.'

const HIDDEN_COMMENTS = 'The comments of this worksheet are for those whom it was shared with.'
const NO_COMMENT = 'You may read this worksheet, but not comment on it. Ask its owner for that.'

/** Ends of the sentences that refuse calls for lack of rights. */
const ACTIONS: Partial<Record<Call, string>> = {
  set_public: 'make this document public',
  copy_worksheet: 'copy this document',
  list_copies: 'see the copies of this document',
  evaluate_revision: 'see the revisions of this document',
  list_revisions_for_program: 'see the revisions of this document',
  list_revisions: 'see the revisions of this document',
  get_revision: 'see the revisions of this document',
  save_revision: 'make revisions of this document',
  restore_worksheet: 'restore a revision of this document',
  set_fusion_vars: 'set parameters of Fusion from this document',
  push_fusion: 'link this document to Fusion',
  ask_check: 'ask for a check of this document',
  list_checkers: 'see who may check this document',
  set_checker: 'say who may check this document',
  create_inside: 'add to this project',
  rename_project: 'rename this project',
  move: 'move this document',
  remove: 'delete this document',
  set_rights: 'share this document',
  invalidate_url: 'change the address of this document',
  answer_access: 'share this document',
  offer_ownership: 'hand over this document',
  read_audit: 'see what was done with this document',
  onshape_link: 'link this document with Onshape',
  onshape_link_project: 'link this project with Onshape',
}

/** Sentences of calls that have one of their own. */
const SENTENCES: Partial<Record<Call, string>> = {
  rename: NO_RENAME,
  onshape_create: 'You do not have access rights to create variables.',
  onshape_set: 'You do not have edit rights for this worksheet.  Onshape syncing is disabled.',
}

function tooLow(call: Call, level: Level): Refused {
  const sentence = SENTENCES[call]
  if (sentence !== undefined) return new Refused('rights', sentence)
  const action = ACTIONS[call]
  if (action !== undefined)
    return new Refused('rights', `You do not have sufficient rights to ${action}. Ask its owner for them.`)
  return new Refused('rights', level === 2 ? 'Create a duplicate to save your changes' : VIEW_ONLY)
}
