/** Signing in at an issuer of OpenID Connect: the window of the person goes there and comes back. */
import { OidcState, PAGES, Refusal } from '@calcwright/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  OIDC_MILLISECONDS,
  beginOidc,
  finishOidc,
  oidcState,
  sealProblem,
} from '../../accounts/oidc/sign-in-by-oidc.ts'
import type { Services } from '../../context.ts'
import { Refused } from '../../failure.ts'
import type { SessionCookie } from '../../http/session-cookie.ts'
import type { App } from '../../http/types.ts'

const Next = z.object({ next: z.optional(z.string().check(z.maxLength(2000))) })

/** Stands for this server, whose address does not matter. */
const HERE = 'http://here.invalid'

/** Seconds within which the page says why nobody was signed in. */
const PROBLEM_SECONDS = 60

/** A page of this server: an address that somebody made up may name another one. */
function pageAt(next: string): string {
  const address = next.startsWith('/') ? URL.parse(next, HERE) : null
  if (address?.origin !== HERE) return '/'
  return address.pathname.replace(/^\/+/, '/') + address.search + address.hash
}

export function registerOidc(app: App, services: Services, cookie: SessionCookie): void {
  const contextOf = ({ visitor }: FastifyRequest) => ({ ...services, visitor })
  /** Sends the window on, or to the page of signing in, which says why. */
  const inWindow =
    (work: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await reply.redirect(await work(request, reply), 303)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        request.log.warn({ err: error.cause ?? error }, 'a sign-in at the issuer was refused')
        cookie.setWaiting(reply, await sealProblem(services, error.message), PROBLEM_SECONDS)
        return reply.redirect(PAGES.signIn, 303)
      }
    }
  app.get(
    '/accounts/oidc',
    {
      schema: {
        summary: 'Whether people sign in at an issuer of OpenID Connect',
        response: { 200: OidcState, '4xx': Refusal },
      },
    },
    async (request, reply) => {
      const state = await oidcState(contextOf(request), cookie.readWaiting(request))
      if (state.problem !== '') cookie.clearWaiting(reply)
      return state
    },
  )
  app.get(
    '/accounts/oidc/sign_in',
    { schema: { hide: true, querystring: Next } },
    inWindow(async (request, reply) => {
      const { next = '/' } = request.query as z.output<typeof Next>
      const begun = await beginOidc(contextOf(request), pageAt(next))
      cookie.setWaiting(reply, begun.cookie, OIDC_MILLISECONDS / 1000)
      return begun.address
    }),
  )
  app.get(
    '/accounts/oidc/callback',
    { schema: { hide: true } },
    inWindow(async (request, reply) => {
      const { next, ...signedIn } = await finishOidc(contextOf(request), {
        search: new URL(request.url, HERE).search,
        cookie: cookie.readWaiting(request),
        device: cookie.deviceOf(request),
        before: request.sessionId,
      })
      cookie.clearWaiting(reply)
      cookie.begin(reply, signedIn)
      return next
    }),
  )
}
