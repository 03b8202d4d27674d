/** The whole way between a worksheet and a document of Onshape, for which a server on loopback stands. */
import { randomBytes } from 'node:crypto'
import { type Page, expect, test } from '@playwright/test'
import { RARE } from '../full.ts'
import { DOCUMENT } from '../../apps/server/src/testing/fake-onshape/document.ts'
import { CLIENT, FakeOnshape } from '../../apps/server/src/testing/fake-onshape/fake-onshape.ts'
import { expectAccessible } from './axe.ts'
import { type OwnServer, done, makeWorksheets, startOwnServer } from './own-server.ts'
import { enterLine, expectResult, typeLines } from './sheet.ts'

let fake: FakeOnshape
/** Another site that shows the panel like Onshape. */
let other: FakeOnshape
let server: OwnServer
test.beforeAll(async ({ browser }) => {
  fake = await FakeOnshape.start()
  other = await FakeOnshape.start()
  server = await startOwnServer(browser, {
    ONSHAPE_CLIENT_ID: CLIENT.id,
    ONSHAPE_CLIENT_SECRET: CLIENT.secret,
    TOKEN_KEY: randomBytes(32).toString('base64'),
    ONSHAPE_URL: fake.address,
    ONSHAPE_OAUTH_URL: `${fake.address}/oauth`,
    ONSHAPE_FRAMES: fake.address,
  })
})
test.afterAll(async () => {
  await server.stop()
  await fake.close()
  await other.close()
})

async function insert(page: Page, tool: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(tool)
  await page.getByRole('option', { name: tool }).first().click()
}

const address = () => `${fake.address}/documents/${DOCUMENT.did}/w/${DOCUMENT.wid}/e/plate`
const expressionOf = (name: string) =>
  fake.plate
    .find(({ name: feature }) => feature === `#${name}` || feature === name)
    ?.parameters.find(each => 'expression' in each)

test('a worksheet reads a variable, sets another, and makes a third', { tag: RARE }, async () => {
  const ann = await server.person('Ann')
  const [hash] = await makeWorksheets(ann, 'Plate')
  const page = await ann.page()
  await page.goto(`/worksheets/${hash}`)
  const toolbox = page.getByRole('toolbar').getByRole('button', { name: 'Toolbox', exact: true })
  await toolbox.click()
  await enterLine(page, 1)
  await insert(page, 'Read variable')
  const flow = page.getByRole('group', { name: 'Connection to Onshape' })
  const popup = page.context().waitForEvent('page')
  await flow.getByRole('button', { name: 'Connect to Onshape' }).click()
  await (await popup).getByRole('link', { name: 'Authorize' }).click()
  await flow.getByLabel('Address of the document in Onshape').fill(address())
  await flow.getByRole('button', { name: 'Link' }).click()
  await expect(page.getByRole('button', { name: 'Onshape', exact: true })).toBeVisible()
  await toolbox.click()
  await flow.getByRole('button', { name: 'Plate' }).click()
  await expect(flow.getByRole('list', { name: 'Choose a variable of Plate' })).toBeVisible()
  await expectAccessible(page, { within: '[aria-label="Connection to Onshape"]' })
  await flow.getByRole('button', { name: 'width' }).click()
  await expect(page.getByText('width = 25 mm')).toBeVisible()
  await page.keyboard.type('w')
  await page.keyboard.press('Enter')
  await typeLines(page, '2w=')
  await expectResult(page, 2, '50 mm')

  await insert(page, 'Store variable')
  await flow.getByRole('button', { name: 'Plate' }).click()
  await flow.getByLabel('Create new variable').fill('2x')
  await flow.getByRole('button', { name: 'Create' }).click()
  await expect(flow.getByRole('alert')).toHaveText(
    'Invalid variable name. Must be letter followed by letter and/or numbers.',
  )
  await flow.getByLabel('Create new variable').fill('gap')
  await flow.getByRole('button', { name: 'Create' }).click()
  await expect(flow).toBeHidden()
  await page.keyboard.type('w/5')
  await expect(page.getByText('5 mm is stored')).toBeVisible({ timeout: 15_000 })
  expect(expressionOf('gap')).toMatchObject({ parameterId: 'lengthValue', expression: '5 mm' })
  expect(fake.problems).toEqual([])
})

test(
  'the panel works in frames of Onshape with a session of its own, and in no others',
  { tag: RARE },
  async () => {
    const ann = await server.person('Ann')
    const password = 'a long password of Ann'
    await done(ann.client.setPassword({ password }))
    const page = await server.anonymous()
    fake.panel = other.panel = `${server.base}/onshape_panel`
    await page.goto(`${fake.address}/documents/d`)
    const panel = page.frameLocator('iframe')
    await panel.getByLabel('E-mail').fill(ann.email)
    await panel.getByLabel('Password').fill(password)
    await panel.getByRole('button', { name: 'Sign in' }).click()
    const popup = page.context().waitForEvent('page')
    await panel.getByRole('button', { name: 'Connect to Onshape' }).click()
    expect(await page.title()).toContain('applicationInit')
    expect(await page.context().cookies()).toMatchObject([
      { secure: true, httpOnly: true, partitionKey: new URL(fake.address).origin.replace(/:\d+$/, '') },
    ])

    // Browsers keep the cookie of the frame from windows.
    const window = await popup
    await window.getByLabel('E-mail').fill(ann.email)
    await window.getByLabel('Password').fill(password)
    await window.getByRole('button', { name: 'Sign in' }).click()
    await window.getByRole('link', { name: 'Authorize' }).click()
    await panel.getByRole('button', { name: 'New worksheet' }).click()
    await expect(panel.getByText('Linked to a document of Onshape.')).toBeVisible()
    await page.reload()
    await expect(panel.getByRole('link', { name: 'Onshape worksheet' })).toBeVisible()

    const refusal = page.waitForEvent('console', message => message.text().includes('frame-ancestors'))
    await page.goto(`${other.address}/documents/d`)
    await refusal
    await expect(panel.getByRole('heading')).toBeHidden()
  },
)
