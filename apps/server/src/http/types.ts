import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The application, with requests and answers typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `session` also gives the local owner a session; `none` does not look who asks. `find` when absent. */
    visitor?: 'find' | 'session' | 'none'
    /** Answers under every host name: reveals and changes nothing. */
    anyHost?: boolean
    /** Only for pages of this server, although it is a GET: a WebSocket lets its page read what comes. */
    sameOrigin?: boolean
    /** Throws Refused unless who is not signed in may send a large body; nobody may when absent. */
    admitAnonymous?: (request: FastifyRequest) => Promise<unknown>
  }
}
