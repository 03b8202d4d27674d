/** Whole lines: how they are selected, dragged and read. */
import { type Locator, type Page, expect } from '@playwright/test'
import { line, newWorksheet } from './sheet.ts'

export { numberOf } from './sheet.ts'

/** A new worksheet whose first line has the caret: what is typed at once has somewhere to go. */
export async function newSheet(page: Page): Promise<void> {
  await newWorksheet(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-block][data-active]') !== null))
    .toBe(true)
}

/** Numbers of the selected lines. */
export async function expectSelected(page: Page, ...numbers: readonly number[]): Promise<void> {
  await expect(page.getByRole('button', { name: /^Select line/, pressed: true })).toHaveText(
    numbers.map(String),
  )
}

export const formula = (page: Page, number: number): Locator => line(page, number).getByRole('textbox')

/** The formulas as they stand below each other; `>` for each level. */
export async function expectFormulas(page: Page, ...formulas: readonly string[]): Promise<void> {
  await expect(page.getByRole('group', { name: /^Line \d/ })).toHaveCount(formulas.length)
  for (const [index, text] of formulas.entries())
    await expect(formula(page, index + 1)).toHaveAccessibleName(`Formula: ${text}`)
}

/** Horizontal place of a line's formula: deeper lines stand further right. */
export const leftOf = async (page: Page, number: number): Promise<number> =>
  (await formula(page, number).boundingBox())!.x

/** Drags from one place to another, in steps as a hand does. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  at: { x: number; y: number },
): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 8, { steps: 3 })
  await page.mouse.move(end.x + at.x, end.y + at.y, { steps: 8 })
  await page.mouse.up()
}
