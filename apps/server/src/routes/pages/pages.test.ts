import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'calcwright-page-'))
let server: TestServer
let unbuilt: TestServer
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Page</title>')
  writeFileSync(join(folder, 'worksheet.html'), '<title>Worksheet</title>')
  writeFileSync(join(folder, 'assets/engine-1a2b.wasm'), 'plain')
  writeFileSync(join(folder, 'assets/engine-1a2b.wasm.br'), brotliCompressSync('compressed'))
  server = await openTestServer({ pageDir: folder })
  unbuilt = await openTestServer()
})
afterAll(async () => {
  await server.close()
  await unbuilt.close()
  rmSync(folder, { recursive: true })
})

const read = async (path: string, init?: RequestInit) => {
  const response = await fetch(server.address + path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it.each([
  ['/', 'Page'],
  ['/inline_worksheets/abc/My_beam', 'Page'],
  ['/worksheets/abc', 'Worksheet'],
  ['/worksheets/abc/My_beam', 'Worksheet'],
  ['/worksheets/abc/My_beam?x=1', 'Worksheet'],
])('%s is the page: %s', async (path, title) => {
  const { status, text, headers } = await read(path)
  expect([status, text]).toEqual([200, `<title>${title}</title>`])
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
  expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(headers.get('permissions-policy')).toContain('camera=()')
})

it('sends files compressed and for good', async () => {
  const { text, headers } = await read('/assets/engine-1a2b.wasm', { headers: { 'accept-encoding': 'br' } })
  expect(text).toBe('compressed')
  expect(headers.get('content-type')).toBe('application/wasm')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
})

it('sends what was built since it was started', async () => {
  writeFileSync(join(folder, 'assets/engine-3c4d.wasm'), 'newer')
  const { status, text } = await read('/assets/engine-3c4d.wasm')
  expect([status, text]).toEqual([200, 'newer'])
  for (const nothing of [
    '/assets/none.js',
    '/assets/',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])
    expect((await read(nothing)).status, nothing).toBe(404)
})

it('sends them as they are to who cannot read that', async () => {
  const { text } = await read('/assets/engine-1a2b.wasm', { headers: { 'accept-encoding': 'identity' } })
  expect(text).toBe('plain')
})

it('is the page, which says that nothing is there, to a browser that goes to an unknown address', async () => {
  const { status, text } = await read('/no/such/page', { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([status, text]).toEqual([404, '<title>Page</title>'])
})

it.each(['/assets/missing.js', '/../package.json', '/%2e%2e/package.json', '/unknown'])(
  '%s is not there',
  async path => {
    expect((await read(path)).status).toBe(404)
  },
)

it('answers an address that cannot be read', async () => {
  const { status, text } = await read('/worksheets/%ff/x')
  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ success: false, problem: 'invalid' })
})

it('has the service worker of the build, asked for at each opening, or the one that removes it', async () => {
  const path = '/service-worker.js'
  expect((await read(path)).status).toBe(404)
  writeFileSync(join(folder, 'service-worker.js'), 'store')
  const { text, headers } = await read(path)
  expect([text, headers.get('cache-control')]).toEqual(['store', 'no-cache'])
  expect(headers.get('content-type')).toContain('javascript')
  const without = await openTestServer({ pageDir: folder, config: { serviceWorker: false } })
  const removal = await fetch(without.address + path)
  await without.close()
  expect(removal.headers.get('content-type')).toContain('javascript')
  expect(await removal.text()).toContain('registration.unregister()')
})

it('says that the page is not built', async () => {
  const response = await fetch(unbuilt.address)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('the page is not built yet')
})

it('describes what the calls name', async () => {
  const { text } = await read('/docs/api')
  const { components } = JSON.parse(text) as { components: { schemas: object } }
  const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(named).not.toEqual([])
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(named))
})

it('describes every call', async () => {
  const { text } = await read('/docs/api')
  expect(Object.keys((JSON.parse(text) as { paths: object }).paths).toSorted()).toEqual([
    '/access/answer',
    '/access/ask',
    '/access/owner',
    '/accounts/confirm_email',
    '/accounts/create',
    '/accounts/delete',
    '/accounts/end_other_sessions',
    '/accounts/end_session',
    '/accounts/export',
    '/accounts/forgot_password',
    '/accounts/oidc',
    '/accounts/passkeys',
    '/accounts/passkeys/add',
    '/accounts/passkeys/begin',
    '/accounts/passkeys/challenge',
    '/accounts/passkeys/remove',
    '/accounts/passkeys/rename',
    '/accounts/passkeys/sign_in',
    '/accounts/read_link',
    '/accounts/reset_password',
    '/accounts/sessions',
    '/accounts/set_email',
    '/accounts/set_name',
    '/accounts/set_password',
    '/accounts/set_plan',
    '/accounts/sign_in',
    '/accounts/sign_out',
    '/accounts/sign_up',
    '/accounts/storage',
    '/accounts/tokens',
    '/accounts/tokens/new',
    '/accounts/tokens/renew',
    '/accounts/tokens/revoke',
    '/accounts/two_step',
    '/accounts/two_step/begin',
    '/accounts/two_step/codes',
    '/accounts/two_step/confirm',
    '/accounts/two_step/end',
    '/accounts/upgrade',
    '/api/v1/worksheets/{hash}',
    '/api/v1/worksheets/{hash}/calc',
    '/api/v1/worksheets/{hash}/evaluate',
    '/api/v1/worksheets/{hash}/fusion',
    '/api/v1/worksheets/{hash}/revisions',
    '/audit',
    '/audit/exported',
    '/checks',
    '/checks/ask',
    '/checks/mark',
    '/checks/people',
    '/checks/set_person',
    '/checks/withdraw',
    '/comments',
    '/comments/answer',
    '/comments/begin',
    '/comments/change',
    '/comments/resolve',
    '/currency',
    '/embed_data/currency',
    '/embed_data/form_answers',
    '/embed_data/form_answers/send',
    '/embed_data/get_material',
    '/embed_data/material_search',
    '/embed_data/populate_materials',
    '/embed_data/projects/{hash}',
    '/embed_data/worksheets/{hash}',
    '/embed_data/worksheets/{hash}/files/{digest}',
    '/file_by_url',
    '/form_answers',
    '/form_answers/collect',
    '/form_answers/delete',
    '/form_answers/list',
    '/form_answers/send',
    '/forums',
    '/fusion/addin',
    '/fusion/get_vars',
    '/fusion/set_vars',
    '/get_material',
    '/healthz',
    '/material_search',
    '/materials/own',
    '/materials/remove',
    '/materials/save',
    '/notifications',
    '/notifications/choose',
    '/notifications/read',
    '/oembed',
    '/onshape/create_variable',
    '/onshape/disconnect',
    '/onshape/documents',
    '/onshape/get_elements',
    '/onshape/get_variable',
    '/onshape/get_variables',
    '/onshape/link',
    '/onshape/set_variable',
    '/onshape/status',
    '/operator',
    '/operator/act',
    '/operator/people',
    '/operator/server',
    '/outbox.json',
    '/outbox/{id}.json',
    '/ownership/answer',
    '/ownership/offer',
    '/payments/notice',
    '/populate_materials',
    '/projects',
    '/projects/archive',
    '/projects/archive_tree',
    '/projects/batch',
    '/projects/claim_invitation',
    '/projects/fusion_tree',
    '/projects/invite',
    '/projects/left_bar',
    '/projects/move',
    '/projects/new',
    '/projects/onshape_tree',
    '/projects/remove',
    '/projects/rename',
    '/projects/rights_level',
    '/projects/shared_tree',
    '/projects/star',
    '/projects/team_tree',
    '/projects/trash',
    '/projects/trash/delete',
    '/projects/trash/restore',
    '/projects/tree',
    '/revisions',
    '/rights',
    '/rights/invalidate_url',
    '/rights/set_rights',
    '/session',
    '/set_public',
    '/teams',
    '/teams/get',
    '/teams/invite',
    '/teams/leave',
    '/teams/new',
    '/teams/remove',
    '/teams/remove_member',
    '/teams/rename',
    '/teams/set_role',
    '/teams/withdraw',
    '/upload_file',
    '/users/equal_popup',
    '/users/load_settings',
    '/users/set_settings',
    '/worksheet_commands',
    '/worksheet_elements',
    '/worksheets/get_name',
    '/worksheets/load_settings',
    '/worksheets/pdf/{hash}',
    '/worksheets/pdf_file',
    '/worksheets/variable_list',
    '/worksheets/{hash}/files/{digest}',
    '/worksheets/{hash}/picture.png',
    '/worksheets/{hash}/picture.svg',
    '/worksheets_children',
  ])
})

it('shows a sheet of the gallery with its results to readers without scripts, and a preview for links', async () => {
  writeFileSync(join(folder, 'index.html'), readFileSync('apps/web/index.html'))
  const page = async () => (await read('/gallery/statics/truss')).text
  await expect.poll(page, { timeout: 120_000 }).toContain('Geometry')
  const text = await page()
  for (const part of [
    '<title>A truss of three members · Calcwright</title>',
    '<meta property="og:title" content="A truss of three members">',
    `<meta property="og:url" content="${server.address}/gallery/statics/truss">`,
    `<meta property="og:image" content="${server.address}/gallery/statics/truss/picture.png">`,
    '<meta property="og:description" content="Forces in the members',
    // A result, which the source has as 707.1 N.
    '707.1',
  ])
    expect(text).toContain(part)
  const picture = await fetch(`${server.address}/gallery/statics/truss/picture.png`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  writeFileSync(join(folder, 'index.html'), '<title>Page</title>')
})

it.each(['/gallery/statics/none', '/gallery/none/truss', '/gallery/..%2f/truss'])(
  '%s is no sheet of the gallery',
  async path => {
    expect((await read(path)).status).toBe(404)
    expect((await read(`${path}/picture.png`)).status).toBe(404)
  },
)
