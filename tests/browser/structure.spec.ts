/** Lines are indented, folded, disabled, moved and made. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { expectFormulas, leftOf, newSheet, numberOf } from './selections.ts'
import { enterLine, expectResult, line, openSheetOf, save, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test('Tab indents and joins, Shift-Tab outdents', async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'b=2', 'c=3', 'd=4')
  await numberOf(page, 2).click()
  await page.keyboard.press('Tab')
  await numberOf(page, 3).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Lines 2 to 3', expanded: true })).toBeVisible()
  expect(await leftOf(page, 3)).toBe(await leftOf(page, 2))
  expect(await leftOf(page, 2)).toBeGreaterThan(await leftOf(page, 1))
  await numberOf(page, 2).click()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Line 3', exact: true, expanded: true })).toBeVisible()
  expect(await leftOf(page, 2)).toBe(await leftOf(page, 1))
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Lines 2 to 3', expanded: true })).toBeVisible()
})

test('Tab at the start of a line indents it and keeps the caret', { tag: RARE }, async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'b=2')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await page.keyboard.type('z')
  await numberOf(page, 1).click()
  await expectFormulas(page, 'a := 1', 'zb := 2')
  expect(await leftOf(page, 2)).toBeGreaterThan(await leftOf(page, 1))
})

test(
  'indented lines fold away and come back, also after a reload',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newSheet(page)
    await typeLines(page, 'a=1', 'b=2', 'c=3', 'a+b+c=')
    await numberOf(page, 2).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Lines 2 to 3', expanded: true }).click()
    await expect(line(page, 2)).toHaveCount(0)
    await expectResult(page, 4, '6')
    await save(page)
    await page.reload()
    await expect(line(page, 4)).toBeVisible()
    await expect(line(page, 3)).toHaveCount(0)
    await page.getByRole('button', { name: '2 lines folded' }).click()
    await expect(line(page, 3)).toBeVisible()
  },
)

test('a section that begins with a plot folds at its own marker', { tag: RARE }, async ({ sheet: page }) => {
  await openSheetOf(page, 'indent {\n  plot {\n    function 2*x\n  }\n}')
  await page.getByRole('button', { name: 'Lines 1 to 2', expanded: true }).click()
  await expect(page.getByRole('button', { name: '2 lines folded' })).toBeVisible()
})

test('folding leaves the caret in its line, and the keyboard among the lines', async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'b=2', 'c=3', 'a+0')
  await numberOf(page, 2).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Tab')
  await enterLine(page, 4)
  await page.keyboard.press('End')
  const open = page.getByRole('button', { name: 'Lines 2 to 3', expanded: true })
  await open.click()
  await expect(page.getByRole('button', { name: '2 lines folded' })).toBeVisible()
  await page.keyboard.type('.5=')
  await expectResult(page, 4, '1.5')
  const folded = page.getByRole('button', { name: 'Lines 2 to 3', expanded: false })
  await folded.press('Enter')
  await expect(open).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.type('0')
  await expectResult(page, 4, '10.5')
})

test('an error in folded lines unfolds them, once', { tag: RARE }, async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1m', 'b=a+1m', 'c=3', 'b+0=')
  await expectResult(page, 4, '2 m')
  await numberOf(page, 2).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Tab')
  const open = page.getByRole('button', { name: 'Lines 2 to 3', expanded: true })
  const folded = page.getByRole('button', { name: '2 lines folded' })
  await open.click()
  await expect(folded).toBeVisible()
  await enterLine(page, 1)
  await page.keyboard.press('End')
  await page.keyboard.type('*2s')
  await expect(line(page, 2)).toContainText('cannot add')
  await open.click()
  await expect(folded).toBeVisible()
  await enterLine(page, 1)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('a=2m')
  await expectResult(page, 4, '3 m')
  await expect(folded).toBeVisible()
})

test('a disabled line takes no part until it is enabled again', async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=2', 'a=5', 'a*10=')
  await expectResult(page, 3, '50')
  await numberOf(page, 2).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Disable evaluation' }).click()
  await expectResult(page, 3, '20')
  await page.getByRole('button', { name: 'Enable evaluation of line 2' }).click()
  await expectResult(page, 3, '50')
  await page.keyboard.press('Control+z')
  await expectResult(page, 3, '20')
})

test('Alt with arrows moves the line with the caret, in and out of an indent', async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'b=2', 'c=3')
  await numberOf(page, 1).click()
  await page.keyboard.press('Tab')
  await line(page, 3).click({ position: { x: 300, y: 15 } })
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.type('4')
  await numberOf(page, 3).click()
  await expectFormulas(page, 'a := 1', 'c := 34', 'b := 2')
  expect(await leftOf(page, 2)).toBe(await leftOf(page, 1))
  await numberOf(page, 2).click()
  await page.keyboard.press('Alt+ArrowDown')
  expect(await leftOf(page, 2)).toBe(await leftOf(page, 3))
})

test(
  'a click below the last line makes one that leaves no trace until something is typed',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newSheet(page)
    await typeLines(page, 'a=1')
    await save(page)
    await page.getByRole('button', { name: 'Add a line at the end' }).click()
    await expect(line(page, 2)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(line(page, 2)).toHaveCount(0)
    await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('All changes are saved')
    await page.getByRole('button', { name: 'Add a line at the end' }).click()
    await page.keyboard.type('a+1=')
    await expectResult(page, 2, '2')
    await page.keyboard.press('Control+z')
    await expect(line(page, 2)).toHaveCount(0)
    await page.keyboard.press('Control+y')
    await expectResult(page, 2, '2')
  },
)
