/** Starts the service worker of this version, and takes away one that the server no longer has. */
import { savesData, trackInputPauses } from '@calcwright/ui'
import { drawnPage } from '../shell/drawn-page.ts'
import { PARTS_CACHE, type ToWorker, WORKER } from './worker-contract.ts'

/** Milliseconds between two looks whether the page shows its results, and between parts. */
const INTERVAL = 500

/** Milliseconds after which results that are still being calculated are waited for no longer. */
const LONGEST_WAIT = 60_000

export async function registerWorkerSoon(): Promise<void> {
  // A page for paper or in the frame of another program is no start of the application.
  const isStart = window.top === window && !/^\/(print|onshape)/.test(location.pathname)
  if (!isStart || !('serviceWorker' in navigator) || savesData()) return
  // Nothing may hold up the first results; the list of worksheets has none.
  const end = performance.now() + LONGEST_WAIT
  do await passed(INTERVAL)
  while ((drawnPage() || window.prerenderReady === false) && performance.now() < end)
  await registerWorker()
}

const passed = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  try {
    const registration = await workers.register(WORKER, { updateViaCache: 'none' })
    await registration.update()
    takeOver(registration)
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => takeOver(registration))
    })
    await storeParts()
  } catch (error) {
    // A browser may refuse, for instance in a private window; without a network the worker stays.
    if (await isGone()) await removeWorker()
    else if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  }
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ kind: 'take over', script: import.meta.url } satisfies ToWorker)
}

/** Lets the worker of this version store the whole program, in pauses of the person. */
async function storeParts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { pause, stop } = trackInputPauses()
  for (let left: number | null = 1; left; await passed(INTERVAL)) {
    await pause()
    const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    left = await new Promise(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data }) => resolve(data as number | null), { once: true })
      port1.start()
      active!.postMessage({ kind: 'store', script: import.meta.url, used } satisfies ToWorker, [port2])
    })
  }
  stop()
}

async function isGone(): Promise<boolean> {
  const answer = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410
}

/** Browsers keep a worker whose script is missing. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map(registration => registration.unregister()))
  const names = (await caches.keys()).filter(
    name => name.startsWith('workbox-precache') || name === PARTS_CACHE,
  )
  await Promise.all(names.map(name => caches.delete(name)))
}
