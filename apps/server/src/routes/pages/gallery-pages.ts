/** Pages of the gallery: each has its sheet with results for readers without scripts, and a preview for links. */
import type { GallerySheet } from '@calcwright/reference/gallery'
import type { CalculatedSheet } from '../../evaluation/gallery-sheets.ts'

/** @param text to stand in HTML, also in an attribute */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => SIGNS[sign]!)
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * @param html of the page, which draws the sheet itself where scripts run
 * @param address of the page, whole
 */
export function galleryPage(
  html: string,
  { title, summary, source }: GallerySheet,
  calculated: CalculatedSheet | null,
  address: string,
): string {
  const named = html
    .replace('<title>Calcwright</title>', () => `<title>${escaped(title)} · Calcwright</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(summary)}" />`,
    )
  const lines = [
    ['og:title', title],
    ['og:description', summary],
    ['og:site_name', 'Calcwright'],
    ['og:type', 'article'],
    ['og:url', address],
    ['og:image', `${address}/picture.png`],
    ['og:image:type', 'image/png'],
    ['og:image:alt', `The first lines of ${title}`],
  ].map(([property, content]) => `<meta property="${property}" content="${escaped(content!)}">`)
  const card = '<meta name="twitter:card" content="summary_large_image">'
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(calculated?.document ?? '') ?? []
  const [, sheet = ''] = /<body>([^]*)<\/body>/.exec(calculated?.document ?? '') ?? []
  const heading =
    sheet === '' ? `<h1>${escaped(title)}</h1><p>${escaped(summary)}</p><p>${escaped(source)}</p>` : sheet
  return named
    .replace(
      '</head>',
      () => `${[...lines, card, `<noscript><style>${style}</style></noscript>`].join('\n    ')}\n  </head>`,
    )
    .replace(
      /<noscript>Calcwright calculates[^]*?<\/noscript>/,
      () =>
        `<noscript><main>${heading}<p>To change its numbers, allow JavaScript for this page and press “Open a copy”.</p></main></noscript>`,
    )
}
