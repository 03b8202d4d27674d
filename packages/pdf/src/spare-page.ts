/**
 * A page that has loaded the scripts of the page for paper and waits for the next request. It has shown nothing of
 * anybody, and prints one request: what one person has printed is never in the page of another.
 */
import { SPARE_PAGE } from '@calcwright/contract'
import type { BrowserContext, Page } from 'playwright-core'

/** Milliseconds after which a request had better load a page of its own. */
const LIMIT = 20_000

export class SparePage {
  #page: Promise<Page | null> = Promise.resolve(null)
  #context: BrowserContext | null = null

  /** Resolves when the page waits, or could not be made: then the next request loads its own. */
  async prepare(context: BrowserContext, address: string): Promise<void> {
    this.#context = context
    this.#page = waitingPage(context, address).catch(() => null)
    await this.#page
  }

  /** The page, which is given once; null when there is none in this context. */
  async take(context: BrowserContext): Promise<Page | null> {
    const page = await this.#page
    this.#page = Promise.resolve(null)
    return this.#context === context && page && !page.isClosed() ? page : null
  }
}

async function waitingPage(context: BrowserContext, address: string): Promise<Page | null> {
  const page = await newPrintPage(context)
  const late = new Promise<false>(resolve => setTimeout(resolve, LIMIT, false).unref())
  const ready = page
    .goto(`${address}/print/${SPARE_PAGE}?for=pdf`, { waitUntil: 'commit' })
    .then(() => whenPrinted(page))
    .then(() => true)
  if (await Promise.race([ready.catch(() => false), late])) return page
  void page.close().catch(() => {})
  return null
}

export async function newPrintPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(0)
  await page.emulateMedia({ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' })
  return page
}

/** Resolves when the page has said that all is drawn, or why not. */
export async function whenPrinted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['printed'], undefined, { polling: 20 })
}

/** Runs in the page, on its own: goes to another address of the application. */
export function goTo(address: string): void {
  delete document.documentElement.dataset['printed']
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}
