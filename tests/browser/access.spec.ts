/** Asking for access, handing over, a link that ends, and the log of it all, between two people. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { notice, row } from './lists.ts'
import { makeSheet } from './own-server.ts'
import { test } from './people-test.ts'
import { openSharing, saveSharing } from './sharing.ts'
import { line } from './sheet.ts'

test(
  'access is asked for and given, a link ends, and a worksheet changes hands',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, person } = await visit('/about')
    const hash = await makeSheet(person, 'Beam', 'F := 5 [kN]', 'A := 2 [m^2]', 'F/A =')
    const gus = await server.person('Gus')
    const guest = await gus.page()
    await guest.goto(`/worksheets/${hash}`)
    await guest.getByRole('textbox', { name: 'Message' }).fill('For the bridge')
    await guest.getByRole('button', { name: `Ask ${person.name} for access` }).click()
    await expect(guest.getByRole('status')).toContainText('was asked for access')

    const wide = page.viewportSize()!
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/active/')
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
    const bell = page.getByRole('dialog', { name: 'Notifications' })
    await expect(bell.getByText('For the bridge')).toBeVisible()
    await bell.getByRole('combobox', { name: 'Rights to give' }).selectOption('Can edit')
    await bell.getByRole('button', { name: 'Give access' }).click()
    await expect(notice(page, 'Done')).toBeVisible()
    await bell.getByRole('button', { name: 'Close' }).last().click()
    await page.setViewportSize(wide)
    await guest.reload()
    await expect(line(guest, 1)).toBeVisible()

    let dialog = await openSharing(page, 'Beam')
    await dialog.getByRole('combobox', { name: 'Rights of everybody' }).selectOption('Can view')
    await dialog.getByLabel('Last day of the link').fill('2099-12-31')
    await saveSharing(dialog)
    await expect(dialog).toBeHidden()
    const visitor = await server.anonymous()
    await visitor.goto(`/worksheets/${hash}`)
    await expect(visitor.getByText('This link works until the end of')).toBeVisible()

    dialog = await openSharing(page, 'Beam')
    await dialog.getByRole('button', { name: 'Hand over…' }).click()
    await dialog.getByRole('textbox', { name: 'Address of the new owner' }).fill(gus.email)
    await dialog.getByRole('button', { name: 'Offer', exact: true }).click()
    await expect(dialog.getByText('who has not answered yet')).toBeVisible()
    await guest.goto('/invites/')
    await guest.getByRole('button', { name: /^Accept Beam/ }).click()
    await expect(guest.getByText('No pending invitations')).toBeVisible()

    await dialog.getByRole('button', { name: 'Audit log…' }).click()
    const log = page.getByRole('dialog', { name: 'Audit log of “Beam”' })
    await expect(log.getByText('has handed it over to Gus')).toBeVisible()
    await expect(log.getByText('Gus may edit')).toBeVisible()
    await expect(log.getByText('Somebody without an account opened “Beam” by link')).toBeVisible()
    await log.getByRole('combobox', { name: 'Kind of entry' }).selectOption('Handed over')
    await expect(log.getByRole('listitem')).toHaveCount(1)

    await guest.goto('/recent/')
    await expect(row(guest, 'Beam')).toBeVisible()
    await guest.getByRole('button', { name: 'Filter' }).click()
    await guest.getByRole('combobox', { name: 'Owner' }).selectOption('Others')
    await expect(row(guest, 'Beam')).toBeHidden()
    await guest.emulateMedia({ colorScheme: 'dark' })
    await guest.setViewportSize({ width: 390, height: 800 })
    await guest.goto('/recent/')
    await expect(row(guest, 'Beam')).toBeVisible()
  },
)
