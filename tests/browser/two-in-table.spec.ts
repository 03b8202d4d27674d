/** Two people at once in one table: numbers stay in the rows that they were typed for. */
import { type Page, expect } from '@playwright/test'
import { openSheetOf, save } from './sheet.ts'
import { notice } from './lists.ts'
import { test } from './visitor-test.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Cells' })
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[role=row][aria-rowindex="${row + 1}"] [aria-colindex="${column + 1}"]`)
const rowsOf = (page: Page) =>
  grid(page)
    .getByRole('row')
    .evaluateAll(rows =>
      rows
        .slice(1)
        .map(row => [...row.querySelectorAll('[role=gridcell]')].map(one => one.textContent).join(' ')),
    )

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menu').getByText(item, { exact: true }).last().click()
}

test('sorts, inserts and deletes while the other types', async ({ page }) => {
  await openSheetOf(page, 'table t { n, x; "a", 1; "b", 2; "c", 3 }')
  await save(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(page.getByRole('group', { name: /^Also here/ })).toBeVisible()
  await cell(page, 1, 2).click()
  await page.keyboard.type('77')
  await choose(other, 'Menu of x', 'Sort down')
  await choose(other, 'Menu of x', 'Put the rows in this order')
  await choose(other, 'Row 1', 'Insert a row above')
  await expect.poll(() => rowsOf(page)).toEqual([' ', 'c 3', 'b 2', 'a 77'])
  await page.keyboard.press('Enter')
  await expect.poll(() => rowsOf(other)).toEqual([' ', 'c 3', 'b 2', 'a 77', ' '])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('88')
  await choose(other, 'Row 3', 'Delete the row')
  await expect(notice(page, 'Somebody else has deleted the row: your “88” was not entered.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => rowsOf(other)).toEqual([' ', 'c 3', 'a 1'])
  expect(await rowsOf(page)).toEqual(await rowsOf(other))
})
