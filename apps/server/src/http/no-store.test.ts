import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, openTestServer, sheet, store } from '../testing/test-server.ts'

let server: TestServer
let hash: string
beforeAll(async () => {
  server = await openTestServer()
  hash = (await store(server.client, sheet('one'))).hash
})
afterAll(() => server.close())

const command = (name: string) =>
  ['/worksheet_commands', { command: name, data: { hash_string: hash } }] as const

/** Answers that belong to one person or one moment must not be cached by browsers or proxies. */
it.each<[string, () => readonly [path: string, body?: object]]>([
  ['a worksheet', () => command('get_worksheet')],
  ['a copy of a worksheet', () => command('copy_worksheet')],
  [
    'a refused call',
    () => ['/worksheet_commands', { command: 'get_worksheet', data: { hash_string: 'none' } }],
  ],
  ['a call that cannot be read', () => ['/worksheet_commands', {}]],
  ['the name of a worksheet', () => ['/worksheets/get_name', { hash_string: hash }]],
  ['its variables', () => ['/worksheets/variable_list', { hash_string: hash }]],
  ['its settings', () => ['/worksheets/load_settings', { hash_string: hash }]],
  ["a person's settings", () => ['/users/load_settings', {}]],
  ['a list', () => ['/projects', {}]],
  ['rights', () => ['/rights', { item_type: 'Worksheet', item_hash: hash }]],
  ['teams', () => ['/teams', {}]],
  ['who is signed in', () => ['/session']],
  ['sessions', () => ['/accounts/sessions']],
  ['all worksheets', () => ['/accounts/export']],
  ['mails', () => ['/outbox.json']],
])('%s is kept by nobody', async (_, call) => {
  const [path, body] = call()
  const json = { 'content-type': 'application/json' }
  const asked = body && { method: 'POST', headers: json, body: JSON.stringify(body) }
  const response = await fetch(server.address + path, asked)
  await response.arrayBuffer()
  expect(response.headers.get('cache-control')).toBe('no-store')
})
