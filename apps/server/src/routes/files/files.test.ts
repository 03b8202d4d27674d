import { FILE_LIMIT } from '@calcwright/contract'
import { digestOf } from '@calcwright/document'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headersOf } from '../../http/headers.ts'
import { type TestPerson, granted, person, problemOf, emptyTrash } from '../../testing/people.ts'
import { type TestServer, openTestServer, setPublicRights, sheet, store } from '../../testing/test-server.ts'
import { zipBomb } from '../../testing/zip-bomb.ts'

let server: TestServer
let ann: TestPerson
let bob: TestPerson
let hash: string
const ANONYMOUS = { 'x-forwarded-for': '203.0.113.7' }

beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0' } })
  ann = await person(server, 'Ann')
  bob = await person(server, 'Bob')
})
beforeEach(async () => void ({ hash } = await store(ann.client, sheet('one'))))
afterAll(() => server.close())

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const PNG = bytesOf('\x89PNG\r\n\x1a\n\0\0')
const BOMB = zipBomb()
const CSV = bytesOf('a;b\n1;2\n')

async function put(bytes: Uint8Array<ArrayBuffer>, to = hash, by = ann.client): Promise<string> {
  return (await granted(by.putFile(to, await digestOf(bytes), bytes))).digest
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.address + path, { ...init, headers: { ...ann.headers, ...init.headers } })

const BYTES = { 'content-type': 'application/octet-stream' }
const rowsOf = async (digest: string) =>
  (await server.database.pool.query('select worksheet_id from files where digest = $1', [digest])).rowCount

describe('a file', () => {
  it.each([
    ['a picture', PNG, 'image/png', null],
    ['a table', CSV, 'application/octet-stream', 'attachment'],
    ['a page', bytesOf('<script>alert(1)</script>'), 'application/octet-stream', 'attachment'],
    [
      'a drawing',
      bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'application/octet-stream',
      'attachment',
    ],
  ])('is read as what it is, and runs nothing: %s', async (_, bytes, type, disposition) => {
    const digest = await put(bytes)
    expect(await ann.client.getFile(hash, digest)).toEqual({ success: true, bytes, type })
    const { headers } = await ask(`/worksheets/${hash}/files/${digest}`)
    expect(Object.fromEntries(headers)).toMatchObject(
      headersOf('upload', { publicUrl: null, embedders: '*' }, ''),
    )
    expect(headers.get('content-disposition')).toBe(disposition)
  })

  it('may be sent again, at once, and by several people', async () => {
    await setPublicRights(server.database, 3)
    const clients = [ann, ann, bob, bob].map(({ client }) => client)
    const digests = await Promise.all(clients.map(client => put(PNG, hash, client)))
    expect(new Set(digests).size).toBe(1)
    const { rows } = await server.database.pool.query(
      'select 1 from files join worksheets on id = worksheet_id where hash = $1',
      [hash],
    )
    expect(rows).toHaveLength(1)
  })

  it('is of the worksheet that it was sent for, and of no other', async () => {
    const digest = await put(PNG)
    const { hash: other } = await store(ann.client, sheet('two'))
    expect(await problemOf(ann.client.getFile(other, digest))).toBe('not-found')
  })

  it('whose bytes are lost is not found, and comes back when it is sent again', async () => {
    const digest = await put(bytesOf('lost'))
    await server.fileStore.remove(digest)
    expect(await problemOf(ann.client.getFile(hash, digest))).toBe('not-found')
    await put(bytesOf('lost'))
    expect(await ann.client.getFile(hash, digest)).toMatchObject({ success: true })
  })

  it('is taken by the former address of the worksheet, as saves are', async () => {
    await granted(ann.client.invalidateUrl('Worksheet', hash))
    await expect(put(PNG)).resolves.toMatch(/^[0-9a-f]{64}$/)
    expect(await problemOf(bob.client.putFile(hash, await digestOf(PNG), PNG))).toBe('not-found')
  })
})

describe('rights', () => {
  it.each([
    [0, 'not-found', 'not-found'],
    [1, 'rights', true],
    [2, 'rights', true],
    [3, true, true],
  ])('of everybody at level %i: put %s, get %s', async (level, putting, getting) => {
    const digest = await put(CSV)
    await setPublicRights(server.database, level)
    const anonymous = server.clientWith(ANONYMOUS)
    for (const client of [anonymous, bob.client]) {
      const [written, read] = [await client.putFile(hash, digest, CSV), await client.getFile(hash, digest)]
      expect(written.success || written.problem).toBe(putting)
      expect(read.success || read.problem).toBe(getting)
    }
  })

  it('are asked for before a large body is read', async () => {
    const digest = '0'.repeat(64)
    const bytes = new Uint8Array(100_000)
    expect(await problemOf(server.clientWith(ANONYMOUS).putFile(hash, digest, bytes))).toBe('not-found')
    await setPublicRights(server.database, 1)
    expect(await problemOf(server.clientWith(ANONYMOUS).putFile(hash, digest, bytes))).toBe('rights')
    await setPublicRights(server.database, 3)
    await expect(put(bytes, hash, server.clientWith(ANONYMOUS))).resolves.toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('what is put and refused', () => {
  const path = (digest: string, of = hash) => `/worksheets/${of}/files/${digest}`
  const NONE = '0'.repeat(64)
  it.each<[string, number, () => Promise<Response>]>([
    ['another digest', 400, () => ask(path(NONE), { method: 'PUT', body: PNG, headers: BYTES })],
    [
      'capitals in the digest',
      400,
      async () =>
        ask(path((await digestOf(PNG)).toUpperCase()), { method: 'PUT', body: PNG, headers: BYTES }),
    ],
    ['a short digest', 400, () => ask(path('abc'), { method: 'PUT', body: PNG, headers: BYTES })],
    [
      'a path as the digest',
      400,
      () => ask(path('..%2F..%2Fetc%2Fpasswd'), { method: 'PUT', body: PNG, headers: BYTES }),
    ],
    ['a path in the digest', 404, () => ask(`${path(NONE)}/x`, { method: 'PUT', body: PNG, headers: BYTES })],
    ['a path to read', 400, () => ask(path('..%2F..%2F..%2Fetc%2Fpasswd'))],
    ['a character 0', 400, () => ask(path(`${'0'.repeat(63)}%00`))],
    [
      'another worksheet',
      404,
      async () => ask(path(await digestOf(PNG), 'nothinghere'), { method: 'PUT', body: PNG, headers: BYTES }),
    ],
    [
      'nothing',
      400,
      async () => ask(path(await digestOf(new Uint8Array())), { method: 'PUT', body: '', headers: BYTES }),
    ],
    ['no body', 400, () => ask(path(NONE), { method: 'PUT' })],
    [
      'a packed file that becomes 600 MB',
      413,
      async () => ask(path(await digestOf(BOMB)), { method: 'PUT', body: BOMB, headers: BYTES }),
    ],
    [
      'JSON',
      400,
      () =>
        ask(path(NONE), { method: 'PUT', body: '{"a":1}', headers: { 'content-type': 'application/json' } }),
    ],
    ['a form', 415, () => ask(path(NONE), { method: 'PUT', body: new FormData() })],
    [
      'too much',
      413,
      () => ask(path(NONE), { method: 'PUT', body: new Uint8Array(FILE_LIMIT + 1), headers: BYTES }),
    ],
    [
      'a change by another site',
      403,
      async () =>
        ask(path(await digestOf(PNG)), {
          method: 'PUT',
          body: PNG,
          headers: { ...BYTES, origin: 'https://evil.example' },
        }),
    ],
  ])('%s (%i)', async (_, status, send) => {
    const before = await server.database.pool.query('select count(*) from files')
    const response = await send()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/\w/) as string,
    })
    expect((await server.database.pool.query('select count(*) from files')).rows).toEqual(before.rows)
  })

  it('takes the largest', async () => {
    const bytes = new Uint8Array(FILE_LIMIT).fill(7)
    const digest = await put(bytes)
    const read = await granted(ann.client.getFile(hash, digest))
    expect(await digestOf(read.bytes)).toBe(digest)
  })
})

describe('with the worksheet', () => {
  it('is copied, and outlives the original', async () => {
    const digest = await put(bytesOf('copied'))
    const { hash_string: copy } = await granted(ann.client.copyWorksheet({ hash_string: hash }))
    await granted(ann.client.remove('Worksheet', hash))
    expect(await rowsOf(digest)).toBe(2)
    await emptyTrash(server, ann)
    expect(await rowsOf(digest)).toBe(1)
    expect(await granted(ann.client.getFile(copy, digest))).toMatchObject({ bytes: bytesOf('copied') })
  })

  it('is deleted with its project, and with the account of its owner', async () => {
    const { project } = await granted(ann.client.newProject({ name: 'Bridge' }))
    const inside = await granted(
      ann.client.newWorksheet({ name: 'Inside', project_hash: project.hash_string }),
    )
    const one = await put(bytesOf('in a project'), inside.hash_string)
    await granted(ann.client.remove('Project', project.hash_string))
    await emptyTrash(server, ann)
    const cleo = await person(server, 'Cleo')
    const { hash: hers } = await store(cleo.client, sheet('hers'))
    const two = await put(bytesOf('hers'), hers, cleo.client)
    await granted(cleo.client.deleteAccount(''))
    expect([await rowsOf(one), await rowsOf(two)]).toEqual([0, 0])
  })
})

it('counts against the quota of the owner, whoever sends it', async () => {
  const small = await openTestServer({ config: { host: '0.0.0.0', imageLimit: 1 } })
  const [dan, eve] = [await person(small, 'Dan'), await person(small, 'Eve')]
  const { hash: of } = await store(dan.client, sheet('one'))
  await setPublicRights(small.database, 3)
  const bytes = (fill: number) => new Uint8Array(600_000).fill(fill)
  const answers = await Promise.all(
    [1, 2, 3].map(async fill => eve.client.putFile(of, await digestOf(bytes(fill)), bytes(fill))),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.find(({ success }) => !success)).toMatchObject({
    problem: 'too-large',
    message: expect.stringMatching(/^Files of this account have no room left/) as string,
  })
  expect(await granted(dan.client.storageUsed())).toMatchObject({ files: 600_000 })
  expect(await granted(eve.client.storageUsed())).toMatchObject({ files: 0 })
  await granted(dan.client.putFile(of, await digestOf(PNG), PNG))
  expect(await granted(dan.client.storageUsed())).toMatchObject({ files: 600_000 + 4096 })
  // A copy would exceed the quota as well.
  expect(await problemOf(dan.client.copyWorksheet({ hash_string: of }))).toBe('too-large')
  await small.close()
})
