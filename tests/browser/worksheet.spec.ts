import { EVERY_BROWSER, RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { notice } from './lists.ts'
import { crash, enterLine, expectResult, expectSaved, line, newWorksheet, save, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test(
  'what was typed is there after a reload, with its results; programs that print know when',
  { tag: EVERY_BROWSER },
  async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'b=3', 'b^2=')
    await expectResult(page, 2, '9')
    await expectSaved(page)
    await page.reload()
    await expectResult(page, 2, '9')
    await expect.poll(() => page.evaluate(() => window.prerenderReady)).toBe(true)
  },
)

test('changing a definition recalculates what depends on it', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'w=2', 'w*10=')
  await expectResult(page, 2, '20')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.type('5')
  await expectResult(page, 2, '250')
})

test('changes survive a crash of the page before they are saved', async ({ page, context }) => {
  await newWorksheet(page)
  await typeLines(page, 'k=7')
  await save(page)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await page.keyboard.type('k+1=')
  await expectResult(page, 2, '8')
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Not saved')
  const address = page.url()
  await crash(page)
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(address)
  await expect(notice(again, 'Changes from your last visit that had not been saved are back.')).toBeVisible()
  await expectResult(again, 2, '8')
  await expectSaved(again)
})

test('saving resumes by itself when the server comes back', { tag: RARE }, async ({ page, context }) => {
  await newWorksheet(page)
  await context.setOffline(true)
  await typeLines(page, '2+2=')
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Not saved')
  await context.setOffline(false)
  await expectSaved(page)
})

test('undo and redo follow the person through the lines', { tag: EVERY_BROWSER }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'p=1')
  await save(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('p+1=')
  await expectResult(page, 2, '2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 2).getByRole('math', { name: '= 2', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expectResult(page, 2, '2')
})

test('the example of the welcome gives what the welcome says', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'F=5 kN', 'A=20 mm^2', 'sigma=F/A=[MPa]', '')
  await expectResult(page, 3, '250 MPa')
  await enterLine(page, 1)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('F=8 kN')
  await expectResult(page, 3, '400 MPa')
})
