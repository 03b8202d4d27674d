import AxeBuilder from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { expectResult, line, newWorksheet, typeLines } from './sheet.ts'

/** From the formula of the active line to an entry of the menu of its result, by keyboard. */
async function choose(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Options of this result' }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('menuitemradio', { name: entry }))
    .focus()
  await page.keyboard.press('Enter')
}

test('a result is converted to another unit', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, '6[km]/2=')
  await expectResult(page, 1, '3000 m')
  await choose(page, 'Change units')
  await expect(page.getByLabel('convert to:')).toBeFocused()
  await page.keyboard.type('s')
  await page.keyboard.press('Enter')
  await expect(line(page, 1).getByRole('alert')).toHaveText('cannot convert m to s')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('zorks')
  await page.keyboard.press('Enter')
  await expect(line(page, 1).getByRole('alert')).toContainText('Unknown unit in input (zorks)')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('km')
  await page.keyboard.press('Enter')
  await expectResult(page, 1, '3 km')
})

test('a click on the unit asks for another', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, '5[m]*2=')
  await expectResult(page, 1, '10 m')
  await line(page, 1).getByRole('math', { name: '= 10 m' }).locator('.unit').click()
  await page.getByLabel('convert to:').fill('mm')
  await page.keyboard.press('Enter')
  await expectResult(page, 1, '10000 mm')
})

test('digits are chosen from 1 to 14', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'sqrt(2) +0=')
  await expectResult(page, 1, '1.41421')
  await choose(page, 'Change precision')
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await expect(line(page, 1).getByRole('alert')).toHaveText(
    'Invalid Entry: Please enter an integer from 1 to 14',
  )
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expectResult(page, 1, '1.41')
})

test('exact and approximate by line', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, '1/3 +0=')
  await expectResult(page, 1, '0.333333')
  await choose(page, 'Exact (1/3)')
  await expectResult(page, 1, '1/3')
})

test('a definition shows its value when asked, and hides it again', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'd=7')
  await line(page, 1).getByRole('button', { name: 'Show the result' }).click()
  await expectResult(page, 1, '7')
  await page.getByRole('button', { name: 'Options of this result' }).click()
  await page.getByRole('menuitem', { name: 'Collapse' }).click()
  await expect(line(page, 1).getByRole('math', { name: '= 7' })).toBeHidden()
})

test('an error marks its place and waits until typing rests', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, '3[m]+2[s]=')
  await expect(line(page, 1).getByRole('alert')).toContainText('cannot add')
  await page.keyboard.press('Enter')
  await expect(line(page, 1).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(line(page, 1).locator('.problem')).toHaveText('+')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing serious on a sheet, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await newWorksheet(page)
    await typeLines(page, 'F=5kN', 'F*2=', 'F+1=', '#A note')
    await expect(line(page, 3).getByRole('alert')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  })
