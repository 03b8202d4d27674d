/** Databases of every schema that was shipped, with data in them, brought up to date. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  checkCalls,
  commentCalls,
  currencyCall,
  formAnswerCalls,
  fromBase64,
  fusionCalls,
  materialCalls,
  passkeyCalls,
  revisionCalls,
  tokenCalls,
  sharingCalls,
  trashCalls,
  twoStepCalls,
} from '@calcwright/contract'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { granted, problemOf } from '../testing/people.ts'
import {
  type TestDatabase,
  type TestServer,
  addLine,
  copyOfDatabase,
  emptyDatabase,
  fetchWith,
  linesOf,
  load,
  openTestServer,
  postingWith,
} from '../testing/test-server.ts'
import { migrate, shippedMigrations } from './migrate.ts'

const folder = new URL('../../../../fixtures/history/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const shipped = shippedMigrations()
const numberOf = (name: string) => Number.parseInt(name, 10)
const NUMBERS = shipped.map(({ name }) => numberOf(name))

const left = new Map<number, Promise<TestDatabase>>()

/** The database as a server of that schema left it, brought up to date from the first schema. */
function databaseLeftBy(schema: number): Promise<TestDatabase> {
  const database = left.get(schema) ?? makeDatabaseOf(schema)
  left.set(schema, database)
  return database
}

async function makeDatabaseOf(schema: number): Promise<TestDatabase> {
  const before = NUMBERS.findLast(number => number < schema)
  const database = await (before === undefined
    ? emptyDatabase()
    : databaseLeftBy(before).then(copyOfDatabase))
  const pool = new Pool({ connectionString: database.url })
  await migrate(
    pool,
    shipped.filter(({ name }) => numberOf(name) <= schema),
  )
  await pool.query(read(`database-${schema}.sql`))
  await pool.end()
  return database
}

afterAll(async () => {
  for (const database of left.values()) await (await database).drop()
})

type Check = (server: TestServer, schema: number) => Promise<void>

const as = (server: TestServer, name: string) =>
  server.clientWith({ cookie: `calcwright_0=token-of-${name}` })

/** Checks for the content that each schema added and all later ones keep. */
const CHECKS: readonly Check[] = [
  async server => {
    const ann = as(server, 'ann')
    expect(await granted(ann.session())).toMatchObject({ user: { name: 'Ann', email: 'ann@example.com' } })
    const seen = await granted(server.client.getWorksheet({ hash_string: 'hashw1' }))
    expect(seen).toMatchObject({ name: 'Seen by all', version: 3, rights_level: 1 })
    expect(seen.archive_string).toContain('"kept"')
    const worksheet = load(fromBase64(seen.document))
    expect(linesOf(worksheet).at(-1)).toBe('added later')
    const { blocks } = JSON.parse(read('sheet-1.json')) as { blocks: unknown[] }
    expect(worksheet.blocks().length).toBeGreaterThan(blocks.length)
    expect(await problemOf(server.client.getWorksheet({ hash_string: 'hashw3' }))).toBe('not-found')
    expect(await problemOf(as(server, 'bob').getWorksheet({ hash_string: 'hashw3' }))).toBe('not-found')
    const head = { worksheet_hash: 'hashw1', name: 'Seen by all', known_server_version: 3 }
    expect(await granted(ann.save({ ...head, patch: addLine(worksheet, 'new') }))).toMatchObject({
      version: 4,
    })
  },
  async (server, schema) => {
    const bob = as(server, 'bob')
    const hash_string = schema < 5 ? 'hashw2' : 'hashw2new'
    expect(await granted(bob.getWorksheet({ hash_string }))).toMatchObject({ rights_level: 2 })
    expect(await granted(as(server, 'ann').loadUserSettings())).toMatchObject({ settings: { digits: 7 } })
  },
  async server => {
    const [ann, bob] = [as(server, 'ann'), as(server, 'bob')]
    expect(await granted(bob.getWorksheet({ hash_string: 'hashw4' }))).toMatchObject({ rights_level: 3 })
    expect(await problemOf(server.client.getWorksheet({ hash_string: 'hashw4' }))).toBe('not-found')
    const { rows } = await server.database.pool.query('select role from team_members order by user_id')
    expect(rows).toEqual([{ role: 'owner' }, { role: 'member' }])
    const { projects } = await granted(ann.tree('tree'))
    expect(projects.map(({ name }) => name)).toEqual(['Bridge', 'Piers'])
  },
  async server => {
    const answer = server.client.signIn({ email: 'ann@example.com', password: 'twelve grey whales' })
    expect(await granted(answer)).toMatchObject({ success: true })
    expect(await granted(as(server, 'ann').session())).toMatchObject({ user: { plan: 'professional' } })
  },
  async server => {
    const seen = await granted(as(server, 'ann').getWorksheet({ hash_string: 'hashw2new' }))
    expect(seen.former_hashes).toEqual(['hashw2'])
    expect(await problemOf(as(server, 'bob').getWorksheet({ hash_string: 'hashw2' }))).toBe('not-found')
  },
  async server => {
    const { worksheets } = await granted(as(server, 'ann').list({ sort_by: 'name', view: 'active' }))
    const names = worksheets.map(({ name }) => name).filter(name => name.startsWith('Private'))
    expect(names).toEqual(['Private 9', 'Private 10'])
  },
  async server => {
    const { rows } = await server.database.pool.query<{ bytes: number }>(
      `select sum(image_bytes)::int as bytes from worksheet_snapshots`,
    )
    expect(rows[0]?.bytes).toBe(12)
  },
  async server => {
    const { rows } = await server.database.pool.query<{ secret: Buffer }>(
      'select secret from installation_secrets',
    )
    expect(rows.map(({ secret }) => secret.toString())).toEqual(['key'])
  },
  async server => {
    const found = await granted(as(server, 'ann').list({ search_term: 'added later' }))
    expect(found.worksheets.map(({ name }) => name)).toContain('Seen by all')
  },
  async server => {
    const digest = await server.fileStore.put(
      new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n of w1', 'latin1')),
    )
    const { type, bytes } = await granted(server.client.getFile('hashw1', digest))
    expect([type, bytes.length]).toEqual(['image/png', 14])
    await expect(server.database.pool.query('select uploads from worksheets')).rejects.toThrow(
      'does not exist',
    )
  },
  async server => {
    const ann = revisionCalls(postingWith(server, { cookie: 'calcwright_0=token-of-ann' }))
    const which = { hash_string: 'hashw1', revision: 'hashr1' }
    const opened = await granted(ann.getRevision(which))
    expect(opened.revision_name).toBe('Issue A')
    expect(linesOf(load(fromBase64(opened.document)))).toEqual(['kept as a revision'])
    expect(await granted(ann.revisions('hashw1'))).toMatchObject({ changed_by: ['Ann'] })
  },
  async server => {
    const { worksheets } = await granted(as(server, 'ann').list({ search_term: '4.5 npsh' }))
    const found = worksheets.map(({ name, found_in: line }) => [name, line])
    expect(found).toEqual([['Private 9', 'NPSH_av = 4.5 m']])
  },
  async server => {
    // This call starts no thread that evaluates.
    const headers = { authorization: 'Bearer cw_token-of-ann' }
    const answer = await fetch(`${server.address}/api/v1/worksheets/hashw1/calc`, { headers })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('added later')
  },
  async server => {
    const answer = currencyCall(fetch, server.address)('2025-03-04')
    expect(await granted(answer)).toMatchObject({ date: '2025-03-03', data: { EUR: '0.5', XAU: '0.0004' } })
  },
  async server => {
    const vars = await granted(fusionCalls(fetch, server.address).getVars('hashw1'))
    expect(vars).toMatchObject({ vars: 'width=0.05 m', docId: 'urn:document', doc_name: 'Bracket' })
  },
  async server => {
    const bob = checkCalls(postingWith(server, { cookie: 'calcwright_0=token-of-bob' }))
    const { checks, may_check } = await granted(bob.checks('hashw1'))
    expect(checks).toMatchObject([{ by: 'Bob', own: true, note: 'as agreed', state: 'content' }])
    expect(may_check).toBe(true)
  },
  async server => {
    const bob = materialCalls(fetchWith({ cookie: 'calcwright_0=token-of-bob' }), server.address)
    const ann = materialCalls(fetchWith({ cookie: 'calcwright_0=token-of-ann' }), server.address)
    const namesFor = async (calls: typeof ann) =>
      (await granted(calls.ownMaterials())).collections.map(({ materials }) =>
        materials.map(({ name }) => name),
      )
    expect(await namesFor(ann)).toEqual([['Alloy X'], ['Alloy Y']])
    expect(await namesFor(bob)).toEqual([[], ['Alloy Y']])
    expect((await granted(ann.materialSearch('Alloy'))).items[0]?.string_data).toContain(
      'rho = 7.85 [g/cm^3]',
    )
  },
  async server => {
    const ann = as(server, 'ann')
    const { worksheets, onshape } = await granted(ann.list({ view: 'onshape_docs' }))
    expect([worksheets.map(({ hash_string: hash }) => hash), onshape]).toEqual([['hashw1'], true])
    expect(await granted(ann.rightsLevel('hashw1'))).toMatchObject({
      onshape_did: 'd1',
      onshape_parent: 'w/main',
      onshape_element: 'plate',
    })
  },
  async server => {
    expect(await granted(as(server, 'ann').rightsLevel('hashp19'))).toMatchObject({
      rights_level: 3,
      onshape_did: 'd19',
      onshape_managed: true,
    })
  },
  async server => {
    const bob = as(server, 'bob')
    const trashFor = (name: string) =>
      trashCalls(postingWith(server, { cookie: `calcwright_0=token-of-${name}` }))
    const { deletions } = await granted(trashFor('ann').trash())
    expect(deletions.map(({ name, worksheets, projects }) => [name, worksheets, projects])).toEqual([
      ['Old gear', 1, 0],
      ['Thrown away', 1, 0],
    ])
    expect(await problemOf(bob.getWorksheet({ hash_string: 'hashw20' }))).toBe('not-found')
    await granted(trashFor('ann').restoreDeleted(['d20']))
    expect(await granted(bob.getWorksheet({ hash_string: 'hashw20' }))).toMatchObject({ rights_level: 2 })
    expect(await granted(trashFor('bob').restoreDeleted(['e20']))).toMatchObject({
      worksheets: 1,
      projects: 1,
    })
  },
  async server => {
    expect(await granted(as(server, 'ann').equalPopup())).toMatchObject({ first: false })
    expect(await granted(as(server, 'bob').equalPopup())).toMatchObject({ first: true })
  },
  async server => {
    const ann = commentCalls(postingWith(server, { cookie: 'calcwright_0=token-of-ann' }))
    const { threads } = await granted(ann.comments('hashw1'))
    expect(threads.map(({ block, place, quote, resolved_by: by }) => [block, place, quote, by])).toEqual([
      ['a', { field: 'cell:2:1' }, 'F := 5 [kN]', ''],
      ['gone', {}, 'M = 3', 'Ann'],
    ])
    expect(threads[0]?.comments).toMatchObject([
      { by: 'Bob', mentions: [{ name: 'Ann' }], suggestion: 'F := 6 [kN]', guest: false },
      { by: 'A guest', guest: true },
    ])
    const { thread } = await granted(
      ann.answerThread({ hash_string: 'hashw1', thread: 'thread22', body: 'Right' }),
    )
    expect(thread.comments.map(({ position }) => position)).toEqual([1, 2, 3])
  },
  async server => {
    const ann = tokenCalls(fetchWith({ cookie: 'calcwright_0=token-of-ann' }), server.address)
    expect(await granted(ann.renewToken('token1', 30))).toMatchObject({ token: { name: 'Lab' } })
    const { rows } = await server.database.pool.query('select answer from evaluation_repeats')
    expect(rows).toEqual([{ answer: '{"success":true}' }])
  },
  async server => {
    const { worksheets } = await granted(as(server, 'ann').list({ sort_by: 'name' }))
    const found = worksheets.find(({ name }) => name === 'Private 10')
    expect(found?.worst_check).toEqual({ name: 'Bending', utilisation: '117.4 %', verdict: 'NOT OK' })
  },
  // 0025
  async () => {},
  async server => {
    const ann = sharingCalls(postingWith(server, { cookie: 'calcwright_0=token-of-ann' }))
    const { entries } = await granted(ann.audit({ item_hash: 'hashw1' }))
    const found = entries.map(({ by, action, details, count }) => [by, action, details, count])
    expect(found).toEqual(expect.arrayContaining([['Ann', 'shared', 'Bob may edit', 1]]))
    expect(found).toEqual(expect.arrayContaining([['', 'opened', 'by link', 3]]))
    expect(await granted(as(server, 'ann').rights('Worksheet', 'hashw1'))).toMatchObject({
      link_ends_at: 4_102_444_800,
      offered_to: 'bob@example.com',
    })
  },
  async server => {
    const { worksheets } = await granted(as(server, 'ann').list({ view: 'recent' }))
    const found = worksheets.find(({ name }) => name === 'Private 10')
    const picture = await fetch(`${server.address}/worksheets/${found?.hash_string}/picture.svg`, {
      headers: { cookie: 'calcwright_0=token-of-ann' },
    })
    expect(await picture.text()).toContain('drawn before')
  },
  async server => {
    const { worksheets } = await granted(as(server, 'ann').list({ search_term: 'irder' }))
    expect(worksheets.map(({ name, found_in: line }) => [name, line])).toEqual([['Private 10', 'Girder']])
  },
  async server => {
    const ann = formAnswerCalls(postingWith(server, { cookie: 'calcwright_0=token-of-ann' }))
    const { collects, answers } = await granted(ann.formAnswers('hashw1'))
    expect([collects, answers]).toMatchObject([
      true,
      [
        {
          id: 'answer29',
          inputs: { F: '5 [kN]' },
          outputs: { sigma: { text: '50 MPa' } },
          checks: { Bending: 'OK' },
        },
      ],
    ])
  },
  async server => {
    const bob = twoStepCalls(fetchWith({ cookie: 'calcwright_0=token-of-bob' }), server.address)
    expect(await granted(bob.twoStep())).toMatchObject({ on: true, recovery_codes_left: 1 })
  },
  async server => {
    const bob = passkeyCalls(fetchWith({ cookie: 'calcwright_0=token-of-bob' }), server.address)
    expect(await granted(bob.passkeys())).toMatchObject({
      passkeys: [{ id: 'a2V5LW9mLWJvYg', name: 'Phone', last_used_at: null }],
    })
  },
  async server => {
    const { rows } = await server.database.pool.query('select subject, user_id from oidc_identities')
    expect(rows).toEqual([{ subject: 'bob-1', user_id: 'bob' }])
  },
  async server => {
    const trash = trashCalls(postingWith(server, { cookie: 'calcwright_0=token-of-bob' }))
    expect(await granted(trash.restoreDeleted(['d33']))).toMatchObject({ worksheets: 1, message: '' })
    expect(await granted(as(server, 'ann').getWorksheet({ hash_string: 'hashw33' }))).toMatchObject({
      rights_level: 3,
      project_hash: 'hashp19',
    })
  },
  async server => {
    const { worksheets } = await granted(as(server, 'ann').list({ search_term: 'σ_max 12,5' }))
    expect(worksheets.map(({ name, found_in: line }) => [name, line])).toEqual([
      ['Private 10', 'σ_max = 12,5'],
    ])
  },
]

describe('a database of each schema', () => {
  it.each(shipped.map(({ name }) => [name, numberOf(name)] as const))('%s', async (_, schema) => {
    const database = await copyOfDatabase(await databaseLeftBy(schema))
    const server = await openTestServer({ databaseUrl: database.url, config: { host: '0.0.0.0' } })
    for (const check of CHECKS.slice(0, schema)) await check(server, schema)
    await server.close()
    await database.drop()
  })

  it('is made by what was shipped, which is never changed', () => {
    const digests = shipped.map(({ name, sql }) => [name, createHash('sha256').update(sql).digest('hex')])
    expect(Object.fromEntries(digests)).toEqual(JSON.parse(read('migrations.json')))
    expect(CHECKS).toHaveLength(Math.max(...NUMBERS))
  })
})
