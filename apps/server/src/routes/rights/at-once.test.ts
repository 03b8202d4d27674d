/** Simultaneous calls: none uses a right that another takes away. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPerson, granted, person } from '../../testing/people.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let ben: TestPerson

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  ben = await person(server, 'Ben')
})
afterAll(() => server.close())

const run = (statement: string, ...values: unknown[]) => server.database.pool.query(statement, values)
const ROUNDS = Array.from({ length: 12 }, (_, round) => round)

async function project(rightsOfBen: number): Promise<string> {
  const { project } = await granted(ann.client.newProject({ name: 'Tower' }))
  await run(
    `insert into project_rights (project_id, user_id, rights) select id, 'ben', $2 from projects where hash = $1`,
    project.hash_string,
    rightsOfBen,
  )
  return project.hash_string
}

it('leaves nothing in a project that is deleted while things are made in it, or moved there', async () => {
  for (const round of ROUNDS) {
    const hash = await project(3)
    const { hash_string: moved } = await granted(ben.client.newWorksheet({ name: 'Moved' }))
    const original = await granted(ben.client.newWorksheet({ name: 'Copied' }))
    await Promise.all([
      ben.client.newWorksheet({ name: 'A', project_hash: hash }),
      ben.client.newProject({ name: 'B', project_hash: hash }),
      ben.client.copyWorksheet({ hash_string: original.hash_string, project_hash: hash }),
      ben.client.move('Worksheet', moved, hash),
      new Promise(resolve => setTimeout(resolve, round)).then(() => ann.client.remove('Project', hash)),
      ben.client.newWorksheet({ name: 'C', project_hash: hash }),
    ])
  }
  const { rows } = await run(`
    select name from worksheets where project_id is not null and project_id not in (select id from projects)
    union all
    select name from projects where parent_id is not null and parent_id not in (select id from projects)`)
  expect(rows).toEqual([])
})

/** A call reads rights, waits for one that takes them away, and continues: the rights at that time decide. */
it.each<[string, (hash: string) => Promise<unknown>]>([
  ['shares it', hash => ben.client.setRights({ item_type: 'Project', item_hash: hash, public_rights: 3 })],
  ['moves it', hash => ben.client.move('Project', hash, null)],
  ['gives it another address', hash => ben.client.invalidateUrl('Project', hash)],
  ['deletes it', hash => ben.client.remove('Project', hash)],
])('whose rights are taken away meanwhile no longer %s', async (_, attempt) => {
  const hash = await project(4)
  const blocker = await server.database.pool.connect()
  try {
    await blocker.query('begin')
    await blocker.query('select pg_advisory_xact_lock(7265003)')
    const answer = attempt(hash)
    await waiting()
    await blocker.query(`delete from project_rights where user_id = 'ben'`)
    await blocker.query('commit')
    expect(await answer).toMatchObject({ problem: 'not-found' })
  } finally {
    blocker.release()
  }
  const { rows } = await run('select public_rights from projects where hash = $1', hash)
  expect(rows).toEqual([{ public_rights: -1 }])
})

/** Resolves when a call waits for the lock. */
async function waiting(): Promise<void> {
  for (;;) {
    const { rowCount } = await run(`
      select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
    if (rowCount) return
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
