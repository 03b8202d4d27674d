/** Pages that start from what the browser has stored, with the network and without it. */
import { registry } from '@calcwright/blocks/schemas'
import { fromBase64, toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { type BrowserContext, type Page, expect, test } from '@playwright/test'
import { type OwnServer, type Person, closePages, done, makeSheet, startOwnServer } from './own-server.ts'
import { enterLine, expectField, expectResult, expectSaved, skipWelcome } from './sheet.ts'

// The tests share a browser, which stores the program once.
test.describe.configure({ mode: 'default' })

let server: OwnServer
/** A browser of Ann's that may store the program, which takes it once for all tests. */
let storing: BrowserContext
let ann: Person
test.beforeAll(async ({ browser }) => {
  server = await startOwnServer(browser)
  ann = await server.person('Ann')
  storing = await browser.newContext({ serviceWorkers: 'allow', baseURL: server.base })
  await storing.addCookies(await (await ann.page()).context().cookies())
})
test.afterAll(async ({ browser }) => {
  await storing.close()
  await closePages(browser)
  await server.stop()
})

async function open(address: string): Promise<Page> {
  const page = await storing.newPage()
  await skipWelcome(page)
  await page.goto(address)
  return page
}

/**
 * Starts the worker and lets it store the program, as the page does by itself seconds later.
 * @param extent what a start needs and the page has used, or everything
 */
const stored = (page: Page, extent: 'used' | 'all'): Promise<void> =>
  page.evaluate(async extent => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const storeSome = async (): Promise<number> => {
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise<number>(resolve => {
        port1.addEventListener('message', ({ data }) => resolve(data as number))
        port1.start()
      })
      active!.postMessage({ kind: 'store', script: new URL('/index.html', location.href).href, used }, [
        port2,
      ])
      return answer
    }
    let left = await storeSome()
    if (extent === 'all') while (left > 0) left = await storeSome()
  }, extent)

/** Waits until the browser has a copy of the worksheet. */
const copied = (page: Page, hash: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('calcwright.copies'))).toContain(hash)

/** Renames a worksheet elsewhere. */
async function rename({ client }: Person, hash: string, name: string): Promise<void> {
  const { document, version } = await done(client.getWorksheet({ hash_string: hash }))
  const sheet = Worksheet.load(registry, fromBase64(document))
  const before = sheet.stateVector()
  sheet.apply({ kind: 'rename', name })
  const patch = toBase64(sheet.encodeSince(before))
  await done(client.save({ worksheet_hash: hash, name, known_server_version: version, patch }))
}

test('without a network a worksheet opens, is edited, and is merged with what somebody else did', async () => {
  const ben = await server.person('Ben')
  const hash = await makeSheet(ann, 'Beam', 'a := 2', 'b := 3', 'a + b =')
  await done(ann.client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights: 3 }))
  const page = await open(`/worksheets/${hash}`)
  await expectResult(page, 3, '5')
  await stored(page, 'used')
  await copied(page, hash)
  await page.close()

  await storing.setOffline(true)
  const away = await storing.newPage()
  await away.goto('/')
  await expect(away.getByText('The server cannot be reached.')).toBeVisible()
  await away.getByRole('link', { name: 'Beam' }).click()
  await expect(away.getByText(/This is the worksheet as this browser last had it/)).toBeVisible()
  await expectResult(away, 3, '5')
  await enterLine(away, 1)
  await expectField(away, 1)
  await away.keyboard.press('End')
  await away.keyboard.type('0')
  await expectResult(away, 3, '23')

  // Ben changes the same line, and another one, meanwhile.
  const other = await ben.page()
  await other.goto(`/worksheets/${hash}`)
  await expectResult(other, 3, '5')
  await enterLine(other, 1)
  await expectField(other, 1)
  await other.keyboard.press('End')
  await other.keyboard.type('5')
  await enterLine(other, 2)
  await expectField(other, 2)
  await other.keyboard.press('End')
  await other.keyboard.type('0')
  await expectSaved(other)

  // The page is left without a network, and what was typed is sent by the next one.
  await away.close({ runBeforeUnload: false })
  const again = await storing.newPage()
  await again.goto(`/worksheets/${hash}`)
  await expectResult(again, 3, '23')
  await storing.setOffline(false)
  // Both digits are there, in one order for everybody.
  const sum = other.getByRole('math', { name: /^= (235|280)$/ })
  await expect(sum).toBeVisible()
  await expectResult(again, 3, (await sum.getAttribute('aria-label'))!.replace('= ', ''))
  await expectSaved(again)
})

test('a second opening asks the server for the worksheet only, and signing out leaves nothing of it', async () => {
  const hash = await makeSheet(ann, 'Beam', 'a := 2', 'a + 3 =')
  const page = await open(`/worksheets/${hash}`)
  await expectResult(page, 2, '5')
  await stored(page, 'all')
  const asked: string[] = []
  page.on('response', response => {
    if (!response.fromServiceWorker()) asked.push(new URL(response.url()).pathname)
  })
  await rename(ann, hash, 'Girder')
  await page.reload()
  await expectResult(page, 2, '5')
  await expect(page).toHaveTitle(/^Girder/)
  expect(asked.filter(path => path.startsWith('/assets/'))).toEqual([])
  await copied(page, hash)

  await page.goto('/active/')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/sign_in/)
  await storing.setOffline(true)
  await page.goto(`/worksheets/${hash}`)
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached')
  await expect(page.getByText('Girder')).toHaveCount(0)
})
