/** Pages that start from what the browser has stored, with the network. */
import { registry } from '@calcwright/blocks/schemas'
import { fromBase64, toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { type BrowserContext, type Page, expect, test } from '@playwright/test'
import { type OwnServer, type Person, closePages, done, makeSheet, startOwnServer } from './own-server.ts'
import { expectResult, skipWelcome } from './sheet.ts'

let server: OwnServer
test.beforeAll(async ({ browser }) => {
  server = await startOwnServer(browser)
})
test.afterAll(async ({ browser }) => {
  await closePages(browser)
  await server.stop()
})

/** A browser of the person's that may store the program, with a page at the address. */
let storing: BrowserContext
test.beforeEach(async ({ browser }) => {
  storing = await browser.newContext({ serviceWorkers: 'allow', baseURL: server.base })
})
test.afterEach(() => storing.close())

async function openAs(person: Person, address: string): Promise<Page> {
  await storing.addCookies(await (await person.page()).context().cookies())
  const page = await storing.newPage()
  await skipWelcome(page)
  await page.goto(address)
  return page
}

/** Waits until the worker of this version has stored everything. */
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active)

/** Renames a worksheet elsewhere. */
async function rename({ client }: Person, hash: string, name: string): Promise<void> {
  const { document, version } = await done(client.getWorksheet({ hash_string: hash }))
  const sheet = Worksheet.load(registry, fromBase64(document))
  const before = sheet.stateVector()
  sheet.apply({ kind: 'rename', name })
  const patch = toBase64(sheet.encodeSince(before))
  await done(client.save({ worksheet_hash: hash, name, known_server_version: version, patch }))
}

test('a second opening asks the server for the worksheet only', async () => {
  const ann = await server.person('Ann')
  const hash = await makeSheet(ann, 'Beam', 'a := 2', 'a + 3 =')
  const page = await openAs(ann, `/worksheets/${hash}`)
  await expectResult(page, 2, '5')
  await stored(page)
  const asked: string[] = []
  page.on('response', response => {
    if (!response.fromServiceWorker()) asked.push(new URL(response.url()).pathname)
  })
  await rename(ann, hash, 'Girder')
  await page.reload()
  await expectResult(page, 2, '5')
  await expect(page).toHaveTitle(/^Girder/)
  expect(asked.filter(path => path.startsWith('/assets/'))).toEqual([])
})
