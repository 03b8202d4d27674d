import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logWordOf } from '../accounts/main.ts'
import { type TestPerson, person } from '../testing/people.ts'
import { type TestServer, openTestServer, sheet, store } from '../testing/test-server.ts'
import { AUDITED, describe } from './audit.ts'
import { LogNames } from './log-names.ts'

let log = ''
let server: TestServer
let ann: TestPerson
let bob: TestPerson
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _, next) {
      log += String(chunk)
      next()
    },
  })
  server = await openTestServer({ config: { host: '0.0.0.0' }, logger: { level: 'info', stream } })
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
})
afterAll(() => server.close())

/** Returns the lines since the last call. */
function linesOf(kind: 'audit' | 'call'): Record<string, unknown>[] {
  const lines = log
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  log = ''
  return lines.filter(line => line['msg'] === kind)
}

const wordOf = ({ email }: TestPerson) => logWordOf(server.database.query, server.database.pool, email)

/** Calls that give nobody anything and delete nothing for others. */
const NOT_AUDITED = [
  '/api/v1/worksheets/{hash}/evaluate',
  '/api/v1/worksheets/{hash}/fusion',
  '/checks',
  '/checks/ask',
  '/checks/people',
  '/comments',
  '/comments/answer',
  '/comments/begin',
  '/comments/change',
  '/comments/resolve',
  '/embed_data/currency',
  '/embed_data/form_answers',
  '/embed_data/form_answers/send',
  '/embed_data/get_material',
  '/embed_data/material_search',
  '/embed_data/populate_materials',
  '/embed_data/worksheets/{hash}',
  '/embed_data/worksheets/{hash}/files/{digest}',
  '/file_by_url',
  '/form_answers',
  '/form_answers/list',
  '/form_answers/send',
  '/revisions',
  '/upload_file',
  '/worksheets/pdf/{hash}',
  '/worksheets/pdf_file',
  '/access/ask',
  '/access/owner',
  '/audit',
  '/audit/exported',
  '/accounts/forgot_password',
  '/accounts/passkeys/begin',
  '/accounts/passkeys/challenge',
  '/accounts/passkeys/rename',
  '/accounts/passkeys/sign_in',
  '/accounts/upgrade',
  '/accounts/read_link',
  '/accounts/set_name',
  '/accounts/sign_in',
  '/accounts/sign_up',
  '/currency',
  '/forums',
  '/fusion/get_vars',
  '/fusion/set_vars',
  '/get_material',
  '/material_search',
  '/materials/own',
  '/materials/remove',
  '/materials/save',
  '/notifications',
  '/notifications/choose',
  '/notifications/read',
  '/onshape/create_variable',
  '/onshape/documents',
  '/onshape/get_elements',
  '/onshape/get_variable',
  '/onshape/get_variables',
  '/onshape/set_variable',
  '/onshape/status',
  '/operator/people',
  '/operator/server',
  '/populate_materials',
  '/projects',
  '/projects/archive',
  '/projects/archive_tree',
  '/projects/fusion_tree',
  '/projects/left_bar',
  '/projects/new',
  '/projects/onshape_tree',
  '/projects/rename',
  '/projects/rights_level',
  '/projects/shared_tree',
  '/projects/star',
  '/projects/team_tree',
  '/projects/trash',
  '/projects/tree',
  '/rights',
  '/teams',
  '/teams/get',
  '/teams/rename',
  '/users/equal_popup',
  '/users/load_settings',
  '/users/set_settings',
  '/worksheet_commands',
  '/worksheet_elements',
  '/worksheets/get_name',
  '/worksheets/{hash}/files/{digest}',
  '/worksheets/load_settings',
  '/worksheets/variable_list',
  '/worksheets_children',
]

it('knows of every call whether it is told', async () => {
  const answer = await fetch(`${server.address}/docs/api`)
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  const changes = Object.entries(paths).flatMap(([path, methods]) =>
    'post' in methods || 'put' in methods ? [path] : [],
  )
  expect(changes.toSorted()).toEqual([...AUDITED, ...NOT_AUDITED].toSorted())
})

it('tells who changed which rights, in words that only the installation can read', async () => {
  const { hash } = await store(ann.client, sheet('secret'))
  linesOf('audit')
  const invite = { invite_emails: [bob.email], invite_rights: 3 as const, invite_notify: 0 as const }
  await ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights: 2, ...invite })
  await bob.client.remove('Worksheet', hash)
  await ann.client.remove('Worksheet', hash)
  const before = log
  const [rights, refused, removed] = linesOf('audit')
  const item = expect.stringMatching(/^[\w-]{12}$/)
  expect(rights).toMatchObject({
    call: '/rights/set_rights',
    person: await wordOf(ann),
    status: 200,
    asked: {
      rights: {
        item_type: 'Worksheet',
        item_hash: item,
        public_rights: 2,
        invite_emails: [item],
        invite_rights: 3,
      },
    },
  })
  expect(refused).toMatchObject({ call: '/projects/remove', person: await wordOf(bob) })
  expect(removed).toMatchObject({ call: '/projects/remove', person: await wordOf(ann), status: 200 })
  for (const text of [hash, bob.email, 'Ann', 'secret']) expect(before).not.toContain(text)
})

it('names person, network and request in the line of a call', async () => {
  log = ''
  const answer = await fetch(`${server.address}/session`, { headers: ann.headers })
  const anonymous = await fetch(`${server.address}/session`)
  await Promise.all([answer.text(), anonymous.text()])
  const [first, second] = linesOf('call')
  expect(first).toMatchObject({ request: answer.headers.get('x-request-id'), person: await wordOf(ann) })
  expect(second).not.toHaveProperty('person')
  expect(second?.['network']).toBe(first?.['network'])
})

it('has another word for the same person in another installation', () => {
  const [one, other] = [new LogNames(Buffer.from('one')), new LogNames(Buffer.from('other'))]
  expect(one.of('ann')).toBe(one.of('ann'))
  expect(one.of('ann')).not.toBe(other.of('ann'))
})

const names = new LogNames(Buffer.from('key'))
it.each<[unknown, unknown]>([
  [{ password: 'geheim', name: 'Ann', token: 'abc', invite_message: 'Dear' }, undefined],
  [
    { add: true, hash_string: 'x', name: 'n' },
    { add: true, hash_string: names.of('x') },
  ],
  [
    { people: [{ hash_string: 'u', user_rights: -1 }] },
    { people: [{ hash_string: names.of('u'), user_rights: -1 }] },
  ],
  [{ rights: {} }, undefined],
  ['not an object', undefined],
  [{ role: 'x'.repeat(1000) }, { role: 'x'.repeat(40) }],
])('tells of %j: %j', (body, described) => {
  expect(describe(body, '', names)).toEqual(described)
})

it('counts many', () => {
  const described = describe({ hashes: Array.from({ length: 500 }, (_, n) => String(n)) }, '', names) as {
    hashes: string[]
  }
  expect(described.hashes).toHaveLength(21)
  expect(described.hashes.at(-1)).toBe('500 in all')
})
