/** Calls as plain data; items, teams and windows are indexes into the existing ones. */
import * as fc from 'fast-check'
import type { Role } from './state.ts'

/**
 * Below this number `who` is one of the six people or nobody; from it on, one of those whom the call
 * concerns: with rights there, invited there, in the team.
 */
export const ANYBODY = 7

/** Index that stands for no team to share with. */
export const NO_TEAM = 4

/** Calls on one item without parameters. */
export const ON_ITEM = [
  'open',
  'name',
  'list',
  'see_rights',
  'settings',
  'copies',
  'set_public',
  'star',
  'archive',
  'remove',
  'invalidate',
  'accept',
  'reject',
  'rename',
  'save',
  'save_by_former',
  'save_renamed',
  'variables',
  'settings_of',
  'open_by_former',
  'open_window',
] as const

/** The same calls on several items. */
export const BATCHES = ['batch_move', 'batch_archive', 'batch_star', 'batch_remove', 'batch_accept'] as const

export type Call =
  | { readonly call: (typeof ON_ITEM)[number]; readonly who: number; readonly item: number }
  | { readonly call: 'new_worksheet' | 'new_project'; readonly who: number; readonly into: number }
  | {
      readonly call: 'new_shared_worksheet' | 'new_shared_project'
      readonly who: number
      readonly into: number
      readonly recipient: number
      readonly rights: number
    }
  | {
      readonly call: 'copy' | 'copy_for_author' | 'move' | 'check_move'
      readonly who: number
      readonly item: number
      readonly into: number
    }
  | { readonly call: 'share_everybody'; readonly who: number; readonly item: number; readonly rights: number }
  | {
      readonly call: 'share_person' | 'invite' | 'withdraw' | 'claim'
      readonly who: number
      readonly item: number
      readonly recipient: number
      readonly rights: number
    }
  | {
      readonly call: 'share_team'
      readonly who: number
      readonly item: number
      readonly team: number
      readonly rights: number
    }
  | {
      readonly call: 'share_at_once'
      readonly who: number
      readonly item: number
      readonly team: number
      readonly recipient: number
      readonly rights: number
    }
  | { readonly call: 'new_team'; readonly who: number }
  | {
      readonly call:
        | 'team_invite'
        | 'team_role'
        | 'team_remove'
        | 'team_leave'
        | 'team_dissolve'
        | 'team_accept'
        | 'team_reject'
        | 'team_see'
        | 'team_rename'
        | 'team_withdraw'
        | 'team_claim'
      readonly who: number
      readonly team: number
      readonly recipient: number
      readonly role: Role
    }
  | { readonly call: 'write' | 'write_settings' | 'write_name' | 'close_window'; readonly window: number }
  | { readonly call: 'sign_out' | 'delete_account'; readonly who: number }
  | { readonly call: 'sign_up'; readonly recipient: number }
  | {
      readonly call: (typeof BATCHES)[number]
      readonly who: number
      readonly item: number
      readonly others: readonly number[]
      readonly into: number
    }

const small = fc.nat({ max: 11 })
/** Most calls come from people who may do something there, because nearly all others concern hidden items. */
const who = fc.oneof(
  { weight: 1, arbitrary: fc.nat({ max: ANYBODY - 1 }) },
  { weight: 4, arbitrary: fc.integer({ min: ANYBODY, max: 5 * ANYBODY - 1 }) },
)
/** 0 stands for none. */
const into = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }) },
)
const rights = fc.integer({ min: -1, max: 4 })
const role = fc.constantFrom<Role>('member', 'administrator', 'owner')

const one = <Name extends string>(...names: Name[]) => fc.constantFrom(...names)

export const anyCall: fc.Arbitrary<Call> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ call: one(...ON_ITEM), who, item: small }) },
  { weight: 2, arbitrary: fc.record({ call: one('new_worksheet', 'new_project'), who, into }) },
  {
    weight: 1,
    arbitrary: fc.record({
      call: one('new_shared_worksheet', 'new_shared_project'),
      who,
      into,
      recipient: fc.nat({ max: 7 }),
      rights,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      call: one('copy', 'copy_for_author', 'move', 'move', 'move', 'move', 'check_move'),
      who,
      item: small,
      into,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ call: fc.constant('share_everybody' as const), who, item: small, rights }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      call: one('share_person', 'invite', 'invite', 'withdraw', 'claim'),
      who,
      item: small,
      recipient: fc.nat({ max: 7 }),
      rights,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      call: fc.constant('share_team' as const),
      who,
      item: small,
      team: fc.nat({ max: NO_TEAM }),
      rights,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      call: fc.constant('share_at_once' as const),
      who,
      item: small,
      team: fc.nat({ max: NO_TEAM }),
      recipient: fc.nat({ max: 7 }),
      rights,
    }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('new_team' as const), who }) },
  {
    weight: 5,
    arbitrary: fc.record({
      call: one(
        'team_invite',
        'team_invite',
        'team_accept',
        'team_accept',
        'team_role',
        'team_remove',
        'team_leave',
        'team_dissolve',
        'team_reject',
        'team_see',
        'team_rename',
        'team_withdraw',
        'team_claim',
      ),
      who,
      team: fc.nat({ max: 3 }),
      recipient: fc.nat({ max: 7 }),
      role,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ call: one('accept', 'open_window', 'open_window'), who, item: small }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      call: one('write', 'write', 'write_settings', 'write_name', 'write_name', 'close_window'),
      window: small,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      call: one(...BATCHES, 'batch_move', 'batch_move'),
      who,
      item: small,
      others: fc.array(small, { minLength: 1, maxLength: 3 }),
      into,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      call: one('sign_out', 'delete_account'),
      who: fc.nat({ max: ANYBODY - 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ call: fc.constant('sign_up' as const), recipient: fc.nat({ max: 1 }) }),
  },
)
