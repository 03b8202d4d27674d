/** Actions of the benches in an open worksheet. */
import type { BrowserContext, Page } from '@playwright/test'

/** A place on a line where its formula begins. */
export const FORMULA = { x: 90, y: 20 }

export async function openLive(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.getByText('Ready to Calculate').waitFor()
  return page
}

/** Types a key on `from` and waits for the result of `to` to be painted anew; the time between, in ms. */
export async function editTime(page: Page, from: number, to: number): Promise<number> {
  await page.evaluate(
    ([last]) => {
      const line = document.querySelector(`[role=group][aria-label="Line ${last}"]`)
      const read = () => [...(line?.querySelectorAll('[role=math]') ?? [])].at(-1)?.getAttribute('aria-label')
      const isResult = (label?: string | null) => label !== undefined && label !== 'Calculating'
      const before = read()
      Object.assign(window, {
        edit: new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error(`Line ${last} did not change`)), 10_000)
          let start: number | null = null
          addEventListener('keydown', event => event.key === '1' && (start = performance.now()), {
            capture: true,
          })
          const observer = new MutationObserver(() => {
            const since = start
            if (since === null || read() === before || !isResult(read())) return
            observer.disconnect()
            requestAnimationFrame(() => resolve(performance.now() - since))
          })
          if (line) observer.observe(line, { subtree: true, childList: true, attributes: true })
        }),
      })
    },
    [to],
  )
  await page.getByRole('group', { name: `Line ${from}`, exact: true }).click({ position: FORMULA })
  await page.waitForTimeout(100)
  await page.keyboard.press('Control+End')
  // Lines that came into sight are drawn while the page rests: not part of the edit.
  await page.waitForTimeout(700)
  await page.keyboard.press('1')
  return page.evaluate(() => (window as unknown as { edit: Promise<number> }).edit)
}
