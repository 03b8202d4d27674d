/**
 * Stores the scripts, styles, fonts and the engine of one version in the browser, so that a later opening asks the server
 * for the worksheet only, and a page starts without a network. It never stores an answer about worksheets or people, and
 * leaves calls, live connections, embeds and other sites alone. The build makes a file of its own of it, /service-worker.js.
 */
import { LIST_PAGES, PAGES } from '@calcwright/contract'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { StoredFile, TakeOver } from './worker-contract.ts'

/** The files of this version, from the build. */
declare const STORED_FILES: StoredFile[]

/** The part of the global scope that the types of pages lack. */
interface WorkerScope {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly object[]>
  }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'activate' | 'message', run: (event: WorkerEvent) => void): void
}
interface WorkerEvent {
  readonly data: unknown
  waitUntil(end: Promise<unknown>): void
}
const worker = globalThis as unknown as WorkerScope

// An address stands for its own file only: pages come from the server as long as it can be reached.
precacheAndRoute(STORED_FILES, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

/** First parts of the addresses of pages that this program shows in a window of its own. */
const SHOWN = new Set(
  [...Object.values(PAGES), ...LIST_PAGES].filter(isStandalone).map(address => address.split('/')[1]),
)

/** The panel and the end of signing in to Onshape have no use without a network. */
function isStandalone(address: string): boolean {
  return !address.startsWith('/onshape')
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    SHOWN.has(url.pathname.split('/')[1]),
  async ({ request, url, event }) => {
    const { preloadResponse } = event as unknown as { preloadResponse?: Promise<Response | undefined> }
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch (error) {
      // The page of this version without its content, which comes from the stores of the browser.
      const file = /^\/(worksheets|revisions)\//.test(url.pathname) ? '/worksheet.html' : '/index.html'
      const page = await matchPrecache(file)
      if (!page) throw error
      return page
    }
  },
)

worker.addEventListener('activate', event => {
  // The request for a page does not wait until the worker has started.
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve())
})

worker.addEventListener('message', event => {
  const { script } = event.data as TakeOver
  event.waitUntil(takeOverFor(script))
})

/**
 * Takes the place of the worker of an earlier version once nobody needs that: the only window shows this version. Other
 * windows may still fetch parts of the earlier one, which its worker has stored.
 */
async function takeOverFor(script: string): Promise<void> {
  const { pathname } = new URL(script)
  if (!STORED_FILES.some(({ url }) => url === pathname)) return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length <= 1) await worker.skipWaiting()
}
