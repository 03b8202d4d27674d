/** New worksheets begin with the settings of their person, whom no other test uses. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { makeSheet } from './own-server.ts'
import { test } from './people-test.ts'
import { enterLine, expectResult, line, save } from './sheet.ts'

test(
  'includes are chosen with the keyboard, and a new worksheet begins below them',
  { tag: RARE },
  async ({ server }) => {
    const person = await server.person('Ida')
    const hash = await makeSheet(person, 'Loads', 'q := 3', 'w := 4', 'q + w =')
    const page = await person.page()
    await page.goto(`/worksheets/${hash}`)
    await expectResult(page, 3, '7')
    await enterLine(page, 1)
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await expectResult(page, 3, '34')
    await save(page)

    await page.goto('/active')
    await page.getByRole('button', { name: 'Default settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Default settings' })
    const add = settings.getByRole('button', { name: 'Add an include' })
    await add.press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Search your worksheets' })).toBeFocused()
    await page.keyboard.type('Loads')
    await expect(page.getByRole('button', { name: /^Loads/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'q', exact: true }).check()
    await page.keyboard.press('Enter')
    await expect(add).toBeFocused()

    const include = settings.getByRole('button', { name: /^Loads/ })
    await include.press('Enter')
    await page.getByRole('checkbox', { name: 'w', exact: true }).check()
    await page.keyboard.press('Enter')
    await expect(include).toHaveText('Loadsq, w')
    await expect(include).toBeFocused()
    await settings.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(settings).toBeHidden()

    await page.getByRole('button', { name: 'New worksheet' }).click()
    await expect(line(page, 2).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('w/2=')
    await expectResult(page, 2, '2')

    await page.goto('/active')
    await page.getByRole('button', { name: 'Default settings' }).click()
    await settings.getByRole('button', { name: 'Remove Loads' }).press('Enter')
    await expect(include).toHaveCount(0)
    await expect(add).toBeFocused()
  },
)
