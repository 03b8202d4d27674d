/**
 * `npm run guide [-- folder] [--app address] [--site address] [--words]`: writes the guide, the gallery with its results
 * and the reference of functions, units, blocks, settings and messages as a site of static pages, into dist/guide when
 * nothing else is said. For previews of links with pictures, run it, then `npm run pictures`, then it again with `--site`. `--app` is the address of the product that “Open in Calcwright” leads to, `--site` that at which
 * the site will stand, and the report of `npm run validation` is taken along where there is one; `--words` leaves out the gallery, whose sheets have to be calculated. It needs no server.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { galleryPages } from './guide/gallery.ts'
import { sitePages } from './guide/site.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'docs/guide')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    app: { type: 'string' },
    site: { type: 'string' },
    words: { type: 'boolean', default: false },
  },
})
/** Address of the product on the machine where somebody tries it. */
const LOCAL = 'http://localhost:3000'

const target = resolve(positionals[0] ?? join(root, 'dist/guide'))

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

const app = values.app === undefined ? undefined : withoutSlash(values.app)

const texts = new Map(
  readdirSync(source)
    .filter(file => file.endsWith('.md'))
    .map(file => [file.slice(0, -3), readFileSync(join(source, file), 'utf8')]),
)
mkdirSync(join(target, 'pictures'), { recursive: true })
const pictures = new Set(readdirSync(join(target, 'pictures')).map(file => file.replace(/\.png$/, '')))
const gallery = values.words ? [] : await galleryPages(app ?? LOCAL, () => process.stdout.write('.'))
const report = join(root, 'dist/validation/validation.html')
const pages = sitePages(texts, {
  gallery,
  validation: existsSync(report) ? readFileSync(report, 'utf8') : undefined,
  pictures,
  app,
  address: values.site === undefined ? undefined : withoutSlash(values.site),
})
for (const [file, text] of pages) writeFileSync(join(target, file), text)
cpSync(join(source, 'films'), join(target, 'films'), { recursive: true })
console.log(`\n${pages.size} files of the guide are in ${target}`)
if (app === undefined && gallery.length > 0)
  console.log(`“Open in Calcwright” leads to ${LOCAL}: --app says the address of the product`)
if (values.site === undefined)
  console.log('Previews of links have no addresses: --site says where the site will stand')
