/** Find and replace in the sheet. */
import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { chooseWithin, enterLine, expectResult, line, newWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const bar = (page: Page) => page.getByRole('search', { name: 'Find and replace' })
const field = (page: Page) => bar(page).getByRole('textbox', { name: 'Find' })
const matches = (page: Page) => bar(page).getByRole('status', { name: 'Matches' })

async function openSheet(page: Page): Promise<void> {
  await newWorksheet(page)
  await typeLines(page, 'k=5', 'F=2k=', 'k_2=k+1=', '#The spring k is stiff. Spring!')
  await expectResult(page, 3, '6')
}

test('Ctrl-F finds in texts and formulas, Enter goes through them, Escape goes back', async ({
  sheet: page,
}) => {
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
  await field(page).fill('f = 2k')
  await expect(matches(page)).toHaveText('1 of 1')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(line(page, 2).getByRole('textbox', { name: 'Formula' })).toBeFocused()
})

test('Replace all changes texts and whole names in one undo step', async ({ sheet: page }) => {
  await openSheet(page)
  await page.keyboard.press('Control+f')
  await page.keyboard.type('k')
  await bar(page).getByRole('textbox', { name: 'Replace with' }).fill('c')
  await bar(page).getByRole('button', { name: 'Replace all' }).click()
  await expect(bar(page).getByRole('status', { name: 'Replaced' })).toHaveText('4 replaced.')
  await expect(line(page, 4)).toContainText('The spring c is stiff')
  await expect(line(page, 1).getByRole('textbox', { name: 'Formula: c := 5' })).toBeVisible()
  await expect(line(page, 2).getByRole('textbox', { name: 'Formula: F := 2c' })).toBeVisible()
  await expect(line(page, 3).getByRole('textbox', { name: 'Formula: k_2 := c + 1' })).toBeVisible()
  await expectResult(page, 3, '6')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(line(page, 4)).toContainText('The spring k is stiff')
  await expect(line(page, 1).getByRole('textbox', { name: 'Formula: k := 5' })).toBeVisible()
  await expectResult(page, 3, '6')
})

test(
  'Replace takes one match after the other, and says what it leaves',
  { tag: RARE },
  async ({ sheet: page }) => {
    await openSheet(page)
    await enterLine(page, 1)
    await page.keyboard.press('Control+f')
    await page.keyboard.type('spring')
    const to = bar(page).getByRole('textbox', { name: 'Replace with' })
    await to.fill('coil')
    await to.press('Enter')
    await expect(line(page, 4)).toContainText('The coil k is stiff. Spring!')
    await expect(matches(page)).toHaveText('1 of 1')
    await field(page).fill('f = 2k')
    await expect(matches(page)).toHaveText('1 of 1')
    await to.press('Enter')
    await expect(bar(page).getByRole('status', { name: 'Replaced' })).toHaveText(
      'In formulas only whole names are replaced.',
    )
  },
)

test('the outline lists the headings of texts and goes to them', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, ...Array.from({ length: 30 }, (_, index) => `${index}+1`), '#Loads')
  await page.getByRole('toolbar').getByRole('button', { name: 'Paragraph style' }).click()
  await page.getByRole('menuitemradio', { name: 'Heading 1' }).click()
  await chooseWithin(page, 'View', 'Outline of headings')
  const outline = page.getByRole('complementary', { name: 'Outline' })
  await enterLine(page, 1)
  await expect(line(page, 31)).not.toBeInViewport()
  await outline.getByRole('button', { name: 'Loads' }).click()
  await expect(line(page, 31)).toBeInViewport()
  await expect(line(page, 31).getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Worksheet menu' }).click()
  await page.getByRole('menuitem').last().click({ trial: true })
  await page.keyboard.press('Escape')
  await outline.getByRole('button', { name: 'Close outline' }).click()
  await expect(outline).toBeHidden()
})

test('a table is inserted into a text and gets a row', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, '#Steels')
  await page.keyboard.press('Enter')
  const table = page.getByRole('toolbar').getByRole('button', { name: 'Table', exact: true })
  await table.click()
  await page.getByRole('menuitem', { name: '3 rows, 3 columns' }).click()
  await page.keyboard.type('S235')
  await expect(line(page, 1).getByRole('row')).toHaveCount(3)
  await expect(line(page, 1).getByRole('columnheader', { name: 'S235' })).toBeVisible()
  await table.click()
  await page.getByRole('menuitem', { name: 'Row below' }).click()
  await expect(line(page, 1).getByRole('row')).toHaveCount(4)
})
