import { checkCalls, commentCalls, fromBase64, notificationCalls } from '@calcwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProgramWindow } from '../../testing/program-window.ts'
import { type TestPerson, emptyTrash, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, postingWith } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
let eve: TestPerson
/** Somebody who has only the link. */
const LINK = { headers: {} }

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
  eve = await person(server, 'Eve')
})
afterAll(() => server.close())

const checksOf = ({ headers }: TestPerson) => checkCalls(postingWith(server, headers))
const commentsOf = ({ headers }: TestPerson | typeof LINK) => commentCalls(postingWith(server, headers))
const notificationsOf = ({ headers }: TestPerson) => notificationCalls(postingWith(server, headers))

/** Makes a worksheet of Ann's that Bob has rights on; by default he may comment. */
async function shared({ level = 3 } = {}) {
  const { hash_string: hash } = await granted(ann.client.newWorksheet({ name: 'Beam' }))
  await server.database.pool.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, 'bob', $2 from worksheets where hash = $1`,
    [hash, level],
  )
  return { hash, item: { item_hash: hash, item_type: 'Worksheet' as const } }
}

describe('notifications', () => {
  it('are read once, by choice, and only about what may still be seen', async () => {
    await server.database.pool.query('delete from notifications')
    const { hash } = await shared()
    const about = { hash_string: hash, block: 'b', quote: 'q', body: 'See @Bob', mentions: ['bob'] }
    await granted(commentsOf(ann).beginThread(about))
    const calls = notificationsOf(bob)
    const { notifications, unread } = await granted(calls.notifications())
    expect([unread, notifications]).toMatchObject([
      1,
      [{ kind: 'mentioned', by: 'Ann', text: 'See @Bob', read: false }],
    ])
    expect(await granted(calls.readNotifications([notifications[0]!.id]))).toMatchObject({ unread: 0 })
    const choice = { kind: 'mentioned', page: false, mail: false } as const
    expect((await granted(calls.chooseNotifications(choice))).choices).toContainEqual(choice)
    const before = server.mails.length
    await granted(commentsOf(ann).beginThread(about))
    expect((await granted(calls.notifications())).unread).toBe(0)
    expect(server.mails).toHaveLength(before)
    await granted(calls.chooseNotifications({ ...choice, page: true, mail: true }))
    await granted(commentsOf(ann).beginThread(about))
    expect((await granted(calls.notifications())).unread).toBe(1)
    await server.database.pool.query(`delete from worksheet_rights where user_id = 'bob'`)
    expect(await granted(calls.notifications())).toMatchObject({ unread: 0, notifications: [] })
  })

  it('say who has invited, until that is answered', async () => {
    const { hash_string: hash } = await granted(ann.client.newWorksheet({ name: 'Pier' }))
    const rights = { item_type: 'Worksheet' as const, item_hash: hash, invite_emails: [eve.email] }
    await granted(ann.client.setRights({ ...rights, invite_rights: 1 }))
    const list = async () => (await granted(notificationsOf(eve).notifications())).notifications
    expect(await list()).toMatchObject([{ kind: 'invited', by: 'Ann', name: 'Pier', url: '/invites/' }])
    const [invitation] = (await granted(eve.client.list({ view: 'invites' }))).worksheets
    await granted(eve.client.answerInvitation(invitation!.rights_hash!, true))
    expect(await list()).toEqual([])
  })

  it('say to members of a team what is shared with it, once they could not see it before', async () => {
    const { hash_string: hash } = await granted(ann.client.newWorksheet({ name: 'Quay' }))
    const { hash_string: team } = await granted(ann.client.newTeam('Harbour'))
    await granted(ann.client.inviteToTeam({ hash_string: team, emails: [eve.email], role: 'member' }))
    await granted(eve.client.answerInvitation(team, true))
    const list = async (who: TestPerson) =>
      (await granted(notificationsOf(who).notifications())).notifications
    const share = (team_rights: number) =>
      granted(ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, team_hash: team, team_rights }))
    const before = server.mails.length
    await share(1)
    await share(3)
    expect(await list(eve)).toMatchObject([{ kind: 'shared', by: 'Ann', name: 'Quay' }])
    expect((await list(ann)).filter(({ kind }) => kind === 'shared')).toEqual([])
    expect(server.mails.slice(before)).toMatchObject([
      { to: eve.email, subject: 'A worksheet or project is shared with you in Calcwright' },
    ])
  })
})

describe('a comment', () => {
  const about = (hash: string, body = 'By which clause?') => ({
    hash_string: hash,
    block: 'block1',
    place: { text: 'latex', head: 'h', anchor: 'a' },
    quote: 'F := 5 [kN]',
    body,
  })
  const begin = async (who: TestPerson, hash: string, body?: string) =>
    (await granted(commentsOf(who).beginThread(about(hash, body)))).thread
  const list = (who: TestPerson | typeof LINK, hash: string) => commentsOf(who).comments(hash)

  it('is answered, resolved, opened again by an answer, changed and removed', async () => {
    const { hash } = await shared()
    const { id, comments } = await begin(bob, hash)
    expect(comments).toMatchObject([{ by: 'Bob', own: true, position: 1, edited_at: null }])
    const thread = { hash_string: hash, thread: id }
    await granted(commentsOf(ann).resolveThread({ ...thread, resolved: true }))
    expect((await granted(list(bob, hash))).threads).toMatchObject([{ id, resolved_by: 'Ann' }])
    const answered = await granted(commentsOf(ann).answerThread({ ...thread, body: ' 6.2.5 ' }))
    expect(answered.thread).toMatchObject({
      resolved_at: null,
      block: 'block1',
      place: { text: 'latex', head: 'h', anchor: 'a' },
      quote: 'F := 5 [kN]',
      comments: [{ own: false }, { by: 'Ann', body: '6.2.5', position: 2 }],
    })
    const own = { ...thread, comment: comments[0]!.id }
    expect(await problemOf(commentsOf(ann).changeComment({ ...own, body: 'No' }))).toBe('not-found')
    await granted(commentsOf(bob).changeComment({ ...own, body: 'By which rule?' }))
    await granted(commentsOf(bob).changeComment({ ...own, body: '' }))
    const { threads } = await granted(list(ann, hash))
    expect(threads[0]?.comments).toMatchObject([{ body: '', removed: true }, { body: '6.2.5' }])
    expect(await problemOf(commentsOf(bob).changeComment({ ...own, body: 'Again' }))).toBe('not-found')
    expect(await problemOf(commentsOf(ann).beginThread(about(hash, '  ')))).toBe('invalid')
  })

  it('is written by checkers, and by viewers and people with a link where sharing says so', async () => {
    const { hash, item } = await shared({ level: 1 })
    await server.database.pool.query('update worksheets set public_rights = 1 where hash = $1', [hash])
    expect(await granted(list(bob, hash))).toMatchObject({ may_comment: false })
    expect(await problemOf(commentsOf(bob).beginThread(about(hash)))).toBe('rights')
    expect([await problemOf(list(eve, hash)), await problemOf(list(LINK, hash))]).toEqual([
      'rights',
      'rights',
    ])
    await granted(checksOf(ann).setChecker({ ...item, user_hash: 'bob', checker: true }))
    await begin(bob, hash)
    expect(await problemOf(ann.client.setRights({ ...item, comment_rights: 5 as 3 }))).toBe('invalid')
    await granted(ann.client.setRights({ ...item, comment_rights: 1 }))
    expect((await granted(ann.client.rights('Worksheet', hash))).comment_rights).toBe(1)
    await begin(eve, hash)
    const byGuest = about(hash, 'Seen from outside')
    expect(await problemOf(commentsOf(LINK).beginThread(byGuest))).toBe('invalid')
    await granted(commentsOf(LINK).beginThread({ ...byGuest, guest: 'Uwe' }))
    const { threads, people } = await granted(list(LINK, hash))
    expect(threads.flatMap(({ comments }) => comments.map(({ by, guest }) => [by, guest]))).toEqual([
      ['Bob', false],
      ['Eve', false],
      ['Uwe', true],
    ])
    expect(people).toEqual([])
    // A visitor without a sharing dialog learns of the owner and of those who write.
    expect((await granted(list(eve, hash))).people.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  })

  it('goes by mail once to those whom it concerns, and to nobody else', async () => {
    const { hash } = await shared()
    const sent = async () => {
      const { rows } = await server.database.pool.query<{ notice: string }>(
        `select kind || ' ' || user_id as notice from notifications
         where item_id = (select id from worksheets where hash = $1) order by notice`,
        [hash],
      )
      return rows.map(({ notice }) => notice)
    }
    const mails = server.mails.length
    const mention = { mentions: ['eve', 'bob', 'nobody'] }
    const { thread } = await granted(commentsOf(ann).beginThread({ ...about(hash), ...mention }))
    // Eve has no rights here.
    expect(thread.comments[0]?.mentions).toEqual([{ hash_string: 'bob', name: 'Bob' }])
    expect(await sent()).toEqual(['mentioned bob'])
    const answer = { hash_string: hash, thread: thread.id, body: 'So it is' }
    await granted(commentsOf(bob).answerThread(answer))
    await granted(commentsOf(bob).answerThread(answer))
    expect(await sent()).toEqual(['comment ann', 'mentioned bob'])
    expect(server.mails.slice(mails).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'bob@example.com: You are mentioned in a comment in Calcwright',
      'ann@example.com: A comment on a worksheet in Calcwright',
    ])
    expect(server.mails.at(-1)?.text).toMatch(/> So it is\n[^]*\/worksheets\/.*#comment-/)
  })

  it('shows at open windows, in the list as a count, and ends with the worksheet', async () => {
    const { hash } = await shared()
    const { document } = await granted(ann.client.getWorksheet({ hash_string: hash }))
    const window = new ProgramWindow(server, { headers: ann.headers, hash, stored: fromBase64(document) })
    await window.hello()
    const thread = await begin(bob, hash)
    await window.until(({ kind }) => kind === 'comments')
    window.close()
    const count = async () =>
      (await granted(ann.client.list({}))).worksheets.find(row => row.hash_string === hash)?.open_comments
    expect(await count()).toBe(1)
    const which = { hash_string: hash, thread: thread.id }
    await granted(commentsOf(ann).resolveThread({ ...which, resolved: true }))
    expect(await count()).toBeUndefined()
    await granted(ann.client.remove('Worksheet', hash))
    expect(await problemOf(list(ann, hash))).toBe('not-found')
    const left = `select count(*)::int as left from comments where thread_id = $1`
    const rows = async () => (await server.database.pool.query(left, [thread.id])).rows[0]?.left
    expect(await rows()).toBe(1)
    await emptyTrash(server, ann)
    expect(await rows()).toBe(0)
  })

  it('gets its number in the thread, however many answer at once', async () => {
    const { hash } = await shared()
    const { id } = await begin(bob, hash)
    const answers = [ann, bob, ann, bob, ann].map((who, at) =>
      granted(commentsOf(who).answerThread({ hash_string: hash, thread: id, body: `${at}` })),
    )
    await Promise.all(answers)
    const [thread] = (await granted(list(ann, hash))).threads
    expect(thread?.comments.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
