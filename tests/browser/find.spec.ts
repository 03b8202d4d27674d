/** Find and replace in the sheet. */
import { type Page, expect, test } from '@playwright/test'
import { enterLine, expectResult, line, newWorksheet, typeLines } from './sheet.ts'

const bar = (page: Page) => page.getByRole('search', { name: 'Find and replace' })
const field = (page: Page) => bar(page).getByRole('textbox', { name: 'Find' })
const matches = (page: Page) => bar(page).getByRole('status', { name: 'Matches' })

async function openSheet(page: Page): Promise<void> {
  await newWorksheet(page)
  await typeLines(page, 'k=5', 'F=2k=', 'k_2=k+1=', '#The spring k is stiff. Spring!')
  await expectResult(page, 3, '6')
}

test('Ctrl-F finds in texts and formulas, Enter goes through them, Escape goes back', async ({ page }) => {
  await openSheet(page)
  await enterLine(page, 1)
  await page.keyboard.press('Control+f')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('spring')
  await expect(matches(page)).toHaveText('1 of 2')
  await bar(page).getByRole('button', { name: 'Match case' }).click()
  await expect(matches(page)).toHaveText('1 of 1')
  await bar(page).getByRole('button', { name: 'Match case' }).click()
  await field(page).fill('k')
  await expect(matches(page)).toHaveText('1 of 4')
  await field(page).press('Enter')
  await expect(matches(page)).toHaveText('2 of 4')
  await field(page).press('Shift+Enter')
  await field(page).press('Shift+Enter')
  await expect(matches(page)).toHaveText('4 of 4')
  await field(page).fill('nowhere')
  await expect(matches(page)).toHaveText('Not found')
  await field(page).fill('2*k')
  await expect(matches(page)).toHaveText('1 of 1')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(line(page, 2).getByRole('textbox', { name: 'Formula' })).toBeFocused()
})

test('Replace all changes texts and whole names in one undo step', async ({ page }) => {
  await openSheet(page)
  await page.keyboard.press('Control+f')
  await page.keyboard.type('k')
  await bar(page).getByRole('textbox', { name: 'Replace with' }).fill('c')
  await bar(page).getByRole('button', { name: 'Replace all' }).click()
  await expect(bar(page).getByRole('status', { name: 'Replaced' })).toHaveText('4 replaced.')
  await expect(line(page, 4)).toContainText('The spring c is stiff')
  await expect(line(page, 1).getByRole('textbox', { name: 'Formula: c = 5' })).toBeVisible()
  await expect(line(page, 2).getByRole('textbox', { name: 'Formula: F = 2*c' })).toBeVisible()
  await expect(line(page, 3).getByRole('textbox', { name: 'Formula: k_2 = c + 1' })).toBeVisible()
  await expectResult(page, 3, '6')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(line(page, 4)).toContainText('The spring k is stiff')
  await expect(line(page, 1).getByRole('textbox', { name: 'Formula: k = 5' })).toBeVisible()
  await expectResult(page, 3, '6')
})

test('Replace takes one match after the other, and says what it leaves', async ({ page }) => {
  await openSheet(page)
  await enterLine(page, 1)
  await page.keyboard.press('Control+f')
  await page.keyboard.type('spring')
  const to = bar(page).getByRole('textbox', { name: 'Replace with' })
  await to.fill('coil')
  await to.press('Enter')
  await expect(line(page, 4)).toContainText('The coil k is stiff. Spring!')
  await expect(matches(page)).toHaveText('1 of 1')
  await field(page).fill('2*k')
  await to.press('Enter')
  await expect(bar(page).getByRole('status', { name: 'Replaced' })).toHaveText(
    'In formulas only whole names are replaced.',
  )
})
