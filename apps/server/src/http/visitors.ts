/** Gives each request its visitor. */
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Query } from '../db/database.ts'
import type { Visitor } from '../policies/policy.ts'
import { SESSION_SECONDS, findLocalOwner, findVisitor, makeLocalOwner, startSession } from '../sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
  }
}

export interface VisitorOptions {
  /** Whoever connects is the person at this computer. */
  readonly personal: boolean
  /** Cookies of one host are shared by all its ports. */
  readonly port: number
  readonly secure: boolean
}

export async function registerVisitors(
  app: FastifyInstance,
  query: Query,
  options: VisitorOptions,
): Promise<void> {
  const cookieName = `calcwright_${options.port}`
  await app.register(cookie)
  app.decorateRequest('visitor', null)

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.visitor === 'none') return
    const token = request.cookies[cookieName]
    request.visitor = token === undefined ? null : await findVisitor(query, token)
    if (request.visitor === null && isAtThisComputer(request, options)) await signInLocalOwner(request, reply)
  })

  async function signInLocalOwner(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.visitor = await findOrMakeLocalOwner(query)
    if (request.visitor === null || request.routeOptions.config.visitor !== 'session') return
    const token = await startSession(query, request.visitor.userId, request.headers['user-agent'] ?? '')
    void reply.setCookie(cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secure,
      maxAge: SESSION_SECONDS,
    })
  }
}

async function findOrMakeLocalOwner(query: Query): Promise<Visitor | null> {
  const owner = await findLocalOwner(query)
  if (owner) return owner
  await makeLocalOwner(query)
  return findLocalOwner(query)
}

/** Not through a proxy, which would be one at this computer for everybody. */
function isAtThisComputer(request: FastifyRequest, { personal }: VisitorOptions): boolean {
  const { headers } = request
  return personal && headers['forwarded'] === undefined && headers['x-forwarded-for'] === undefined
}
