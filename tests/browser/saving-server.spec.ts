/** The server refuses a save of an open worksheet, and nothing typed is lost. */
import { readFile } from 'node:fs/promises'
import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { type OwnServer, type Person, done, makeSheet } from './own-server.ts'
import { test } from './people-test.ts'
import { giveRights } from './sharing.ts'
import { enterLine, expectField, expectResult, expectSaved } from './sheet.ts'

let sql: OwnServer['sql']
let owner: Person
let guest: Person

test.beforeAll(async ({ server }) => {
  sql = server.sql
  owner = await server.person('Ada')
  guest = await server.person('Ben')
})

const saving = (page: Page) => page.getByRole('status', { name: 'Saving' })
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Saving Disabled.' })

/** A worksheet of the owner on the page of somebody who may edit it, with the caret behind `a := 2`. */
async function opened(person: Person) {
  const hash = await makeSheet(owner, 'Beam', 'a := 2', 'a + 3 =')
  await giveRights(sql, hash, person === owner ? guest : person, 3)
  const page = await person.page()
  await page.goto(`/worksheets/${hash}`)
  await expectResult(page, 2, '5')
  await enterLine(page, 1)
  await expectField(page, 1)
  await page.keyboard.press('End')
  return { page, hash }
}

/** Reloads although the page asks. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
}

test('signed out elsewhere: saving stops, and after signing in again all is there', async () => {
  const { page } = await opened(owner)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.keyboard.type('+40')
  await expectResult(page, 2, '45')
  await expect(banner(page)).toBeVisible()
  await expect(saving(page)).toHaveText('Saving Disabled')
  await expect(notice(page, 'You were signed out')).toBeVisible()
  await page.context().addCookies(cookies)
  await reload(page)
  await expectResult(page, 2, '45')
  await expect(notice(page, /^Changes from your last visit/)).toBeVisible()
  await expectSaved(page)
})

test(
  'deleted by its owner while somebody types: it is said at once, and what was typed can be taken away, also later',
  { tag: RARE },
  async () => {
    const { page, hash } = await opened(guest)
    await page.keyboard.type('+4')
    await expectSaved(page)
    await done(owner.client.remove('Worksheet', hash))
    await expect(banner(page)).toBeVisible()
    await expect(notice(page, /^This worksheet does not exist/)).toBeVisible()
    await page.keyboard.type('0')
    await expectResult(page, 2, '45')
    const download = page.waitForEvent('download')
    await banner(page).getByRole('button', { name: 'Download a copy' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('2+40')
    await reload(page)
    const later = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download a copy with them' }).click()
    expect(await readFile(await (await later).path(), 'utf8')).toContain('2+40')
    const { request } = await owner.page()
    const headers = { origin: new URL(page.url()).origin }
    expect((await request.post('/projects/trash/restore', { data: {}, headers })).ok()).toBe(true)
    await page.reload()
    await expectResult(page, 2, '45')
    await expect(notice(page, /^Changes from your last visit/)).toBeVisible()
    await expectSaved(page)
  },
)

test(
  'signed out in another window: it is said before anything is typed',
  { tag: RARE },
  async ({ server }) => {
    const leaver = await server.person('Cem')
    const { page } = await opened(leaver)
    await page.keyboard.type('+4')
    await expectSaved(page)
    await done(leaver.client.signOut())
    await expect(notice(page, 'You were signed out')).toBeVisible()
    await expect(banner(page)).toBeVisible()
  },
)

test('rights that change while somebody types hold at once, and no key is lost', async () => {
  const { page, hash } = await opened(guest)
  const give = (rights: -1 | 1 | 3 | 4) =>
    done(
      owner.client.setRights({
        item_type: 'Worksheet',
        item_hash: hash,
        people: [{ hash_string: guest.id, user_rights: rights }],
      }),
    )
  const viewOnly = page.getByText('This document is view only. Changes will not be saved.')
  await page.keyboard.type('+11')
  await give(4)
  await expect(page.getByRole('textbox', { name: 'Worksheet name' })).toBeEditable()
  await page.keyboard.type('+22')
  await expectResult(page, 2, '38')
  await expectSaved(page)
  await give(1)
  await expect(viewOnly).toBeVisible()
  await expect(saving(page)).toHaveText('Changes are not saved')
  await expectResult(page, 2, '38')
  await give(3)
  await expect(viewOnly).toBeHidden()
  await expectSaved(page)
})

test('shared no more: who only views it is told, and goes on seeing it', { tag: RARE }, async () => {
  const hash = await makeSheet(owner, 'Beam', 'a := 2', 'a + 3 =')
  await giveRights(sql, hash, guest, 1)
  const page = await guest.page()
  await page.goto(`/worksheets/${hash}`)
  await expectResult(page, 2, '5')
  await done(
    owner.client.setRights({
      item_type: 'Worksheet',
      item_hash: hash,
      people: [{ hash_string: guest.id, user_rights: -1 }],
    }),
  )
  await expect(notice(page, /^This worksheet does not exist/)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await expectResult(page, 2, '5')
})

test(
  'made view-only while somebody types: what was typed stays, and it is said that it is not saved',
  { tag: RARE },
  async () => {
    const { page, hash } = await opened(guest)
    await giveRights(sql, hash, guest, 1)
    await page.keyboard.type('+40')
    await expect(saving(page)).toHaveText('Changes are not saved')
    await expect(page.getByText('This document is view only. Changes will not be saved.')).toBeVisible()
    await expectResult(page, 2, '45')
    await page.reload()
    await expect(saving(page)).toHaveText('Changes are not saved')
    await expectResult(page, 2, '45')
  },
)
