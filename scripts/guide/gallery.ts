/** Pages of the gallery: each worked sheet with its results, from the document that `export --to html` writes. */
import { GALLERY_FIELDS, type GallerySheet, readGallerySheet } from '@calcwright/reference/gallery'
import { openFile } from '../../apps/cli/src/export/opened-file.ts'
import { EXPORT_FORMATS } from '../../apps/cli/src/export/formats.ts'
import { galleryFiles, galleryText } from '../../apps/cli/src/testing/gallery-lines.ts'
import { escaped } from './html.ts'

export interface GalleryPage {
  readonly sheet: GallerySheet
  /** Name of its file without the ending. */
  readonly name: string
  readonly html: string
}

export const pageNameOf = ({ id }: GallerySheet): string => `gallery-${id.replace('/', '-')}`

/**
 * @param app address of the product in which the worksheet is opened as a copy
 * @param onPage called after each sheet
 */
export async function galleryPages(app: string, onPage: () => void): Promise<readonly GalleryPage[]> {
  const pages: GalleryPage[] = []
  for (const file of galleryFiles()) {
    const sheet = readGallerySheet(file, galleryText(file))
    const { content } = await EXPORT_FORMATS.get('html')!.write(openFile(sheet.title, sheet.text), '')
    pages.push({ sheet, name: pageNameOf(sheet), html: galleryHtml(sheet, String(content), app) })
    onPage()
  }
  return pages
}

/** @param document the sheet as a page of its own, whose body becomes that of the site's page */
export function galleryHtml(sheet: GallerySheet, document: string, app: string): string {
  const body = /<body>([\s\S]*)<\/body>/.exec(document)?.[1] ?? ''
  // Its first heading is the name of the file; all others move up one level.
  const raised = body
    .replace(/<h1[^>]*>.*?<\/h1>/, '')
    .replaceAll(/(<\/?h)([2-6])/g, (_, tag: string, level: string) => `${tag}${Number(level) - 1}`)
  return `<p class="place"><a href="gallery.html">Gallery</a> · ${escaped(GALLERY_FIELDS[sheet.field]!)}
<a class="open" href="${escaped(`${app}/gallery/${sheet.id}`)}">Open in Calcwright</a></p>
<div class="sheet">${raised}</div>`
}

export function galleryIndexHtml(pages: readonly GalleryPage[]): string {
  const card = ({ sheet, name }: GalleryPage): string =>
    `<li><a href="${name}.html"><b>${escaped(sheet.title)}</b><span>${escaped(sheet.summary)}</span></a></li>`
  const fields = Object.entries(GALLERY_FIELDS).flatMap(([field, title]) => {
    const own = pages.filter(({ sheet }) => sheet.field === field)
    return own.length === 0
      ? []
      : [`<h2>${escaped(title)}</h2><ul class="cards">${own.map(card).join('')}</ul>`]
  })
  return `<h1>Gallery</h1>
<p>${pages.length} worked sheets, each after a public problem, whose numbers are compared in the tests. Where a source begins with “after”, a book is named whose print was not compared.</p>
${fields.join('\n')}`
}
