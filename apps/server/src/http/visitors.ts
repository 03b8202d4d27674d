/** Identifies the visitor of each request. */
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Query } from '../db/database.ts'
import type { Visitor } from '../policies/policy.ts'
import { findLocalOwner, findSession, makeLocalOwner, startSession } from '../sessions.ts'
import { visitorOfToken } from '../tokens/token-rows.ts'
import { type SessionCookie, deviceOf } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
    /** Session of the visitor; null for the person at this computer without one. */
    sessionId: string | null
  }
}

export interface VisitorOptions {
  /** Whether every caller is the person at this computer. */
  readonly personal: boolean
  readonly cookie: SessionCookie
}

export async function registerVisitors(
  app: FastifyInstance,
  query: Query,
  options: VisitorOptions,
): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('visitor', null)
  app.decorateRequest('sessionId', null)

  // This runs before the body is read, because the limit of the body depends on the visitor.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.visitor === 'none') return
    const { authorization } = request.headers
    if (request.routeOptions.config.token && authorization !== undefined) {
      request.visitor = await visitorOfToken(query, authorization)
      return
    }
    const token = options.cookie.read(request)
    const session = token === undefined ? null : await findSession(query, token, request.ip)
    request.visitor = session?.visitor ?? null
    request.sessionId = session?.id ?? null
    if (session === null && isAtThisComputer(request, options)) await signInLocalOwner(request, reply)
  })

  async function signInLocalOwner(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.visitor = await findOrMakeLocalOwner(query)
    if (request.visitor === null || request.routeOptions.config.visitor !== 'session') return
    options.cookie.set(reply, await startSession(query, request.visitor.userId, deviceOf(request)))
  }
}

async function findOrMakeLocalOwner(query: Query): Promise<Visitor | null> {
  const owner = await findLocalOwner(query)
  if (owner) return owner
  await makeLocalOwner(query)
  return findLocalOwner(query)
}

/** Excludes requests through a proxy: all of them come from this computer, whoever sent them. */
function isAtThisComputer(request: FastifyRequest, { personal }: VisitorOptions): boolean {
  const { headers } = request
  return personal && headers['forwarded'] === undefined && headers['x-forwarded-for'] === undefined
}
