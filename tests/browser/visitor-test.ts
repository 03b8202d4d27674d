/**
 * Tests of one visitor. All tests of a worker share what the browser keeps of the product's files, as a
 * person's browser does: to read and compile them anew takes a fifth of the time of a test. What a visitor leaves
 * behind, cookies and stored things, is taken away after each.
 */
import { type BrowserContext, type BrowserContextOptions, test as base } from '@playwright/test'

interface OfWorker {
  readonly shared: BrowserContext
}

export const test = base.extend<object, OfWorker>({
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
      permissions,
    },
    use,
    { project },
  ) => {
    const usual = optionsOf(project.use)
    const options = { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, storageState }
    if (JSON.stringify(optionsOf(options)) !== JSON.stringify(usual)) {
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

/** What makes one browser of the tests another one. */
function optionsOf(use: BrowserContextOptions): BrowserContextOptions {
  const { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, storageState } = use
  return { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, storageState }
}
