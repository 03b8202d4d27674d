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
    /** `session` also gives the local owner a session, `none` identifies nobody; `find` when absent. */
    visitor?: 'find' | 'session' | 'none'
    /** Whether programs may call the route with a token, for which the policy has the scope. */
    token?: true
    /** Whether the route answers under every host name. It reveals and changes nothing then. */
    anyHost?: boolean
    /**
     * Whether only pages of this server may use the route although it is a GET, because a WebSocket lets its
     * page read the messages.
     */
    sameOrigin?: boolean
    /**
     * Whether pages of every site may use the route and read its answers. It identifies no visitor then, so
     * everybody gets the rights of an anonymous visitor with the address.
     */
    anyOrigin?: boolean
    /** Whether the call needs no field, so that an empty body is one without any. */
    mayBeEmpty?: boolean
    /** Most members of lists and objects in a JSON body; few when absent. */
    mostValues?: number
    /** Throws Refused unless an anonymous visitor may send a large body; nobody may when absent. */
    admitAnonymous?: (request: FastifyRequest) => Promise<unknown>
  }
}
