/** Texts on a worksheet, as its tests find and make them. */
import { type Locator, type Page, expect } from '@playwright/test'
import { line, newWorksheet } from './sheet.ts'

export const text = (page: Page, number: number): Locator =>
  line(page, number).getByRole('textbox', { name: 'Text' })
export const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Text toolbar' })
export const button = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true })

/** A worksheet whose first line is this text, with the caret at its end. */
export async function newText(page: Page, content = ''): Promise<Locator> {
  await newWorksheet(page)
  await page.keyboard.type('#')
  await expect(bar(page)).toBeVisible()
  await page.keyboard.type(content)
  // The sign that begins a text shows until the next key.
  if (content !== '') await expect(text(page, 1)).toHaveText(content)
  return text(page, 1)
}

/** Puts HTML from another program on the clipboard and pastes it. */
export async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async content => {
    const items = { 'text/html': new Blob([content], { type: 'text/html' }) }
    await navigator.clipboard.write([new ClipboardItem(items)])
  }, html)
  await page.keyboard.press('Control+v')
}
