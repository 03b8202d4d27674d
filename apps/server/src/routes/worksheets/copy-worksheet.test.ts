import { toBase64 } from '@calcwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type TestServer,
  addLine,
  cookieOf,
  linesOf,
  load,
  openTestServer,
  sheet,
  store,
  wholeOf,
} from '../../testing/test-server.ts'
import { fromBase64 } from '@calcwright/contract'

let server: TestServer
let owner: TestServer['client']
let other: TestServer['client']
let hash: string
const worksheet = sheet('one')

beforeAll(async () => {
  server = await openTestServer({ config: { plan: 'own' } })
  await server.client.session()
  owner = server.clientWith(await cookieOf(server, 'local-owner'))
  hash = (await store(owner, worksheet)).hash
  const { pool } = server.database
  await pool.query(`insert into users (id, name) values ('other', 'Other')`)
  await pool.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, 'other', 2 from worksheets`,
  )
  other = server.clientWith(await cookieOf(server, 'other'))
})
afterAll(() => server.close())

async function copy(client: TestServer['client'], data: object = {}) {
  const answer = await client.copyWorksheet({ hash_string: hash, ...data })
  if (!answer.success) throw new Error(answer.message)
  return answer
}

it('has the content of the original and is the own one of who made it', async () => {
  const answer = await copy(other)
  expect(answer).toMatchObject({ name: 'Beam (Copy)', author: 'Other', rights_level: 4, version: 1 })
  expect(linesOf(load(fromBase64(answer.document)))).toEqual(['one'])
  const saved = await other.save({
    worksheet_hash: answer.hash_string,
    name: answer.name,
    known_server_version: 1,
    patch: addLine(load(fromBase64(answer.document)), 'two'),
  })
  expect(saved).toMatchObject({ success: true, version: 2 })
  expect(await owner.getWorksheet({ hash_string: hash })).toMatchObject({ version: 1, author: 'Local owner' })
})

it('takes what was changed without the right to save', async () => {
  const changed = load(worksheet.encode())
  addLine(changed, 'mine')
  const answer = await copy(other, { name: 'Mine', document: wholeOf(changed) })
  const again = await other.getWorksheet({ hash_string: answer.hash_string })
  if (!again.success) throw new Error(again.message)
  const copied = load(fromBase64(again.document))
  expect([copied.name, ...linesOf(copied)]).toEqual(['Mine', 'one', 'mine'])
})

it.each<[boolean, object]>([
  [true, { success: true, rights_level: 1 }],
  [false, { success: false, problem: 'not-found' }],
])('lets the author of the original view it: %s', async (author_rights, expected) => {
  const { hash_string } = await copy(other, { author_rights })
  expect(await owner.getWorksheet({ hash_string })).toMatchObject(expected)
})

it.each<[string, object, object]>([
  ['no document', { document: toBase64(Uint8Array.of(1, 2, 3, 4)) }, { problem: 'invalid' }],
  ['nothing', { document: toBase64(sheet().encode()) }, { problem: 'empty' }],
  [
    'wrong results',
    { document: toBase64(sheet('a').encode()), archive_string: '[]' },
    { problem: 'invalid' },
  ],
])('refuses %s', async (_, data, expected) => {
  expect(await other.copyWorksheet({ hash_string: hash, ...data })).toMatchObject({
    success: false,
    ...expected,
  })
})

it('becomes public with the least rights, and then needs no plan', async () => {
  const { hash_string } = await copy(owner)
  await server.database.pool.query('update worksheets set need_paid_plan = true where hash = $1', [
    hash_string,
  ])
  expect(await owner.getWorksheet({ hash_string })).toMatchObject({ need_paid_plan: true })
  expect(await owner.setPublic(hash_string)).toEqual({ success: true, rights: 1 })
  expect(await other.getWorksheet({ hash_string })).toMatchObject({ need_paid_plan: false, rights_level: 1 })
  expect(await other.getName(hash_string)).toEqual({ success: true, name: 'Beam (Copy)' })
})
