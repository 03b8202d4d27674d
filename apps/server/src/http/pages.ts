/** Serves the built page: its files, and its HTML for every address of a page. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMBED_PAGES, FRAMED_PAGES, LIST_PAGES, PAGES, embeddedItemAt } from '@calcwright/contract'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Services } from '../commands/context.ts'
import { pageWithSheet, sheetOfPage } from './drawn-pages.ts'
import { ownOrigin } from './guard.ts'
import type { Kind } from './headers.ts'

const INDEX = 'index.html'
/** The same page with hints for the parts that a worksheet needs, so that they load sooner. */
const WORKSHEET = 'worksheet.html'
/** A program of its own: a worksheet for a frame. */
const EMBED = 'embed.html'
const HASHED = /[\\/]assets[\\/]/
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Calcwright</title>
<p>The server runs, but the page is not built yet. Run <code>npm start</code>, which builds it.</p></html>
`

/** Addresses as the router of the server writes them; a list that is no single item may end in a slash. */
const addresses = [...Object.values(PAGES), ...LIST_PAGES]
  .flatMap(page => (LIST_PAGES.includes(page) && !page.includes('$') ? [page, `${page}/`] : [page]))
  .map(toRoute)

function toRoute(page: string): string {
  return page.replaceAll('$', ':')
}

/** Pages that tell other programs by a link how they are embedded. */
const DESCRIBED = /^\/(worksheets|inline_worksheets|projects)\//

/** The page that Onshape shows in its right panel. */
const PANEL = new RegExp(`^${PAGES.onshapePanel}(\\?|$)`)

/** @param folder with index.html, worksheet.html and embed.html; it need not exist */
export async function registerPages(app: FastifyInstance, folder: string, services: Services): Promise<void> {
  const { publicUrl } = services.config
  const built = existsSync(join(folder, INDEX))
  if (built) await registerBuiltFiles(app, folder)
  const send = async (reply: FastifyReply, file: string, request: FastifyRequest): Promise<FastifyReply> => {
    reply.kind = file === EMBED ? 'frame' : PANEL.test(request.url) ? 'panel' : 'page'
    if (!built) return reply.status(503).type('text/html').send(NOT_BUILT)
    const sheet = await sheetOfPage(services, request, error =>
      request.log.warn({ err: error }, 'a page has no sheet'),
    )
    if (!sheet && !DESCRIBED.test(request.url)) return reply.sendFile(file)
    if (sheet && reply.kind === 'page') reply.kind = 'drawn'
    const html = await readFile(join(folder, file), 'utf8')
    const origin = publicUrl?.origin ?? ownOrigin(request)
    return reply
      .type('text/html; charset=utf-8')
      .send(withDescription(sheet ? pageWithSheet(html, sheet) : html, request.url, origin))
  }
  const options = { schema: { hide: true }, config: { visitor: 'none' } } satisfies RouteShorthandOptions
  // The sheet in these depends on who asks.
  const ofVisitors = { ...options, config: { visitor: 'find' } } satisfies RouteShorthandOptions
  for (const url of addresses) {
    const file = /^\/(worksheets|revisions)\//.test(url) ? WORKSHEET : INDEX
    const choice: RouteShorthandOptions = /^\/(worksheets|revisions|form)\//.test(url) ? ofVisitors : options
    app.get(url, choice, async (request, reply) => {
      if (!framed.has(url)) return send(reply, file, request)
      void reply.header('vary', 'sec-fetch-dest')
      return send(reply, isForFrame(request) ? EMBED : file, request)
    })
  }
  for (const url of EMBED_PAGES.map(toRoute))
    app.get(url, options, (request, reply) => send(reply, EMBED, request))
}

const framed: ReadonlySet<string> = new Set(FRAMED_PAGES.map(toRoute))

/** Whether a page of another site, or of this one, puts the answer into itself. */
const isForFrame = ({ headers }: FastifyRequest): boolean =>
  /^(iframe|frame|embed|object)$/.test(String(headers['sec-fetch-dest'] ?? ''))

/** Adds the link by which programs find out how the page is embedded; it says nothing that the address does not. */
function withDescription(html: string, path: string, origin: string): string {
  if (!embeddedItemAt(path)) return html
  const address = `${origin}/oembed?${new URLSearchParams({ url: origin + path.replace(/\?.*/, ''), format: 'json' })}`
  const link = `<link rel="alternate" type="application/json+oembed" href="${address.replaceAll('&', '&amp;')}" title="Calcwright">`
  return html.replace('</head>', `  ${link}\n  </head>`)
}

async function registerBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = {
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => void (reply.kind = kindOf(path, reply.kind)),
  }
  await app.register(statics, { ...files, root: folder, wildcard: false, globIgnore: ['assets/**'] })
  // Files are looked up at each request, because an upgrade may build others while the server runs.
  await app.register(statics, {
    ...files,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
  })
}

/** Files under assets/ have a digest of their content in the name. */
function kindOf(path: string, kind: Kind): Kind {
  if (HASHED.test(path)) return 'asset'
  if (!/\.html(\.\w+)?$/.test(path)) return 'file'
  return kind === 'frame' || kind === 'panel' ? kind : 'page'
}
