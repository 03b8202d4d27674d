/**
 * Bodies of requests, JSON or bytes, as they are or packed. What counts is the size when unpacked, which is known
 * only as they come. Large ones wait for their turn, and large JSON is parsed by a thread of its own.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../../failure.ts'
import { tooLarge } from '../errors.ts'
import { requesterOf } from '../hold-slot.ts'
import type { RequestTimes } from '../request-times.ts'
import { LargeBodies } from './large-bodies.ts'
import { readBytes } from './read-bytes.ts'
import { type JsonParser, SMALL_JSON } from './json-parser.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Most bytes of the body, unpacked, that are taken from this visitor. */
    bodyLimit: number
  }
}

/** @param largest bytes of the largest body of any call */
export function registerBodies(
  app: FastifyInstance,
  parser: JsonParser,
  largest: number,
  { silence, burst }: RequestTimes,
): void {
  const large = new LargeBodies(largest, burst)
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => large.release(request))
  })
  app.decorateRequest('bodyLimit', Infinity)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const read = async (request: FastifyRequest, payload: IncomingMessage) => {
    const limit = Math.min(request.bodyLimit, request.routeOptions.bodyLimit)
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
    const bytes = await readBytes(payload, {
      contentEncoding: request.headers['content-encoding'],
      most: limit,
      timeout: silence,
      take(size) {
        if (size > limit) throw tooLarge(limit)
        return size > SMALL_JSON ? large.take(request, requesterOf(request), size) : undefined
      },
    })
    if (bytes.length === 0) throw new Refused('invalid', 'The request is empty.')
    return bytes
  }
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) =>
    parser.parse(await read(request, payload)),
  )
  app.addContentTypeParser('application/octet-stream', read)
}
