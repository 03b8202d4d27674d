/** Actions and expectations in the list of worksheets, by role and name. */
import { type Page, expect } from '@playwright/test'

export const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true })
export const section = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })

export async function chooseFromMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Menu of ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** A passing message. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text)

/** Moves what was chosen into a project. */
export async function moveTo(page: Page, project: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Move/ })
  await dialog.getByRole('treeitem', { name: project, exact: true }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Lets the calls to an address fail as they do when the server breaks. */
export async function breakCall(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, route => route.fulfill({ status: 500, body: 'broken' }))
}

export async function refuseCall(page: Page, path: string, message: string): Promise<void> {
  await page.route(`**${path}`, route => route.fulfill({ status: 403, json: { success: false, message } }))
}

export const SERVER_ERROR = 'Error: There was a server error. We have been notified'

/** Collects the texts of passing messages from now on, however short they are shown. */
export async function collectNotices(page: Page): Promise<() => Promise<string[]>> {
  const collected = await page.evaluateHandle(() => {
    const MESSAGE = 'section[aria-label^="Notifications"] li'
    const texts: string[] = []
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          const messages = node.matches(MESSAGE) ? [node] : node.querySelectorAll(MESSAGE)
          texts.push(...[...messages].map(message => message.textContent))
        }
    }).observe(document.body, { childList: true, subtree: true })
    return texts
  })
  return () => collected.jsonValue()
}
