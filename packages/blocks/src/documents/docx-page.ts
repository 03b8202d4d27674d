/** The page of a Word file: its section, its header and its footer. Source: ECMA-376, part 1, 17.6 and 17.10. */
import { fitMargin, MARGIN_PLACES, paperSize } from '@calcwright/document'
import type { MarginLine, MarginPlace, MarginTexts } from '@calcwright/document'
import { NAMESPACES, RELATIONS } from './docx-parts.ts'
import { fieldXml, paragraph, run } from './docx-paragraphs.ts'
import type { DocumentPage } from './model.ts'

/** Twentieths of a point in a millimetre. */
const PER_MM = 1440 / 25.4

const twips = (millimetres: number): number => Math.round(millimetres * PER_MM)

/** Millimetres that header and footer are from the edge of the paper, and that the text is from them. */
const EDGE = 8
const APART = 4

/** Millimetres of the room beside the text in a title block. */
const BESIDE = 4.6

/** Twentieths of a point between the margins. */
export interface TextArea {
  readonly width: number
  readonly height: number
}

export function textArea({ setup }: DocumentPage): TextArea {
  const { width, height } = paperSize(setup)
  return {
    width: twips(width - setup.margin_left - setup.margin_right),
    height: twips(height - setup.margin_top - setup.margin_bottom),
  }
}

/** @param parts the ids of header and footer, where there are any */
export function sectionXml(
  { setup }: DocumentPage,
  parts: readonly { readonly kind: 'header' | 'footer'; readonly id: string }[],
): string {
  const { width, height } = paperSize(setup)
  const references = parts.map(({ kind, id }) => `<w:${kind}Reference w:type="default" r:id="${id}"/>`)
  const across = setup.orientation === 'across' ? ' w:orient="landscape"' : ''
  const size = `<w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"${across}/>`
  const margins = (['top', 'right', 'bottom', 'left'] as const).map(
    side => `w:${side}="${twips(setup[`margin_${side}`])}"`,
  )
  const edges = `w:header="${twips(EDGE)}" w:footer="${twips(EDGE)}" w:gutter="0"`
  return `<w:sectPr>${references.join('')}${size}<w:pgMar ${margins.join(' ')} ${edges}/></w:sectPr>`
}

/** The header or the footer; '' for none. Word moves the text where it is higher than the margin. */
export function marginXml(
  kind: 'header' | 'footer',
  page: DocumentPage,
  logo: (most: { width: number; height: number }) => string,
): string {
  const { setup, margins } = page
  const texts = margins[kind]
  if (MARGIN_PLACES.every(place => texts[place].length === 0)) return ''
  const isFramed = kind === 'footer' && setup.title_block
  const { width } = textArea(page)
  const third = width / 3 / PER_MM
  const room = (kind === 'header' ? setup.margin_top : setup.margin_bottom) - EDGE - APART
  const { size } = fitMargin(texts, third - (isFramed ? BESIDE : 2), isFramed ? 32 : Math.max(4, room))
  const picture = logo({ width: third, height: Math.max(6, room) })
  const cells = MARGIN_PLACES.map(place => cellXml(place, texts, { size, picture, isFramed, width }))
  const borders = isFramed
    ? ['top', 'left', 'bottom', 'right', 'insideV'].map(side => `<w:${side} w:val="single" w:sz="6" w:space="0" w:color="auto"/>`).join('') // prettier-ignore
    : ''
  const properties = `<w:tblPr><w:tblW w:w="${width}" w:type="dxa"/>${borders === '' ? '' : `<w:tblBorders>${borders}</w:tblBorders>`}<w:tblLayout w:type="fixed"/></w:tblPr>`
  const grid = `<w:tblGrid>${`<w:gridCol w:w="${Math.floor(width / 3)}"/>`.repeat(3)}</w:tblGrid>`
  const tag = kind === 'header' ? 'hdr' : 'ftr'
  // A header ends with a paragraph; this one takes no room.
  const end = '<w:p><w:pPr><w:spacing w:after="0" w:line="20" w:lineRule="exact"/></w:pPr></w:p>'
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${tag} ${NAMESPACES}><w:tbl>${properties}${grid}<w:tr>${cells.join('')}</w:tr></w:tbl>${end}</w:${tag}>`
}

interface CellLook {
  /** Points. */
  readonly size: number
  readonly picture: string
  readonly isFramed: boolean
  readonly width: number
}

function cellXml(
  place: MarginPlace,
  texts: MarginTexts,
  { size, picture, isFramed, width }: CellLook,
): string {
  const align = isFramed || place === 'left' ? '' : `<w:jc w:val="${place}"/>`
  const own = `<w:spacing w:after="0"/>${align}`
  const lines = texts[place].map(line => paragraph(lineXml(line, size, picture), own))
  const content = lines.length > 0 ? lines.join('') : paragraph('', own)
  return `<w:tc><w:tcPr><w:tcW w:w="${Math.floor(width / 3)}" w:type="dxa"/></w:tcPr>${content}</w:tc>`
}

const lineXml = (line: MarginLine, size: number, picture: string): string => {
  // Pixels, of which four are three points.
  const marks = { size: (size * 4) / 3 }
  return line
    .map(part => {
      if (part.kind === 'text') return run(part.text, marks)
      if (part.kind === 'logo') return picture
      return fieldXml(part.kind === 'page' ? 'PAGE' : 'NUMPAGES', '1', marks)
    })
    .join('')
}

export const headerRelations = (
  images: readonly { readonly id: string; readonly target: string }[],
): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${images.map(({ id, target }) => `<Relationship Id="${id}" Type="${RELATIONS}/image" Target="${target}"/>`).join('')}</Relationships>`

/**
 * Word asks whether to bring fields up to date when it opens a file with contents, as it alone knows the pages; nobody
 * is asked without need.
 */
export const settingsXml = (hasContents: boolean): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:settings ${NAMESPACES}>${hasContents ? '<w:updateFields w:val="true"/>' : ''}</w:settings>`
