/**
 * Reads the bodies of requests, JSON or bytes, plain or packed. The unpacked size counts, which is known only
 * while they arrive. Large bodies wait for a slot, and large JSON is parsed in a thread of its own.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../../failure.ts'
import { tooLarge } from '../errors.ts'
import { requesterOf } from '../client.ts'
import type { RequestTimes } from '../request-times.ts'
import { LargeBodies } from './large-bodies.ts'
import { readBytes } from './read-bytes.ts'
import { type JsonParser, SMALL_JSON } from './json-parser.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the largest unpacked body that this visitor may send. */
    bodyLimit: number
  }
  interface FastifyInstance {
    /** Reads the body of a request, for content types that only some routes take. */
    readBody(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer>
  }
}

/** @param largest bytes of the largest body that any call takes */
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
    if (bytes.length === 0 && !request.routeOptions.config.mayBeEmpty)
      throw new Refused('invalid', 'The request is empty.')
    return bytes
  }
  app.decorate('readBody', read)
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await read(request, payload)
    return bytes.length === 0 ? {} : parser.parse(bytes, request.routeOptions.config.mostValues)
  })
  app.addContentTypeParser('application/octet-stream', read)
}
