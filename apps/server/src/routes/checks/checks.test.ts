import { type CheckMark, checkCalls, commentCalls, fromBase64, revisionCalls } from '@calcwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DocumentWork } from '../../documents/document-work.ts'
import { ProgramWindow } from '../../testing/program-window.ts'
import { type TestPerson, emptyTrash, granted, person, problemOf } from '../../testing/people.ts'
import {
  type TestServer,
  addLine,
  load,
  openTestServer,
  postingWith,
  sheet,
} from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
let eve: TestPerson
/** Somebody who has only the link. */
const LINK = { headers: {} }
const documents = new DocumentWork()

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
  eve = await person(server, 'Eve')
})
afterAll(async () => {
  await documents.close()
  await server.close()
})

const checksOf = ({ headers }: TestPerson) => checkCalls(postingWith(server, headers))
const commentsOf = ({ headers }: TestPerson | typeof LINK) => commentCalls(postingWith(server, headers))
const revisionsOf = ({ headers }: TestPerson) => revisionCalls(postingWith(server, headers))

/** Makes a worksheet of Ann's that Bob may view at a level, and names him. */
async function shared({ level = 1, named = true, project = undefined as string | undefined } = {}) {
  const worksheet = sheet('one')
  const answer = await granted(
    ann.client.newWorksheet({
      name: worksheet.name,
      document: Buffer.from(worksheet.encode()).toString('base64'),
      ...(project === undefined ? {} : { project_hash: project }),
    }),
  )
  const hash = answer.hash_string
  await server.database.pool.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, 'bob', $2 from worksheets where hash = $1`,
    [hash, level],
  )
  const item = { item_hash: hash, item_type: 'Worksheet' as const }
  if (named) await granted(checksOf(ann).setChecker({ ...item, user_hash: 'bob', checker: true }))
  let version = 1
  const write = async (line: string) => {
    const patch = addLine(worksheet, line)
    const head = { worksheet_hash: hash, name: worksheet.name, known_server_version: version }
    version = (await granted(ann.client.save({ ...head, patch }))).version
  }
  return { hash, item, write }
}

/** The digests of what the person sees. */
async function seen(who: TestPerson, hash: string) {
  const answer = await granted(who.client.getWorksheet({ hash_string: hash }))
  const bytes = fromBase64(answer.document)
  const digests = await documents.run(0, 'canonical', bytes, answer.archive_string)
  return { hash_string: hash, content_digest: digests.content, results_digest: digests.results }
}

const mark = async (who: TestPerson, hash: string, note = '') =>
  (await granted(checksOf(who).markChecked({ ...(await seen(who, hash)), note }))).check

const statesOf = (checks: readonly CheckMark[] | undefined) =>
  checks?.map(({ by, state, withdrawn_at: at }) => `${by} ${state}${at === null ? '' : ' withdrawn'}`)

const stateFor = async (who: TestPerson, hash: string) =>
  statesOf((await granted(who.client.getWorksheet({ hash_string: hash }))).checks)

const listed = async (who: TestPerson, hash: string) =>
  (await granted(who.client.list({}))).worksheets.find(row => row.hash_string === hash)?.checked

describe('a mark', () => {
  it('is set by who is named and may view, and makes a named revision', async () => {
    const { hash } = await shared()
    expect(await granted(checksOf(bob).checks(hash))).toMatchObject({ may_check: true, may_name: false })
    expect(await mark(bob, hash, 'Page 3')).toMatchObject({
      by: 'Bob',
      own: true,
      note: 'Page 3',
      state: 'holds',
    })
    const { revisions } = await granted(revisionsOf(ann).revisions(hash))
    expect(revisions).toMatchObject([{ name: 'Checked by Bob', checked_by: ['Bob'] }])
    expect(await stateFor(ann, hash)).toEqual(['Bob holds'])
    expect(await listed(ann, hash)).toBe('holds')
    expect(await problemOf(checksOf(bob).markChecked(await seen(bob, hash)))).toBe('invalid')
  })

  it('is refused to who is not named, whatever else they may', async () => {
    const { hash } = await shared({ named: false, level: 4 })
    for (const who of [ann, bob])
      expect(await problemOf(checksOf(who).markChecked(await seen(who, hash)))).toBe('rights')
    const asked = await seen(ann, hash)
    expect(await problemOf(checksOf(eve).markChecked(asked))).toBe('not-found')
  })

  it('is refused for what the person does not see', async () => {
    const { hash, write } = await shared()
    const asked = await seen(bob, hash)
    await write('two')
    expect(await problemOf(checksOf(bob).markChecked(asked))).toBe('changed')
  })

  it('is broken by a change, and holds again when all is as it was', async () => {
    const { hash, write } = await shared()
    const { revision } = await mark(bob, hash)
    await write('two')
    expect(await stateFor(bob, hash)).toEqual(['Bob content'])
    expect(await listed(ann, hash)).toBe('broken')
    const opened = await granted(revisionsOf(ann).getRevision({ hash_string: hash, revision }))
    expect(statesOf(opened.checks)).toEqual(['Bob holds'])
    await granted(revisionsOf(ann).restoreWorksheet({ hash_string: hash, revision }))
    expect(await stateFor(bob, hash)).toEqual(['Bob holds'])
  })

  it('is broken by other results of the same content', async () => {
    const { hash } = await shared()
    await mark(bob, hash)
    const { document, name } = await granted(ann.client.getWorksheet({ hash_string: hash }))
    const [block] = load(fromBase64(document)).blocks()
    const outcome = { shown: true, display: '7', error: null, notices: [] }
    const archive_patch = JSON.stringify({ format: 1, results: { [block!.id]: { outcomes: [outcome] } } })
    const head = { worksheet_hash: hash, name, known_server_version: 1 }
    await granted(ann.client.save({ ...head, archive_patch }))
    expect(await stateFor(bob, hash)).toEqual(['Bob results'])
  })

  it('is withdrawn by its maker alone, and stays in the list', async () => {
    const { hash } = await shared()
    const { id } = await mark(bob, hash)
    expect(await problemOf(checksOf(ann).withdrawCheck(hash, id))).toBe('not-found')
    await granted(checksOf(bob).withdrawCheck(hash, id))
    expect(await stateFor(ann, hash)).toBeUndefined()
    expect(statesOf((await granted(checksOf(ann).checks(hash))).checks)).toEqual(['Bob holds withdrawn'])
    expect(await listed(ann, hash)).toBeUndefined()
  })

  it('keeps its revision, also when an earlier one is restored', async () => {
    const { hash, write } = await shared({ level: 3 })
    const first = await granted(revisionsOf(ann).saveRevision({ hash_string: hash, name: 'First' }))
    await write('two')
    const { revision } = await mark(bob, hash)
    await write('three')
    const which = { hash_string: hash, revision: first.revision.hash_string }
    await granted(revisionsOf(ann).restoreWorksheet(which))
    const marked = { hash_string: hash, revision }
    expect(await problemOf(revisionsOf(ann).nameRevision({ ...marked, name: null }))).toBe('invalid')
    const opened = await granted(revisionsOf(bob).getRevision(marked))
    expect(statesOf(opened.checks)).toEqual(['Bob holds'])
    expect(await stateFor(bob, hash)).toEqual(['Bob content'])
    // Bob marks the revision once more after he has withdrawn the mark.
    await granted(checksOf(bob).withdrawCheck(hash, opened.checks![0]!.id))
    const digests = await documents.run(0, 'canonical', fromBase64(opened.document), opened.archive_string)
    const asked = { ...marked, content_digest: digests.content, results_digest: digests.results }
    expect((await granted(checksOf(bob).markChecked(asked))).check).toMatchObject({ state: 'content' })
  })

  it('is computed anew by a later program that writes the same in another form', async () => {
    const { hash, write } = await shared()
    await mark(bob, hash)
    await server.database.pool.query(
      `update check_marks set computed_by = 'earlier', present_content = 'other' where worksheet_id = (select id from worksheets where hash = $1)`,
      [hash],
    )
    expect(await stateFor(bob, hash)).toEqual(['Bob holds'])
    await write('two')
    expect(await stateFor(bob, hash)).toEqual(['Bob content'])
  })

  it('is announced to open windows when it is set and when it is withdrawn', async () => {
    const { hash } = await shared()
    const { document } = await granted(ann.client.getWorksheet({ hash_string: hash }))
    const window = new ProgramWindow(server, { headers: ann.headers, hash, stored: fromBase64(document) })
    await window.hello()
    const announced = (times: number) =>
      window.until(() => window.events.filter(({ kind }) => kind === 'checks').length === times)
    const { id } = await mark(bob, hash)
    await announced(1)
    await granted(checksOf(bob).withdrawCheck(hash, id))
    await announced(2)
    window.close()
  })

  it('does not come into a copy', async () => {
    const { hash } = await shared({ level: 2 })
    await mark(bob, hash)
    const copy = await granted(bob.client.copyWorksheet({ hash_string: hash }))
    expect(copy.checks).toBeUndefined()
    expect((await granted(checksOf(bob).checks(copy.hash_string))).checks).toEqual([])
  })
})

describe('a checker', () => {
  it('is somebody with rights, by the worksheet or a project around it', async () => {
    const { project } = await granted(ann.client.newProject({ name: 'Bridge' }))
    const { hash, item } = await shared({ named: false, project: project.hash_string })
    const around = { item_hash: project.hash_string, item_type: 'Project' as const }
    expect(await problemOf(checksOf(ann).setChecker({ ...item, user_hash: 'eve', checker: true }))).toBe(
      'invalid',
    )
    expect(await problemOf(checksOf(bob).setChecker({ ...item, user_hash: 'bob', checker: true }))).toBe(
      'rights',
    )
    expect(await problemOf(checksOf(ann).setChecker({ ...around, user_hash: 'bob', checker: true }))).toBe(
      'invalid',
    )
    await granted(checksOf(ann).setChecker({ ...around, user_hash: 'ann', checker: true }))
    const { people } = await granted(checksOf(ann).checkers(item))
    expect(people.map(({ name, checker, inherited }) => [name, checker, inherited])).toEqual([
      ['Ann', false, true],
      ['Bob', false, false],
    ])
    expect((await mark(ann, hash)).state).toBe('holds')
    await granted(checksOf(ann).setChecker({ ...around, user_hash: 'ann', checker: false }))
    expect((await granted(checksOf(ann).checks(hash))).may_check).toBe(false)
  })

  it('loses it with the right to view', async () => {
    const { hash } = await shared()
    const asked = await seen(bob, hash)
    await server.database.pool.query(`delete from worksheet_rights where user_id = 'bob'`)
    expect(await problemOf(checksOf(bob).markChecked(asked))).toBe('not-found')
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
    const { hash } = await shared({ level: 3 })
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
    const { hash, item } = await shared({ named: false })
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
    const { hash } = await shared({ level: 3 })
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
