import { request } from 'node:http'
import { WORKSHEET_HEADER } from '@calcwright/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPerson, granted, person } from '../testing/people.ts'
import {
  type TestServer,
  addLine,
  openTestServer,
  setPublicRights,
  sheet,
  store,
} from '../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
beforeAll(async () => {
  // This server signs nobody in without a session.
  server = await openTestServer({ config: { host: '0.0.0.0' } })
  ann = await person(server, 'Ann')
})
afterAll(() => server.close())

/** Returns the status of a call of which only the head is sent. */
function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    call.on('response', answer => {
      resolve(answer.statusCode ?? 0)
      call.destroy()
    })
    call.on('error', reject)
    call.flushHeaders()
  })
}

const LARGE = { 'content-length': String(10 * 1024 * 1024) }
const UNKNOWN_SIZE = { 'transfer-encoding': 'chunked' }

describe('who is not signed in', () => {
  it.each([
    ['a large body', '/worksheet_commands', LARGE, 403],
    ['a body of unknown size', '/projects/batch', UNKNOWN_SIZE, 403],
    ['a large body for an address without a call', '/nothing', LARGE, 403],
    ['a save without the name of a worksheet', '/worksheet_elements', LARGE, 400],
    ['a save of no worksheet', '/worksheet_elements', { ...LARGE, [WORKSHEET_HEADER]: 'none' }, 404],
  ])('is refused before the body is sent: %s', async (_, path, headers, status) => {
    expect(await statusOf(path, headers)).toBe(status)
  })
})

describe('a large save of who is not signed in', () => {
  const line = 'text '.repeat(50_000)
  let hash: string
  let patch: string
  beforeEach(async () => {
    const worksheet = sheet('one')
    ;({ hash } = await store(ann.client, worksheet))
    patch = addLine(worksheet, line)
  })
  const save = () =>
    server.client.save({ worksheet_hash: hash, name: 'Beam', known_server_version: 1, patch })

  it('is taken where everybody may edit', async () => {
    await setPublicRights(server.database, 3)
    expect(await granted(save())).toMatchObject({ version: 2 })
  })

  it.each([
    [0, 404, 'not-found'],
    [1, 403, 'rights'],
  ])('is refused before it is sent where everybody has %i', async (level, status, problem) => {
    await setPublicRights(server.database, level)
    expect(await statusOf('/worksheet_elements', { ...LARGE, [WORKSHEET_HEADER]: hash })).toBe(status)
    expect(await save()).toMatchObject({ problem })
  })
})
