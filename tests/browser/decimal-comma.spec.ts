import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectResult, line, openNewWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

/** The page of somebody who has chosen the decimal comma. */
async function openWithComma(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('calcwright.decimal-separator', 'comma'))
  await openNewWorksheet(page)
}

/** The content of the field, as it is drawn. */
const drawnIn = (page: Page, number: number): Promise<string> =>
  line(page, number)
    .locator('calcwright-formula')
    .evaluate(field => field.shadowRoot?.querySelector('[part=content]')?.textContent ?? '')

test('numbers are typed and shown with a decimal comma', async ({ page }) => {
  await openWithComma(page)
  await page.keyboard.type('U = 3,5 V')
  await expect.poll(() => drawnIn(page, 1)).toContain('3,5')
  await page.keyboard.press('Enter')
  await typeLines(page, '2,1 U =', 'max(1,5; 2,25) =', '[1,5; 2] =')
  await expectResult(page, 2, '7,35 V')
  await expectResult(page, 3, '2,25')
  await expectResult(page, 4, '[1,5; 2]')
  await expect.poll(() => drawnIn(page, 4)).toContain('1,5;')
  // A caret that has come back goes on in the same notation.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(',5')
  await expectResult(page, 4, '[1,5; 2,5]')
  await expect(line(page, 1).getByRole('textbox')).toHaveAccessibleName('Formula: U := 3,5 [V]')
  await expect(line(page, 2).getByRole('math', { name: '= 7,35 V' })).toContainText('7,35')
  // One value where two were meant is offered as two.
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('max(1,2) =')
  await expectResult(page, 5, '1,2')
  await page.getByRole('button', { name: 'Write max(1; 2)' }).click()
  await expectResult(page, 5, '2')
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('the comma is proposed once, without taking the caret', { tag: RARE }, async ({ page }) => {
    await openNewWorksheet(page)
    const offer = page.getByRole('status').filter({ hasText: 'Numbers have a decimal point here' })
    await expect(offer).toBeVisible()
    await page.keyboard.type('1/8 =')
    await expectResult(page, 1, '0.125')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2,5 V')
    await offer.getByRole('button', { name: 'Write 3,5' }).click()
    await expect(offer).toBeHidden()
    await expectResult(page, 1, '0,125')
    // A line typed before means the same, and the caret goes on in it.
    await page.keyboard.type(' + 1,5 V =')
    await expectResult(page, 2, '4 V')
    await page.reload()
    await expectResult(page, 1, '0,125')
    await expect(offer).toBeHidden()
  })
})
