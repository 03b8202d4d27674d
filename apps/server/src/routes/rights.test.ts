import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type TestServer,
  addLine,
  cookieOf,
  load,
  openTestServer,
  sheet,
  store,
} from '../testing/test-server.ts'

let server: TestServer
let hash: string
const worksheet = sheet('one')
const visitors: Record<string, Record<string, string>> = { anonymous: {} }

beforeAll(async () => {
  server = await openTestServer()
  await server.client.session()
  visitors['owner'] = await cookieOf(server, 'local-owner')
  hash = (await store(server.clientWith(visitors['owner']), worksheet)).hash
  await server.database.pool.query(`insert into users (id, name) values ('other', 'Other')`)
  visitors['other'] = await cookieOf(server, 'other')
})
afterAll(() => server.close())

const post = (path: string, body: object) => ({ path, method: 'POST', body })
const command = (name: string, data: object) => post('/worksheet_commands', { command: name, data })

const CALLS: Record<string, () => { path: string; method?: string; body?: object }> = {
  get_worksheet: () => command('get_worksheet', { hash_string: hash }),
  rename: () => command('rename', { hash_string: hash, name: 'Beam' }),
  update_settings: () => command('update_settings', { hash_string: hash, settings: { angle: 'deg' } }),
  save: () =>
    post('/worksheet_elements', {
      worksheet_hash: hash,
      name: 'Beam',
      known_server_version: 1,
      patch: addLine(load(worksheet.encode()), 'two'),
    }),
  new_worksheet: () => command('new_worksheet', { name: 'Mine' }),
  list: () => ({ path: '/worksheets.json' }),
  session: () => ({ path: '/session' }),
  health: () => ({ path: '/healthz' }),
  api: () => ({ path: '/docs/api' }),
}

async function statusOf(call: string, visitor: string): Promise<number> {
  const { path, method = 'GET', body } = CALLS[call]!()
  const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const headers = { ...json, ...visitors[visitor] }
  const response = await fetch(server.address + path, { method, headers, body: body && JSON.stringify(body) })
  await response.arrayBuffer()
  return response.status
}

/** Status at public rights 0 to 4, for another person and for somebody unknown alike. */
const BY_RIGHTS: Record<string, readonly number[]> = {
  get_worksheet: [404, 200, 200, 200, 200],
  rename: [404, 403, 403, 403, 200],
  update_settings: [404, 403, 403, 200, 200],
  save: [404, 403, 403, 200, 200],
}

describe.each(Object.entries(BY_RIGHTS))('%s', (call, expected) => {
  it.each(['other', 'anonymous'])('by %s at public rights 0 to 4', async visitor => {
    const statuses: number[] = []
    for (let level = 0; level <= 4; level++) {
      await server.database.pool.query('update worksheets set public_rights = $1', [level])
      statuses.push(await statusOf(call, visitor))
    }
    expect(statuses).toEqual(expected)
  })

  it('by the owner', async () => {
    await server.database.pool.query('update worksheets set public_rights = 0')
    expect(await statusOf(call, 'owner')).toBe(200)
  })
})

it.each<[string, number, number]>([
  ['new_worksheet', 200, 403],
  ['list', 200, 403],
  ['session', 200, 200],
  ['health', 200, 200],
  ['api', 200, 200],
])('%s: %d signed in, %d unknown', async (call, signedIn, unknown) => {
  expect([await statusOf(call, 'other'), await statusOf(call, 'anonymous')]).toEqual([signedIn, unknown])
})
