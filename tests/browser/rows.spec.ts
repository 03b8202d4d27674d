/** Lines beside one another. */
import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { drag, expectFormulas, formula, newSheet, numberOf } from './selections.ts'
import { line, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

/** Lines of each row of lines, by their numbers. */
async function expectRows(page: Page, ...rows: readonly (readonly number[])[]): Promise<void> {
  const found = page.getByRole('group', { name: /^Row of/ })
  await expect(found).toHaveCount(rows.length)
  for (const [index, numbers] of rows.entries()) {
    await expect(found.nth(index)).toHaveAccessibleName(`Row of ${numbers.length} lines`)
    const names = found.nth(index).getByRole('button', { name: /^Select line/ })
    await expect(names).toHaveText(numbers.map(String))
  }
}

const topOf = async (page: Page, number: number): Promise<number> =>
  Math.round((await formula(page, number).boundingBox())!.y)

test('a key, the menu and dragging put lines beside one another; a new line goes below', async ({
  sheet: page,
}) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'b=2', 'c=3', 'd=4')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expectRows(page, [3, 4])
  await page.keyboard.type('5')
  await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'd := 45')
  expect(await topOf(page, 3)).toBe(await topOf(page, 4))

  await line(page, 3).click({ position: { x: 120, y: 18 } })
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(formula(page, 4)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(formula(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('n=6')
  await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'd := 45', 'n := 6')
  await expectRows(page, [3, 4])

  await numberOf(page, 2).click()
  const right = (await line(page, 1).boundingBox())!.width - 90
  await drag(page, numberOf(page, 2), line(page, 1), { x: right, y: 20 })
  await expectRows(page, [1, 2], [3, 4])
  await page.keyboard.press('Control+z')
  await expectRows(page, [3, 4])
  await page.keyboard.press('Control+y')
  await expectRows(page, [1, 2], [3, 4])

  await numberOf(page, 4).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Put on a row of its own' }).click()
  await expectRows(page, [1, 2])
  await numberOf(page, 1).click()
  await drag(page, numberOf(page, 1), line(page, 3), { x: 30, y: 35 })
  await expectFormulas(page, 'b := 2', 'c := 3', 'a := 1', 'd := 45', 'n := 6')
  await expectRows(page)
})

test('a plot with the caret in a series goes beside the line above', async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'plot')
  await page.keyboard.press('Enter')
  const field = line(page, 3).getByRole('textbox', { name: 'Function' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(page.getByRole('group', { name: 'Row of 2 lines' })).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(page.getByRole('group', { name: 'Row of 2 lines' })).toHaveCount(0)
})

test('on a narrow screen they stand one below another', { tag: RARE }, async ({ page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'b=2')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expectRows(page, [1, 2])
  await page.setViewportSize({ width: 390, height: 700 })
  await expect.poll(async () => (await topOf(page, 2)) > (await topOf(page, 1))).toBe(true)
  await expectRows(page, [1, 2])
})
