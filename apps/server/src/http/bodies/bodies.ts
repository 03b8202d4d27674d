/**
 * Bodies of requests: JSON, as it is or packed. What counts is its size when unpacked, which is known
 * only as it comes; what is large is parsed by a thread of its own.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../accounts/limiter.ts'
import { Refused } from '../../failure.ts'
import { Thread } from '../../threads/thread.ts'
import { tooLarge } from '../errors.ts'
import { readBytes } from './read-bytes.ts'
import { readJson } from './json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Most bytes of the body, unpacked, that are taken from this visitor. */
    bodyLimit: number
  }
}

/** Bytes that are parsed within a few milliseconds. */
const LARGE = 256 * 1024

/** Bytes of large bodies that are held at a time, for all together. */
const HELD_LIMIT = 128 * 1024 * 1024

/** Of these, for one person or address. */
const HELD_OF_ONE = HELD_LIMIT / 2

/** Milliseconds that one waits for the next byte. */
const PATIENCE = 20_000

/** Megabytes that the parsing thread may take: text, and what is made of it, of the largest body. */
const PARSER_MEMORY = 512

/** Milliseconds for one body: far more than the largest takes. */
const PARSER_TIME = 30_000

export function registerBodies(app: FastifyInstance): void {
  const parser = new Thread(new URL('./json.thread.ts', import.meta.url), PARSER_MEMORY, PARSER_TIME)
  const held = new Held()
  app.addHook('onClose', () => parser.close())
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => held.release(request))
  })
  app.decorateRequest('bodyLimit', Infinity)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const limit = Math.min(request.bodyLimit, request.routeOptions.bodyLimit)
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
    const bytes = await readBytes(payload, {
      contentEncoding: request.headers['content-encoding'],
      patience: PATIENCE,
      take(size) {
        if (size > limit) throw tooLarge(limit)
        if (size > LARGE) held.hold(request, size)
      },
    })
    if (bytes.length === 0) throw new Refused('invalid', 'The request is empty.')
    // The bytes are the thread's from now on.
    return bytes.length > LARGE ? parser.ask(bytes, [bytes.buffer as ArrayBuffer]) : readJson(bytes)
  })
}

const askerOf = ({ visitor, ip }: FastifyRequest): string => visitor?.userId ?? networkOf(ip)

/** Counts what large requests hold until they are answered. */
class Held {
  #bytes = 0
  readonly #own = new Map<FastifyRequest, number>()

  /** Throws Refused when all hold too much, or one has too many. */
  hold(request: FastifyRequest, bytes: number): void {
    this.#bytes += bytes - (this.#own.get(request) ?? 0)
    this.#own.set(request, bytes)
    this.#refuseTooMuch(askerOf(request))
    if (this.#bytes > HELD_LIMIT)
      throw new Refused('server', 'The server is busy with large requests. Try again.')
  }

  #refuseTooMuch(asker: string): void {
    let own = 0
    for (const [request, bytes] of this.#own) if (askerOf(request) === asker) own += bytes
    if (own > HELD_OF_ONE)
      throw new Refused('server', 'Too many large requests are on their way from here. Try again.')
  }

  release(request: FastifyRequest): void {
    this.#bytes -= this.#own.get(request) ?? 0
    this.#own.delete(request)
  }
}
