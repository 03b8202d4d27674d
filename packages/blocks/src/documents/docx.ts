/** A document as a Word file: formulas that Word edits, headings as styles, plots as pictures. */
import { strToU8, zipSync } from 'fflate'
import {
  BULLETS,
  contentTypes,
  PACKAGE_RELATIONS,
  coreProperties,
  documentRelations,
  documentXml,
  escapedXml,
  numberingXml,
  stylesXml,
} from './docx-parts.ts'
import type { Relation } from './docx-parts.ts'
import { FIGURE_WIDTH, figureSvg, figureText } from './figures.ts'
import type {
  Cell,
  DocumentPage,
  Exported,
  ExportDocument,
  ExportOptions,
  Image,
  Inline,
  Marks,
  Piece,
} from './model.ts'
import {
  DEFAULT_DOCUMENT_PAGE,
  ERROR_COLOUR,
  MANY_COLUMNS,
  columnShares,
  isNumberCell,
  titleAbove,
} from './model.ts'
import { ommlOf } from './omml.ts'
import { tableParts } from './table-parts.ts'
import { pictureFactsOf } from '../picture-facts.ts'
import {
  bookmarkOf,
  contentsXml,
  fieldXml,
  GROUP_STEP,
  inGrey,
  shaded,
  linkXml,
  referenceXml,
  OUTSIDE,
  paragraph,
  properties,
  run,
} from './docx-paragraphs.ts'
import type { Place } from './docx-paragraphs.ts'
import { numberedXml } from './docx-formulas.ts'
import { headerRelations, marginXml, sectionXml, settingsXml, textArea } from './docx-page.ts'
import type { TextArea } from './docx-page.ts'
import { atRight, cellXml, inBold, small, withEnd } from './docx-cells.ts'
import { pictureXml } from './docx-picture.ts'

export async function writeDocx(document: ExportDocument, options: ExportOptions): Promise<Exported> {
  const { page = DEFAULT_DOCUMENT_PAGE } = document
  const writer = new DocxWriter(options, textArea(page))
  const above = titleAbove(document)
  const title = above === '' ? '' : paragraph(run(above, {}), '<w:pStyle w:val="Title"/>')
  const body = await writer.pieces(document.pieces, OUTSIDE)
  const margins = writer.margins(page)
  const section = sectionXml(page, margins)
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(contentTypes(margins.map(({ kind }) => kind))),
    '_rels/.rels': strToU8(PACKAGE_RELATIONS),
    'docProps/core.xml': strToU8(coreProperties(escapedXml(document.title))),
    'word/document.xml': strToU8(documentXml(title + body + section)),
    'word/settings.xml': strToU8(settingsXml(body.includes(' TOC '))),
    'word/styles.xml': strToU8(stylesXml(page.setup.density === 'dense')),
    'word/numbering.xml': strToU8(numberingXml(writer.orderedLists)),
    'word/_rels/document.xml.rels': strToU8(documentRelations(writer.relations)),
    ...Object.fromEntries(
      margins.flatMap(({ kind, xml, relations }) => [
        [`word/${kind}.xml`, strToU8(xml)],
        [`word/_rels/${kind}.xml.rels`, strToU8(relations)],
      ]),
    ),
    ...writer.media,
  }
  return { content: zipSync(parts), files: [] }
}

/** Twentieths of a point of a pixel. */
const PIXEL = 15

/** Share of the page's height that a picture takes at most: what names it stands below. */
const HIGHEST = 0.85

class DocxWriter {
  readonly media: Record<string, Uint8Array> = {}
  readonly #relations: Relation[] = [
    { id: 'rStyles', type: 'styles', target: 'styles.xml' },
    { id: 'rNumbering', type: 'numbering', target: 'numbering.xml' },
    { id: 'rSettings', type: 'settings', target: 'settings.xml' },
  ]
  readonly #options: ExportOptions
  orderedLists = 0
  #pictures = 0
  /** Share of the page's width that there is room for. */
  #share = 1
  #bookmarks = 0
  /** The last number of each kind. */
  readonly #counts = new Map<string, number>()

  readonly #area: TextArea

  constructor(options: ExportOptions, area: TextArea) {
    this.#options = options
    this.#area = area
  }

  /** Header and footer, as far as something stands in them. */
  margins(page: DocumentPage) {
    return (['header', 'footer'] as const).flatMap(kind => {
      const images: { id: string; target: string }[] = []
      const logo = (most: { width: number; height: number }): string => this.#logo(page, most, images)
      const xml = marginXml(kind, page, logo)
      if (xml === '') return []
      const id = kind === 'header' ? 'rHeader' : 'rFooter'
      this.#relations.push({ id, type: kind, target: `${kind}.xml` })
      return [{ kind, id, xml, relations: headerRelations(images) }]
    })
  }

  /** @param most millimetres */
  #logo(
    { logo }: DocumentPage,
    most: { width: number; height: number },
    images: { id: string; target: string }[],
  ): string {
    const facts = logo && pictureFactsOf(logo)
    if (!logo || !facts?.width || !facts.height) return ''
    const id = (this.#pictures += 1)
    const target = `media/image${id}.${ENDINGS.get(facts.type) ?? 'png'}`
    this.media[`word/${target}`] = logo
    images.push({ id: `rImage${id}`, target })
    const pixels = 96 / 25.4
    const scale = Math.min(1, (most.width * pixels) / facts.width, (most.height * pixels) / facts.height)
    return pictureXml(id, { width: facts.width * scale, height: facts.height * scale }, 'Logo')
  }

  get relations(): readonly Relation[] {
    return this.#relations
  }

  async pieces(pieces: readonly Piece[], place: Place): Promise<string> {
    let text = ''
    for (const [index, piece] of pieces.entries()) {
      const isCaptioned = pieces[index + 1]?.kind === 'caption'
      text += await this.#piece(piece, isCaptioned ? { ...place, isCaptioned } : place)
    }
    return text
  }

  async #piece(piece: Piece, place: Place): Promise<string> {
    switch (piece.kind) {
      case 'heading': {
        const style = `<w:pStyle w:val="Heading${Math.min(Math.max(piece.level, 1), 6)}"/>`
        const number = piece.number ? run(`${piece.number}\u2002`, {}) : ''
        return paragraph(this.#place(piece.label, number + (await this.#inlines(piece.content))), style)
      }
      case 'paragraph': {
        const align = piece.align === 'justify' ? 'both' : piece.align
        return paragraph(
          await this.#inlines(piece.content),
          properties(place, { align, keep: piece.leads ?? false }),
        )
      }
      case 'list': {
        if (piece.ordered) this.orderedLists += 1
        const number = piece.ordered ? BULLETS + this.orderedLists : BULLETS
        let text = ''
        for (const item of piece.items)
          text += await this.pieces(item, {
            ...place,
            level: place.level + 1,
            list: { number, marked: false },
          })
        return text
      }
      case 'quote':
        return this.pieces(piece.pieces, { ...place, style: 'Quote' })
      case 'table': {
        let text = ''
        for (const part of tableParts(piece.rows, this.#share)) text += await this.#table(part)
        return text
      }
      case 'rule':
        return paragraph(
          '',
          '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>',
        )
      case 'caption':
        return this.#caption(piece, place)
      case 'contents':
        return contentsXml(piece.entries, this.#area.width)
      case 'formula':
        return numberedXml(piece, place, { share: this.#share, width: this.#area.width }, number =>
          this.#place(
            piece.label,
            number === '' ? '' : run('(', {}) + this.#counted('formula', number) + run(')', {}),
          ),
        )
      case 'group': {
        const head =
          piece.head.length > 0
            ? paragraph(await this.#inlines(piece.head), properties(place, { keep: true }))
            : ''
        return head + (await this.pieces(piece.pieces, { ...place, groups: place.groups + 1 }))
      }
      case 'inactive': {
        const words = paragraph(run(`(${piece.words})`, { italic: true }), properties(place, { keep: true }))
        return inGrey(words + (await this.pieces(piece.pieces, place)))
      }
      case 'input':
        return shaded(await this.pieces(piece.pieces, place))
      case 'page-break':
        return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
      case 'columns':
        return this.#columns(piece.columns, place)
      case 'figure': {
        const { figure, width, height } = piece
        const png = await this.#options.toPng(figureSvg(piece), { width: 2 * width, height: 2 * height })
        const drawn = this.#picture(png, 'png', { width, height }, figureText(figure))
        return paragraph(drawn, properties(place))
      }
      case 'note': {
        const words = `${piece.tone === 'error' ? 'Error' : 'Notice'}: ${piece.text}`
        const marks: Marks = piece.tone === 'error' ? { colour: ERROR_COLOUR } : { italic: true }
        return paragraph(run(words, marks), properties(place))
      }
    }
  }

  #caption(piece: Piece & { kind: 'caption' }, place: Place): string {
    const { of: kind, lead, number, text, label } = piece
    const at = number === '' ? -1 : lead.indexOf(number)
    const bold: Marks = { bold: true }
    const counted = at < 0 ? '' : run(lead.slice(0, at), bold) + this.#counted(kind, number, bold)
    const named = at < 0 ? '' : this.#place(label, counted)
    const rest = at < 0 ? lead : lead.slice(at + number.length)
    return paragraph(named + run(rest, bold) + run(text, {}), properties({ ...place, style: 'Caption' }))
  }

  async #inlines(content: readonly Inline[]): Promise<string> {
    let text = ''
    for (const part of content) {
      if (part.kind === 'text') text += this.#text(part.text, part.marks)
      else if (part.kind === 'math') text += ommlOf(part.latex)
      else if (part.kind === 'image') text += await this.#image(part.image)
      else if (part.kind === 'reference')
        text +=
          part.parts && part.label.startsWith('b-')
            ? referenceXml(part.label, part.text)
            : linkXml(part.label, part.text)
      else text += '<w:r><w:br/></w:r>'
    }
    return text
  }

  /** A number that Word counts, where it is one behind the last; one like 2.1 is written as it is. */
  #counted(kind: 'figure' | 'table' | 'formula', number: string, marks: Marks = {}): string {
    if (!/^\d+$/.test(number)) return run(number, marks)
    const isNext = Number(number) === (this.#counts.get(kind) ?? 0) + 1
    this.#counts.set(kind, Number(number))
    const name = kind[0]!.toUpperCase() + kind.slice(1)
    return fieldXml(`SEQ ${name} \\* ARABIC${isNext ? '' : ` \\r ${number}`}`, number, marks)
  }

  /** Content that something in the document may lead to. */
  #place(label: string | undefined, content: string): string {
    if (label === undefined) return content
    const id = (this.#bookmarks += 1)
    const name = bookmarkOf(label)
    return `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`
  }

  #text(text: string, marks: Marks): string {
    if (!marks.link) return run(text, marks)
    const id = `rLink${this.#relations.length}`
    this.#relations.push({ id, type: 'hyperlink', target: escapedXml(marks.link) })
    return `<w:hyperlink r:id="${id}">${run(text, marks, '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`
  }

  async #image({ bytes, alt, width }: Image): Promise<string> {
    const facts = bytes && pictureFactsOf(bytes)
    if (!bytes || !facts) return run(alt, {})
    const isKnown = ['png', 'jpeg', 'gif'].includes(facts.type)
    const drawn = isKnown ? bytes : await this.#options.toPng(bytes)
    const own = isKnown ? facts : pictureFactsOf(drawn)
    const [wide, high] = [own?.width ?? FIGURE_WIDTH, own?.height ?? FIGURE_WIDTH]
    const shown = width ?? wide
    const ending = isKnown ? (ENDINGS.get(facts.type) ?? 'png') : 'png'
    return this.#picture(drawn, ending, { width: shown, height: (shown * high) / wide }, alt)
  }

  /** A picture that is no wider than the page. */
  #picture(bytes: Uint8Array, ending: string, size: { width: number; height: number }, alt: string): string {
    const id = (this.#pictures += 1)
    const path = `media/image${id}.${ending}`
    this.media[`word/${path}`] = bytes
    this.#relations.push({ id: `rImage${id}`, type: 'image', target: path })
    const area = this.#area
    const room = { width: (area.width / PIXEL) * this.#share, height: (area.height / PIXEL) * HIGHEST }
    const scale = Math.min(1, room.width / size.width, room.height / size.height)
    return pictureXml(id, { width: size.width * scale, height: size.height * scale }, alt)
  }

  /** A table without lines, of one row that stays on its page. */
  async #columns(columns: readonly (readonly Piece[])[], { groups }: Place): Promise<string> {
    const outside = this.#share
    this.#share = outside / columns.length - GUTTER
    const width = Math.floor((this.#area.width * outside - groups * GROUP_STEP) / columns.length)
    let cells = ''
    for (const column of columns) {
      const content = await this.pieces(column, OUTSIDE)
      cells += `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${withEnd(content)}</w:tc>`
    }
    this.#share = outside
    const indent = groups > 0 ? `<w:tblInd w:w="${groups * GROUP_STEP}" w:type="dxa"/>` : ''
    const margins =
      '<w:tblCellMar><w:left w:w="0" w:type="dxa"/><w:right w:w="115" w:type="dxa"/></w:tblCellMar>'
    const settings = `<w:tblPr><w:tblW w:w="${width * columns.length}" w:type="dxa"/>${indent}<w:tblLayout w:type="fixed"/>${margins}</w:tblPr>`
    const grid = `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns.length)}</w:tblGrid>`
    return `<w:tbl>${settings}${grid}<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells}</w:tr></w:tbl>${BETWEEN_TABLES}`
  }

  async #table(rows: readonly (readonly Cell[])[]): Promise<string> {
    const width = Math.max(1, ...rows.map(row => row.reduce((sum, { columns }) => sum + columns, 0)))
    // Cells that reach into the rows below go on there, as empty ones.
    const open: ({ left: number; columns: number } | null)[] = Array.from({ length: width }, () => null)
    let text = ''
    for (const row of rows) {
      let cells = ''
      let at = 0
      const goOn = (): void => {
        for (let from = open[at]; from && from.left > 0; from = open[at]) {
          cells += cellXml('<w:p/>', from.columns, '<w:vMerge/>')
          from.left -= 1
          at += from.columns
        }
      }
      for (const cell of row) {
        goOn()
        const sized = width > MANY_COLUMNS ? cell.pieces.map(small) : cell.pieces
        const pieces = cell.header ? sized.map(inBold) : isNumberCell(cell) ? sized.map(atRight) : sized
        const content = await this.pieces(pieces, OUTSIDE)
        cells += cellXml(
          content || '<w:p/>',
          cell.columns,
          cell.rows > 1 ? '<w:vMerge w:val="restart"/>' : '',
        )
        if (cell.rows > 1) open[at] = { left: cell.rows - 1, columns: cell.columns }
        at += cell.columns
      }
      goOn()
      const isHead = row.length > 0 && row.every(({ header }) => header)
      const rowProperties = `<w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>`
      if (cells !== '') text += `<w:tr>${rowProperties}${cells}</w:tr>`
    }
    if (text === '') return ''
    const widths = columnShares(rows, width).map(
      share => `<w:gridCol w:w="${Math.floor(this.#area.width * this.#share * share)}"/>`,
    )
    const grid = `<w:tblGrid>${widths.join('')}</w:tblGrid>`
    const settings = '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>'
    // Word joins two tables without a paragraph between.
    return `<w:tbl>${settings}${grid}${text}</w:tbl><w:p/>`
  }
}

const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'jpg'],
  ['gif', 'gif'],
])

/** Between columns, as a share of the page's width. */
const GUTTER = 0.04

/** Word joins two tables without a paragraph between; this one is a point high. */
const BETWEEN_TABLES = '<w:p><w:pPr><w:spacing w:after="0" w:line="20" w:lineRule="exact"/></w:pPr></w:p>'
