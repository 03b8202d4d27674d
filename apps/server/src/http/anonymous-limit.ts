/** Small body limit for anonymous requests. A larger body is refused before it is read. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../failure.ts'

/** Bytes after unpacking, far more than any call but saving needs. */
const ANONYMOUS_LIMIT = 64 * 1024

export function registerAnonymousLimit(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    if (request.visitor !== null) return
    const { admitAnonymous } = request.routeOptions.config
    if (mayBeLarge(request)) {
      if (!admitAnonymous) throw new Refused('rights', 'Please log in to do this.')
      await admitAnonymous(request)
    } else request.bodyLimit = ANONYMOUS_LIMIT
  })
}

/**
 * Whether the body may exceed the limit: bodies of unknown size, and packed ones of calls that admit
 * anonymous visitors.
 */
function mayBeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  const packed = headers['content-encoding'] !== undefined
  if (packed && routeOptions.config.admitAnonymous) return true
  return Number(headers['content-length'] ?? 0) > ANONYMOUS_LIMIT
}
