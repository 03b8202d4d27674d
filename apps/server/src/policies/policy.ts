/**
 * Who may do what. Every call names itself here, and every route asks here before it does anything.
 * A worksheet that one may not see is answered exactly like one that does not exist.
 */
import { Refused } from '../failure.ts'

/** 0 nothing, 1 view, 2 view and duplicate, 3 edit, 4 administer. */
export type Level = 0 | 1 | 2 | 3 | 4

/** Who asks; null when nobody is signed in. */
export interface Visitor {
  readonly userId: string
  readonly name: string
  /** The person at this computer. */
  readonly local: boolean
}

interface Rule {
  readonly visitor: 'anyone' | 'signed-in' | 'local-owner'
  /** Rights needed on the worksheet that the call is about; null when it is about none. */
  readonly level: Exclude<Level, 0> | null
  /** Also allowed on a worksheet that its owner's plan does not cover. */
  readonly unpaid?: true
}

const RULES = {
  health: { visitor: 'anyone', level: null },
  session: { visitor: 'anyone', level: null },
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
  list_sessions: { visitor: 'signed-in', level: null },
  end_session: { visitor: 'signed-in', level: null },
  end_other_sessions: { visitor: 'signed-in', level: null },
  outbox: { visitor: 'local-owner', level: null },
  list_worksheets: { visitor: 'signed-in', level: null },
  new_worksheet: { visitor: 'signed-in', level: null },
  load_user_settings: { visitor: 'signed-in', level: null },
  set_user_settings: { visitor: 'signed-in', level: null },
  load_default_settings: { visitor: 'anyone', level: null },
  get_worksheet: { visitor: 'anyone', level: 1, unpaid: true },
  live: { visitor: 'anyone', level: 1, unpaid: true },
  get_name: { visitor: 'anyone', level: 1, unpaid: true },
  variable_list: { visitor: 'anyone', level: 1, unpaid: true },
  load_worksheet_settings: { visitor: 'anyone', level: 1, unpaid: true },
  copy_worksheet: { visitor: 'signed-in', level: 2 },
  update_settings: { visitor: 'anyone', level: 3 },
  save: { visitor: 'anyone', level: 3 },
  rename: { visitor: 'anyone', level: 4 },
  set_public: { visitor: 'signed-in', level: 4, unpaid: true },
} as const satisfies Record<string, Rule>

export type Call = keyof typeof RULES
export const CALLS = Object.keys(RULES) as readonly Call[]

/** What decides the rights on a worksheet. */
export interface RightsOfWorksheet {
  readonly ownerId: string
  readonly publicRights: number
}

/**
 * What the visitor may do: the owner everything, others what they were given themselves or what
 * everybody may, whichever is more.
 * @param given rights of this visitor, -1 (as in the project) or null when there are none
 */
export function levelOn(
  worksheet: RightsOfWorksheet,
  visitor: Visitor | null,
  given: number | null = null,
): Level {
  if (isOwner(worksheet, visitor)) return 4
  return toLevel(Math.max(worksheet.publicRights, visitor === null ? 0 : (given ?? 0)))
}

export function isOwner(worksheet: RightsOfWorksheet, visitor: Visitor | null): boolean {
  return visitor !== null && visitor.userId === worksheet.ownerId
}

function toLevel(stored: number): Level {
  return stored === 1 || stored === 2 || stored === 3 || stored === 4 ? stored : 0
}

/** What a call about a worksheet meets there. */
export interface Standing {
  readonly level: Level
  /** The owner's plan does not cover the worksheet. */
  readonly unpaid: boolean
}

/** Throws Refused when the call is not allowed. `standing` is null for a call about no worksheet, or none that exists. */
export function authorize(call: Call, visitor: Visitor | null, standing: Standing | null): void {
  const rule: Rule = RULES[call]
  if (rule.level !== null && !standing?.level) throw notFound()
  if (rule.visitor !== 'anyone' && visitor === null) throw new Refused('rights', 'Please log in to do this.')
  if (rule.visitor === 'local-owner' && !visitor?.local)
    throw new Refused('rights', 'Only the owner of this server may do this.')
  if (rule.level === null || standing === null) return
  if (standing.level < rule.level) throw tooLow(call, standing.level)
  if (standing.unpaid && !rule.unpaid) throw new Refused('rights', UNPAID)
}

/** The answer for what does not exist and for what may not be seen. */
export function notFound(): Refused {
  return new Refused('not-found', 'This worksheet does not exist, or it has not been shared with you.')
}

export const NO_RENAME = 'You do not have sufficient rights to rename this document'
const VIEW_ONLY = 'This document is view only. Changes will not be saved.'
const UNPAID = `${VIEW_ONLY} The plan of its owner does not cover it.`
const NO_ADMINISTRATOR = 'You do not have sufficient rights to make this document public'
const NO_COPY = 'You do not have sufficient rights to copy this document'

function tooLow(call: Call, level: Level): Refused {
  if (call === 'rename') return new Refused('rights', NO_RENAME)
  if (call === 'set_public') return new Refused('rights', NO_ADMINISTRATOR)
  if (call === 'copy_worksheet') return new Refused('rights', NO_COPY)
  return new Refused('rights', level === 2 ? 'Create a duplicate to save your changes' : VIEW_ONLY)
}
