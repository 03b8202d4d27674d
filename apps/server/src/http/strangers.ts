/** Who is not signed in sends little: a large body is refused before it is read. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../failure.ts'

/** Far more than any call needs but saving. */
const STRANGER_LIMIT = 64 * 1024

export function registerStrangers(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    if (request.visitor !== null || sizeOf(request) <= STRANGER_LIMIT) return
    const { admitStranger } = request.routeOptions.config
    if (!admitStranger) throw new Refused('rights', 'Please log in to do this.')
    await admitStranger(request)
  })
}

/** Of the body; one that does not say it may be any size. */
function sizeOf({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity
  return Number(headers['content-length'] ?? 0)
}
