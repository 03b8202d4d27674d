import { describe, expect, it } from 'vitest'
import { Refused } from '../failure.ts'
import { CALLS, type Call, type Level, type Visitor, authorize, levelOn } from './policy.ts'

const owner: Visitor = { userId: 'owner', name: 'Owner', local: false }
const other: Visitor = { userId: 'other', name: 'Other', local: false }

/** '+' allowed, otherwise the problem: n not-found, r rights. Columns: level 0 to 4. */
const ABOUT_A_WORKSHEET: Partial<Record<Call, { signedIn: string; anonymous: string }>> = {
  get_worksheet: { signedIn: 'n++++', anonymous: 'n++++' },
  update_settings: { signedIn: 'nrr++', anonymous: 'nrr++' },
  save: { signedIn: 'nrr++', anonymous: 'nrr++' },
  rename: { signedIn: 'nrrr+', anonymous: 'nrrr+' },
}

const ABOUT_NONE: Partial<Record<Call, { signedIn: string; anonymous: string }>> = {
  health: { signedIn: '+', anonymous: '+' },
  session: { signedIn: '+', anonymous: '+' },
  api_description: { signedIn: '+', anonymous: '+' },
  list_worksheets: { signedIn: '+', anonymous: 'r' },
  new_worksheet: { signedIn: '+', anonymous: 'r' },
}

function outcome(call: Call, visitor: Visitor | null, level: Level | null): string {
  try {
    authorize(call, visitor, level)
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
    const at = (visitor: Visitor | null) =>
      ([0, 1, 2, 3, 4] as const).map(level => outcome(call as Call, visitor, level)).join('')
    expect({ signedIn: at(other), anonymous: at(null) }).toEqual(expected)
  })

  it.each(Object.entries(ABOUT_NONE))('%s', (call, expected) => {
    const by = (visitor: Visitor | null) => outcome(call as Call, visitor, null)
    expect({ signedIn: by(other), anonymous: by(null) }).toEqual(expected)
  })

  it('refuses a call about a worksheet that was not found', () => {
    expect(outcome('get_worksheet', owner, null)).toBe('n')
  })

  it.each<[Call, Level, string]>([
    ['rename', 3, 'You do not have sufficient rights to rename this document'],
    ['save', 2, 'Create a duplicate to save your changes'],
    ['save', 1, 'This document is view only. Changes will not be saved.'],
  ])('says why: %s at level %d', (call, level, message) => {
    expect(() => authorize(call, other, level)).toThrow(message)
  })
})

it.each<[Visitor | null, number, Level]>([
  [owner, 0, 4],
  [owner, 1, 4],
  [other, 0, 0],
  [other, 3, 3],
  [null, 0, 0],
  [null, 2, 2],
  [null, 4, 4],
])('level of %o at public rights %d', (visitor, publicRights, level) => {
  expect(levelOn({ ownerId: 'owner', publicRights }, visitor)).toBe(level)
})
