/** All files of the site: a page for each of the guide and of the reference, a search over their titles and names. */
import { type GuidePage, readGuideContents, readGuidePage } from '@calcwright/reference/guide'
import { GALLERY_WORDS } from '@calcwright/reference/gallery'
import { type GalleryPage, galleryIndexHtml } from './gallery.ts'
import { escaped, piecesHtml } from './html.ts'
import { functionAddress, type ReferencePage, referencePages } from './reference.ts'
import { SEARCH_SCRIPT } from './search-script.ts'
import { STYLE } from './style.ts'

export interface SiteParts {
  readonly gallery?: readonly GalleryPage[]
  /** The report of `npm run validation` as a page. */
  readonly validation?: string | undefined
  /** Address at which the site will stand, without a slash at its end: previews of links need whole addresses. */
  readonly address?: string | undefined
  /** Address of the product, which has a picture of each sheet of the gallery; previews show it where there is no other. */
  readonly app?: string | undefined
  /** Names of pages that have a picture, `pictures/<name>.png`. */
  readonly pictures?: ReadonlySet<string>
}

/**
 * @param texts the files of `docs/guide`, by their names without the ending
 * @returns the files of the site, by their names
 */
export function sitePages(texts: ReadonlyMap<string, string>, parts: SiteParts = {}): Map<string, string> {
  const { gallery = [], validation } = parts
  const sections = readGuideContents(texts.get('README') ?? '').map(({ title, pages }) => ({
    title,
    pages: pages.map(name => readGuidePage(name, texts.get(name) ?? '')),
  }))
  const reference = referencePages()
  const links = [
    ...sections,
    { title: 'Reference', pages: reference },
    ...(gallery.length > 0 ? [{ title: 'Gallery', pages: [{ name: 'gallery', title: 'Worked sheets' }] }] : []),
    ...(validation === undefined
      ? []
      : [{ title: 'Validation', pages: [{ name: 'validation-report', title: 'Report with figures' }] }]),
  ].map(({ title, pages }) => ({ title, pages: pages.map(({ name, title: label }) => ({ name, label })) })) // prettier-ignore
  const all = sections.flatMap(({ pages }) => pages)
  const files = new Map<string, string>()
  const wordsOfPages: Record<string, string> = {}
  const add = (name: string, title: string, summary: string, html: string, picture?: string): void => {
    const shared = previewTags(name, title, summary, parts, picture)
    files.set(`${name}.html`, layout(name, title, shared, html, links))
    wordsOfPages[name] = wordsIn(html)
  }
  for (const [index, page] of all.entries())
    add(page.name, page.title, page.summary, guideHtml(page, all[index - 1], all[index + 1]))
  for (const page of reference)
    add(
      page.name,
      page.title,
      page.summary,
      `<h1>${page.title}</h1>\n<p>${escaped(page.summary)}</p>\n${page.html}`,
    )
  for (const { name, sheet, html } of gallery) {
    const picture = parts.app === undefined ? undefined : `${parts.app}/gallery/${sheet.id}/picture.png`
    add(name, sheet.title, sheet.summary, html, picture)
  }
  if (gallery.length > 0)
    add(
      'gallery',
      'Gallery',
      `${gallery.length} worked sheets with their results.`,
      galleryIndexHtml(gallery),
    )
  add('index', 'Guide', 'How to calculate with Calcwright.', homeHtml(sections, reference))
  if (validation !== undefined) files.set('validation-report.html', validation)
  files.set('guide.css', STYLE)
  files.set(
    'search.js',
    `const { pages, places } = ${JSON.stringify(searched(all, reference, gallery))}\n${SEARCH_SCRIPT}`,
  )
  files.set(SEARCHED_WORDS, `window.pageTexts = ${JSON.stringify(wordsOfPages)}\n`)
  return files
}

function guideHtml(page: GuidePage, before?: GuidePage, after?: GuidePage): string {
  const step = (to: GuidePage | undefined, rel: string): string =>
    to ? `<a rel="${rel}" href="${to.name}.html">${escaped(to.title)}</a>` : '<span></span>'
  return `<h1>${escaped(page.title)}</h1>
${piecesHtml(page.pieces, functionAddress)}
<nav class="steps" aria-label="Pages before and after">${step(before, 'prev')}${step(after, 'next')}</nav>`
}

function homeHtml(
  sections: readonly { readonly title: string; readonly pages: readonly GuidePage[] }[],
  reference: readonly ReferencePage[],
): string {
  const card = (name: string, title: string, summary: string): string =>
    `<li><a href="${name}.html"><b>${escaped(title)}</b><span>${escaped(summary)}</span></a></li>`
  const list = (title: string, cards: readonly string[]): string =>
    `<h2>${escaped(title)}</h2><ul class="cards">${cards.join('')}</ul>`
  return [
    '<h1>Guide</h1><p>Short pages, each on one thing. Every example on them is calculated in the tests.</p>',
    ...sections.map(({ title, pages }) =>
      list(
        title,
        pages.map(page => card(page.name, page.title, page.summary)),
      ),
    ),
    list(
      'Reference',
      reference.map(page => card(page.name, page.title, page.summary)),
    ),
  ].join('\n')
}

interface LinkSection {
  readonly title: string
  readonly pages: readonly { readonly name: string; readonly label: string }[]
}

/** Title, sentence and picture that others show where somebody shares the address of a page (Open Graph). */
function previewTags(
  name: string,
  title: string,
  summary: string,
  { address, pictures = new Set() }: SiteParts,
  picture: string | undefined,
): string {
  const tag = (property: string, content: string): string =>
    `<meta property="og:${property}" content="${escaped(content)}">`
  const own = address !== undefined && pictures.has(name) ? `${address}/pictures/${name}.png` : undefined
  const image = own ?? picture
  return [
    `<meta name="description" content="${escaped(summary)}">`,
    tag('title', title),
    tag('description', summary),
    tag('type', 'article'),
    tag('site_name', 'Calcwright'),
    ...(address === undefined ? [] : [tag('url', `${address}/${name}.html`)]),
    ...(image === undefined ? [] : [tag('image', image)]),
  ].join('\n')
}

function layout(
  here: string,
  title: string,
  preview: string,
  html: string,
  links: readonly LinkSection[],
): string {
  const menu = links
    .map(
      ({ title: section, pages }) =>
        `<h2>${escaped(section)}</h2><ul>${pages
          .map(
            ({ name, label }) =>
              `<li><a href="${name}.html"${name === here ? ' aria-current="page"' : ''}>${escaped(label)}</a></li>`,
          )
          .join('')}</ul>`,
    )
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Calcwright</title>
${preview}
<link rel="stylesheet" href="guide.css">
<script src="search.js" defer></script>
</head>
<body>
<header><a class="brand" href="index.html">Calcwright guide</a>
<div class="search"><input type="search" id="query" aria-label="Search the guide" placeholder="Search"><ul id="found" aria-label="Found"></ul><p id="nothing" role="status"></p></div></header>
<div class="columns">
<nav class="menu" aria-label="Pages">${menu}</nav>
<main>
${html}
</main>
</div>
</body>
</html>
`
}

/** File with the words of all pages: more than a page needs, so that a page loads it when somebody searches. */
export const SEARCHED_WORDS = 'search-words.js'

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Each word of a page once, in small letters. */
function wordsIn(html: string): string {
  const text = html
    .replaceAll(/<(style|svg)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, sign => CHARACTERS[sign]!)
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map(word => word.replaceAll(/^[(“"',.;:]+|[)”"',.;:?!]+$/g, ''))
  return [...new Set(words)].join(' ').trim()
}

interface Searched {
  /** Title, name of the page, and words that people say for it. */
  readonly pages: readonly (readonly [title: string, page: string, words: string])[]
  /** Names on the pages of the reference: title and name of the page, the letter of its places, labels with names. */
  readonly places: readonly (readonly [
    title: string,
    page: string,
    kind: string,
    entries: ReferencePage['entries'],
  ])[]
}

const searched = (
  pages: readonly GuidePage[],
  reference: readonly ReferencePage[],
  gallery: readonly GalleryPage[],
): Searched => ({
  pages: [
    ...pages.map(({ title, name, words }) => [title, name, words] as const),
    ...gallery.map(
      ({ sheet, name }) =>
        [sheet.title, name, `${sheet.field} ${sheet.summary} ${GALLERY_WORDS[sheet.id] ?? ''}`] as const,
    ),
  ],
  places: reference.map(({ title, name, kind, entries }) => [title, name, kind, entries]),
})
