/** Headers of every answer by its kind, in one table, which docs/models/security.md repeats. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * An HTML page, one with a sheet that not everybody may see, a page for frames of other sites, a file whose name has a digest of its content, any other built
 * file, a file of a worksheet, the answer to a call, or to a call that tells other sites what everybody may see, or the
 * page in the right panel of Onshape.
 */
export const ANSWER_KINDS = [
  'page',
  'drawn',
  'frame',
  'asset',
  'file',
  'upload',
  'call',
  'open',
  'panel',
] as const
export type Kind = (typeof ANSWER_KINDS)[number]

declare module 'fastify' {
  interface FastifyReply {
    /** Kind of the answer; 'call' unless the route sets another. */
    kind: Kind
  }
}

/** Features that no page of ours uses. Others, such as the clipboard, stay allowed. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

/** Content policy of pages without their ancestors. Workers have that of their script's file. */
const CONTENT = [
  "default-src 'self'",
  // The engine is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  // Formula and text editors position elements by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "media-src 'self'",
  // The preview of what other pages embed; films and designs of other sites, in frames without credentials.
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.systemvision.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/** Stands in the table for the pages that may hold a worksheet in a frame: the setting EMBED says which. */
const EMBEDDERS = '{EMBED}'

/** Stands in the table for the origin of this server: workers of a sandboxed frame have none, so `'self'` is nobody. */
const SERVER = '{SERVER}'

/** Stands in the table for the pages of Onshape that may hold the panel: the setting ONSHAPE_FRAMES says which. */
const ONSHAPE = '{ONSHAPE_FRAMES}'

/** Content policy of answers that are no pages. */
const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"

/**
 * Content policy of files from users: whatever a browser takes them for, they run nothing and have no origin.
 */
const SANDBOX = `${NO_CONTENT}; sandbox`

/** One value a kind; '' where the header is not sent. */
type Values = Readonly<Record<Kind, string>>
const all = (value: string): Values => Object.fromEntries(ANSWER_KINDS.map(kind => [kind, value])) as Values

export const HEADERS: Readonly<Record<string, Values>> = {
  'cache-control': {
    page: 'no-cache',
    drawn: 'no-store',
    frame: 'no-cache',
    panel: 'no-cache',
    asset: 'public, max-age=31536000, immutable',
    file: 'no-cache',
    // The address has the digest of the content, and only some visitors may read it.
    upload: 'private, max-age=31536000, immutable',
    // Answers belong to one person and one moment.
    call: 'no-store',
    open: 'no-store',
  },
  'content-security-policy': {
    ...all(`${CONTENT}; frame-ancestors 'self'`),
    frame: `${CONTENT.replaceAll("'self'", `'self' ${SERVER}`)}; frame-ancestors ${EMBEDDERS}`,
    panel: `${CONTENT}; frame-ancestors ${ONSHAPE}`,
    upload: SANDBOX,
    call: NO_CONTENT,
    open: NO_CONTENT,
  },
  'x-frame-options': {
    ...all('SAMEORIGIN'),
    frame: '',
    panel: '',
    upload: 'DENY',
    call: 'DENY',
    open: 'DENY',
  },
  'x-content-type-options': all('nosniff'),
  'referrer-policy': all('same-origin'),
  'permissions-policy': all(UNUSED.map(feature => `${feature}=()`).join(', ')),
  // Together these isolate the page, which gives it SharedArrayBuffer.
  'cross-origin-opener-policy': { ...all('same-origin'), frame: '', panel: '' },
  'cross-origin-embedder-policy': all('require-corp'),
  // Built files are the same for everybody; a page in a sandboxed frame loads them without an origin.
  'cross-origin-resource-policy': {
    ...all('same-origin'),
    frame: 'cross-origin',
    asset: 'cross-origin',
    file: 'cross-origin',
    open: 'cross-origin',
  },
  'access-control-allow-origin': { ...all(''), asset: '*', file: '*', open: '*' },
  'origin-agent-cluster': all('?1'),
}

/** Further headers where the public address is https. */
export const HTTPS_HEADERS: Readonly<Record<string, Values>> = {
  'strict-transport-security': all('max-age=31536000'),
}

/** Settings that the headers depend on beside the kind of the answer. */
export interface HeaderOptions {
  /** Pages that may hold a worksheet in a frame, as a source list of a content policy. */
  readonly embedders: string
  /** Public address of the server; null for the one that a request names. */
  readonly publicUrl: URL | null
  /** Null or absent where nobody shows the panel of Onshape. */
  readonly onshape?: { readonly frames: string } | null
}

/** @param origin of the server, as the request names it */
export function headersOf(
  kind: Kind,
  { embedders, publicUrl, onshape }: HeaderOptions,
  origin: string,
): Record<string, string> {
  const server = publicUrl?.origin ?? origin
  const table = publicUrl?.protocol === 'https:' ? { ...HEADERS, ...HTTPS_HEADERS } : HEADERS
  return Object.fromEntries(
    Object.entries(table)
      .filter(([, values]) => values[kind] !== '')
      .map(([name, values]) => [
        name,
        values[kind]
          .replace(EMBEDDERS, embedders)
          .replace(ONSHAPE, onshape?.frames ?? "'none'")
          .replaceAll(SERVER, server),
      ]),
  )
}

export function registerHeaders(app: FastifyInstance, options: HeaderOptions): void {
  app.decorateReply('kind', 'call')
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.anyOrigin) reply.kind = 'open'
  })
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(headersOf(reply.kind, options, originOf(request))).header('x-request-id', request.id)
  })
}

/** The guard lets only hosts pass that are ours. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
