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
  readonly visitor: 'anyone' | 'signed-in'
  /** Rights needed on the worksheet that the call is about; null when it is about none. */
  readonly level: Exclude<Level, 0> | null
}

const RULES = {
  health: { visitor: 'anyone', level: null },
  session: { visitor: 'anyone', level: null },
  api_description: { visitor: 'anyone', level: null },
  list_worksheets: { visitor: 'signed-in', level: null },
  new_worksheet: { visitor: 'signed-in', level: null },
  get_worksheet: { visitor: 'anyone', level: 1 },
  update_settings: { visitor: 'anyone', level: 3 },
  save: { visitor: 'anyone', level: 3 },
  rename: { visitor: 'anyone', level: 4 },
} as const satisfies Record<string, Rule>

export type Call = keyof typeof RULES
export const CALLS = Object.keys(RULES) as readonly Call[]

/** What decides the rights on a worksheet. */
export interface RightsOfWorksheet {
  readonly ownerId: string
  readonly publicRights: number
}

export function levelOn(worksheet: RightsOfWorksheet, visitor: Visitor | null): Level {
  if (visitor !== null && visitor.userId === worksheet.ownerId) return 4
  return toLevel(worksheet.publicRights)
}

function toLevel(stored: number): Level {
  return stored === 1 || stored === 2 || stored === 3 || stored === 4 ? stored : 0
}

/** Throws Refused when the call is not allowed. `level` is null for a call about no worksheet. */
export function authorize(call: Call, visitor: Visitor | null, level: Level | null): void {
  const rule: Rule = RULES[call]
  if (rule.level !== null && !level) throw notFound()
  if (rule.visitor === 'signed-in' && visitor === null)
    throw new Refused('rights', 'Please log in to do this.')
  if (rule.level !== null && level !== null && level < rule.level) throw tooLow(call, level)
}

/** The answer for what does not exist and for what may not be seen. */
export function notFound(): Refused {
  return new Refused('not-found', 'This worksheet does not exist, or it has not been shared with you.')
}

export const NO_RENAME = 'You do not have sufficient rights to rename this document'

function tooLow(call: Call, level: Level): Refused {
  if (call === 'rename') return new Refused('rights', NO_RENAME)
  const message =
    level === 2
      ? 'Create a duplicate to save your changes'
      : 'This document is view only. Changes will not be saved.'
  return new Refused('rights', message)
}
