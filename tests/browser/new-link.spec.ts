/** A worksheet gets another address: who may see it follows, and loses nothing. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { notice, row } from './lists.ts'
import { done } from './own-server.ts'
import { test } from './people-test.ts'
import { share, sharingDialog } from './sharing.ts'
import { crash, expectField, expectResult, expectSaved, line } from './sheet.ts'

test(
  'a new link: the address, the list and the open sheet of others follow; the old one shows nothing',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person, hashes } = await visit('/active/', 'Beam')
    const guest = await server.person('Gus')
    await share(person, hashes[0]!, guest, 3)
    const theirs = await guest.page()
    await theirs.goto(`/worksheets/${hashes[0]}/Beam`)
    await expect(line(theirs, 1)).toBeVisible()
    await row(page, 'Beam').getByRole('link', { name: 'Beam' }).click()
    await expect(line(page, 1)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click()
    const dialog = sharingDialog(page, 'Beam')
    await dialog.getByRole('button', { name: 'Invalidate this link' }).click()
    await dialog.getByRole('button', { name: 'Make a new link' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).not.toHaveValue(
      new RegExp(hashes[0]!),
    )
    const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
    const hash = new URL(link).pathname.split('/')[2]!
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(new RegExp(`/inline_worksheets/${hash}/Beam$`))
    await expect(line(page, 1)).toBeVisible()
    await expect(theirs).toHaveURL(new RegExp(`/worksheets/${hash}/Beam$`))
    await expect(line(theirs, 1)).toBeVisible()
    await theirs.goto(`/worksheets/${hashes[0]}/Beam`)
    await expect(theirs.getByRole('alert')).toContainText('There was an error')
  },
)

test(
  'a new link takes nothing from who has unsent edits, at work or away',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person, hashes } = await visit('/about', 'Beam')
    await page.close()
    const open = async (name: string) => {
      const guest = await server.person(name)
      await share(person, hashes[0]!, guest, 3)
      const other = await guest.page()
      await other.goto(`/worksheets/${hashes[0]}/Beam`)
      await expectField(other, 1)
      return other
    }
    const [theirs, back, listed] = [await open('Gus'), await open('Cleo'), await open('Dora')]
    for (const [away, typed] of [
      [back, '40+2='],
      [listed, '60+3='],
    ] as const) {
      await away.context().setOffline(true)
      await away.keyboard.press('Enter')
      await away.keyboard.type(typed)
      await expect(away.getByRole('status', { name: 'Saving' })).toContainText('Not saved')
      await crash(away)
    }

    // The save is on its way by the old address when the worksheet gets another one.
    let pass = () => {}
    const held = new Promise<void>(resolve => (pass = resolve))
    const sent = new Promise<void>(resolve => {
      void theirs.route(
        '**/worksheet_elements',
        async route => {
          resolve()
          await held
          await route.continue()
        },
        { times: 1 },
      )
    })
    await theirs.keyboard.type('2+3=')
    await expectResult(theirs, 1, '5')
    await sent
    const { hash_string: hash } = await done(person.client.invalidateUrl('Worksheet', hashes[0]!))
    pass()
    await expect(theirs).toHaveURL(new RegExp(`/worksheets/${hash}/Beam$`))
    await theirs.keyboard.press('Enter')
    await theirs.keyboard.type('4+5=')
    await expect(theirs.getByRole('math', { name: '= 9', exact: true })).toBeVisible()
    await expectSaved(theirs)
    await theirs.reload()
    await expectResult(theirs, 1, '5')

    // Unsent changes stored under the old address are there when somebody comes back.
    await back.context().setOffline(false)
    const again = await back.context().newPage()
    await again.goto(`/worksheets/${hash}/Beam`)
    await expect(
      notice(again, 'Changes from your last visit that had not been saved are back.'),
    ).toBeVisible()
    await expectSaved(again)
    await expect(theirs.getByRole('math', { name: '= 42', exact: true })).toBeVisible()
    // The list sends it without opening the worksheet.
    await listed.context().setOffline(false)
    await (await listed.context().newPage()).goto('/shared/')
    await expect(theirs.getByRole('math', { name: '= 63', exact: true })).toBeVisible()
    await expectResult(theirs, 1, '5')
  },
)
