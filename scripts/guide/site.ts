/** All files of the site: a page for each of the guide and of the reference, a search over their titles and names. */
import { type GuidePage, readGuideContents, readGuidePage } from '@calcwright/reference/guide'
import { escaped, piecesHtml } from './html.ts'
import { functionAddress, type ReferencePage, referencePages } from './reference.ts'
import { SEARCH_SCRIPT } from './search-script.ts'
import { STYLE } from './style.ts'

/**
 * @param texts the files of `docs/guide`, by their names without the ending
 * @returns the files of the site, by their names
 */
export function sitePages(texts: ReadonlyMap<string, string>): Map<string, string> {
  const sections = readGuideContents(texts.get('README') ?? '').map(({ title, pages }) => ({
    title,
    pages: pages.map(name => readGuidePage(name, texts.get(name) ?? '')),
  }))
  const reference = referencePages()
  const links = [
    ...sections,
    { title: 'Reference', pages: reference },
  ].map(({ title, pages }) => ({ title, pages: pages.map(({ name, title: label }) => ({ name, label })) })) // prettier-ignore
  const all = sections.flatMap(({ pages }) => pages)
  const files = new Map<string, string>()
  const add = (name: string, title: string, html: string): void =>
    void files.set(`${name}.html`, layout(name, title, html, links))
  for (const [index, page] of all.entries())
    add(page.name, page.title, guideHtml(page, all[index - 1], all[index + 1]))
  for (const page of reference)
    add(page.name, page.title, `<h1>${page.title}</h1>\n<p>${escaped(page.summary)}</p>\n${page.html}`)
  add('index', 'Guide', homeHtml(sections, reference))
  files.set('guide.css', STYLE)
  files.set(
    'search.js',
    `const { pages, places } = ${JSON.stringify(searched(all, reference))}\n${SEARCH_SCRIPT}`,
  )
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

function layout(here: string, title: string, html: string, links: readonly LinkSection[]): string {
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
<link rel="stylesheet" href="guide.css">
<script src="search.js" defer></script>
</head>
<body>
<header><a class="brand" href="index.html">Calcwright guide</a>
<div class="search"><input type="search" id="query" aria-label="Search the guide" placeholder="Search"><ul id="found" aria-label="Found"></ul></div></header>
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

const searched = (pages: readonly GuidePage[], reference: readonly ReferencePage[]): Searched => ({
  pages: pages.map(({ title, name, words }) => [title, name, words]),
  places: reference.map(({ title, name, kind, entries }) => [title, name, kind, entries]),
})
