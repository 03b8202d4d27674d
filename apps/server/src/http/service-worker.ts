/** The service worker of the pages (/service-worker.js), and the one that removes it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const FILE = 'service-worker.js'

/**
 * Takes the place of any worker that a browser has of this server, gives back what it stored, and goes. Browsers ask for
 * the script at each opening of a page, so that this ends even a worker that breaks all pages.
 */
const REMOVAL = `addEventListener('install', event => event.waitUntil(skipWaiting()))
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (/^(workbox-precache|calcwright-parts)/.test(name)) await caches.delete(name)
  await registration.unregister()
})()))
`

/** @param isOn false where the setting takes the worker out of all browsers */
export function registerServiceWorker(app: FastifyInstance, folder: string, isOn: boolean): void {
  const options = { schema: { hide: true }, config: { visitor: 'none' } } as const
  app.get(`/${FILE}`, options, (_, reply) => {
    reply.kind = 'file'
    if (!isOn) return reply.type('text/javascript; charset=utf-8').send(REMOVAL)
    if (!existsSync(join(folder, FILE))) return reply.code(404).send()
    return reply.sendFile(FILE)
  })
}
