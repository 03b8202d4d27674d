import { fromBase64, revisionCalls } from '@calcwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DocumentWork } from '../../documents/document-work.ts'
import { makeDueRevisions } from '../../revisions/keep-revisions.ts'
import { type TestPerson, granted, person, problemOf, emptyTrash } from '../../testing/people.ts'
import {
  type TestServer,
  addLine,
  linesOf,
  load,
  openTestServer,
  postingWith,
  sheet,
  store,
} from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
const documents = new DocumentWork()

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
})
afterAll(async () => {
  await documents.close()
  await server.close()
})

const callsOf = ({ headers }: TestPerson) => revisionCalls(postingWith(server, headers))

/** Makes a worksheet of Ann's with Bob at level 3; `write` saves another line. */
async function shared(...lines: string[]) {
  const worksheet = sheet(...lines)
  const { hash } = await store(ann.client, worksheet)
  await server.database.pool.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, 'bob', 3 from worksheets where hash = $1`,
    [hash],
  )
  let version = 1
  const write = async (who: TestPerson, line: string) => {
    const patch = addLine(worksheet, line)
    const head = { worksheet_hash: hash, name: worksheet.name, known_server_version: version }
    version = (await granted(who.client.save({ ...head, patch }))).version
  }
  return { hash, write }
}

/** Makes the revisions of all worksheets that changed, as if `minutes` had passed. */
async function later(minutes: number): Promise<void> {
  const ages = `last_at = last_at - make_interval(mins => $1), first_at = first_at - make_interval(mins => $1)`
  await server.database.pool.query(`update unrevised_changes set ${ages}`, [minutes])
  await makeDueRevisions({ query: server.database.query, documents })
}

const listed = async (who: TestPerson, hash: string) =>
  (await granted(callsOf(who).revisions(hash))).revisions.map(({ name, authors }) => [name, ...authors])

const linesNow = async (hash: string) => {
  const answer = await granted(ann.client.getWorksheet({ hash_string: hash }))
  return linesOf(load(fromBase64(answer.document)))
}

it('comes with the worksheet to those who may see revisions, where it has a name', async () => {
  const { hash, write } = await shared('one')
  await write(ann, 'two')
  await granted(callsOf(ann).saveRevision({ hash_string: hash, name: null }))
  await write(bob, 'three')
  await granted(callsOf(ann).saveRevision({ hash_string: hash, name: 'Issued' }))
  const namesFor = async (who: TestPerson) =>
    (await granted(who.client.getWorksheet({ hash_string: hash }))).named_revisions?.map(({ name }) => name)
  expect(await namesFor(bob)).toEqual(['Issued'])
  await server.database.pool.query(
    `update worksheet_rights set rights = 1 where worksheet_id = (select id from worksheets where hash = $1)`,
    [hash],
  )
  expect(await namesFor(bob)).toBeUndefined()
})

describe('a revision is made', () => {
  it('after ten quiet minutes, with all who wrote', async () => {
    const { hash, write } = await shared('one')
    await write(bob, 'two')
    await later(9)
    expect(await listed(ann, hash)).toEqual([])
    await later(2)
    expect(await listed(ann, hash)).toEqual([[null, 'Ann', 'Bob']])
    await later(60)
    expect(await listed(ann, hash)).toHaveLength(1)
  })

  it('after thirty minutes of changes', async () => {
    const { hash, write } = await shared('one')
    await server.database.pool.query(`update unrevised_changes set first_at = now() - interval '31 minutes'`)
    await write(bob, 'two')
    await later(0)
    expect(await listed(ann, hash)).toEqual([[null, 'Ann', 'Bob']])
    await write(bob, 'three')
    await later(11)
    expect(await listed(ann, hash)).toEqual([
      [null, 'Bob'],
      [null, 'Ann', 'Bob'],
    ])
  })

  it('by hand, with a name that can be changed', async () => {
    const { hash, write } = await shared('one')
    const { revision } = await granted(
      callsOf(bob).saveRevision({ hash_string: hash, name: 'For the client' }),
    )
    await write(ann, 'two')
    const calls = callsOf(ann)
    const renamed = { hash_string: hash, revision: revision.hash_string, name: 'Issue A' }
    await granted(calls.nameRevision(renamed))
    expect(await granted(calls.revisions(hash))).toMatchObject({
      changed: true,
      changed_by: ['Ann'],
      revisions: [{ name: 'Issue A', sheet_name: 'Beam', version: 1, authors: ['Ann'] }],
    })
  })
})

it('opens with rights -2, and can be copied', async () => {
  const { hash, write } = await shared('one')
  const { revision } = await granted(callsOf(ann).saveRevision({ hash_string: hash, name: 'First' }))
  await write(bob, 'two')
  const which = { hash_string: hash, revision: revision.hash_string }
  const opened = await granted(callsOf(bob).getRevision(which))
  expect(linesOf(load(fromBase64(opened.document)))).toEqual(['one'])
  expect(opened).toMatchObject({ rights_level: -2, revision_rights_level: 3, revision_name: 'First' })
  const copy = await granted(bob.client.copyWorksheet({ ...which, name: 'As it was' }))
  expect(linesOf(load(fromBase64(copy.document)))).toEqual(['one'])
})

describe('restoring', () => {
  it('keeps the present state as a revision, and all those between', async () => {
    const { hash, write } = await shared('one')
    const calls = callsOf(bob)
    const { revision } = await granted(calls.saveRevision({ hash_string: hash, name: 'First' }))
    await write(bob, 'two')
    await granted(calls.saveRevision({ hash_string: hash, name: 'Second' }))
    await write(ann, 'three')
    const restored = await granted(
      calls.restoreWorksheet({ hash_string: hash, revision: revision.hash_string }),
    )
    expect(await linesNow(hash)).toEqual(['one'])
    expect(await listed(ann, hash)).toEqual([
      [null, 'Ann'],
      ['Second', 'Bob'],
      ['First', 'Ann'],
    ])
    const before = { hash_string: hash, revision: restored.kept_revision }
    await granted(calls.restoreWorksheet(before))
    expect(await linesNow(hash)).toEqual(['one', 'two', 'three'])
  })

  it('takes in what others save at the same moment', async () => {
    const { hash, write } = await shared('one')
    const { revision } = await granted(callsOf(ann).saveRevision({ hash_string: hash, name: 'First' }))
    await write(bob, 'two')
    const which = { hash_string: hash, revision: revision.hash_string }
    const saves = (async () => {
      for (let n = 0; n < 10; n++) await write(bob, `line ${n}`)
    })()
    const restored = await granted(callsOf(ann).restoreWorksheet(which))
    await saves
    const former = await granted(
      callsOf(ann).getRevision({ hash_string: hash, revision: restored.kept_revision }),
    )
    const before = linesOf(load(fromBase64(former.document)))
    // Each line was either kept before the restoring, or came after it and stands.
    const all = new Set([...before, ...(await linesNow(hash))])
    expect(all).toEqual(new Set(['one', 'two', ...Array.from({ length: 10 }, (_, n) => `line ${n}`)]))
  })
})

it('is not found once it is gone, and goes with its worksheet', async () => {
  const { hash } = await shared('one')
  const calls = callsOf(ann)
  const missing = { hash_string: hash, revision: 'A'.repeat(22) }
  expect(await problemOf(calls.getRevision(missing))).toBe('not-found')
  expect(await problemOf(calls.restoreWorksheet(missing))).toBe('not-found')
  expect(await problemOf(calls.nameRevision({ ...missing, name: 'a' }))).toBe('not-found')
  await granted(calls.saveRevision({ hash_string: hash, name: 'First' }))
  await granted(ann.client.batch({ command: 'remove', items: [hash] }))
  await emptyTrash(server, ann)
  const { rows } = await server.database.pool.query(
    `select 1 from revisions where worksheet_id not in (select id from worksheets)`,
  )
  expect(rows).toEqual([])
})

it('needs level 3', async () => {
  const { hash } = await shared('one')
  await server.database.pool.query('update worksheet_rights set rights = 2')
  const calls = callsOf(bob)
  const { revision } = await granted(callsOf(ann).saveRevision({ hash_string: hash, name: 'First' }))
  const which = { hash_string: hash, revision: revision.hash_string }
  expect(await problemOf(calls.revisions(hash))).toBe('rights')
  expect(await problemOf(calls.getRevision(which))).toBe('rights')
  expect(await problemOf(calls.restoreWorksheet(which))).toBe('rights')
  expect(await problemOf(calls.saveRevision({ hash_string: hash, name: 'Mine' }))).toBe('rights')
  expect(await problemOf(bob.client.copyWorksheet(which))).toBe('rights')
})
