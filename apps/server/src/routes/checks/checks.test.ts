import {
  type CheckMark,
  checkCalls,
  commentCalls,
  fromBase64,
  notificationCalls,
  revisionCalls,
} from '@calcwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DocumentWork } from '../../documents/document-work.ts'
import { ProgramWindow } from '../../testing/program-window.ts'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
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
const commentsOf = ({ headers }: TestPerson) => commentCalls(postingWith(server, headers))
const notificationsOf = ({ headers }: TestPerson) => notificationCalls(postingWith(server, headers))
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

describe('a request to check', () => {
  const noticesOf = async (who: TestPerson) =>
    (await granted(notificationsOf(who).notifications())).notifications
      .filter(({ kind }) => kind !== 'invited')
      .map(({ kind, by, read }) => `${kind} by ${by}${read ? ', read' : ''}`)
  const toCheck = async (who: TestPerson) =>
    (await granted(who.client.list({ view: 'to_check' }))).worksheets.map(row => row.hash_string)

  it('goes to a checker, is listed, and ends with the mark, which says which comments were open', async () => {
    await server.database.pool.query('delete from notifications')
    const { hash, write } = await shared()
    const ask = { hash_string: hash, user_hash: 'bob', note: 'Page 2', asked: true }
    expect(await problemOf(checksOf(bob).askCheck(ask))).toBe('rights')
    expect(await problemOf(checksOf(ann).askCheck({ ...ask, user_hash: 'eve' }))).toBe('invalid')
    const { requests, may_ask: askable } = await granted(checksOf(ann).askCheck(ask))
    expect(requests).toMatchObject([{ name: 'Bob', asked_by: 'Ann', note: 'Page 2', own: false }])
    expect(askable).toEqual([{ hash_string: 'bob', name: 'Bob' }])
    expect(server.mails.at(-1)).toMatchObject({
      to: 'bob@example.com',
      subject: 'You are asked to check a worksheet in Calcwright',
    })
    expect([await toCheck(bob), await toCheck(ann)]).toEqual([[hash], []])
    expect((await granted(bob.client.leftBar())).to_check).toBe(1)
    expect(await noticesOf(bob)).toEqual(['to_check by Ann'])
    const about = { hash_string: hash, block: 'b', quote: 'F := 5 [kN]', body: 'Why?' }
    const { thread } = await granted(commentsOf(bob).beginThread(about))
    await mark(bob, hash)
    const { checks, requests: left } = await granted(checksOf(ann).checks(hash))
    expect([checks[0]?.open_comments, left]).toEqual([['F := 5 [kN]'], []])
    expect(await toCheck(bob)).toEqual([])
    await granted(commentsOf(ann).resolveThread({ hash_string: hash, thread: thread.id, resolved: true }))
    await write('two')
    // One notification comes of it, however often the worksheet is opened.
    for (const who of [ann, bob, ann]) await stateFor(who, hash)
    expect(await noticesOf(ann)).toEqual(['mark_broken by Bob', 'marked by Bob', 'comment by Bob'])
    expect(await noticesOf(bob)).toEqual(['mark_broken by Bob', 'to_check by Ann'])
  })

  it('is taken back by who edits', async () => {
    const { hash } = await shared()
    const ask = { hash_string: hash, user_hash: 'bob', asked: true }
    await granted(checksOf(ann).askCheck(ask))
    expect((await granted(checksOf(ann).askCheck({ ...ask, asked: false }))).requests).toEqual([])
  })

  it('lets a checker see the marked revision alone, to compare', async () => {
    const { hash, write } = await shared()
    const first = await granted(revisionsOf(ann).saveRevision({ hash_string: hash, name: 'First' }))
    await write('two')
    const { revision } = await mark(bob, hash)
    const see = (which: string) => revisionsOf(bob).getRevision({ hash_string: hash, revision: which })
    expect(await granted(see(revision))).toMatchObject({ rights_level: -2 })
    expect(await problemOf(see(first.revision.hash_string))).toBe('rights')
    expect(await problemOf(revisionsOf(eve).getRevision({ hash_string: hash, revision }))).toBe('not-found')
  })
})
