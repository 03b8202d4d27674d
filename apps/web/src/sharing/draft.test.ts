import type { RightsAnswer, SetRightsRequest } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { type SharingDraft, draftOf, isPublic, rightsRequest } from './draft.ts'

const answer: RightsAnswer = {
  success: true,
  assign_rights: true,
  item_hash: 'item',
  item_type: 'Worksheet',
  name: 'Beam',
  url: '/worksheets/item/Beam',
  rights_level: 4,
  public_rights: -1,
  link_ends_at: null,
  own: true,
  offered_to: null,
  access_requests: [],
  inherited_public_rights: 0,
  team_rights: -2,
  team: null,
  inherited_team_rights: 0,
  inherited_team: null,
  comment_rights: -1,
  inherited_comment_rights: 3,
  teams: [],
  people: [
    { hash_string: 'ann', name: 'Ann', email: null, user_rights: 3, owner: false },
    { hash_string: 'bob', name: 'Bob', email: null, user_rights: -1, owner: false },
  ],
  inherited_people: [
    { user_hash: 'cy', name: 'Cy', email: null, user_rights: -1, inherited_rights: 3, owner: false },
  ],
  invited: [],
  has_parent: true,
}

const INVITING = { invite_emails: [], invite_rights: 1, invite_notify: 1, invite_message: '' }
const NOTHING = { people: [], inherited_people: [], withdraw_emails: [], invited: [], ...INVITING }

it.each<[string, Partial<SharingDraft>, Partial<SetRightsRequest['rights']>]>([
  ['nothing', {}, {}],
  ['public rights', { publicRights: 0 }, { public_rights: 0 }],
  ['a team', { teamRights: 2, teamHash: 't' }, { team_rights: 2, team_hash: 't' }],
  ['a person', { people: { ann: 1 } }, { people: [{ hash_string: 'ann', user_rights: 1 }] }],
  ['a person and back', { people: { ann: 3 } }, {}],
  [
    'no rights for who has some',
    { people: { ann: 0 } },
    { people: [{ hash_string: 'ann', user_rights: 0 }] },
  ],
  [
    'no rights for who has none',
    { people: { bob: 0 } },
    { people: [{ hash_string: 'bob', user_rights: -1 }] },
  ],
  [
    'an inherited person',
    { inherited: { cy: 1 } },
    { inherited_people: [{ user_hash: 'cy', user_rights: 1 }] },
  ],
  ['an invitation taken back', { withdrawn: ['a@b.de'] }, { withdraw_emails: ['a@b.de'] }],
  [
    'addresses, without what is none',
    { invitees: { emails: 'a@b.de; nobody, c@d.eu', rights: 2, notify: true, message: 'Look' } },
    { invite_emails: ['a@b.de', 'c@d.eu'], invite_rights: 2, invite_message: 'Look' },
  ],
  [
    'addresses without notice',
    { invitees: { emails: 'a@b.de', rights: 1, notify: false, message: 'Look' } },
    { invite_emails: ['a@b.de'], invite_notify: 0, invite_message: '' },
  ],
])('sends %s', (_, change, sent) => {
  const head = { item_type: 'Worksheet', item_hash: 'item' }
  expect(rightsRequest({ ...draftOf(answer), ...change }, answer)).toEqual({ ...head, ...NOTHING, ...sent })
})

it('sends nothing of what public rights hide', () => {
  const invitees = { emails: 'a@b.de', rights: 2, notify: true, message: 'Look' }
  const hidden = { teamRights: 2, teamHash: 't', people: { ann: 1 }, withdrawn: ['a@b.de'], invitees }
  expect(rightsRequest({ ...draftOf(answer), ...hidden, publicRights: 1 }, answer)).toEqual({
    item_type: 'Worksheet',
    item_hash: 'item',
    public_rights: 1,
  })
})

it.each<[number, boolean]>([
  [-1, true],
  [0, false],
  [1, true],
  [3, true],
])('with public rights %d everybody may see it: %s', (publicRights, everybody) => {
  expect(isPublic({ ...draftOf(answer), publicRights }, { ...answer, inherited_public_rights: 1 })).toBe(
    everybody,
  )
})
