import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'

let server: TestServer
let published: TestServer
beforeAll(async () => {
  server = await openTestServer()
  published = await openTestServer({ config: { publicUrl: new URL('https://calc.example.com') } })
})
afterAll(async () => {
  await server.close()
  await published.close()
})

/** Returns the status of a call, by node:http because fetch does not allow another host name. */
function statusOf(
  to: TestServer,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const { port } = new URL(to.address)
  const json = method === 'POST' ? { 'content-type': 'application/json' } : {}
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method, headers: { ...json, ...headers } },
      answer => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    call.on('error', reject)
    call.end(method === 'POST' ? '{}' : undefined)
  })
}

describe('host name', () => {
  it.each([
    ['localhost', 200],
    ['localhost:3000', 200],
    ['127.0.0.1:8080', 200],
    ['[::1]:3000', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.nip.io', 403],
    ['evil.example:80@localhost', 403],
    ['calc.example.com', 403],
  ])('%j', async (host, status) => {
    expect(await statusOf(server, 'GET', '/session', { host })).toBe(status)
  })

  it.each([
    ['calc.example.com', 200],
    ['CALC.example.com', 200],
    ['localhost', 200],
    ['other.example.com', 403],
  ])('of a published server: %s', async (host, status) => {
    expect(await statusOf(published, 'GET', '/session', { host })).toBe(status)
  })

  it('does not matter for health', async () => {
    expect(await statusOf(server, 'GET', '/healthz', { host: '10.0.0.7' })).toBe(200)
  })
})

describe('origin of a change', () => {
  // 400 means that the request passed the guard and was then not understood.
  it.each<[string, Record<string, string>, number]>([
    ['none, as programs send', {}, 400],
    ['our page', { host: 'localhost:3000', origin: 'http://localhost:3000' }, 400],
    ['another port', { host: 'localhost:3000', origin: 'http://localhost:5173' }, 403],
    ['another site', { host: 'localhost:3000', origin: 'https://evil.example' }, 403],
    ['hidden', { host: 'localhost:3000', origin: 'null' }, 403],
    ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site' }, 403],
    ['our page by fetch metadata', { 'sec-fetch-site': 'same-origin' }, 400],
  ])('%s', async (_, headers, status) => {
    expect(await statusOf(server, 'POST', '/worksheet_commands', headers)).toBe(status)
  })

  it.each<[string, string, number]>([
    ['encrypted', 'https://calc.example.com', 400],
    ['in the clear', 'http://calc.example.com', 403],
    ['at another port', 'https://calc.example.com:8443', 403],
  ])('at the published address: %s', async (_, origin, status) => {
    const headers = { host: 'calc.example.com', origin }
    expect(await statusOf(published, 'POST', '/worksheet_commands', headers)).toBe(status)
  })

  it('may be the published address behind a proxy', async () => {
    const headers = { host: 'localhost:3000', origin: 'https://calc.example.com' }
    expect(await statusOf(published, 'POST', '/worksheet_commands', headers)).toBe(400)
  })
})
