/** Tables: keys and clipboard as in a spreadsheet, units, formulas, and what is wrong at its cell. */
import { type Page, expect } from '@playwright/test'
import { EVERY_BROWSER } from '../full.ts'
import { expectResult, newWorksheet, openSheetOf } from './sheet.ts'
import { test } from './visitor-test.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Cells' })
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[role=row][aria-rowindex="${row + 1}"] [aria-colindex="${column + 1}"]`)

const BOLTS = [
  'f := 640 [MPa]',
  'table bolts { size, d [mm], A_s [mm^2], N [kN] = A_s*f; "M10", 10, 58; "M12", 12, 84.3 }',
  'bolts("M12", N) =',
  'sum(bolts.d) =',
]

test('a new one is filled in from its headings on by Tab and Enter', async ({ sheet: page }) => {
  await newWorksheet(page)
  await page.getByRole('button', { name: 'Toolbox' }).click()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  // The headings come first; the name of the table stands above them.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('bolts')
  await page.keyboard.press('Enter')
  for (const row of [
    ['size', 'd [mm]'],
    ['M12', '12'],
    ['M16', '16'],
  ]) {
    await page.keyboard.type(row[0]!)
    await page.keyboard.press('Tab')
    await page.keyboard.type(row[1]!)
    await page.keyboard.press(row[0] === 'M16' ? 'Control+Enter' : 'Enter')
  }
  await page.keyboard.type('sum(bolts.d)=')
  await expectResult(page, 2, '28 mm')
})

test(
  'is filled in by keys, and the lines that read it follow',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await openSheetOf(page, ...BOLTS)
    await expectResult(page, 3, '53.952 kN')
    await cell(page, 2, 2).click()
    await page.keyboard.type('14')
    await page.keyboard.press('Enter')
    await page.keyboard.type('M16')
    await page.keyboard.press('Escape')
    await expectResult(page, 4, '24 mm')
    // The cell and the row that Enter has added are one step. The focus stays in the cells.
    await page.keyboard.press('Control+z')
    await expectResult(page, 4, '22 mm')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('menu', { name: 'Row 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.type('15')
    await page.keyboard.press('Enter')
    await expectResult(page, 4, '25 mm')
  },
)

test('cells are opened, broken into lines, copied and filled, each one step of undo', async ({
  sheet: page,
}) => {
  await openSheetOf(page, ...BOLTS)
  await cell(page, 1, 1).dblclick()
  await page.keyboard.type(' x')
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.type('8.8')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 1)).toHaveText('M10 x\n8.8')
  // Enter has gone down; the selection is copied to the right and below, where it adds a row.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 2)).toBeFocused()
  await cell(page, 2, 2).click()
  await page.keyboard.press('Control+v')
  await expectResult(page, 4, '32 mm')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.type('20')
  await page.keyboard.press('Control+Enter')
  await expectResult(page, 4, '50 mm')
  for (const total of ['32 mm', '22 mm']) {
    await page.keyboard.press('Control+z')
    await expectResult(page, 4, total)
  }
  await page.keyboard.press('Control+z')
  await expect(cell(page, 1, 1)).toHaveText('M10')
  await page.keyboard.press('Control+Home')
  await expect(cell(page, 1, 1)).toBeFocused()
})

test('rows are sorted and filtered for all to see, and no value changes', async ({ sheet: page }) => {
  await openSheetOf(page, 'table t { n, x; "a", 1; "b", 3; "c", 2 }', 't.x =')
  const rows = () => grid(page).getByRole('gridcell').allTextContents()
  await page.getByRole('button', { name: 'Menu of x' }).click()
  await page.getByRole('menuitemradio', { name: 'Sort down' }).click()
  await expect.poll(rows).toEqual(['b', '3', 'c', '2', 'a', '1'])
  await page.getByRole('button', { name: 'Menu of x' }).click()
  await page.getByRole('menuitem', { name: 'Filter…' }).click()
  await page.keyboard.type('< 3')
  await page.keyboard.press('Enter')
  await expect.poll(rows).toEqual(['c', '2', 'a', '1'])
  await expect(page.getByText('2 of 3 rows, x: < 3; sorted by x, falling.')).toBeVisible()
  await expectResult(page, 2, '[1, 3, 2]')
  await page.getByRole('button', { name: 'Show all rows' }).click()
  await expect.poll(rows).toEqual(['a', '1', 'b', '3', 'c', '2'])
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Linear fit' }).click()
  await expectResult(page, 3, '[0.5, 1]')
  await expect(page.getByRole('figure')).toBeVisible()
})

test('a press that chose from a menu selects no cells underneath', async ({ sheet: page }) => {
  await openSheetOf(page, ...BOLTS)
  await page.getByRole('button', { name: 'Row 1', exact: true }).click()
  const item = page.getByRole('menuitem', { name: 'Insert a row below' })
  await item.hover()
  await page.mouse.down()
  await expect(item).toBeHidden()
  await cell(page, 3, 2).hover()
  await page.mouse.up()
  await expect(grid(page).getByRole('gridcell', { selected: true })).toHaveCount(1)
})
