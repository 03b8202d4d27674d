import { describe, expect, it } from 'vitest'
import { Refused } from '../failure.ts'
import { CALLS, type Call, type Level, type Standing, type Visitor, authorize, levelOn } from './policy.ts'

const owner: Visitor = { userId: 'owner', name: 'Owner', local: false }
const other: Visitor = { userId: 'other', name: 'Other', local: false }

/** '+' allowed, otherwise the problem: n not-found, r rights. Columns: level 0 to 4. */
interface ByLevel {
  readonly signedIn: string
  readonly anonymous: string
  /** Signed in, on a worksheet that its owner's plan does not cover. */
  readonly unpaid: string
}

const anyone = (allowed: string, unpaid: string): ByLevel => ({
  signedIn: allowed,
  anonymous: allowed,
  unpaid,
})

const ABOUT_A_WORKSHEET: Partial<Record<Call, ByLevel>> = {
  get_worksheet: anyone('n++++', 'n++++'),
  get_name: anyone('n++++', 'n++++'),
  variable_list: anyone('n++++', 'n++++'),
  load_worksheet_settings: anyone('n++++', 'n++++'),
  live: anyone('n++++', 'n++++'),
  update_settings: anyone('nrr++', 'nrrrr'),
  save: anyone('nrr++', 'nrrrr'),
  rename: anyone('nrrr+', 'nrrrr'),
  copy_worksheet: { signedIn: 'nr+++', anonymous: 'nrrrr', unpaid: 'nrrrr' },
  set_public: { signedIn: 'nrrr+', anonymous: 'nrrrr', unpaid: 'nrrr+' },
}

const ABOUT_NONE: Partial<Record<Call, { signedIn: string; anonymous: string }>> = {
  health: { signedIn: '+', anonymous: '+' },
  session: { signedIn: '+', anonymous: '+' },
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
  list_sessions: { signedIn: '+', anonymous: 'r' },
  end_session: { signedIn: '+', anonymous: 'r' },
  end_other_sessions: { signedIn: '+', anonymous: 'r' },
  outbox: { signedIn: 'r', anonymous: 'r' },
  list_worksheets: { signedIn: '+', anonymous: 'r' },
  new_worksheet: { signedIn: '+', anonymous: 'r' },
  load_user_settings: { signedIn: '+', anonymous: 'r' },
  set_user_settings: { signedIn: '+', anonymous: 'r' },
  load_default_settings: { signedIn: '+', anonymous: '+' },
}

function outcome(call: Call, visitor: Visitor | null, standing: Standing | null): string {
  try {
    authorize(call, visitor, standing)
    return '+'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.problem.slice(0, 1)
  }
}

describe('authorize', () => {
  it('has an expectation for every call', () => {
    expect([...Object.keys(ABOUT_A_WORKSHEET), ...Object.keys(ABOUT_NONE)].toSorted()).toEqual(
      [...CALLS].toSorted(),
    )
  })

  it.each(Object.entries(ABOUT_A_WORKSHEET))('%s at levels 0 to 4', (call, expected) => {
    const at = (visitor: Visitor | null, unpaid: boolean) =>
      ([0, 1, 2, 3, 4] as const).map(level => outcome(call as Call, visitor, { level, unpaid })).join('')
    expect({ signedIn: at(other, false), anonymous: at(null, false), unpaid: at(other, true) }).toEqual(
      expected,
    )
  })

  it.each(Object.entries(ABOUT_NONE))('%s', (call, expected) => {
    const by = (visitor: Visitor | null) => outcome(call as Call, visitor, null)
    expect({ signedIn: by(other), anonymous: by(null) }).toEqual(expected)
  })

  it('lets the owner of the server read the outbox', () => {
    expect(outcome('outbox', { ...other, local: true }, null)).toBe('+')
  })

  it('refuses a call about a worksheet that was not found', () => {
    expect(outcome('get_worksheet', owner, null)).toBe('n')
  })

  it.each<[Call, Level, string]>([
    ['rename', 3, 'You do not have sufficient rights to rename this document'],
    ['save', 2, 'Create a duplicate to save your changes'],
    ['save', 1, 'This document is view only. Changes will not be saved.'],
    ['copy_worksheet', 1, 'You do not have sufficient rights to copy this document'],
    ['set_public', 3, 'You do not have sufficient rights to make this document public'],
  ])('says why: %s at level %d', (call, level, message) => {
    expect(() => authorize(call, other, { level, unpaid: false })).toThrow(message)
  })

  it('says why nobody changes what no plan covers', () => {
    expect(() => authorize('save', owner, { level: 4, unpaid: true })).toThrow('This document is view only.')
  })
})

/** Columns: the visitor, public rights, rights given to the visitor, the level. */
it.each<[Visitor | null, number, number | null, Level]>([
  [owner, 0, null, 4],
  [owner, 1, 1, 4],
  [other, 0, null, 0],
  [other, 3, null, 3],
  [other, 0, 0, 0],
  [other, 0, -1, 0],
  [other, 2, -1, 2],
  [other, 0, 1, 1],
  [other, 1, 4, 4],
  [other, 3, 1, 3],
  [null, 0, null, 0],
  [null, 2, null, 2],
  [null, 4, null, 4],
  [null, 0, 4, 0],
])('level of %o at public rights %d and rights of its own %s', (visitor, publicRights, given, level) => {
  expect(levelOn({ ownerId: 'owner', publicRights }, visitor, given)).toBe(level)
})
