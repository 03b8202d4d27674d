/** The headers of every answer, by what it is: one table, which docs/models/security.md repeats. */
import type { FastifyInstance } from 'fastify'

/**
 * A page of HTML, a file whose name has a digest of its content, any other file, a file of a worksheet, the
 * answer to a call.
 */
export type Kind = 'page' | 'asset' | 'file' | 'upload' | 'call'

declare module 'fastify' {
  interface FastifyReply {
    /** A call's unless something else is said. */
    kind: Kind
  }
}

/** What no page of ours asks for; what is not named, as the clipboard, stays allowed. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb']

/** Workers take theirs from the file of their script. */
const CONTENT = [
  "default-src 'self'",
  // The engine is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  // Formula and text editors place what they draw by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Nobody should look at it as a page. */
const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"

/** Somebody else made it: whatever a browser takes it for, it runs nothing and has no origin. */
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
    // Its address has the digest of its content, and not everybody may read it.
    upload: 'private, max-age=31536000, immutable',
    // One person's, as of now.
    call: 'no-store',
  },
  'content-security-policy': content(CONTENT, SANDBOX, NO_CONTENT),
  'x-frame-options': content('SAMEORIGIN', 'DENY', 'DENY'),
  'x-content-type-options': all('nosniff'),
  'referrer-policy': all('same-origin'),
  'permissions-policy': all(UNUSED.map(feature => `${feature}=()`).join(', ')),
  // Together they isolate the page: only then browsers give it SharedArrayBuffer.
  'cross-origin-opener-policy': all('same-origin'),
  'cross-origin-embedder-policy': all('require-corp'),
  'cross-origin-resource-policy': all('same-origin'),
  'origin-agent-cluster': all('?1'),
}

/** Where people reach the server by https only. */
export const HTTPS_HEADERS: Readonly<Record<string, Values>> = {
  'strict-transport-security': all('max-age=31536000'),
}

export function headersOf(kind: Kind, https: boolean): Record<string, string> {
  const table = https ? { ...HEADERS, ...HTTPS_HEADERS } : HEADERS
  return Object.fromEntries(Object.entries(table).map(([name, values]) => [name, values[kind]]))
}

/** @param https whether people reach the server by https only */
export function registerHeaders(app: FastifyInstance, https: boolean): void {
  app.decorateReply('kind', 'call')
  app.addHook('onSend', async (request, reply) => {
    void reply.headers(headersOf(reply.kind, https)).header('x-request-id', request.id)
  })
}
