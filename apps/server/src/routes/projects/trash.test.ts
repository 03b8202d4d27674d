/** Deleted worksheets and projects come back as they were, or go for good. */
import { revisionCalls, toBase64, trashCalls } from '@calcwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeExpiredDeletions } from '../../sharing/trash.ts'
import { type TestPerson, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, postingWith, sheet } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let ben: TestPerson
let cora: TestPerson

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  ben = await person(server, 'Ben')
  cora = await person(server, 'Cora')
})
afterAll(() => server.close())

const project = async (who: TestPerson, name: string, inside?: string): Promise<string> =>
  (await granted(who.client.newProject({ name, project_hash: inside }))).project.hash_string

const worksheet = async (who: TestPerson, name: string, inside?: string): Promise<string> =>
  (
    await granted(
      who.client.newWorksheet({ name, project_hash: inside, document: toBase64(sheet('one').encode()) }),
    )
  ).hash_string

async function share(
  who: TestPerson,
  type: 'Worksheet' | 'Project',
  hash: string,
  to: TestPerson,
  rights: number,
) {
  const item = { item_type: type, item_hash: hash }
  await granted(who.client.setRights({ ...item, invite_emails: [to.email], invite_rights: rights }))
  await granted(to.client.answerInvitation(hash, true))
}

const open = (who: TestPerson, hash: string) => who.client.getWorksheet({ hash_string: hash })

const remove = async (who: TestPerson, type: 'Worksheet' | 'Project', hash: string): Promise<string> =>
  (await granted(who.client.remove(type, hash))).deletion

const trashFor = (who: TestPerson) => trashCalls(postingWith(server, who.headers))

const trashOf = async (who: TestPerson) => (await granted(trashFor(who).trash())).deletions

/** Rows of all tables that name one of the items; a table is there when it has some. */
async function rowsOf(ids: readonly string[]): Promise<Record<string, number>> {
  const { rows: columns } = await server.database.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = current_schema()
     and column_name in ('worksheet_id', 'project_id', 'item_id', 'parent_id')
     -- The audit log outlives what it is about.
     and table_name <> 'audit_log'`,
  )
  const counts: Record<string, number> = {}
  for (const { table_name: table, column_name: column } of columns) {
    const { rowCount } = await server.database.pool.query(
      `select 1 from ${table} where ${column} = any($1)`,
      [ids],
    )
    if (rowCount) counts[table] = (counts[table] ?? 0) + rowCount
  }
  return counts
}

const idOf = async (table: string, hash: string): Promise<string> =>
  (await server.database.pool.query<{ id: string }>(`select id from ${table} where hash = $1`, [hash]))
    .rows[0]!.id

describe('a worksheet', () => {
  it('is gone for everybody, and comes back with its place, rights, marks and revisions', async () => {
    const inside = await project(ann, 'Bridges')
    const hash = await worksheet(ann, 'Beam', inside)
    await share(ann, 'Worksheet', hash, ben, 3)
    await granted(ben.client.star(hash, true))
    const revisions = revisionCalls(postingWith(server, ann.headers))
    await granted(revisions.saveRevision({ hash_string: hash, name: 'Issue A' }))
    const deletion = await remove(ann, 'Worksheet', hash)
    for (const who of [ann, ben]) {
      expect(await problemOf(open(who, hash))).toBe('not-found')
      expect((await granted(who.client.list({ search_term: 'Beam' }))).worksheets).toEqual([])
    }
    expect(await trashOf(ann)).toMatchObject([
      { id: deletion, name: 'Beam', type: 'Worksheet', deleted_by: '', worksheets: 1, projects: 0 },
    ])
    expect(await trashOf(ben)).toEqual([])
    expect(await granted(trashFor(ann).restoreDeleted([deletion]))).toMatchObject({
      worksheets: 1,
      projects: 0,
    })
    expect(await granted(open(ann, hash))).toMatchObject({ name: 'Beam', project_hash: inside })
    expect(await granted(open(ben, hash))).toMatchObject({ rights_level: 3 })
    const starred = await granted(ben.client.list({ star: true }))
    expect(starred.worksheets.map(({ name }) => name)).toEqual(['Beam'])
    expect(await granted(revisions.revisions(hash))).toMatchObject({ revisions: [{ name: 'Issue A' }] })
    expect(await trashOf(ann)).toEqual([])
  })

  it('goes to the top where its project and its team are gone', async () => {
    const inside = await project(ann, 'Short')
    const hash = await worksheet(ann, 'Left', inside)
    const team = (await granted(ann.client.newTeam('Pumps'))).hash_string
    await server.database.pool.query(`update worksheets set team_rights = 2, team_id = $1 where hash = $2`, [
      team,
      hash,
    ])
    const deletion = await remove(ann, 'Worksheet', hash)
    await granted(trashFor(ann).deleteForGood([await remove(ann, 'Project', inside)]))
    await granted(ann.client.removeTeam(team))
    expect(await granted(trashFor(ann).restoreDeleted([deletion]))).toMatchObject({
      message: '“Left” is at the top of your list now: its project was deleted.',
    })
    expect(await granted(open(ann, hash))).toMatchObject({ name: 'Left', project_hash: null })
  })

  it('leaves nothing behind when it is deleted for good', async () => {
    const hash = await worksheet(ann, 'Ash')
    await share(ann, 'Worksheet', hash, ben, 2)
    const id = await idOf('worksheets', hash)
    const deletion = await remove(ann, 'Worksheet', hash)
    expect(Object.keys(await rowsOf([id]))).toContain('worksheet_snapshots')
    expect(await granted(trashFor(ann).deleteForGood([deletion]))).toMatchObject({ worksheets: 1 })
    expect(await rowsOf([id])).toEqual({})
    expect(await problemOf(trashFor(ann).restoreDeleted([deletion]))).toBe('not-found')
  })
})

describe('a project', () => {
  it('comes back with all that was in it, whoever owns it', async () => {
    const outer = await project(ann, 'Works')
    const inner = await project(ann, 'Pumps', outer)
    await share(ann, 'Project', outer, ben, 3)
    const own = await worksheet(ann, 'Own', inner)
    const bens = await worksheet(ben, 'Of Ben', inner)
    const deletion = await remove(ann, 'Project', outer)
    expect(await trashOf(ann)).toMatchObject([{ name: 'Works', type: 'Project', worksheets: 2, projects: 2 }])
    expect(await trashOf(ben)).toMatchObject([
      { name: 'Of Ben', deleted_by: 'Ann', worksheets: 1, projects: 0 },
    ])
    await granted(trashFor(ann).restoreDeleted([deletion]))
    expect(await granted(open(ben, own))).toMatchObject({ rights_level: 3, project_hash: inner })
    expect(await granted(open(ben, bens))).toMatchObject({ project_hash: inner })
    expect((await granted(ann.client.tree('tree'))).projects.map(({ name }) => name)).toContain('Pumps')
  })

  it('gives the owner of something in it that alone, at the top', async () => {
    const outer = await project(ann, 'Yard')
    await share(ann, 'Project', outer, ben, 3)
    const bens = await worksheet(ben, 'Kept', outer)
    const anns = await worksheet(ann, 'Lost', outer)
    const deletion = await remove(ann, 'Project', outer)
    expect(await granted(trashFor(ben).restoreDeleted([deletion]))).toMatchObject({
      worksheets: 1,
      projects: 0,
    })
    expect(await granted(open(ben, bens))).toMatchObject({ project_hash: null })
    expect(await problemOf(open(ben, anns))).toBe('not-found')
    expect(await trashOf(ann)).toMatchObject([{ id: deletion, worksheets: 1, projects: 1 }])
    await granted(trashFor(ann).deleteForGood([deletion]))
    expect(await granted(open(ben, bens))).toMatchObject({ name: 'Kept' })
  })
})

describe('what was in a project that has changed meanwhile', () => {
  const TOP = (name: string, where: string) => `“${name}” is at the top of your list now: ${where}.`
  const MORE = 'gives more people rights, or more rights, than when it was deleted. Move it there to share it'

  /** Rights, and whether the worksheet is where it was, after its project was changed between deleting and restoring. */
  type Changed = (at: { inside: string; outer: string; hash: string }) => Promise<unknown>
  const ofProject = (hash: string) => ({ item_type: 'Project' as const, item_hash: hash })
  const everybody = (hash: string, rights: 0 | 1 | 3) =>
    granted(ann.client.setRights({ ...ofProject(hash), public_rights: rights }))

  it.each<[string, Changed, Changed, string]>([
    ['stays where it was when nothing is changed', at => everybody(at.inside, 1), async () => {}, ''],
    [
      'that is open to everybody',
      async () => {},
      at => everybody(at.inside, 3),
      `“Place”, where it was, ${MORE}`,
    ],
    [
      'that gives everybody more',
      at => everybody(at.inside, 1),
      at => everybody(at.inside, 3),
      `“Place”, where it was, ${MORE}`,
    ],
    ['that gives everybody less', at => everybody(at.inside, 3), at => everybody(at.inside, 1), ''],
    [
      'the project around which is open',
      async () => {},
      at => everybody(at.outer, 1),
      `“Place”, where it was, ${MORE}`,
    ],
    [
      'that somebody has now',
      async () => {},
      at => share(ann, 'Project', at.inside, ben, 1),
      `“Place”, where it was, ${MORE}`,
    ],
    ['that somebody had and has', at => share(ann, 'Project', at.inside, ben, 3), async () => {}, ''],
    [
      'that somebody is invited to as before',
      at =>
        granted(
          ann.client.setRights({
            ...ofProject(at.inside),
            invite_emails: ['new@example.com'],
            invite_rights: 1,
          }),
        ),
      async () => {},
      '',
    ],
    [
      'that a team has now',
      async () => {},
      async at => {
        const team = (await granted(ann.client.newTeam('Welds'))).hash_string
        return granted(ann.client.setRights({ ...ofProject(at.inside), team_hash: team, team_rights: 2 }))
      },
      `“Place”, where it was, ${MORE}`,
    ],
    [
      'that was moved into an open one',
      async () => {},
      async at => {
        const open = await project(ann, 'Open')
        await everybody(open, 3)
        return granted(ann.client.move('Project', at.inside, open))
      },
      `“Place”, where it was, ${MORE}`,
    ],
    [
      'that is in the trash',
      async () => {},
      at => remove(ann, 'Project', at.inside),
      '“Place”, where it was, is in the trash',
    ],
    [
      'that is back from the trash, and open',
      async () => {},
      async at => {
        await granted(trashFor(ann).restoreDeleted([await remove(ann, 'Project', at.inside)]))
        return everybody(at.inside, 3)
      },
      `“Place”, where it was, ${MORE}`,
    ],
  ])('one %s', async (_name, before, meanwhile, where) => {
    const outer = await project(ann, 'Around')
    const inside = await project(ann, 'Place', outer)
    const hash = await worksheet(ann, 'Sheet', inside)
    await before({ inside, outer, hash })
    const levels = async () =>
      Promise.all(
        [server.clientWith({ cookie: '' }), ben.client].map(async client => {
          const answer = await client.getWorksheet({ hash_string: hash })
          return answer.success ? answer.rights_level : 0
        }),
      )
    const had = await levels()
    const deletion = await remove(ann, 'Worksheet', hash)
    await meanwhile({ inside, outer, hash })
    const { message } = await granted(trashFor(ann).restoreDeleted([deletion]))
    expect(message).toBe(where === '' ? '' : TOP('Sheet', where))
    expect((await granted(open(ann, hash))).project_hash).toBe(where === '' ? inside : null)
    const has = await levels()
    expect(has.every((level, index) => level <= had[index]!)).toBe(true)
    for (const { id } of await trashOf(ann)) await granted(trashFor(ann).restoreDeleted([id]))
  })

  it('takes a project to the top together with all that is in it', async () => {
    const outer = await project(ann, 'Around')
    const inside = await project(ann, 'Place', outer)
    const hash = await worksheet(ann, 'Sheet', inside)
    const deletion = await remove(ann, 'Project', inside)
    await everybody(outer, 3)
    const { message } = await granted(trashFor(ann).restoreDeleted([deletion]))
    expect(message).toBe(TOP('Place', `“Around”, where it was, ${MORE}`))
    expect(await granted(open(ann, hash))).toMatchObject({ project_hash: inside })
    expect(await problemOf(open(ben, hash))).toBe('not-found')
  })

  it('names no project to somebody who may not see it any more', async () => {
    const inside = await project(ann, 'Hidden')
    await share(ann, 'Project', inside, ben, 3)
    const hash = await worksheet(ben, 'Of Ben', inside)
    const deletion = await remove(ben, 'Worksheet', hash)
    await share(ann, 'Project', inside, cora, 1)
    await server.database.pool.query(
      `delete from project_rights using users where users.id = user_id and email = $1`,
      [ben.email],
    )
    expect((await granted(trashFor(ben).restoreDeleted([deletion]))).message).toBe(
      TOP('Of Ben', `its project ${MORE}`),
    )
  })
})

it('leaves to others what is theirs when it is deleted for good', async () => {
  const outer = await project(ann, 'Common')
  await share(ann, 'Project', outer, ben, 3)
  const bens = await worksheet(ben, 'By Ben', outer)
  await worksheet(ann, 'By Ann', outer)
  const deletion = await remove(ann, 'Project', outer)
  expect(await granted(trashFor(ann).deleteForGood([deletion]))).toMatchObject({ worksheets: 1, projects: 1 })
  expect(await trashOf(ann)).toEqual([])
  expect(await trashOf(ben)).toMatchObject([{ name: 'By Ben', worksheets: 1 }])
  await granted(trashFor(ben).restoreDeleted([deletion]))
  expect(await granted(open(ben, bens))).toMatchObject({ name: 'By Ben', project_hash: null })
})

it('is of nobody else: others neither see, bring back nor delete it', async () => {
  const hash = await worksheet(ann, 'Private')
  const deletion = await remove(ann, 'Worksheet', hash)
  expect(await trashOf(cora)).toEqual([])
  expect(await problemOf(trashFor(cora).restoreDeleted([deletion]))).toBe('not-found')
  expect(await problemOf(trashFor(cora).deleteForGood([deletion]))).toBe('not-found')
  expect(await problemOf(trashFor(cora).deleteForGood())).toBe('not-found')
  await granted(trashFor(ann).restoreDeleted())
  expect(await granted(open(ann, hash))).toMatchObject({ name: 'Private' })
})

it('goes by itself after its days, and not before', async () => {
  const [late, early] = [await worksheet(cora, 'Late'), await worksheet(cora, 'Early')]
  const [gone, stays] = [await remove(cora, 'Worksheet', late), await remove(cora, 'Worksheet', early)]
  const age = (id: string, days: number) =>
    server.database.pool.query(
      `update deletions set deleted_at = now() - make_interval(days => $2) where id = $1`,
      [id, days],
    )
  await age(gone, 31)
  await age(stays, 29)
  await removeExpiredDeletions(server.database.query, 30)
  expect((await trashOf(cora)).map(({ name }) => name)).toEqual(['Early'])
})

it('has rows of the columns that worksheets and projects have', async () => {
  for (const kind of ['worksheets', 'projects']) {
    const columns = (table: string) =>
      server.database.pool.query(
        `select column_name, data_type, is_nullable from information_schema.columns
         where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
        [table],
      )
    expect((await columns(`deleted_${kind}`)).rows).toEqual((await columns(kind)).rows)
  }
})
