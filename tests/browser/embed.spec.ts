/** Worksheets in frames of another origin: another port, without cookies of the server, sandboxed or not. */
import { RARE } from '../full.ts'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { registry } from '@calcwright/blocks/schemas'
import { toBase64 } from '@calcwright/contract'
import { worksheetFromPlain } from '@calcwright/document'
import { type FrameLocator, type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { Person } from './own-server.ts'
import { test } from './people-test.ts'

let host: Server
let body = ''
test.beforeAll(async () => {
  host = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><meta name="viewport" content="width=device-width"><h1>Page</h1>${body}`)
  })
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => void host.close())

const LINES = ['sigma := F/(200 [mm^2]) =', 'x := 3 + 4 =']

/** A worksheet with a slider, whose results are stored, and that everybody may see. */
async function sharedSheet(person: Person, level: number): Promise<string> {
  const worksheet = worksheetFromPlain(registry, LINES.join('\n'), 'Tie')
  const slider = { name: 'F', value: 5, min: 0, max: 50, step: 1, unit: 'kN' }
  const at = { inside: null, at: 'start' } as const
  worksheet.apply({ kind: 'insert', at, blocks: [{ type: 'slider', props: slider }] })
  const made = await person.client.newWorksheet({ name: 'Tie', document: toBase64(worksheet.encode()) })
  if (!made.success) throw new Error(made.message)
  const hash = made.hash_string
  const page = await person.page()
  await page.goto(`/worksheets/${hash}`)
  await page.locator('#root').getByRole('slider').press('ArrowRight')
  await expect(shown(page, '30 MPa')).toBeAttached()
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('All changes are saved')
  await page.close()
  await person.client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights: level })
  return hash
}

/** The result on a line, in a page or in a frame of it. */
const shown = (where: Page | FrameLocator, display: string): Locator =>
  where.getByRole('math', { name: `= ${display}`, exact: true })

async function openHost(page: Page, base: string, address: string, attributes = ''): Promise<string[]> {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  body = `<iframe src="${base}${address}" style="border:0;width:100%" height="600" ${attributes}></iframe>
    <script src="${base}/embed.js"></script>`
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`)
  return fetched
}

/** Reads and sets by the script of the page. */
const operate = (page: Page) =>
  page.evaluate(async () => {
    const sheet = window.calcwright!.sheet(document.querySelector('iframe')!)
    const { names } = await sheet.ready
    const reported: (string | undefined)[] = []
    sheet.watch(['sigma'], results => reported.push(results['sigma']?.text))
    const before = await sheet.get(['sigma'])
    await sheet.set({ F: '12000 N' })
    const { sigma } = await sheet.get(['sigma'])
    const refused = await sheet.set({ F: 99 }).then(
      () => '',
      (error: Error) => error.message,
    )
    return { names, before: before['sigma']?.number, sigma, reported, refused }
  })

/** Names in the frame, as soon as its page has them. */
const ready = async (): Promise<readonly string[]> =>
  (await window.calcwright!.sheet(document.querySelector('iframe')!).ready).names

declare global {
  interface Window {
    calcwright?: import('../../apps/web/src/host/embed.ts').CalcwrightHost
  }
}

for (const [name, attributes, tag] of [
  ['of another origin', '', undefined],
  ['that is sandboxed', 'sandbox="allow-scripts"', RARE],
] as const)
  test(
    `a frame ${name} shows stored results, is operated and answers its page`,
    { tag },
    async ({ server, browser }) => {
      const hash = await sharedSheet(await server.person('Ann'), 1)
      // Nothing of another site is kept in this context, as with blocked third-party cookies.
      const page = await (await browser.newContext()).newPage()
      // The first page starts the thread that draws, and does not wait for it.
      await expect
        .poll(async () => (await page.request.get(`${server.base}/embed/${hash}`)).text())
        .toContain('data-resting')
      const fetched = await openHost(page, server.base, `/embed/${hash}/Tie`, attributes)
      const frame = page.frameLocator('iframe')
      await expect(shown(frame, '30 MPa')).toBeAttached()
      await expect(frame.getByRole('contentinfo')).toContainText('Tie')
      await expect(frame.getByRole('button', { name: 'Create a copy' })).toBeHidden()
      await expect(page.locator('iframe')).toHaveCSS('height', /^[23]\d\d(\.\d+)?px$/)
      // Nobody operates it, and the page around it has its names and controls.
      expect(await page.evaluate(ready)).toEqual(['F', 'sigma', 'x'])
      expect(fetched.filter(address => /assets\/.*\.(js|wasm)$/.test(address))).toEqual([])

      const answers = await operate(page)
      expect(answers.names).toEqual(['F', 'sigma', 'x'])
      expect(answers.before).toBe(30)
      expect(answers.sigma).toMatchObject({ number: 60, unit: 'MPa', text: '60 MPa' })
      expect(answers.reported).toEqual(['30 MPa', '60 MPa'])
      expect(answers.refused).toBe('F goes from 0 to 50 kN: 99 kN is outside.')
      await expect(shown(frame, '60 MPa')).toBeAttached()

      await frame.getByRole('slider').press('ArrowRight')
      await expect(shown(frame, '65 MPa')).toBeAttached()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(frame.getByRole('contentinfo')).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.context().close()
    },
  )

test('a frame obeys its interaction level, saves what everybody may edit, and offers a copy', async ({
  server,
  browser,
}) => {
  const person = await server.person('Ann')
  const hash = await sharedSheet(person, 3)
  const page = await (await browser.newContext()).newPage()
  await openHost(page, server.base, `/embed/${hash}?interaction=0&copy=0`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('slider')).toHaveAttribute('aria-disabled', 'true')
  await expect(frame.getByRole('button', { name: 'Create a copy' })).toBeHidden()

  await openHost(page, server.base, `/embed/${hash}?autosave=1`)
  const slider = frame.getByRole('slider')
  // The thumb stands at 6 of 50, and is drawn to 7 before the scripts have come.
  const { x, y, width, height } = (await slider.boundingBox())!
  await page.mouse.move(x + (width * 6) / 50, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + (width * 7) / 50, y + height / 2)
  await page.mouse.up()
  await expect(shown(frame, '35 MPa')).toBeAttached()
  await expect(frame.getByRole('status', { name: 'Saving' })).toContainText('All changes are saved')
  await expect
    .poll(async () => {
      const stored = await person.client.getWorksheet({ hash_string: hash })
      return stored.success && stored.archive_string.includes('35 MPa')
    })
    .toBe(true)

  await frame.getByRole('button', { name: 'Create a copy' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Create a copy' })
  await expect(dialog).toContainText('Give Ann view-only access to it?')
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('link', { name: 'Yes' }).click()
  const copyPage = await opened
  await expect(copyPage).toHaveURL(new RegExp(`/worksheet_copy/${hash}\\?author_rights=true$`))
  await expect(copyPage.getByRole('heading', { name: 'Sign in to copy this worksheet' })).toBeVisible()
  await page.context().close()
})

test('the dialog writes the code, and says who could see it', { tag: RARE }, async ({ server }) => {
  const person = await server.person('Ann')
  const hash = await sharedSheet(person, 0)
  const page = await person.page()
  await openHost(page, server.base, `/embed/${hash}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading')).toHaveText('There was an error encountered')
  await expect(frame.getByRole('main')).toContainText('log in')

  await page.goto(`${server.base}/worksheets/${hash}`)
  await page.getByRole('button', { name: 'Worksheet menu' }).click()
  await page.getByRole('menuitem', { name: 'Embed…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Embed “Tie”' })
  const code = dialog.getByRole('textbox', { name: 'Code for your page' })
  await expect(code).toHaveValue(new RegExp(`^<iframe src="${server.base}/embed/${hash}/Tie" .*height="600"`))
  await dialog.getByText('Custom').click()
  await dialog.getByRole('textbox', { name: 'Height in pixels' }).fill('450')
  await dialog.getByText('use controls').click()
  await expect(code).toHaveValue(/Tie\?interaction=1" .*height="450"/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Let everybody view it' }).click()
  await expect(dialog.getByRole('status')).toContainText('Everybody with the link may view this worksheet')
  const preview = dialog.frameLocator('iframe[title="Preview of “Tie”"]')
  await expect(shown(preview, '30 MPa')).toBeAttached()
  await dialog.getByText('Only its form').click()
  await expect(code).toHaveValue(/Tie\?interaction=1&amp;form=1" /)
  await expect(preview.getByRole('heading', { name: 'Tie' })).toBeVisible()
  await expect(preview.getByRole('slider')).toBeVisible()
  await expect(shown(preview, '30 MPa')).toBeHidden()
  await openHost(page, server.base, `/inline_worksheets/${hash}/Tie`)
  await expect(shown(frame, '30 MPa')).toBeAttached()
})
