/**
 * Refuses requests that come by way of another site: under a foreign host name, such as a name made to point at
 * this computer, and changes that another site's page asks for.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'
import { Refused } from '../failure.ts'

export interface GuardOptions {
  /** Address that the server is bound to. */
  readonly host: string
  readonly publicUrl: URL | null
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

export function registerGuard(app: FastifyInstance, options: GuardOptions): void {
  app.addHook('onRequest', async request => {
    const { anyHost, anyOrigin, sameOrigin } = request.routeOptions.config
    if (anyHost) return
    const host = hostOf(request.headers.host)
    if (host === null || !isOurs(host, options)) throw wrongHost(request.headers.host)
    const guarded = !anyOrigin && (sameOrigin || !READING.has(request.method))
    if (guarded && !isFromHere(request, host, options)) throw foreign()
  })
}

/**
 * Address under which a request reached this server. The guard has judged the header `Host`, and no other: what a
 * proxy passes on as `X-Forwarded-Host` may come from anybody.
 */
export const ownOrigin = ({ protocol, headers }: FastifyRequest): string =>
  `${protocol}://${headers.host ?? ''}`

/** Name and port of the header; null for an invalid one. */
function hostOf(header: string | undefined): URL | null {
  if (header === undefined || /[/@\\?#]/.test(header)) return null
  return URL.parse(`http://${header}`)
}

function isOurs(host: URL, { host: bound, publicUrl }: GuardOptions): boolean {
  return (
    isLoopback(host.hostname) ||
    host.hostname === URL.parse(`http://${bound}`)?.hostname ||
    host.hostname === publicUrl?.hostname
  )
}

/**
 * Whether the request comes from a page of this server. Browsers send the page's origin with every change;
 * programs send none.
 */
function isFromHere(request: FastifyRequest, host: URL, { publicUrl }: GuardOptions): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) return origin === publicUrl?.origin || isOriginOf(host, origin, publicUrl)
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Without encryption, anybody on the network path could write pages of the published address. */
function isOriginOf(host: URL, origin: string, publicUrl: URL | null): boolean {
  return host.host !== publicUrl?.host && URL.parse(origin)?.host === host.host
}

function wrongHost(host: string | undefined): Refused {
  return new Refused(
    'origin',
    `This server is not known as ${JSON.stringify(host ?? '')}. ` +
      'If it should be, start it with that address as PUBLIC_URL, such as PUBLIC_URL=https://calc.example.com.',
  )
}

const foreign = () => new Refused('origin', 'Changes can only be made from the pages of this server.')
