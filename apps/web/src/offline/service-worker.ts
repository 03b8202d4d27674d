/**
 * Stores the scripts, styles, fonts and the engine of one version in the browser, so that a later opening asks the server
 * for the worksheet only, and a page starts without a network. It never stores an answer about worksheets or people, and
 * leaves calls, live connections, embeds and other sites alone. The build makes a file of its own of it, /service-worker.js.
 */
import { LIST_PAGES, PAGES } from '@calcwright/contract'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { PARTS_CACHE, type ProgramFiles, type ToWorker } from './worker-contract.ts'

/** From the build. */
declare const PROGRAM_FILES: ProgramFiles

/** The part of the global scope that the types of pages lack. */
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly object[]>
  }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'activate' | 'message', run: (event: WorkerEvent) => void): void
}
interface WorkerEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
  waitUntil(end: Promise<unknown>): void
}
const worker = globalThis as unknown as WorkerScope

const { first, parts } = PROGRAM_FILES
const ofParts = new Set(parts)

// An address stands for its own file only: pages come from the server as long as it can be reached.
precacheAndRoute([...first], { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.search === '' && ofParts.has(url.pathname),
  new CacheFirst({ cacheName: PARTS_CACHE }),
)

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

worker.addEventListener('activate', event => event.waitUntil(begin()))

async function begin(): Promise<void> {
  // The request for a page does not wait until the worker has started.
  await worker.registration.navigationPreload?.enable()
  const cache = await caches.open(PARTS_CACHE)
  for (const request of await cache.keys())
    if (!ofParts.has(new URL(request.url).pathname)) await cache.delete(request)
  // The page that brought this worker needs it, too, when its network goes away.
  await worker.clients.claim()
}

worker.addEventListener('message', event => {
  const message = event.data as ToWorker
  const { pathname } = new URL(message.script)
  if (!ofParts.has(pathname) && !first.some(({ url }) => url === pathname)) return
  if (message.kind === 'take over') event.waitUntil(takeOver())
  else event.waitUntil(storeParts(message.used).then(left => event.ports[0]!.postMessage(left)))
})

/**
 * Takes the place of the worker of an earlier version once nobody needs that: the only window shows this version. Other
 * windows may still fetch parts of the earlier one, which its worker has stored.
 */
async function takeOver(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length <= 1) await worker.skipWaiting()
}

/** Parts that are fetched together in spare time: few, since a key may come. */
const AT_ONCE = 6

/**
 * Stores all that a page has used, else some of the other parts.
 * @returns how many are left; null where they cannot be fetched or stored
 */
async function storeParts(used: readonly string[]): Promise<number | null> {
  const cache = await caches.open(PARTS_CACHE)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = parts.filter(part => !stored.has(part))
  const wanted = missing.filter(part => used.includes(part))
  const now = wanted.length > 0 ? wanted : missing.slice(0, AT_ONCE)
  try {
    await cache.addAll(now)
  } catch {
    return null
  }
  return missing.length - now.length
}
