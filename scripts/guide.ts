/**
 * `npm run guide [-- folder]`: writes the guide and the reference of functions, units, blocks, settings and messages as
 * a site of static pages, into dist/guide when nothing else is said. It needs neither the server nor the engine.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sitePages } from './guide/site.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'docs/guide')
const target = resolve(process.argv[2] ?? join(root, 'dist/guide'))

const texts = new Map(
  readdirSync(source)
    .filter(file => file.endsWith('.md'))
    .map(file => [file.slice(0, -3), readFileSync(join(source, file), 'utf8')]),
)
mkdirSync(target, { recursive: true })
const pages = sitePages(texts)
for (const [file, text] of pages) writeFileSync(join(target, file), text)
console.log(`${pages.size} files of the guide are in ${target}`)
