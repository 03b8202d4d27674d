/** Whole lines are selected, and what keys and the toolbar do to a selection. */
import { EVERY_BROWSER, RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { drag, expectFormulas, expectSelected, formula, newSheet, numberOf } from './selections.ts'
import { line, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test.describe('selecting', () => {
  test.beforeEach(async ({ sheet: page }) => {
    await newSheet(page)
    await typeLines(page, 'a=1', 'b=2', 'c=3', 'd=4')
  })

  test('with Shift and a click, by dragging over lines or numbers, by number, and all', async ({
    sheet: page,
  }) => {
    await test.step('Shift-click selects from the line with the caret', async () => {
      await line(page, 2).click({ position: { x: 300, y: 15 }, modifiers: ['Shift'] })
      await expectSelected(page, 2, 3, 4)
    })
    await test.step('dragging from within a line goes over others', async () => {
      await page.keyboard.press('Escape')
      await drag(page, formula(page, 1), line(page, 3), { x: 300, y: 20 })
      await expectSelected(page, 1, 2, 3)
    })
    await page.keyboard.press('Escape')
    await numberOf(page, 2).click()
    await expectSelected(page, 2)
    await expect(page.getByText('1 line selected')).toBeAttached()
    await drag(page, numberOf(page, 2), numberOf(page, 2), { x: 10, y: 10 })
    await numberOf(page, 4).click({ modifiers: ['Shift'] })
    await expectSelected(page, 2, 3, 4)
    await expect(page.getByText('3 lines selected')).toBeAttached()
    await page.keyboard.press('Escape')
    await drag(page, numberOf(page, 1), numberOf(page, 3), { x: 10, y: 10 })
    await expectSelected(page, 1, 2, 3)
    await page.keyboard.press('Control+Shift+A')
    await expectSelected(page, 1, 2, 3, 4)
  })

  test(
    'Shift with arrows leaves the line at its edge, grows, shrinks and comes back',
    { tag: EVERY_BROWSER },
    async ({ sheet: page }) => {
      await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('Home')
      await page.keyboard.press('Shift+ArrowUp')
      await expectSelected(page, 4)
      await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('Shift+ArrowUp')
      await expectSelected(page, 2, 3, 4)
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await expectSelected(page)
      await page.keyboard.type('z')
      await numberOf(page, 1).click()
      await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'zd := 4')
      await line(page, 4).click({ position: { x: 300, y: 15 } })
      await page.keyboard.press('Home')
      await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('Shift+Home')
      await expectSelected(page, 1, 2, 3, 4)
    },
  )

  test(
    'arrows, Home and End put the caret at or beside the selection',
    { tag: RARE },
    async ({ sheet: page }) => {
      await numberOf(page, 2).click()
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Home')
      await page.keyboard.type('z')
      await expect(formula(page, 2)).toBeFocused()
      await numberOf(page, 2).click()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      await page.keyboard.type('5')
      await numberOf(page, 3).click()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('End')
      await page.keyboard.type('8')
      await numberOf(page, 1).click()
      await expectFormulas(page, 'a := 1', 'zb := 28', 'c := 35', 'd := 4')
    },
  )

  test('a typed character and Enter replace the selection by a line', async ({ sheet: page }) => {
    await numberOf(page, 2).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.type('x=5')
    await page.keyboard.press('Control+z')
    await expectSelected(page, 2, 3)
    await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'd := 4')
    await page.keyboard.press('Control+y')
    await numberOf(page, 3).click()
    await expectFormulas(page, 'a := 1', 'x := 5', 'd := 4')
    await page.keyboard.press('Enter')
    await page.keyboard.type('y=6')
    await numberOf(page, 1).click()
    await expectFormulas(page, 'a := 1', 'x := 5', 'y := 6')
    await page.keyboard.type('# note')
    await expect(line(page, 1)).toContainText('note')
  })

  test(
    'Delete takes the lines away, and leaves an empty one; undo selects them again',
    { tag: EVERY_BROWSER },
    async ({ sheet: page }) => {
      await numberOf(page, 2).click()
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Delete')
      await numberOf(page, 1).click()
      await expectFormulas(page, 'a := 1', 'd := 4')
      await page.keyboard.press('Control+Shift+A')
      await page.keyboard.press('Backspace')
      await expect(line(page, 1).getByRole('textbox')).toBeFocused()
      await expect(line(page, 2)).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expectSelected(page, 1, 2)
      await page.keyboard.press('Control+z')
      await expectSelected(page, 2, 3)
      await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'd := 4')
      await page.keyboard.press('Control+y')
      await numberOf(page, 1).click()
      await expectFormulas(page, 'a := 1', 'd := 4')
    },
  )
})

test('the toolbar of the selection acts and explains', async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'b=2')
  await numberOf(page, 2).click()
  const toolbar = page.getByRole('toolbar')
  await toolbar.getByRole('button', { name: 'More indent' }).click()
  await expect(page.getByRole('button', { name: 'Line 2', exact: true, expanded: true })).toBeVisible()
  await toolbar.getByRole('button', { name: 'Less indent' }).click()
  await expect(page.getByRole('button', { name: 'Line 2', exact: true, expanded: true })).toHaveCount(0)
  await toolbar.getByRole('button', { name: 'Cut' }).click()
  await expect(page.getByText(/Ctrl-X to cut/)).toBeVisible()
  await toolbar.getByRole('button', { name: 'Delete' }).click()
  await expect(line(page, 2)).toHaveCount(0)
})
