/** Headers of every answer by its kind, in one table, which docs/models/security.md repeats. */
import type { FastifyInstance } from 'fastify'

/**
 * An HTML page, a file whose name has a digest of its content, any other built file, a file of a worksheet,
 * or the answer to a call.
 */
export type Kind = 'page' | 'asset' | 'file' | 'upload' | 'call'

declare module 'fastify' {
  interface FastifyReply {
    /** Kind of the answer; 'call' unless the route sets another. */
    kind: Kind
  }
}

/** Features that no page of ours uses. Others, such as the clipboard, stay allowed. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

/** Content policy of pages. Workers have that of their script's file. */
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
  // Films and designs of other sites, in frames without credentials that somebody has started.
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.systemvision.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Content policy of answers that are no pages. */
const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"

/**
 * Content policy of files from users: whatever a browser takes them for, they run nothing and have no origin.
 */
const SANDBOX = `${NO_CONTENT}; sandbox`

type Values = Readonly<Record<Kind, string>>
const all = (value: string): Values => ({
  page: value,
  asset: value,
  file: value,
  upload: value,
  call: value,
})
const content = (value: string, upload: string, call: string): Values => ({ ...all(value), upload, call })

export const HEADERS: Readonly<Record<string, Values>> = {
  'cache-control': {
    page: 'no-cache',
    asset: 'public, max-age=31536000, immutable',
    file: 'no-cache',
    // The address has the digest of the content, and only some visitors may read it.
    upload: 'private, max-age=31536000, immutable',
    // Answers belong to one person and one moment.
    call: 'no-store',
  },
  'content-security-policy': content(CONTENT, SANDBOX, NO_CONTENT),
  'x-frame-options': content('SAMEORIGIN', 'DENY', 'DENY'),
  'x-content-type-options': all('nosniff'),
  'referrer-policy': all('same-origin'),
  'permissions-policy': all(UNUSED.map(feature => `${feature}=()`).join(', ')),
  // Together these isolate the page, which gives it SharedArrayBuffer.
  'cross-origin-opener-policy': all('same-origin'),
  'cross-origin-embedder-policy': all('require-corp'),
  'cross-origin-resource-policy': all('same-origin'),
  'origin-agent-cluster': all('?1'),
}

/** Further headers where the public address is https. */
export const HTTPS_HEADERS: Readonly<Record<string, Values>> = {
  'strict-transport-security': all('max-age=31536000'),
}

export function headersOf(kind: Kind, https: boolean): Record<string, string> {
  const table = https ? { ...HEADERS, ...HTTPS_HEADERS } : HEADERS
  return Object.fromEntries(Object.entries(table).map(([name, values]) => [name, values[kind]]))
}

/** @param https whether the public address is https */
export function registerHeaders(app: FastifyInstance, https: boolean): void {
  app.decorateReply('kind', 'call')
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(headersOf(reply.kind, https)).header('x-request-id', request.id)
  })
}
