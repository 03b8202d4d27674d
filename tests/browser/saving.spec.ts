/** Messages about saving: each state, and each failure caused where the call leaves the page. */
import { type Page, type Route, expect } from '@playwright/test'
import { EVERY_BROWSER, RARE } from '../full.ts'
import { row } from './lists.ts'
import { expectField, expectResult, expectSaved, line, newWorksheet, save, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const CALL = '**/worksheet_elements'

const saving = (page: Page) => page.getByRole('status', { name: 'Saving' })
const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Saving Disabled.' })
const popup = (page: Page, title: string) => page.getByRole('alertdialog', { name: title })

/** The body of a save. */
const bodyOf = (route: Route) => route.request().postDataJSON() as Record<string, unknown>

/** Saves get this answer instead of the server's. */
async function answerSaves(page: Page, answer: object, status = 200): Promise<{ count: number }> {
  const sent = { count: 0 }
  await page.route(CALL, route => {
    sent.count++
    return route.fulfill({ status, json: answer })
  })
  return sent
}

/** A worksheet that has been saved once. */
async function savedWorksheet(page: Page): Promise<void> {
  await newWorksheet(page)
  await typeLines(page, '2+3=')
  await expectResult(page, 1, '5')
  await save(page)
}

/** Makes the result of the first line 6. */
async function change(page: Page): Promise<void> {
  await page.keyboard.press('Home')
  await page.keyboard.type('1+')
}

/** A change that no server answers. */
async function changeDuringOutage(page: Page): Promise<void> {
  await savedWorksheet(page)
  await page.route(CALL, route => route.abort())
  await change(page)
  await expect(saving(page)).toHaveText('Not saved. Trying again')
}

test(
  'waits for quiet, says that it saves, and queues what changes meanwhile',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await savedWorksheet(page)
    const held: Route[] = []
    await page.route(CALL, route => void held.push(route))
    await change(page)
    await expect(saving(page)).toHaveText('Unsaved changes')
    await expect(saving(page)).toHaveText('Saving...')
    await page.keyboard.press('Enter')
    await typeLines(page, '7=')
    await expectResult(page, 2, '7')
    expect(held).toHaveLength(1)

    await held[0]!.continue()
    await expect.poll(() => held.length).toBe(2)
    await expect(saving(page)).toHaveText('Saving...')
    await held[1]!.continue()
    await expectSaved(page)
    expect(held).toHaveLength(2)
  },
)

test('Ctrl-S saves the whole worksheet at once, also without a change', { tag: RARE }, async ({ page }) => {
  await savedWorksheet(page)
  const request = page.waitForRequest(CALL)
  await page.keyboard.press('Control+s')
  const body = (await request).postDataJSON() as Record<string, unknown>
  expect([typeof body['full_resave'], typeof body['patch']]).toEqual(['string', 'undefined'])
  await expectSaved(page)
})

test('nothing is sent when nothing changed', { tag: RARE }, async ({ page }) => {
  await page.clock.install()
  await savedWorksheet(page)
  const sent = await answerSaves(page, {})
  await line(page, 1).click({ position: { x: 90, y: 20 } })
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  // Longer than the quiet after which a change is sent.
  await page.clock.fastForward(2500)
  expect(sent.count).toBe(0)
  await expectSaved(page)
})

test(
  'a refused save is said in red and ends saving until the page is loaded again',
  { tag: RARE },
  async ({ page }) => {
    await savedWorksheet(page)
    const sent = await answerSaves(page, { success: false, message: 'The disk is full.' })
    await page.keyboard.press('Enter')
    await typeLines(page, '6*7=')
    await expect(notice(page, 'Error while saving: The disk is full.')).toBeVisible()
    await expect(saving(page)).toHaveText('Saving Disabled')
    await expect(banner(page)).toHaveText(
      'Saving Disabled. Changes will not be saved. Reload to re-enable saving · Download a copy',
    )
    await page.keyboard.press('Enter')
    await typeLines(page, '8=')
    await expectResult(page, 3, '8')
    await page.keyboard.press('Control+s')
    await expect(saving(page)).toHaveText('Saving Disabled')
    expect(sent.count).toBe(1)

    await page.unroute(CALL)
    page.once('dialog', dialog => void dialog.accept())
    await banner(page).getByRole('link', { name: 'Reload to re-enable saving' }).click()
    await expectResult(page, 3, '8')
    await expect(notice(page, 'Changes from your last visit that had not been saved are back.')).toBeVisible()
    await expectSaved(page)
  },
)

test(
  'a refusal that the server wants read is a popup with its title and message',
  { tag: RARE },
  async ({ page }) => {
    await savedWorksheet(page)
    await answerSaves(page, {
      success: false,
      alert: true,
      title: 'Storage is used up',
      message: 'Delete a worksheet, then reload this page.',
    })
    await change(page)
    const shown = popup(page, 'Storage is used up')
    await expect(shown).toContainText('Delete a worksheet, then reload this page.')
    await expect(notice(page, 'Error while saving: Delete a worksheet, then reload this page.')).toBeHidden()
    await shown.getByRole('button', { name: 'Close' }).click()
    await expect(shown).toBeHidden()
    await expect(banner(page)).toBeVisible()
  },
)

test('a worksheet that the server finds empty is a fatal error', { tag: RARE }, async ({ page }) => {
  await savedWorksheet(page)
  const message = 'Fatal error on save. Saving disabled.'
  await answerSaves(page, { success: false, problem: 'empty', message })
  await change(page)
  await expect(notice(page, message)).toBeVisible()
  await expect(saving(page)).toHaveText('Saving Disabled')
  await expect(banner(page)).toBeVisible()
})

test('the server asks for the whole worksheet and gets it', { tag: RARE }, async ({ page }) => {
  await savedWorksheet(page)
  const sent: string[] = []
  await page.route(CALL, route => {
    const full = bodyOf(route)['full_resave'] !== undefined
    sent.push(full ? 'full' : 'patch')
    return full
      ? route.continue()
      : route.fulfill({ json: { success: false, problem: 'resave', message: 'Send all of it.' } })
  })
  await change(page)
  await expect.poll(() => sent).toEqual(['patch', 'full'])
  await expectSaved(page)
  await expect(notice(page, 'Error while saving: Send all of it.')).toBeHidden()
})

test('without the server it goes on trying, advises to wait, and saves when the server is back', async ({
  page,
}) => {
  await changeDuringOutage(page)
  await expect(notice(page, 'Error while saving: The server cannot be reached')).toBeVisible()
  const shown = popup(page, 'Save Failed')
  await expect(shown).toContainText('The page goes on trying: keep it open')
  await expect(shown.getByRole('button', { name: 'Reload' })).toBeHidden()
  // The outage ends with the press: else the page's own next attempt may take the popup away before it.
  const tryNow = shown.getByRole('button', { name: 'Try now' })
  await tryNow.evaluate(button =>
    button.addEventListener('click', () => (button.ownerDocument.title = 'Pressed'), true),
  )
  let isBack = false
  await page.route(CALL, async route => {
    isBack ||= (await page.title()) === 'Pressed'
    return isBack ? route.continue() : route.abort()
  })
  await tryNow.click()
  await expectSaved(page)
  await expect(notice(page, 'Error while saving: The server cannot be reached')).toBeHidden()
  await page.unroute(CALL)
  await page.reload()
  await expectResult(page, 1, '6')
})

test(
  'the popup of an outage waits until nobody types, and goes with the next key, which it does not take',
  { tag: RARE },
  async ({ page }) => {
    await savedWorksheet(page)
    await page.route(CALL, route => route.abort())
    const failures: string[] = []
    page.on('requestfailed', request => void failures.push(request.url()))
    await page.keyboard.press('Enter')
    let typed = 'x'
    await page.keyboard.type(typed)
    await expect.poll(() => failures.length).toBeGreaterThan(0)
    while (failures.length < 4) {
      await page.keyboard.type('+1', { delay: 100 })
      typed += '+1'
    }
    await expect(popup(page, 'Save Failed')).toBeHidden()
    await expect(popup(page, 'Save Failed')).toBeVisible()
    await page.keyboard.type('+2')
    await expect(popup(page, 'Save Failed')).toBeHidden()
    await expectField(page, 2)
    await page.keyboard.press('ArrowUp')
    await expect(line(page, 2).getByRole('textbox')).toHaveAccessibleName(
      `Formula: ${(typed + '+2').replaceAll('+', ' + ')}`,
    )
  },
)

test(
  'an answer that no server of ours gives ends saving with Save Failed',
  { tag: RARE },
  async ({ page }) => {
    await savedWorksheet(page)
    await answerSaves(page, { teapot: true }, 418)
    await change(page)
    const shown = popup(page, 'Save Failed')
    await expect(shown).toContainText('They are kept in this browser. Reload the page to avoid losing data.')
    await page.unroute(CALL)
    page.once('dialog', dialog => void dialog.accept())
    await shown.getByRole('button', { name: 'Reload' }).click()
    await expectResult(page, 1, '6')
    await expectSaved(page)
  },
)

test('a server of a new version offers to reload', { tag: RARE }, async ({ page }) => {
  await savedWorksheet(page)
  const shown = page.getByRole('status').filter({ hasText: 'A New Version of the product is Available' })
  await expect(shown).toBeHidden()
  await page.route(CALL, async route => {
    const response = await route.fetch()
    const answer = (await response.json()) as object
    await route.fulfill({ response, json: { ...answer, application_version: 'new|new|new' } })
  })
  await change(page)
  await expect(shown).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Reload' })).toBeVisible()
  await page.getByRole('button', { name: 'Close this notice' }).click()
  await expect(shown).toBeHidden()
})

test('leaving with unsaved changes asks first; without them it does not', async ({ page }) => {
  await savedWorksheet(page)
  let asked = 0
  page.on('dialog', dialog => {
    asked += dialog.type() === 'beforeunload' ? 1 : 0
    void dialog.accept()
  })
  await page.reload()
  await expectResult(page, 1, '5')
  expect(asked).toBe(0)

  await line(page, 1).click({ position: { x: 90, y: 20 } })
  await page.keyboard.type('9')
  await expect(saving(page)).toHaveText('Unsaved changes')
  await page.reload()
  await expect(line(page, 1)).toBeVisible()
  expect(asked).toBe(1)
})

test(
  'going to the list during an outage asks first, and the changes are there again afterwards',
  { tag: RARE },
  async ({ page }) => {
    await changeDuringOutage(page)
    const home = page.getByRole('link', { name: 'All worksheets' })
    page.once('dialog', dialog => {
      expect(dialog.message()).toContain('This browser keeps them')
      void dialog.dismiss()
    })
    await home.click()
    await expect(line(page, 1)).toBeVisible()
    page.once('dialog', dialog => void dialog.accept())
    await home.click()
    await expect(line(page, 1)).toBeHidden()
    await page.unroute(CALL)
    await page.goBack()
    await expectResult(page, 1, '6')
    await expectSaved(page)
  },
)

test('steady typing is saved before it ends', { tag: RARE }, async ({ page }) => {
  await page.clock.install()
  await savedWorksheet(page)
  await page.keyboard.press('Enter')
  let sent = 0
  page.on('request', request => (sent += request.url().endsWith('/worksheet_elements') ? 1 : 0))
  for (let seconds = 0; seconds < 12; seconds++) {
    await page.keyboard.type('1+')
    await page.clock.fastForward(1000)
  }
  expect(sent).toBeGreaterThan(0)
  await expectSaved(page)
})

test('a page that is left at once has its name and its lines, also the name that is being typed', async ({
  page,
}) => {
  const named = `Left ${Date.now()}`
  await newWorksheet(page)
  await typeLines(page, '2+3=')
  await page.getByRole('textbox', { name: 'Worksheet name' }).fill(named)
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/active/')
  await row(page, named).getByRole('link', { name: named }).click()
  await expectResult(page, 1, '5')
})

test('what a visit left unsaved goes out when the list is opened', { tag: RARE }, async ({ page }) => {
  const named = `Kept ${Date.now()}`
  await changeDuringOutage(page)
  await page.getByRole('textbox', { name: 'Worksheet name' }).fill(named)
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/active/')
  await page.unroute(CALL)
  await page.reload()
  await row(page, named).getByRole('link', { name: named }).click()
  await expectResult(page, 1, '6')
})
