import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMBED_PAGES, FRAMED_PAGES, LIST_PAGES, PAGES, toBase64 } from '@calcwright/contract'
import { type Worksheet, digestOf } from '@calcwright/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPerson, person } from '../../testing/people.ts'
import { type TestServer, openTestServer, sheet, store, wholeOf } from '../../testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'calcwright-embed-'))
let server: TestServer
let local: TestServer
let closed: TestServer
let ann: TestPerson
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const page of ['index', 'worksheet', 'embed'])
    writeFileSync(join(folder, `${page}.html`), `<head>\n  </head><title>${page}</title>`)
  for (const script of ['embed', 'embed-early']) writeFileSync(join(folder, `${script}.js`), '1')
  writeFileSync(join(folder, 'assets/a-1b2c.js'), '1')
  server = await openTestServer({ pageDir: folder, config: { host: '0.0.0.0' } })
  local = await openTestServer()
  closed = await openTestServer({ pageDir: folder, config: { embedders: "'none'" } })
  ann = await person(server, 'Ann')
})
afterAll(async () => {
  for (const each of [server, local, closed]) await each.close()
  rmSync(folder, { recursive: true })
})

/** Asks as the page of another site does, in a frame that may have no origin at all. */
function ask(
  path: string,
  { from = server, headers = {}, ...init }: RequestInit & { from?: TestServer } = {},
) {
  return fetch(from.address + path, {
    ...init,
    headers: { origin: 'null', 'sec-fetch-site': 'cross-site', ...(headers as object) },
  })
}

/** Status and headers by node:http: fetch sets the headers of metadata itself. */
function pageAt(path: string, to: TestServer, dest: string) {
  const headers = { accept: 'text/html', 'sec-fetch-dest': dest, 'sec-fetch-site': 'cross-site' }
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      request(to.address + path, { headers }, answer => {
        let text = ''
        answer.on('data', chunk => (text += String(chunk)))
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }))
      })
        .on('error', reject)
        .end()
    },
  )
}

const parts = (page: string): string =>
  page.replace('$hash', 'abc').replace('$revision', 'def').replace('$name', 'Beam')
const isFramed = (page: string): boolean => FRAMED_PAGES.some(framed => framed === page)

describe('frames of other sites', () => {
  it.each([...EMBED_PAGES, ...FRAMED_PAGES])('may show %s', async page => {
    const { status, headers, text } = await pageAt(parts(page), server, 'iframe')
    expect([status, text]).toEqual([200, expect.stringContaining('<title>embed</title>')])
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/)
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).not.toHaveProperty('cross-origin-opener-policy')
    expect(headers).not.toHaveProperty('set-cookie')
    const { headers: none } = await pageAt(parts(page), closed, 'iframe')
    expect(none['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
  })

  it('may show the panel of Onshape nowhere unless Onshape is set up', async () => {
    const { headers } = await pageAt(PAGES.onshapePanel, server, 'iframe')
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
  })

  const own = Object.values(PAGES).filter(page => page !== PAGES.onshapePanel)
  it.each([...own, ...LIST_PAGES, '/index.html', '/embed.html', '/nothing/here'])(
    'may not show the application at %s',
    async page => {
      const dests = isFramed(page) ? ['document', ''] : ['document', 'iframe', 'frame', 'embed', 'object', '']
      for (const dest of dests) {
        const { headers } = await pageAt(parts(page), server, dest)
        expect(headers['content-security-policy'], dest).toMatch(/frame-ancestors 'self'$/)
        expect(headers['x-frame-options'], dest).toBe('SAMEORIGIN')
      }
    },
  )

  it.each(['/session', '/outbox.json', '/embed_data/worksheets/abc', '/oembed?url=x'])(
    'may not show what %s answers',
    async path => {
      const { headers } = await pageAt(path, server, 'iframe')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    },
  )

  it('get the application in a window of its own, and say that the answer depends on that', async () => {
    const { text, headers } = await pageAt('/inline_worksheets/abc/Beam', server, 'document')
    expect(text).toContain('<title>index</title>')
    expect(headers['vary']).toContain('sec-fetch-dest')
  })

  it.each(['/assets/a-1b2c.js', '/embed.js', '/embed-early.js'])('load %s without a session', async path => {
    const { headers } = await ask(path)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})

const setPublic = (hash: string, level: number) =>
  ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights: level })

const saveOf = (hash: string, version: number, worksheet: Worksheet) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    worksheet_hash: hash,
    name: worksheet.name,
    known_server_version: version,
    full_resave: wholeOf(worksheet),
  }),
})

describe('a worksheet in a frame', () => {
  it.each([
    // Level of everybody; what is answered to reading, a file, saving and putting a file.
    [0, [404, 404, 404, 404]],
    [1, [200, 200, 403, 403]],
    [2, [200, 200, 403, 403]],
    [3, [200, 200, 200, 200]],
    [4, [200, 200, 200, 200]],
  ])('of which everybody has level %i answers %j', async (level, expected) => {
    const worksheet = sheet('Beam')
    const { hash, version } = await store(ann.client, worksheet)
    const bytes = new TextEncoder().encode(`file of ${hash}`)
    const digest = await digestOf(bytes)
    expect(await ann.client.putFile(hash, digest, bytes)).toMatchObject({ success: true })
    await setPublic(hash, level)
    const data = `/embed_data/worksheets/${hash}`
    const other = new TextEncoder().encode(`another one of ${hash}`)
    const answers = [
      await ask(data),
      await ask(`${data}/files/${digest}`),
      await ask(data, saveOf(hash, version, worksheet)),
      await ask(`${data}/files/${await digestOf(other)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: other,
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(expected)
    for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe('*')
    const oembed = await ask(`/oembed?url=${encodeURIComponent(`${server.address}/worksheets/${hash}`)}`)
    expect(oembed.status).toBe(expected[0])
  })

  it('is read as everybody may, by whoever is signed in and by the person at this computer', async () => {
    const worksheet = sheet('Beam')
    const { hash } = await store(ann.client, worksheet)
    expect((await ask(`/embed_data/worksheets/${hash}`, { headers: ann.headers })).status).toBe(404)
    const own = await local.client.newWorksheet({ name: 'Own', document: toBase64(worksheet.encode()) })
    if (!own.success) throw new Error(own.message)
    expect((await ask(`/embed_data/worksheets/${own.hash_string}`, { from: local })).status).toBe(404)
  })

  it('answers the question that browsers ask before', async () => {
    const { status, headers } = await ask('/embed_data/worksheets/abc', { method: 'OPTIONS' })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-headers')).toContain('content-type')
  })

  it('saves only the worksheet of its address', async () => {
    const worksheet = sheet('Beam')
    const { hash, version } = await store(ann.client, worksheet)
    await setPublic(hash, 3)
    const { hash: other } = await store(ann.client, worksheet)
    expect((await ask(`/embed_data/worksheets/${other}`, saveOf(hash, version, worksheet))).status).toBe(400)
  })
})

it('rates and materials are given to frames without an origin, and not by the calls of pages', async () => {
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const search = { data_type: 1, query: 'S355' }
  const found = await post('/embed_data/material_search', search)
  expect(found.headers.get('access-control-allow-origin')).toBe('*')
  const { items } = (await found.json()) as { items: { id: string }[] }
  expect(items.length).toBeGreaterThan(0)
  const one = await post('/embed_data/get_material', { data_type: 1, id: items[0]!.id })
  expect(await one.json()).toMatchObject({ success: true })
  expect((await post('/embed_data/populate_materials', { data_type: 1 })).status).toBe(200)
  expect((await post('/embed_data/currency', { date: 'never' })).status).toBe(400)
  expect((await ask('/embed_data/currency', { method: 'OPTIONS' })).status).toBe(204)
  expect((await post('/material_search', search)).status).toBe(403)
})

it('a project in a frame lists what everybody may see', async () => {
  const made = await ann.client.newProject({ name: 'Bridges' })
  if (!made.success) throw new Error(made.message)
  const project = made.project.hash_string
  const path = `/embed_data/projects/${project}`
  expect((await ask(path)).status).toBe(404)
  const inside = async (name: string) => {
    const document = toBase64(sheet(name).encode())
    const sent = await ann.client.newWorksheet({ name, document, project_hash: project })
    if (!sent.success) throw new Error(sent.message)
    return sent.hash_string
  }
  const shown = await inside('Girder')
  const hidden = await inside('Secret')
  await ann.client.setRights({ item_type: 'Project', item_hash: project, public_rights: 1 })
  await setPublic(hidden, 0)
  expect(await (await ask(path)).json()).toEqual({
    success: true,
    hash_string: project,
    name: 'Bridges',
    path: [],
    projects: [],
    worksheets: [{ hash_string: shown, name: 'Girder' }],
  })
})

describe('oEmbed', () => {
  it('is found by a link in the page, and describes one frame within the limits', async () => {
    const document = toBase64(sheet('').encode())
    const made = await ann.client.newWorksheet({ name: 'A <"beam">', document })
    if (!made.success) throw new Error(made.message)
    const hash = made.hash_string
    await setPublic(hash, 1)
    const { text } = await pageAt(`/worksheets/${hash}/Beam?x=1`, server, 'document')
    expect(text).toContain('<meta property="og:title" content="A &lt;&quot;beam&quot;&gt;">')
    const [, image = ''] = /<meta property="og:image" content="([^"]+)">/.exec(text) ?? []
    const picture = await fetch(image)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    await setPublic(hash, 0)
    const hidden = (await pageAt(`/worksheets/${hash}/Beam`, server, 'document')).text
    expect(hidden).not.toMatch(/og:title|og:image/)
    expect((await fetch(image)).status).toBe(404)
    await setPublic(hash, 1)
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(text) ?? []
    const address = href.replaceAll('&amp;', '&')
    const answer = await fetch(`${address}&maxwidth=500&maxheight=300`)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const described = (await answer.json()) as { html: string }
    expect(described).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'A <"beam">',
      author_name: 'Ann',
      width: 500,
      height: 300,
    })
    expect(described.html).toMatch(/^<iframe [^<>]*><\/iframe>$/)
    expect(described.html).toContain(`src="${server.address}/embed/${hash}/`)
    expect(described.html).toContain('title="A &lt;&quot;beam&quot;&gt;"')
  })

  it.each([
    ['url=https://elsewhere.example/worksheets/abc', 404],
    ['url=nonsense', 404],
    ['format=json', 400],
    ['url=x&format=xml', 501],
  ])('answers %s by %i', async (query, status) => {
    expect((await ask(`/oembed?${query}`)).status).toBe(status)
  })
})

it('docs/embedding.md names every call and page for frames', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/embedding.md'), 'utf8')
  for (const path of [...EMBED_PAGES, ...FRAMED_PAGES])
    expect(page).toContain(path.replaceAll(/\$(\w+)/g, '{$1}'))
})
