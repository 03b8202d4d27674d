/**
 * A server on this computer, for the Chromium that prints: it has the built page and the worksheets of the
 * requests that are being printed, each under a token that nobody can guess and that ends with the request.
 * So what prints needs neither a person's session nor the rights of anybody.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import type { PdfSource } from './render.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
}

/** Headers as the pages of the product have them: isolated, and with nothing from elsewhere. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'",
}

const FILE = /^\/worksheets\/([^/]+)\/files\/([0-9a-f]{64})$/

export interface PageServer {
  readonly address: string
  /** Offers a worksheet until `end`. */
  offer(source: PdfSource): { readonly token: string; end(): void }
  close(): Promise<void>
}

/** @param folder the built page, with index.html */
export async function startPageServer(folder: string): Promise<PageServer> {
  const sources = new Map<string, PdfSource>()
  const server = createServer((request, response) => {
    respond(request, response, folder, sources).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await listen(server)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    offer(source) {
      const token = randomBytes(24).toString('hex')
      sources.set(token, source)
      return { token, end: () => void sources.delete(token) }
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
    // A program that has nothing else to do may end.
    server.unref()
  })
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  sources: ReadonlyMap<string, PdfSource>,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname
  if (request.method === 'POST') return answerCall(request, response, path, sources)
  const file = FILE.exec(path)
  if (file) return sendFile(response, await sources.get(file[1]!)?.file(file[2]!))
  if (path.startsWith('/print/')) return sendBuilt(response, join(folder, 'index.html'))
  const built = normalize(join(folder, decodeURIComponent(path)))
  const isInside = built.startsWith(normalize(folder) + sep)
  if (isInside && extname(built) !== '' && existsSync(built)) return sendBuilt(response, built)
  send(response, 404, 'application/json', REFUSAL)
}

const REFUSAL = JSON.stringify({ success: false, message: 'This is not part of a page for paper.' })

/** A page for paper asks only for its worksheet, the comments on it, and exchange rates, which are no secret. */
async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  sources: ReadonlyMap<string, PdfSource>,
): Promise<void> {
  const hash = path === '/worksheet_commands' ? hashIn(await bodyOf(request)) : ''
  if (path === '/currency') return sendRates(request, response, sources)
  if (path === '/comments') return sendComments(request, response, sources)
  const source = sources.get(hash)
  if (!source) return send(response, 404, 'application/json', REFUSAL)
  send(response, 200, 'application/json', JSON.stringify({ ...source.answer, hash_string: hash }))
}

async function sendComments(
  request: IncomingMessage,
  response: ServerResponse,
  sources: ReadonlyMap<string, PdfSource>,
): Promise<void> {
  const { hash_string: token } = JSON.parse(await bodyOf(request)) as { readonly hash_string?: unknown }
  const comments = await sources.get(String(token))?.comments?.()
  const none = { success: true, threads: [], may_comment: false, people: [] }
  send(response, 200, 'application/json', JSON.stringify(comments ?? none))
}

async function sendRates(
  request: IncomingMessage,
  response: ServerResponse,
  sources: ReadonlyMap<string, PdfSource>,
): Promise<void> {
  const { date } = JSON.parse(await bodyOf(request)) as { readonly date?: unknown }
  const [source] = sources.values()
  const rates = await source?.rates?.(String(date)).catch(() => null)
  if (!rates) return send(response, 404, 'application/json', REFUSAL)
  send(response, 200, 'application/json', JSON.stringify(rates))
}

function hashIn(body: string): string {
  const { command, data } = JSON.parse(body) as {
    readonly command?: unknown
    readonly data?: { readonly hash_string?: unknown }
  }
  return command === 'get_worksheet' ? String(data?.hash_string) : ''
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

async function sendBuilt(response: ServerResponse, file: string): Promise<void> {
  const isHashed = file.includes(`${sep}assets${sep}`)
  const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  send(response, 200, type, await readFile(file), cache)
}

function sendFile(response: ServerResponse, bytes: Uint8Array | null | undefined): void {
  if (!bytes) return send(response, 404, 'application/json', REFUSAL)
  send(response, 200, 'application/octet-stream', bytes)
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Uint8Array,
  cache = 'no-store',
): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type, 'cache-control': cache })
  response.end(content)
}
