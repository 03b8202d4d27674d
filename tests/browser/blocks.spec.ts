/** Blocks as only a browser shows them: on a phone's width, with menus and help. */
import { expect } from '@playwright/test'
import { blockHelpPages } from '@calcwright/reference/help'
import { documentOf, line, makeWorksheet, newWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test('a block that is one call: its fields, its result, its help', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'F=laplace', '')
  const block = page.getByRole('group', { name: 'Laplace transform', exact: true })
  await expect(block.getByRole('textbox', { name: 'Expression' })).toBeFocused()
  await page.keyboard.type('t*e')
  await page.keyboard.press('Enter')
  await page.keyboard.type('t')
  await page.keyboard.press('Enter')
  await typeLines(page, 'F(2)=')
  await expect(line(page, 1).locator('[data-output]')).toContainText('s')
  await line(page, 1).getByRole('button', { name: 'Help on Laplace transform' }).click()
  await expect(page.getByRole('dialog', { name: 'Laplace transform' })).toContainText('from 0 to infinity')
})

test('the examples of the help fit into the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lines = blockHelpPages().flatMap(({ example }) => example)
  await page.goto(await makeWorksheet(page, { name: 'Examples', document: documentOf('Examples', lines) }))
  await expect(line(page, 1)).toBeVisible()
  await expect(page.getByText('Ready to Calculate')).toBeAttached()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expect(page.getByText('cannot be shown')).toHaveCount(0)
})
