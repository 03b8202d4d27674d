/** Pages of worksheets that the server sends drawn: read before the scripts have run, then taken over in place. */
import { registry } from '@calcwright/blocks/schemas'
import { toBase64 } from '@calcwright/contract'
import { type NewBlock, Worksheet, worksheetFromPlain } from '@calcwright/document'
import { type Page, expect, test } from '@playwright/test'
import { type OwnServer, type Person, closePages, startOwnServer } from './own-server.ts'
import { line } from './sheet.ts'

let server: OwnServer
let ann: Person
/** A page of Ann's: what it has loaded once is there for the next test. */
let page: Page
test.beforeAll(async ({ browser }) => {
  server = await startOwnServer(browser, { DRAWN_SHEETS: 'on' })
  ann = await server.person('Ann')
  page = await ann.page()
})
test.afterAll(async ({ browser }) => {
  await closePages(browser)
  await server.stop()
})

const LINES = ['a := 2', ...Array.from({ length: 30 }, (_, at) => `b_${at} := ${at} * a`), 'c := a + 40 =']

/** A worksheet of Ann's with a stored result in its last line of these; returns its address. */
async function made(blocks: readonly NewBlock[] = []): Promise<string> {
  const sheet = worksheetFromPlain(registry, LINES.join('\n'), 'Beam')
  const at = { inside: null, at: 'end' } as const
  sheet.apply({ kind: 'insert', at, blocks })
  return stored(sheet)
}

async function stored(sheet: Worksheet): Promise<string> {
  const block = sheet.blocks()[LINES.length - 1]!.id
  const outcome = {
    shown: true,
    value: 42,
    unit: '',
    exact: '42',
    display: '42',
    latex: '42',
    kind: 'number',
    suppressed: false,
    notices: [],
    error: null,
  }
  const archive = {
    format: 1,
    results: { [block]: { block, hash: '', values: '', outcomes: [outcome], defines: ['c'] } },
  }
  const answer = await ann.client.newWorksheet({
    name: 'Beam',
    document: toBase64(sheet.encode()),
    archive_string: JSON.stringify(archive),
  })
  if (!answer.success) throw new Error(answer.message)
  return `/worksheets/${answer.hash_string}`
}

/** HTML of a page once its sheet is drawn, for which the first one does not wait. */
async function drawn(address: string): Promise<string> {
  let html = ''
  const ask = async () => (html = await (await page.request.get(server.base + address)).text())
  await expect.poll(ask).toContain('<div id="drawn"')
  return html
}

/** Opens the page drawn, with its program withheld until the returned function is called. */
async function openWithoutScripts(address: string): Promise<() => void> {
  await drawn(address)
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async route => {
    await gate.promise
    await route.continue()
  })
  await page.goto(server.base + address, { waitUntil: 'commit' })
  await expect(page.locator('#drawn')).toBeAttached()
  return gate.resolve
}
test.afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('lines and stored results are read and scrolled before the scripts, then live in the same place', async () => {
  const address = await made()
  const goOn = await openWithoutScripts(address)
  const last = line(page, LINES.length)
  await expect(last).toContainText('42')
  await expect(page).toHaveTitle('Beam · Calcwright')
  await page.getByRole('main').hover()
  await page.mouse.wheel(0, 5000)
  await expect(last).toBeInViewport()
  const before = await last.boundingBox()
  goOn()
  await expect(page.locator('#drawn')).toHaveCount(0)
  await expect(last).toContainText('42')
  await expect.poll(async () => Math.abs((await last.boundingBox())!.y - before!.y)).toBeLessThan(1)
})

test('what is typed and pressed before the scripts reaches the live sheet', async () => {
  const address = await made()
  const goOn = await openWithoutScripts(address)
  await line(page, 2).click({ position: { x: 300, y: 20 } })
  await page.keyboard.type('+7')
  await page.keyboard.press('Enter')
  await page.keyboard.type('d=5')
  await page.keyboard.press('Enter')
  goOn()
  await expect(page.locator('#drawn')).toHaveCount(0)
  await expect(line(page, 2)).toContainText('7')
  await expect(line(page, 3)).toContainText('5')
  await expect(line(page, LINES.length + 2)).toContainText('42')
})

/** Opens a page that the server has had no time to draw, with its program withheld. */
async function openBareWithoutScripts(address: string): Promise<() => void> {
  const bare = await page.request.get(`${server.base}/worksheets/none`)
  await page.route(server.base + address, route => route.fulfill({ response: bare }))
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async route => {
    await gate.promise
    await route.continue()
  })
  await page.goto(server.base + address, { waitUntil: 'commit' })
  await expect(page.getByRole('textbox', { name: 'Worksheet' })).toBeFocused()
  return gate.resolve
}

for (const [kind, open] of [
  ['a drawn page', openWithoutScripts],
  ['a page that is not drawn', openBareWithoutScripts],
] as const)
  test(`${kind} loses no key, writes none twice, and keeps their order`, async () => {
    const address = await made()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const goOn = await open(address)
    await page.evaluate(() => navigator.clipboard.writeText('30'))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('d=4x')
    await page.keyboard.press('Backspace')
    // An input method writes without keys.
    await page.keyboard.insertText('5')
    await page.keyboard.press('Control+v')
    await page.keyboard.press('ArrowLeft')
    // A page that has much to do takes what waits only after the live line has the focus.
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) => {
        if (!(target as Element).closest('#root [data-sheet]')) return
        const later = globalThis.setTimeout
        Object.assign(globalThis, { setTimeout: (run: () => void, delay = 0) => later(run, delay + 1000) })
      }),
    )
    goOn()
    await page.waitForFunction(() => document.activeElement?.closest('#root [data-sheet]'))
    await page.keyboard.type('7')
    await expect(line(page, 2)).toContainText('d')
    await expect(line(page, 2).getByRole('textbox')).toHaveAccessibleName('Formula: d := 45370')
  })

const CONTROLS: readonly NewBlock[] = [
  { type: 'slider', props: { name: 'F', value: 5, min: 0, max: 50, step: 1 } },
  { type: 'checkbox', props: { name: 'h', label: 'Hinged' } },
  { type: 'slider', props: { name: 'L', value: 5, min: 0, max: 50, step: 1 } },
]

test('controls are operated before the scripts, and the worksheet is asked for once', async () => {
  const address = await made(CONTROLS)
  let calls = 0
  page.on('request', request => void (calls += request.postData()?.includes('get_worksheet') ? 1 : 0))
  const goOn = await openWithoutScripts(address)
  const force = page.getByRole('slider', { name: 'Slider F' })
  await force.press('ArrowRight')
  await force.press('ArrowRight')
  await page.getByText('Hinged').click()
  const length = page.getByRole('slider', { name: 'Slider L' })
  await length.focus()
  await page.keyboard.type('17')
  await page.keyboard.press('Enter')
  const before = calls
  expect(before).toBeGreaterThan(0)
  goOn()
  await expect(page.locator('#drawn')).toHaveCount(0)
  await expect(force).toHaveAttribute('aria-valuenow', '7')
  await expect(page.getByRole('checkbox', { name: 'Hinged' })).toBeChecked()
  await expect(length).toHaveAttribute('aria-valuenow', '17')
  expect(calls).toBe(before)
})

test('a key between the drawn sheet and the live one reaches the control with the focus', async () => {
  const address = await made(CONTROLS)
  const goOn = await openWithoutScripts(address)
  const length = page.getByRole('slider', { name: 'Slider L' })
  await length.focus()
  // A page that has much to do gives the focus to the live control late.
  await page.evaluate(() =>
    new MutationObserver(() => {
      const later = globalThis.setTimeout
      Object.assign(globalThis, {
        setTimeout: (run: () => void, delay = 0) => later(run, delay + 1000),
      })
    }).observe(document.getElementById('drawn')!, { attributeFilter: ['inert'] }),
  )
  goOn()
  await page.waitForFunction(() => !document.getElementById('drawn')?.contains(document.activeElement))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#drawn')).toHaveCount(0)
  await expect(length).toHaveAttribute('aria-valuenow', '6')
  await expect(length).toBeFocused()
})

test('a form is read and filled before the scripts', async () => {
  const sheet = worksheetFromPlain(registry, LINES.join('\n'), 'Beam')
  const [input, output] = [sheet.blocks()[0]!, sheet.blocks()[LINES.length - 1]!]
  sheet.apply({ kind: 'mark', ids: [input.id], marks: { formInput: true } })
  sheet.apply({ kind: 'mark', ids: [output.id], marks: { formOutput: true } })
  const address = await stored(sheet)
  const goOn = await openWithoutScripts(address.replace('/worksheets/', '/form/'))
  await expect(page.getByText('c = 42')).toBeAttached()
  const field = page.getByRole('textbox', { name: 'a' })
  await field.press('End')
  await page.keyboard.type('.5')
  goOn()
  await expect(page.locator('#drawn')).toHaveCount(0)
  await expect(field).toHaveValue('2.5')
  await expect(page.getByText('c = 42.5')).toBeAttached()
  await expect(field).toBeFocused()
  await page.keyboard.type('1')
  await expect(field).toHaveValue('2.51')
})

test('blocks of every kind are drawn', async () => {
  const blocks = registry.types.map(({ type }) => ({ type, props: {} }))
  const address = await stored(Worksheet.create(registry, { name: 'All', blocks }))
  // A part that throws leaves a template behind, and one that is not waited for is busy.
  expect(await drawn(address)).not.toMatch(/<template(?! class="program")|aria-busy="true"/)
})

test('without scripts the sheet is read', async ({ browser }) => {
  const address = await made()
  await drawn(address)
  const state = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: state })
  const reader = await context.newPage()
  await reader.goto(server.base + address)
  await expect(line(reader, 1)).toBeVisible()
  await expect(line(reader, LINES.length)).toContainText('42')
  await context.close()
})
