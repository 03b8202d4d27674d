/** Who is not signed in sends little: a large body is refused before it is read. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../failure.ts'

/** Bytes, unpacked: far more than any call needs but saving. */
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

/** Of the body; one that does not say it, and one that is packed for who may save, may be any size. */
function mayBeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  const packed = headers['content-encoding'] !== undefined
  if (packed && routeOptions.config.admitAnonymous) return true
  return Number(headers['content-length'] ?? 0) > ANONYMOUS_LIMIT
}
