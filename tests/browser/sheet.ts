/** What a person does and sees on a worksheet, by role and name. */
import { type Locator, type Page, expect } from '@playwright/test'

/** Makes the page one of somebody who has been here before, at an address other than the usual one. */
export async function skipWelcome(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('calcwright.welcomed', 'yes'))
}

/** Opens a new worksheet from the home page; the caret is in its first line. */
export async function newWorksheet(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'New worksheet', exact: true }).click()
  await expect(line(page, 1)).toBeVisible()
}

/** A place on a line where its formula begins. */
const FORMULA = { x: 90, y: 20 }

/** Brings the caret into a line with the mouse. */
export async function enterLine(page: Page, number: number): Promise<void> {
  await line(page, number).click({ position: FORMULA })
}

export function line(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Line ${number}`, exact: true })
}

/** The name of one control, as a screen reader says it. */
export async function nameOf(control: Locator): Promise<string> {
  return /"(.+)"/.exec(await control.ariaSnapshot())?.[1] ?? ''
}

/** Types one formula a line, as from the keyboard. */
export async function typeLines(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const [index, text] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(text, { delay: 5 })
  }
}

/** The result shown on a line reads `= …`. */
export async function expectResult(page: Page, number: number, display: string): Promise<void> {
  await expect(line(page, number).getByRole('math', { name: `= ${display}`, exact: true })).toBeVisible()
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('All changes are saved')
}
