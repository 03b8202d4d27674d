import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRAWN_PROGRAM, type SheetContent, revisionCalls } from '@calcwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type TestServer,
  cookieOf,
  openTestServer,
  postingWith,
  sheet,
  store,
} from '../../testing/test-server.ts'
import { pageWithSheet } from './drawn-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'calcwright-drawn-'))
const PAGE = '<html><head><title>Calcwright</title></head><body><div id="root"></div></body></html>'
/** Says for whom it draws in place of a sheet, and counts how often. */
const PROGRAM = `
let count = 0
export const drawSheet = async ({ hash, page, rightsLevel, needPaidPlan, interaction }) => {
  if (interaction === 0) throw new Error('This cannot be drawn.')
  const drawn = JSON.stringify({ hash, page, rightsLevel, needPaidPlan, interaction, count: ++count })
  return '<div id="drawn">' + drawn + '</div>'
}`

let server: TestServer
let hash: string
let revision: string
const visitors: Record<string, Record<string, string>> = { anonymous: {} }

/** A busy machine takes seconds to draw a page. */
const PATIENT = { timeout: 120_000 }

beforeAll(async () => {
  mkdirSync(join(folder, DRAWN_PROGRAM.folder))
  for (const file of ['index.html', 'worksheet.html', 'embed.html']) writeFileSync(join(folder, file), PAGE)
  writeFileSync(join(folder, DRAWN_PROGRAM.folder, DRAWN_PROGRAM.file), PROGRAM)
  server = await openTestServer({ pageDir: folder, config: { plan: 'own' } })
  await server.client.session()
  visitors['owner'] = await cookieOf(server, 'local-owner')
  hash = (await store(server.clientWith(visitors['owner']), sheet('one'))).hash
  await server.database.pool.query(`insert into users (id, name) values ('other', 'Other')`)
  visitors['other'] = await cookieOf(server, 'other')
  const saved = await callsOf('owner').saveRevision({ hash_string: hash, name: 'First' })
  revision = saved.success ? saved.revision.hash_string : ''
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const callsOf = (visitor: string) => revisionCalls(postingWith(server, visitors[visitor]!))

type Drawn = Pick<SheetContent, 'page' | 'rightsLevel' | 'needPaidPlan' | 'interaction'> & { count: number }

/** The sheet in a page; null for none. A page does not wait long, and the first one starts the thread that draws. */
async function drawnAt(path: string, visitor: string): Promise<Drawn | null> {
  const response = await fetch(server.address + path, { headers: visitors[visitor]! })
  const [, text] = /<div id="drawn"[^>]*>(.*?)<\/div>/.exec(await response.text()) ?? []
  const isPrivate = text !== undefined && !path.startsWith('/embed/')
  expect(response.headers.get('cache-control')).toBe(isPrivate ? 'no-store' : 'no-cache')
  return text === undefined ? null : (JSON.parse(text) as Drawn)
}

/** Pages with a sheet: the path of each, and the call by which it gets the worksheet. */
const PAGES = {
  worksheet: {
    path: () => `/worksheets/${hash}/Beam?x=1`,
    call: (visitor: string) => server.clientWith(visitors[visitor]!).getWorksheet({ hash_string: hash }),
  },
  form: {
    path: () => `/form/${hash}`,
    call: (visitor: string) => server.clientWith(visitors[visitor]!).getWorksheet({ hash_string: hash }),
  },
  revision: {
    path: () => `/revisions/${hash}/${revision}`,
    call: (visitor: string) => callsOf(visitor).getRevision({ hash_string: hash, revision }),
  },
  embed: {
    path: () => `/embed/${hash}`,
    call: async () => ({ success: (await fetch(`${server.address}/embed_data/worksheets/${hash}`)).ok }),
  },
} as const

async function setRights(open: number, own: number, unpaid: boolean): Promise<void> {
  const { pool } = server.database
  await pool.query('update worksheets set public_rights = $1, need_paid_plan = $2', [open, unpaid])
  await pool.query(
    `insert into worksheet_rights (worksheet_id, user_id, rights) select id, 'other', $1 from worksheets
     on conflict (worksheet_id, user_id) do update set rights = excluded.rights`,
    [own],
  )
}

const LEVELS = [0, 1, 3]
const RIGHTS = [false, true].flatMap(unpaid =>
  LEVELS.flatMap(level => [
    { open: 0, own: level, unpaid },
    { open: level, own: 0, unpaid },
  ]),
)

it.each(Object.entries(PAGES))('draws a %s for those who get it by the call', async (_, { path, call }) => {
  await setRights(4, 4, false)
  await expect.poll(() => drawnAt(path(), 'owner'), PATIENT).not.toBeNull()
  for (const { open, own, unpaid } of RIGHTS) {
    await setRights(open, own, unpaid)
    for (const visitor of Object.keys(visitors)) {
      const { success } = await call(visitor)
      const about = JSON.stringify({ visitor, open, own, unpaid })
      if (success)
        await expect.poll(() => drawnAt(path(), visitor), { ...PATIENT, message: about }).not.toBeNull()
      else expect(await drawnAt(path(), visitor), about).toBeNull()
    }
  }
})

it('draws it with the rights of the one who asks', async () => {
  await setRights(0, 3, true)
  const rightsOf = async (path: string, visitor: string) => {
    await expect.poll(() => drawnAt(path, visitor), PATIENT).not.toBeNull()
    const { count: _, ...drawn } = (await drawnAt(path, visitor))!
    return drawn
  }
  const about = { hash, needPaidPlan: true }
  expect(await rightsOf(`/worksheets/${hash}`, 'other')).toEqual({
    ...about,
    page: 'worksheet',
    rightsLevel: 3,
  })
  expect(await rightsOf(`/worksheets/${hash}`, 'owner')).toEqual({
    ...about,
    page: 'worksheet',
    rightsLevel: 4,
  })
  expect(await rightsOf(`/revisions/${hash}/${revision}`, 'owner')).toMatchObject({ rightsLevel: -2 })
  // Nobody is signed in there, and a public worksheet needs no plan.
  await setRights(1, 3, true)
  expect(await rightsOf(`/embed/${hash}?interaction=1`, 'owner')).toEqual({
    hash,
    page: 'embed',
    rightsLevel: 1,
    needPaidPlan: false,
    interaction: 1,
  })
})

it('draws the same content once, and a later version anew', async () => {
  await setRights(0, 0, false)
  const count = async () => (await drawnAt(`/worksheets/${hash}`, 'owner'))?.count
  await expect.poll(count, PATIENT).toBeDefined()
  const first = await count()
  expect(await count()).toBe(first)
  await server.database.pool.query('update worksheets set version = version + 1')
  await expect.poll(async () => (await count()) ?? 0, PATIENT).toBeGreaterThan(first!)
})

it('sends the page alone where nothing is to be drawn, or it fails', async () => {
  await setRights(1, 0, false)
  for (const path of ['/worksheets/none', '/revisions/none/none', '/embed/project/none'])
    expect(await drawnAt(path, 'owner'), path).toBeNull()
  expect(await drawnAt(`/embed/${hash}?interaction=0`, 'owner')).toBeNull()
})

it('writes the name of the worksheet as a text', () => {
  const html = pageWithSheet(PAGE, { name: 'A</title><b>&$&', html: '<p>$1</p>' })
  expect(html).toContain('<title>A&lt;/title&gt;&lt;b&gt;&amp;$&amp; · Calcwright</title>')
  expect(html).toContain('<p>$1</p>\n    <div id="root">')
})

it('holds the program of the page back behind the early script, and leaves its styles and fonts', () => {
  const page = `<head>
    <title>Calcwright</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/start.js">
    <link rel="stylesheet" crossorigin href="/assets/start.css">
    <link rel="modulepreload" crossorigin href="/assets/worksheet.js">
  </head><div id="root"></div>`
  const html = pageWithSheet(page, { name: 'A', html: '' })
  const outside = html.replaceAll(/<template class="program">[^]*?<\/template>/g, '')
  expect(outside).toMatch(/<head>\s*<script src="\/drawn-early.js"><\/script>/)
  expect(outside).toContain('href="/assets/start.css"')
  expect(outside).not.toContain('modulepreload')
  expect(html).toContain('href="/assets/index.js" data-program>')
  expect(html).toContain('href="/assets/worksheet.js">')
})
