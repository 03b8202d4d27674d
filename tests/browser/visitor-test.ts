/**
 * Tests of one visitor. All tests of a worker share what the browser keeps of the product's files, as a
 * person's browser does: to read and compile them anew takes a fifth of the time of a test. What a visitor leaves
 * behind, cookies and stored things, is taken away after each.
 */
import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test'
import { reuse } from './sheet.ts'

interface OfTest {
  /**
   * A page that the next test goes on with, on the worksheet where `newWorksheet` begins: for tests of what
   * stands in the sheet, as long as they leave name, settings and the size of the window as they were.
   */
  readonly sheet: Page
}

interface OfWorker {
  readonly shared: BrowserContext
  readonly sheets: BrowserContext
}

export const test = base.extend<OfTest, OfWorker>({
  sheets: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(optionsOf(project.use))
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  sheet: async ({ sheets, permissions }, use) => {
    const page = sheets.pages()[0] ?? (await sheets.newPage())
    reuse(page)
    await sheets.grantPermissions(permissions ?? [])
    await use(page)
    await page.unrouteAll()
    for (const other of sheets.pages().slice(1)) await other.close()
    await sheets.clearPermissions()
  },
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(optionsOf(project.use))
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      shared,
      browser,
      baseURL,
      viewport,
      userAgent,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      storageState,
      locale,
      permissions,
    },
    use,
    { project },
  ) => {
    const usual = optionsOf(project.use)
    const options = optionsOf({ baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, storageState, locale }) // prettier-ignore
    if (JSON.stringify(options) !== JSON.stringify(usual)) {
      const own = await browser.newContext({ ...options, permissions })
      await use(own)
      return own.close()
    }
    await shared.grantPermissions(permissions ?? [])
    await use(shared)
    for (const page of shared.pages()) await page.close()
    await shared.unrouteAll()
    await shared.setOffline(false)
    await shared.clearPermissions()
    await shared.setStorageState(usual.storageState ?? { cookies: [], origins: [] })
  },
})

/** Options that a browser of the tests cannot change once it is open. */
function optionsOf(use: BrowserContextOptions): BrowserContextOptions {
  const { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, storageState } = use
  // Without one a browser that several tests share has the language of the first of them.
  const { locale = 'en-US' } = use
  return { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, storageState, locale }
}
