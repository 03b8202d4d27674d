/** Handing over, asking for access, links that end, and what the audit log says of it all. */
import { notificationCalls, sharingCalls, trashCalls } from '@calcwright/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, postingWith, sheet, store } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
let eve: TestPerson
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.forgetPeople()
  await server.database.pool.query(
    'truncate projects, audit_log, access_requests, ownership_offers, link_ends cascade',
  )
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
  eve = await person(server, 'Eve')
})

const sharing = ({ headers }: TestPerson) => sharingCalls(postingWith(server, headers))
const notices = async ({ headers }: TestPerson) =>
  (await granted(notificationCalls(postingWith(server, headers)).notifications())).notifications
const newSheet = async () => {
  const { hash } = await store(ann.client, sheet('one'))
  return { item_type: 'Worksheet', item_hash: hash } as const
}
const levelOf = async ({ client }: TestPerson, hash: string) =>
  client.rightsLevel(hash).then(answer => (answer.success ? answer.rights_level : 0))

/** Entries about an item or, without one, about all that the person owns: by, action, details. */
async function logOf(who: TestPerson, request: Parameters<ReturnType<typeof sharing>['audit']>[0] = {}) {
  const { entries } = await granted(sharing(who).audit(request))
  return entries.map(({ by, action, details, count }) =>
    [by, action, details, ...(count > 1 ? [count] : [])].join(' | '),
  )
}

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400

it('names the owner, asks once, and gives what the owner grants', async () => {
  const item = await newSheet()
  expect(await granted(sharing(bob).ownerToAsk(item))).toMatchObject({ owner: 'Ann', asked: 'no' })
  const asked = { ...item, message: 'For the bridge' }
  expect(await granted(sharing(bob).askAccess(asked))).toMatchObject({ asked: 'waiting' })
  await granted(sharing(bob).askAccess(asked))
  const mails = server.mails.filter(({ to }) => to === ann.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Somebody asks you for access in Calcwright'])
  expect(mails[0]?.text).toContain('> For the bridge')
  expect(await notices(ann)).toMatchObject([
    { kind: 'access_asked', by: 'Bob', text: 'For the bridge', waiting: { person: 'bob', rights_level: 4 } },
  ])
  expect((await granted(ann.client.rights('Worksheet', item.item_hash))).access_requests).toMatchObject([
    { name: 'Bob', email: bob.email, message: 'For the bridge' },
  ])
  await granted(sharing(ann).answerAccess({ ...item, person: 'bob', rights: 3 }))
  expect(await levelOf(bob, item.item_hash)).toBe(3)
  expect(await notices(bob)).toMatchObject([{ kind: 'shared', by: 'Ann' }])
  expect(await notices(ann)).toEqual([])
  expect(await problemOf(sharing(ann).answerAccess({ ...item, person: 'bob', rights: 3 }))).toBe('not-found')
  expect(await problemOf(sharing(bob).ownerToAsk(item))).toBe('invalid')
  expect(await logOf(ann, item)).toEqual(['Ann | shared | Bob may edit'])
})

it('says that a request was declined, and lets nobody ask again', async () => {
  const item = await newSheet()
  await granted(sharing(bob).askAccess(item))
  await granted(sharing(ann).answerAccess({ ...item, person: 'bob', rights: 0 }))
  expect(await granted(sharing(bob).askAccess(item))).toMatchObject({ asked: 'declined' })
  expect(await levelOf(bob, item.item_hash)).toBe(0)
  expect(await notices(ann)).toEqual([])
})

it('grants no more than who grants has, and only to who has asked', async () => {
  const item = await newSheet()
  await server.database.pool.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, 'eve', 3 from worksheets`,
  )
  await granted(sharing(bob).askAccess(item))
  expect(await problemOf(sharing(eve).answerAccess({ ...item, person: 'bob', rights: 4 }))).toBe('rights')
  expect(await problemOf(sharing(bob).answerAccess({ ...item, person: 'bob', rights: 4 }))).toBe('not-found')
  await granted(sharing(eve).answerAccess({ ...item, person: 'bob', rights: 1 }))
  expect(await levelOf(bob, item.item_hash)).toBe(1)
})

it('names nobody at an address that never was, has changed, or leads to what was deleted', async () => {
  const item = await newSheet()
  const { hash_string: fresh } = await granted(ann.client.invalidateUrl('Worksheet', item.item_hash))
  await granted(ann.client.remove('Worksheet', fresh))
  for (const hash of [item.item_hash, fresh, 'never'])
    expect(await problemOf(sharing(bob).ownerToAsk({ ...item, item_hash: hash }))).toBe('not-found')
})

it('hands a worksheet over to who accepts it, and the former owner administers it', async () => {
  const item = await newSheet()
  expect(await problemOf(sharing(ann).offerOwnership({ ...item, email: 'nobody@example.com' }))).toBe(
    'invalid',
  )
  expect(await problemOf(sharing(ann).offerOwnership({ ...item, email: ann.email }))).toBe('invalid')
  await granted(sharing(ann).offerOwnership({ ...item, email: bob.email }))
  expect(await levelOf(bob, item.item_hash)).toBe(0)
  expect((await granted(ann.client.rights('Worksheet', item.item_hash))).offered_to).toBe(bob.email)
  expect(await notices(bob)).toMatchObject([{ kind: 'offered', by: 'Ann', url: '/invites/' }])
  expect(await problemOf(sharing(eve).answerOwnership({ ...item, accept: true }))).toBe('not-found')
  const { worksheets } = await granted(bob.client.list({ view: 'invites' }))
  expect(worksheets).toMatchObject([
    { author: 'Ann', rights_level: 4, rights_hash: `owner.${item.item_hash}` },
  ])
  await granted(bob.client.answerInvitation(`owner.${item.item_hash}`, true))
  const { rows } = await server.database.pool.query('select owner_id from worksheets')
  expect(rows).toEqual([{ owner_id: 'bob' }])
  expect([await levelOf(bob, item.item_hash), await levelOf(ann, item.item_hash)]).toEqual([4, 4])
  expect(await problemOf(sharing(ann).offerOwnership({ ...item, email: eve.email }))).toBe('rights')
  expect(await logOf(bob)).toEqual(['Bob | transferred | Ann has handed it over to Bob'])
  expect(await notices(bob)).toEqual([])
})

it('takes an offer back, and lets it be rejected', async () => {
  const item = await newSheet()
  await granted(sharing(ann).offerOwnership({ ...item, email: bob.email }))
  await granted(sharing(ann).offerOwnership({ ...item, email: null }))
  expect(await problemOf(sharing(bob).answerOwnership({ ...item, accept: true }))).toBe('not-found')
  await granted(sharing(ann).offerOwnership({ ...item, email: bob.email }))
  expect(await granted(sharing(bob).answerOwnership({ ...item, accept: false }))).toMatchObject({ url: '' })
  expect(await problemOf(sharing(bob).answerOwnership({ ...item, accept: true }))).toBe('not-found')
  const { rows } = await server.database.pool.query('select owner_id from worksheets')
  expect(rows).toEqual([{ owner_id: 'ann' }])
})

it('hands a project over with what its owner has in it, and what is in a hidden one goes to the top', async () => {
  const around = (await granted(ann.client.newProject({ name: 'Around' }))).project.hash_string
  const inner = (await granted(ann.client.newProject({ name: 'Inner', project_hash: around }))).project
    .hash_string
  await granted(ann.client.newWorksheet({ name: 'Beam', project_hash: inner }))
  const { pool } = server.database
  await pool.query(
    `insert into project_rights (project_id, user_id, rights) select id, 'eve', 3 from projects`,
  )
  await granted(eve.client.newWorksheet({ name: 'Of Eve', project_hash: inner }))
  const item = { item_type: 'Project', item_hash: inner } as const
  await granted(sharing(ann).offerOwnership({ ...item, email: bob.email }))
  await granted(sharing(bob).answerOwnership({ ...item, accept: true }))
  const owners = await pool.query(
    `select name, owner_id, parent_id is null as top from projects union all
     select name, owner_id, project_id is null from worksheets order by name`,
  )
  expect(owners.rows.map(row => [row.name, row.owner_id, row.top])).toEqual([
    ['Around', 'ann', true],
    ['Beam', 'bob', false],
    ['Inner', 'bob', true],
    ['Of Eve', 'eve', false],
  ])
  expect(await levelOf(ann, inner)).toBe(4)
})

it('ends a link on its day, for those with it open too, and says so before on both sides', async () => {
  const item = await newSheet()
  const end = inDays(2)
  const link = { ...item, public_rights: 1, link_ends_at: end }
  expect(await problemOf(ann.client.setRights({ ...link, link_ends_at: inDays(-1) }))).toBe('invalid')
  await granted(ann.client.setRights(link))
  expect(await granted(ann.client.rights('Worksheet', item.item_hash))).toMatchObject({ link_ends_at: end })
  const get = (who: TestPerson) => granted(who.client.getWorksheet({ hash_string: item.item_hash }))
  expect((await get(bob)).link_ends_at).toBe(end)
  expect((await get(ann)).link_ends_at).toBeUndefined()
  const { pool, query } = server.database
  await pool.query(`update link_ends set ends_at = now() - interval '1 second'`)
  const changed: unknown[] = []
  const { endLinks } = await import('../../commands/rights/end-links.ts')
  await endLinks(query, { changed: async (change: unknown) => void changed.push(change) } as never)
  expect(changed).toMatchObject([{ worksheets: [expect.any(String)] }])
  expect(await levelOf(bob, item.item_hash)).toBe(0)
  expect(await granted(ann.client.rights('Worksheet', item.item_hash))).toMatchObject({
    link_ends_at: null,
    public_rights: 0,
  })
})

it('forgets the end of a link that is taken back, or that has none any more', async () => {
  const item = await newSheet()
  const end = async () => (await granted(ann.client.rights('Worksheet', item.item_hash))).link_ends_at
  await granted(ann.client.setRights({ ...item, public_rights: 2, link_ends_at: inDays(1) }))
  await granted(ann.client.setRights({ ...item, public_rights: 1 }))
  expect(await end()).not.toBeNull()
  await granted(ann.client.setRights({ ...item, link_ends_at: null }))
  expect(await end()).toBeNull()
  await granted(ann.client.setRights({ ...item, link_ends_at: inDays(1) }))
  await granted(ann.client.setRights({ ...item, public_rights: 0 }))
  await granted(ann.client.setRights({ ...item, public_rights: 1 }))
  expect(await end()).toBeNull()
})

it('keeps in the log who shared, opened by link, exported, deleted and restored', async () => {
  const item = await newSheet()
  const { item_hash: hash_string } = item
  await granted(ann.client.setRights({ ...item, public_rights: 1 }))
  for (const who of [bob, bob, ann]) await granted(who.client.getWorksheet({ hash_string }))
  await granted(server.clientWith({ cookie: '' }).getWorksheet({ hash_string }))
  await granted(sharing(bob).noteExport({ hash_string, format: 'docx' }))
  const trash = trashCalls(postingWith(server, ann.headers))
  await granted(ann.client.remove('Worksheet', hash_string))
  await granted(trash.restoreDeleted())
  const log = await logOf(ann, item)
  expect(log.toSorted()).toEqual(
    [
      'Ann | shared | Everybody with the link may view',
      'Bob | opened | by link | 2',
      ' | opened | by link',
      'Bob | exported | as docx',
      'Ann | deleted | ',
      'Ann | restored | ',
    ].toSorted(),
  )
  expect(await logOf(ann, { ...item, action: 'opened', search: 'bo' })).toEqual([
    'Bob | opened | by link | 2',
  ])
  expect(await logOf(ann, { search: '%' })).toEqual([])
  expect(await logOf(bob)).toEqual([])
  expect(await problemOf(sharing(bob).audit(item))).toBe('rights')
  expect(await problemOf(sharing(ann).audit({ whole_server: true }))).toBe('rights')
  await granted(ann.client.remove('Worksheet', hash_string))
  await granted(trash.deleteForGood())
  expect((await logOf(ann))[0]).toBe('Ann | deleted_for_good | ')
})

it('lists a long log in parts, each entry once', async () => {
  const item = await newSheet()
  await server.database.pool.query(
    `insert into audit_log (item_id, id, at, action, item_type, item_name, owner_id, user_name)
     select worksheets.id, 'e' || n, now() - (n / 3) * interval '1 minute', 'shared', 'Worksheet', 'x', 'ann', n::text
     from worksheets, generate_series(1, 250) as n`,
  )
  const seen: string[] = []
  let after: string | undefined
  do {
    const { entries, more } = await granted(sharing(ann).audit({ ...item, ...(after && { after }) }))
    seen.push(...entries.map(({ by }) => by))
    after = more ?? undefined
  } while (after)
  expect(seen).toHaveLength(250)
  expect(new Set(seen).size).toBe(250)
})
