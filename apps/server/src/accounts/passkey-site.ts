/** The site that a passkey is for: browsers give it to no other one. */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../failure.ts'
import { ownOrigin } from '../http/guard.ts'

interface PasskeySite {
  /** Address of the page, without a path. */
  readonly origin: string
  /** Name of its host. */
  readonly host: string
}

/** Origin of the page that calls. The guard has judged it: it is one of this server. */
export const pageOf = (request: FastifyRequest): string => request.headers.origin ?? ownOrigin(request)

/** Throws Refused where the page was opened at a number, for which browsers make no keys. */
export function siteOf(page: string): PasskeySite {
  const { origin, hostname: host } = new URL(page)
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0)
    throw new Refused(
      'invalid',
      'Passkeys belong to the name of a server, and this page was opened at a number. Open it by its name; on this computer that is localhost.',
    )
  return { origin, host }
}
