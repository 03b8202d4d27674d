/** Serves the built page: its files, and its HTML for every address of a page. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LIST_PAGES, PAGES } from '@calcwright/contract'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kind } from './headers.ts'

const INDEX = 'index.html'
/** The same page with hints for the parts that a worksheet needs, so that they load sooner. */
const WORKSHEET = 'worksheet.html'
const HASHED = /[\\/]assets[\\/]/
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Calcwright</title>
<p>The server runs, but the page is not built yet. Run <code>npm start</code>, which builds it.</p></html>
`

/** Addresses as the router of the server writes them; a list that is no single item may end in a slash. */
const addresses = [...Object.values(PAGES), ...LIST_PAGES]
  .flatMap(page => (LIST_PAGES.includes(page) && !page.includes('$') ? [page, `${page}/`] : [page]))
  .map(page => page.replaceAll('$', ':'))

/** @param folder with index.html and worksheet.html; it need not exist */
export async function registerPages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, INDEX))
  if (built) {
    const files = {
      index: false as const,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) => void (reply.kind = kindOf(path)),
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
  const sender = (file: string) => async (_: unknown, reply: FastifyReply) => {
    reply.kind = 'page'
    if (!built) return reply.status(503).type('text/html').send(NOT_BUILT)
    return reply.sendFile(file)
  }
  for (const url of addresses) {
    const send = sender(url.startsWith('/worksheets/') ? WORKSHEET : INDEX)
    app.get(url, { schema: { hide: true }, config: { visitor: 'none' } }, send)
  }
}

/** Files under assets/ have a digest of their content in the name. */
function kindOf(path: string): Kind {
  if (HASHED.test(path)) return 'asset'
  return /\.html(\.\w+)?$/.test(path) ? 'page' : 'file'
}
