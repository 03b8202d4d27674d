/** Starts the service worker of this version, and takes away one that the server no longer has. */
import { savesData } from '@calcwright/ui'
import { type TakeOver, WORKER } from './worker-contract.ts'

/** Milliseconds until then: what the first calculation needs is fetched before. */
const DELAY = 5000

export function registerWorkerSoon(): void {
  // A page for paper or in the frame of another program is no start of the application.
  const isStart = window.top === window && !/^\/(print|onshape)/.test(location.pathname)
  if (isStart && 'serviceWorker' in navigator && !savesData()) setTimeout(() => void registerWorker(), DELAY)
}

async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  try {
    const registration = await workers.register(WORKER, { updateViaCache: 'none' })
    await registration.update()
    takeOver(registration)
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => takeOver(registration))
    })
  } catch (error) {
    // A browser may refuse, for instance in a private window; without a network the worker stays.
    if (await isGone()) await removeWorker()
    else if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  }
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  const message: TakeOver = { script: import.meta.url }
  waiting?.postMessage(message)
}

async function isGone(): Promise<boolean> {
  const answer = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410
}

/** Browsers keep a worker whose script is missing. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map(registration => registration.unregister()))
  const names = (await caches.keys()).filter(name => name.startsWith('workbox-precache'))
  await Promise.all(names.map(name => caches.delete(name)))
}
