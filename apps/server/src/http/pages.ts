/** The built page: its files, and its HTML for every address of a page. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kind } from './headers.ts'

const INDEX = 'index.html'
/** The same page, which also names what a worksheet needs, so that it comes sooner. */
const WORKSHEET = 'worksheet.html'
const HASHED = /[\\/]assets[\\/]/
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Calcwright</title>
<p>The server runs, but the page is not built yet. Run <code>npm start</code>, which builds it.</p></html>
`

const SECTIONS = ['active', 'starred', 'invites', 'archive', 'team', 'shared', 'my_docs']
/** Each with a hash and a name, or the hash alone. */
const ITEMS = ['projects', 'archive_projects', 'starred_projects', 'worksheets', 'inline_worksheets']

const PAGES = [
  '/',
  ...[...SECTIONS, 'projects', 'archive_projects', 'starred_projects'].flatMap(name => [
    `/${name}`,
    `/${name}/`,
  ]),
  ...ITEMS.flatMap(name => [`/${name}/:hash`, `/${name}/:hash/:name`]),
  '/about',
  '/shortcuts',
  '/error_help',
  '/worksheet_copy/:hash',
  '/sign_in',
  '/sign_up',
  '/reset',
  '/confirm_email',
  '/account',
  '/outbox',
]

/** @param folder with index.html and worksheet.html; need not exist */
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
    // Looked up when they are asked for: an upgrade may build others while the server runs.
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
  for (const url of PAGES) {
    const send = sender(url.startsWith('/worksheets/') ? WORKSHEET : INDEX)
    app.get(url, { schema: { hide: true }, config: { visitor: 'none' } }, send)
  }
}

/** Files under assets/ have a digest of their content in the name. */
function kindOf(path: string): Kind {
  if (HASHED.test(path)) return 'asset'
  return /\.html(\.\w+)?$/.test(path) ? 'page' : 'file'
}
