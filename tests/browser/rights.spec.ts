/** Each level of rights in the editor, for somebody else than the owner; the server agrees. */
import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { type OwnServer, type Person, makeSheet } from './own-server.ts'
import { test } from './people-test.ts'
import { giveRights } from './sharing.ts'
import { expectResult, expectSaved, line } from './sheet.ts'

/** A place on a line where its formula begins. */
const FORMULA = { x: 90, y: 20 }
const VIEW_ONLY = 'This document is view only. Changes will not be saved.'

let sql: OwnServer['sql']
let owner: Person
let guest: Person

test.beforeAll(async ({ server }) => {
  sql = server.sql
  owner = await server.person('Ann')
  guest = await server.person('Gus')
})

/** A worksheet of the owner, with what it may be asked for by the guest. */
async function ownersWorksheet(rights: number, unpaid = false) {
  const hash = await makeSheet(owner, 'Beam', 'a := 2', 'a + 3 =')
  await sql.query('update worksheets set need_paid_plan = $1 where hash = $2', [unpaid, hash])
  await giveRights(sql, hash, guest, rights)
  return { hash, address: `/worksheets/${hash}` }
}

/** The guest's page with the owner's worksheet open. */
async function guestAt(rights: number, unpaid = false) {
  const { hash, address } = await ownersWorksheet(rights, unpaid)
  const page = await guest.page()
  await page.goto(address)
  await expectResult(page, 2, '5')
  return { page, hash, address }
}

/** Status of a save that the page itself would not send. */
const savedAnyway = (page: Page, hash: string): Promise<number> =>
  page.evaluate(async worksheet_hash => {
    const body = { worksheet_hash, name: 'Taken over', known_server_version: 1, patch: 'AAAA' }
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/worksheet_elements', { method: 'POST', headers, body: JSON.stringify(body) }))
      .status
  }, hash)

const banner = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true })
const saving = (page: Page) => page.getByRole('status', { name: 'Saving' })
const formula = (page: Page, number: number, role: 'textbox' | 'math') =>
  line(page, number).getByRole(role, { name: /^Formula/ })

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Worksheet menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Marks the formula of a line with the mouse and presses the key. */
async function copyWith(page: Page, number: number, key: string): Promise<void> {
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await formula(page, number, 'math').dblclick()
  await page.keyboard.press(key)
}

test('0: a worksheet that is not shared is answered like one that does not exist', async () => {
  const { address } = await ownersWorksheet(0)
  const page = await guest.page()
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('There was an error: This worksheet does not exist')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(page.getByRole('main')).toContainText(`You are signed in as ${guest.email}`)
  await page.getByRole('link', { name: 'sign in as somebody else' }).click()
  await expect(page).toHaveURL(/\/sign_in\?next=%2Fworksheets%2F/)
})

test(
  '1: a viewer reads; nothing can be changed, cut, copied, renamed or duplicated',
  { tag: RARE },
  async () => {
    const { page, hash } = await guestAt(1)
    await expect(banner(page, VIEW_ONLY)).toBeVisible()
    await expect(saving(page)).toHaveText('Changes are not saved')
    await expect(formula(page, 1, 'math')).toBeVisible()
    await expect(formula(page, 1, 'textbox')).not.toBeAttached()
    await expect(page.getByRole('button', { name: 'Add a line at the end' })).toBeHidden()

    for (const key of ['Control+c', 'Control+x']) {
      await copyWith(page, 2, key)
      await expect(toast(page, 'Cut and Copy have been disabled for this Worksheet')).toBeVisible()
    }
    await page.keyboard.type('99')
    await page.keyboard.press('Delete')
    await expectResult(page, 2, '5')

    await page.getByRole('textbox', { name: 'Worksheet name' }).click()
    await expect(toast(page, 'You do not have sufficient rights to rename this document')).toBeVisible()
    await openMenu(page)
    await expect(page.getByRole('menuitem', { name: 'Insert' })).toBeHidden()
    for (const name of ['Save now', 'Create a duplicate…'])
      await expect(page.getByRole('menuitem', { name })).toBeDisabled()
    expect(await savedAnyway(page, hash)).toBe(403)
  },
)

test('1: nothing is copied with the whole page selected either', { tag: RARE }, async () => {
  const { page } = await guestAt(1)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await expect(toast(page, 'Cut and Copy have been disabled for this Worksheet')).toBeVisible()
})

test(
  '1: keys that would change what a viewer has selected are refused in words, once',
  { tag: RARE },
  async () => {
    const { page } = await guestAt(1)
    const faults: Error[] = []
    page.on('pageerror', fault => faults.push(fault))
    const select = line(page, 1).getByRole('button', { name: 'Select line 1' })
    await line(page, 1).hover()
    await select.click()
    for (const key of ['x', '#', 'Enter', 'Delete', 'Tab', 'Shift+Tab', 'Alt+ArrowDown', 'x'])
      await page.keyboard.press(key)
    await expect(toast(page, 'Interaction disabled')).toHaveCount(1)
    await expect(toast(page, 'Interaction disabled')).toBeVisible()
    await expect(select).toHaveAttribute('aria-pressed', 'true')
    await expect(formula(page, 1, 'math')).toHaveAccessibleName('Formula: a := 2')
    expect(faults).toEqual([])
  },
)

test(
  '2: changes stay on the own screen, and go into a duplicate that the author may view',
  { tag: RARE },
  async () => {
    const { page, hash, address } = await guestAt(2)
    const ask = page.getByRole('button', { name: 'Create a duplicate to save your changes' })
    await expect(ask).toBeVisible()
    await line(page, 1).click({ position: FORMULA })
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await expectResult(page, 2, '23')
    await expect(saving(page)).toHaveText('Changes are not saved')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await expect(toast(page, 'Cut and Copy have been disabled for this Worksheet')).toBeHidden()
    expect(await savedAnyway(page, hash)).toBe(403)

    await ask.click()
    const question = page.getByRole('alertdialog', { name: 'Create a duplicate' })
    await expect(question).toContainText('Give Ann view-only access to it?')
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect(page).not.toHaveURL(new RegExp(hash))
    await expectResult(page, 2, '23')
    await expect(ask).toBeHidden()
    const copy = page.url()

    const author = await owner.page()
    await author.goto(copy)
    await expectResult(author, 2, '23')
    await expect(banner(author, VIEW_ONLY)).toBeVisible()
    await page.goto(address)
    await expectResult(page, 2, '5')
  },
)

test('3: an editor changes and saves, and does not rename', { tag: RARE }, async () => {
  const { page } = await guestAt(3)
  const saved = page.waitForResponse('**/worksheet_elements')
  await line(page, 1).click({ position: FORMULA })
  await page.keyboard.press('End')
  await page.keyboard.type('0')
  await expectResult(page, 2, '23')
  expect((await saved).status()).toBe(200)
  await expectSaved(page)
  await page.reload()
  await expectResult(page, 2, '23')
  const name = page.getByRole('textbox', { name: 'Worksheet name' })
  await name.click()
  await expect(toast(page, 'You do not have sufficient rights to rename this document')).toBeVisible()
  await expect(name).not.toBeEditable()
  await expect(banner(page, 'view only')).toBeHidden()
})

test('4: an administrator renames and saves', { tag: RARE }, async () => {
  const { page } = await guestAt(4)
  const name = page.getByRole('textbox', { name: 'Worksheet name' })
  const saved = page.waitForResponse('**/worksheet_elements')
  await name.fill('Column')
  await name.press('Enter')
  await expect(page).toHaveTitle(/^Column/)
  expect((await saved).status()).toBe(200)
  await expectSaved(page)
  await page.reload()
  await expect(name).toHaveValue('Column')
})

test('a plan that does not cover the worksheet: it is inert for others', { tag: RARE }, async () => {
  const { page, hash } = await guestAt(3, true)
  await expect(banner(page, VIEW_ONLY)).toBeVisible()
  await expect(formula(page, 1, 'textbox')).not.toBeAttached()
  await line(page, 2).hover()
  await expect(line(page, 2).getByRole('button', { name: /result/i })).toBeHidden()
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Fraction' })).toBeDisabled()
  expect(await savedAnyway(page, hash)).toBe(403)
})

test(
  'a plan that does not cover the worksheet: its owner makes it public and goes on',
  { tag: RARE },
  async () => {
    const { hash, address } = await ownersWorksheet(1, true)
    const page = await owner.page()
    await page.goto(address)
    await expectResult(page, 2, '5')
    const offer = banner(page, 'Upgrade to Professional or Business')
    await expect(offer).toBeVisible()
    await expect(formula(page, 1, 'textbox')).not.toBeAttached()
    expect(await savedAnyway(page, hash)).toBe(403)
    await offer.getByRole('button', { name: 'make it public' }).click()
    await expect(formula(page, 1, 'textbox')).toBeAttached()
    await expect(offer).toBeHidden()
  },
)

test('-2: an earlier version is read, copied from and duplicated, not changed', { tag: RARE }, async () => {
  const { address } = await ownersWorksheet(1)
  const page = await owner.page()
  await page.route('**/worksheet_commands', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), rights_level: -2 } })
  })
  await page.goto(address)
  await expectResult(page, 2, '5')
  const shown = banner(page, 'This is an earlier version of this worksheet.')
  await expect(shown.getByRole('button', { name: 'Copy revision to new worksheet' })).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Go to current version' })).toBeVisible()
  await expect(formula(page, 1, 'textbox')).not.toBeAttached()
  await copyWith(page, 2, 'Control+c')
  await expect(toast(page, 'Cut and Copy have been disabled for this Worksheet')).toBeHidden()
  await shown.getByRole('button', { name: 'Copy revision to new worksheet' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Create a duplicate' })).toBeVisible()
})

test('somebody who is not signed in reads what is public', { tag: RARE }, async ({ server }) => {
  const { hash, address } = await ownersWorksheet(1)
  await sql.query('update worksheets set public_rights = 1 where hash = $1', [hash])
  const page = await server.anonymous()
  await page.goto(address)
  await expectResult(page, 2, '5')
  await expect(banner(page, VIEW_ONLY)).toBeVisible()
  expect(await savedAnyway(page, hash)).toBe(403)
})
