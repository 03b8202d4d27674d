import { EVERY_BROWSER, RARE } from '../full.ts'
import { type Page, expect } from '@playwright/test'
import { expectResult, line, newWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const active = (page: Page) => page.locator('[data-block][data-active]')

test(
  'arrows, Enter and Backspace move through the lines',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(active(page)).toHaveAttribute('aria-label', 'Line 3')
    await page.keyboard.press('ArrowUp')
    await expect(active(page)).toHaveAttribute('aria-label', 'Line 2')
    await page.keyboard.press('Backspace')
    await expect(active(page)).toHaveAttribute('aria-label', 'Line 1')
    await expect(line(page, 3)).toHaveCount(0)
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(active(page)).toHaveAttribute('aria-label', 'Line 2')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('5')
    await page.keyboard.press('ArrowDown')
    await expect(line(page, 1).getByRole('textbox')).toHaveAccessibleName('Formula: a := 15')
  },
)

test('what is typed right after Enter is not lost', { tag: EVERY_BROWSER }, async ({ sheet: page }) => {
  await newWorksheet(page)
  for (let number = 1; number <= 8; number++) await page.keyboard.type(`x_${number}=${number}\n`)
  await expect(line(page, 8).getByRole('textbox')).toHaveAccessibleName('Formula: x_8 := 8')
  await expect(line(page, 1).getByRole('textbox')).toHaveAccessibleName('Formula: x_1 := 1')
})

test('several lines of plain notation are pasted as blocks', { tag: RARE }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newWorksheet(page)
  await page.evaluate(() => navigator.clipboard.writeText('F := 6 [N]\nA := 2 [m^2]\n# a note\nF/A = [Pa]'))
  await page.keyboard.press('Control+v')
  await expect(line(page, 3)).toContainText('a note')
  await expectResult(page, 4, '3 Pa')
  await page.keyboard.press('Control+z')
  await expect(line(page, 2)).toHaveCount(0)
})

test('a formula is copied as plain notation', { tag: RARE }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newWorksheet(page)
  await typeLines(page, 'p=3[kN]/2')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('p := 3 [kN]/2')
})

test('text and math turn into each other', { tag: EVERY_BROWSER }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await page.keyboard.type('  ')
  await expect(line(page, 1).getByRole('textbox', { name: 'Text' })).not.toHaveAttribute('aria-busy')
  await page.keyboard.type('A note')
  await expect(line(page, 1)).toContainText('A note')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('2+2=')
  await expectResult(page, 2, '4')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('  ')
  await page.keyboard.type('3*3=')
  await expectResult(page, 1, '9')
})
