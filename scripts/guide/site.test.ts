import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGallerySheet } from '@calcwright/reference/gallery'
import { readGuidePage } from '@calcwright/reference/guide'
import { describe, expect, it } from 'vitest'
import { galleryHtml, pageNameOf } from './gallery.ts'
import { functionAddress } from './reference.ts'
import { SEARCHED_WORDS, sitePages } from './site.ts'

const folder = join(import.meta.dirname, '../../docs/guide')
const texts = new Map(
  readdirSync(folder)
    .filter(file => file.endsWith('.md'))
    .map(file => [file.slice(0, -3), readFileSync(join(folder, file), 'utf8')]),
)
const sheet = readGallerySheet(
  'steel/member.calc.txt',
  '# {h1} A member\n# Its strength.\n# Source: a table.\n# {h2} Inputs\n@input a := 1',
)
const exported = '<body><h1>A member</h1><h2 id="h-1">A member</h2><h3 id="h-2">Inputs</h3></body>'
const files = sitePages(texts, {
  gallery: [
    { sheet, name: pageNameOf(sheet), html: galleryHtml(sheet, exported, 'https://calc.example.org') },
  ],
  address: 'https://example.org/guide',
  pictures: new Set(['gallery-steel-member']),
})
const pages = [...files].filter(([file]) => file.endsWith('.html'))
const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!))
const ids = new Map(pages.map(([file, html]) => [file, idsOf(html)]))
/** Files that each page loads; the words of all pages are loaded by whoever searches. */
const others = ['guide.css', 'search.js'].map(file => files.get(file)!).join('').length

describe.each(pages)('%s', (file, html) => {
  it('weighs at most 200 kB with all that it loads', () => {
    expect(Buffer.byteLength(html) + others).toBeLessThan(200_000)
  })

  it('has one main heading, and no id twice', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect([...html.matchAll(/ id="/g)]).toHaveLength(ids.get(file)!.size)
  })

  it('leads only to pages and places that are there', () => {
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!)
    const missing = targets.filter(to => {
      if (to.startsWith('https://')) return false
      const [page = '', place] = to.split('#')
      const known = page === '' ? ids.get(file) : ids.get(page)
      return place === undefined ? !files.has(page) : !known?.has(place)
    })
    expect(missing).toEqual([])
  })
})

it('shows a sheet of the gallery under its own heading, with what previews of links need', () => {
  const html = files.get('gallery-steel-member.html')!
  expect(html).toContain('<h1 id="h-1">A member</h1><h2 id="h-2">Inputs</h2>')
  expect(html).toContain('href="https://calc.example.org/gallery/steel/member"')
  expect(html).toContain('<meta property="og:title" content="A member">')
  expect(html).toContain(
    '<meta property="og:image" content="https://example.org/guide/pictures/gallery-steel-member.png">',
  )
  expect(files.get('search.js')).toContain('"gallery-steel-member"')
})

const wordsOfPages = JSON.parse(files.get(SEARCHED_WORDS)!.replace('window.pageTexts = ', '')) as Record<
  string,
  string
>

it.each([
  ['clause', 'checks'],
  ['NOT CHECKED', 'checks'],
  ['°C difference', 'units'],
  ['comma', 'keys'],
  ['α', 'formulas'],
  ['inputs', 'gallery-steel-member'],
])('the search has the words of “%s” on the page %s', (query, page) => {
  const words = query.toLowerCase().split(' ')
  expect(words.filter(word => !wordsOfPages[page]!.includes(word))).toEqual([])
})

it('shows the picture that the product has of a sheet where the site has none', () => {
  const page = { sheet, name: pageNameOf(sheet), html: '<h1>A member</h1>' }
  const site = sitePages(texts, { gallery: [page], app: 'https://calc.example.org' })
  expect(site.get('gallery-steel-member.html')).toContain(
    '<meta property="og:image" content="https://calc.example.org/gallery/steel/member/picture.png">',
  )
})

it('leads from the guide to functions', () => {
  expect(files.get('solving.html')).toContain('functions-algebra.html#f-fsolve')
})

const WORDS_OF_BLOCKS = new Set([
  'table',
  'plot',
  'program',
  'if',
  'for',
  'while',
  'return',
  'check',
  'pulldown',
  'include',
  'fluid',
])

describe.each([...texts].filter(([name]) => name.startsWith('from-')))('%s', (name, text) => {
  const page = readGuidePage(name, text)
  const tables = page.pieces.flatMap(piece => (piece.kind === 'table' ? piece.rows : []))
  const examples = page.pieces.flatMap(piece => (piece.kind === 'example' ? piece.lines : []))

  it('names functions and blocks that are there, or that its examples define', () => {
    const typed = examples.map(({ source }) => source).join('\n')
    const unknown = tables
      .flatMap(row => row.at(-1)!)
      .flatMap(({ kind, text: code }) =>
        kind === 'code' ? [/^[A-Za-z_]\w{2,}(?=\(|$)/.exec(code)?.[0]] : [],
      )
      .filter(word => word !== undefined)
      .filter(
        word =>
          !functionAddress(word) && !WORDS_OF_BLOCKS.has(word) && !new RegExp(`\\b${word}\\b`).test(typed),
      )
    expect(unknown).toEqual([])
  })

  it('has an example for each third row of its table, and says what is missing here', () => {
    expect(examples.length).toBeGreaterThanOrEqual(tables.length / 3)
    expect(text).toContain('**Missing here:**')
  })
})
