import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { HEADERS, HTTPS_HEADERS, ANSWER_KINDS, type Kind, headersOf } from './headers.ts'

const folder = mkdtempSync(join(tmpdir(), 'calcwright-headers-'))
let server: TestServer
let secure: TestServer
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const file of ['index.html', 'worksheet.html', 'icon.svg', 'assets/worker-1a2b.js'])
    writeFileSync(join(folder, file), 'text')
  server = await openTestServer({ pageDir: folder })
  secure = await openTestServer({
    pageDir: folder,
    config: { publicUrl: new URL('https://calc.example.com/') },
  })
})
afterAll(async () => {
  await server.close()
  await secure.close()
  rmSync(folder, { recursive: true })
})

/** Sends a request by node:http, which allows a foreign host name. */
async function answerTo(path: string, { method = 'GET', headers = {}, body }: Init = {}) {
  const asked = request(server.address, { path, method, headers }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await answer.resume().toArray()
  return { status: answer.statusCode, headers: answer.headers }
}
interface Init {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

const html = { headers: { accept: 'text/html' } }
const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })

it.each<[Kind, string, number, Init?]>([
  ['page', '/', 200],
  ['page', '/worksheets/abc/My_beam', 200],
  ['page', '/sign_in', 200],
  ['panel', '/onshape_panel?documentId=d', 200],
  ['page', '/index.html', 200],
  ['page', '/nothing/here', 404, html],
  ['asset', '/assets/worker-1a2b.js', 200],
  ['file', '/icon.svg', 200],
  ['call', '/session', 200],
  ['call', '/healthz', 200],
  ['call', '/docs/api', 200],
  ['call', '/outbox.json', 200],
  ['call', '/accounts/sessions', 200],
  ['call', '/accounts/storage', 200],
  ['call', '/accounts/export', 200],
  ['call', '/projects', 200, post('{}')],
  ['call', '/projects', 400, post('{"limit": "many"}')],
  ['call', '/projects', 400, post('not JSON')],
  ['call', '/projects/move', 404, post('{"data_type":"Worksheet","hash_string":"abc"}')],
  ['call', '/worksheets/%ff/x', 400],
  ['call', '/assets/none.js', 404],
  ['call', '/nothing/here', 404],
  ['call', '/session', 403, { headers: { host: 'evil.example' } }],
])('sends the headers of a %s with %s (%i)', async (kind, path, status, init) => {
  const response = await answerTo(path, init)
  expect(response.status).toBe(status)
  expect(response.headers).toMatchObject(headersOf(kind, { publicUrl: null, embedders: '*' }, ''))
  expect(Object.keys(response.headers)).not.toContain('strict-transport-security')
})

it('says over https that there is nothing else', async () => {
  const response = await fetch(secure.address)
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

it('names each request', async () => {
  const ids = await Promise.all(
    ['/session', '/session', '/'].map(async path => (await answerTo(path)).headers['x-request-id']),
  )
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{22}$/)
})

it('is the table of docs/models/security.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/models/security.md'), 'utf8')
  for (const [name, values] of Object.entries({ ...HEADERS, ...HTTPS_HEADERS })) {
    const cells = ANSWER_KINDS.map(kind => (values[kind] === '' ? '' : `\`${values[kind]}\``))
    expect(page).toContain(`| \`${name}\` | ${cells.join(' | ')} |`.replaceAll('|  |', '| |'))
  }
})
