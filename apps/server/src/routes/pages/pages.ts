/** Serves the built page: its files, and its HTML for every address of a page. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMBED_PAGES, FRAMED_PAGES, LIST_PAGES, PAGES, embeddedItemAt } from '@calcwright/contract'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Services } from '../../context.ts'
import { sharedTitle } from '../../commands/embed/shared-title.ts'
import { openGallerySheets } from '../../evaluation/gallery-sheets.ts'
import { escaped, galleryPage } from './gallery-pages.ts'
import { pageWithSheet, sheetOfPage } from './drawn-pages.ts'
import { Refused } from '../../failure.ts'
import { storablePicture } from '../../files/pictures.ts'
import { clientOf } from '../../http/client.ts'
import { ownOrigin } from '../../http/guard.ts'
import type { Kind } from '../../http/headers.ts'
import type { App } from '../../http/types.ts'
import { registerServiceWorker } from '../../http/service-worker.ts'

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
const addresses = [...Object.values(PAGES).filter(page => page !== PAGES.gallery), ...LIST_PAGES]
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
export async function registerPages(app: App, folder: string, services: Services): Promise<void> {
  const { publicUrl } = services.config
  const built = existsSync(join(folder, INDEX))
  if (built) await registerBuiltFiles(app, folder)
  if (built) registerServiceWorker(app, folder, services.config.serviceWorker)
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
    const address = request.url.replace(/\?.*/, '')
    const title = await titleFor(services, request, address)
    return reply
      .type('text/html; charset=utf-8')
      .send(withDescription(sheet ? pageWithSheet(html, sheet) : html, { address, origin, title }))
  }
  const options = { schema: { hide: true }, config: { visitor: 'none' } } satisfies RouteShorthandOptions
  // The sheet in these depends on who asks.
  const ofVisitors = { ...options, config: { visitor: 'find' } } satisfies RouteShorthandOptions
  registerGallery(app, folder, built, services)
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

/** Worked sheets of the gallery, each at an address of its own with a picture below it. */
function registerGallery(
  app: App,
  folder: string,
  built: boolean,
  { config }: Pick<Services, 'config'>,
): void {
  interface Params {
    readonly field: string
    readonly sheet: string
  }
  const sheets = openGallerySheets(app)
  const options = { schema: { hide: true }, config: { visitor: 'none' } } satisfies RouteShorthandOptions
  const url = toRoute(PAGES.gallery)
  app.get<{ Params: Params }>(url, options, async (request, reply) => {
    reply.kind = 'page'
    if (!built) return reply.status(503).type('text/html').send(NOT_BUILT)
    const sheet = sheets.find(`${request.params.field}/${request.params.sheet}`)
    if (!sheet) return reply.status(404).sendFile(INDEX)
    const html = await readFile(join(folder, INDEX), 'utf8')
    const origin = config.publicUrl?.origin ?? ownOrigin(request)
    return reply
      .type('text/html; charset=utf-8')
      .send(galleryPage(html, sheet, await sheets.inTime(sheet), `${origin}/gallery/${sheet.id}`))
  })
  app.get<{ Params: Params }>(`${url}/picture.png`, options, async (request, reply) => {
    const sheet = sheets.find(`${request.params.field}/${request.params.sheet}`)
    const calculated = sheet && (await sheets.calculated(sheet))
    if (!calculated) throw new Refused('not-found', 'There is no such sheet in the gallery.')
    const { bytes, type } = await storablePicture(Buffer.from(calculated.picture), clientOf(request, reply))
    reply.kind = 'file'
    return reply.type(type).send(Buffer.from(bytes))
  })
}

const framed: ReadonlySet<string> = new Set(FRAMED_PAGES.map(toRoute))

/** Whether a page of another site, or of this one, puts the answer into itself. */
const isForFrame = ({ headers }: FastifyRequest): boolean =>
  /^(iframe|frame|embed|object)$/.test(String(headers['sec-fetch-dest'] ?? ''))

/**
 * Programs that show a preview of a link have no session. People need no title in the page, and get it without waiting
 * for the database.
 */
async function titleFor(
  services: Services,
  { headers, log }: FastifyRequest,
  address: string,
): Promise<string | null> {
  if (headers.cookie !== undefined) return null
  return sharedTitle(services, address).catch((error: unknown) => {
    log.warn({ err: error }, 'a page has no title')
    return null
  })
}

interface Description {
  readonly address: string
  readonly origin: string
  /** Null where not everybody may know it. */
  readonly title: string | null
}

/** Adds the link by which programs find out how the page is embedded, and title and picture for previews of links. */
function withDescription(html: string, { address, origin, title }: Description): string {
  const item = embeddedItemAt(address)
  if (!item) return html
  const described = `${origin}/oembed?${new URLSearchParams({ url: origin + address, format: 'json' })}`
  const lines = [
    `<link rel="alternate" type="application/json+oembed" href="${escaped(described)}" title="Calcwright">`,
  ]
  if (title !== null)
    lines.push(
      `<meta property="og:title" content="${escaped(title)}">`,
      '<meta property="og:site_name" content="Calcwright">',
      '<meta property="og:type" content="website">',
      `<meta property="og:url" content="${escaped(origin + address)}">`,
    )
  if (title !== null && item.type === 'Worksheet')
    lines.push(
      `<meta property="og:image" content="${escaped(`${origin}/worksheets/${item.hash}/picture.png`)}">`,
      '<meta property="og:image:type" content="image/png">',
      `<meta property="og:image:alt" content="${escaped(`The first lines of ${title}`)}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    )
  return html.replace('</head>', () => `  ${lines.join('\n  ')}\n  </head>`)
}

async function registerBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = {
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => void (reply.kind = kindOf(path, reply.kind)),
  }
  await app.register(statics, {
    ...files,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', 'service-worker.js*'],
  })
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
