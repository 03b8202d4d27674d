/** Pictures of worksheets, recent ones, and the filters of lists. */
import { createHash } from 'node:crypto'
import { worksheetFromPlain } from '@calcwright/document'
import { registry } from '@calcwright/blocks/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { splitSearch } from '../../sharing/search-filters.ts'
import { type TestPerson, granted, person } from '../../testing/people.ts'
import { type TestServer, openTestServer, store } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
const hashes: Record<string, string> = {}

beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0' } })
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
  for (const [name, owner] of [
    ['Beam', ann],
    ['Pump', ann],
    ['Gear', bob],
  ] as const) {
    const text = `# {h1} ${name} & <Co>\n# A remark\nF := 5 [kN]\nF * 2 =`
    hashes[name] = (await store(owner.client, worksheetFromPlain(registry, text))).hash
    await server.database.pool.query(`update worksheets set name = $1 where hash = $2`, [name, hashes[name]])
  }
  await server.database.pool.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, 'ann', 3 from worksheets where name = 'Gear'`,
  )
  await granted(ann.client.newProject({ name: 'Bridge' }))
})
afterAll(() => server.close())

const pictureFor = async (name: string, headers: Record<string, string>) => {
  const answer = await fetch(`${server.address}/worksheets/${hashes[name]}/picture.svg`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

it('draws the first lines, once for each version, for who may see the worksheet', async () => {
  const { status, headers, text } = await pictureFor('Beam', ann.headers)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('cache-control')).toContain('private')
  expect(text).toContain('>Beam &amp; &lt;Co&gt;</text>')
  expect(text).toContain('F := 5 [kN]')
  const digest = () =>
    server.database.pool.query<{ picture: string }>('select picture from worksheet_pictures')
  const [stored] = (await digest()).rows
  expect(createHash('sha256').update(stored!.picture).digest('hex')).toBe(
    createHash('sha256').update(text).digest('hex'),
  )
  await server.database.pool.query(`update worksheet_pictures set picture = '<svg>as stored</svg>'`)
  expect((await pictureFor('Beam', ann.headers)).text).toBe('<svg>as stored</svg>')
  await server.database.pool.query('update worksheet_pictures set version = version - 1')
  expect((await pictureFor('Beam', ann.headers)).text).toBe(text)
  expect((await pictureFor('Beam', bob.headers)).status).toBe(404)
  expect((await pictureFor('Beam', { cookie: '' })).status).toBe(404)
})

it('lists what a person has opened, the latest first', async () => {
  const recent = async ({ client }: TestPerson) =>
    (await granted(client.list({ view: 'recent' }))).worksheets.map(({ name }) => name)
  expect(await recent(ann)).toEqual([])
  for (const name of ['Beam', 'Gear', 'Pump', 'Beam'])
    await granted(ann.client.getWorksheet({ hash_string: hashes[name]! }))
  expect(await recent(ann)).toEqual(['Beam', 'Pump', 'Gear'])
  expect(await recent(bob)).toEqual([])
  const first = await granted(ann.client.list({ view: 'recent', limit: 2 }))
  const rest = await granted(ann.client.list({ view: 'recent', limit: 2, cursor: first.next_cursor }))
  expect(rest.worksheets.map(({ name }) => name)).toEqual(['Gear'])
})

it.each<[string, string[]]>([
  ['owner:me', ['Beam', 'Bridge', 'Pump']],
  ['owner:others', ['Gear']],
  ['owner:me pump', ['Pump']],
  ['kind:project', ['Bridge']],
  ['kind:worksheet owner:me', ['Beam', 'Pump']],
  ['checks:failed', ['Beam']],
  ['checks:ok', []],
  ['comments:open', ['Gear']],
  ['comments:open owner:me', []],
  // No filter: a word that is nowhere.
  ['owner:nobody', []],
])('%s lists %j', async (search_term, names) => {
  const { pool } = server.database
  await pool.query(
    `insert into worksheet_verdicts (worksheet_id, version, worst)
     select id, version, case when name = 'Beam' then '{"name": "M", "utilisation": "", "verdict": "NOT OK"}'::jsonb end
     from worksheets on conflict (worksheet_id) do update set worst = excluded.worst`,
  )
  await pool.query(
    `insert into comment_threads (worksheet_id, id, block_id, quote, resolved_at)
     select id, 'thread', 'b', '', case when name = 'Gear' then null::timestamptz else now() end from worksheets
     on conflict do nothing`,
  )
  const { worksheets, projects } = await granted(ann.client.list({ search_term }))
  expect([...worksheets, ...projects].map(({ name }) => name).toSorted()).toEqual(names)
})

it.each([
  ['beam OWNER:me', { words: 'beam', filters: { owner: 'me' } }],
  ['owner:me owner:others', { words: '', filters: { owner: 'others' } }],
  [
    'a:b owner: constructor:x owner:toString',
    { words: 'a:b owner: constructor:x owner:toString', filters: {} },
  ],
])('%s', (text, split) => {
  expect(splitSearch(text)).toEqual(split)
})
