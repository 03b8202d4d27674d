/** A document as a Word file: formulas that Word edits, headings as styles, plots as pictures. */
import { strToU8, zipSync } from 'fflate'
import {
  BULLETS,
  CONTENT_TYPES,
  PACKAGE_RELATIONS,
  STYLES,
  coreProperties,
  documentRelations,
  documentXml,
  escapedXml,
  numberingXml,
} from './docx-parts.ts'
import type { Relation } from './docx-parts.ts'
import { FIGURE_WIDTH, figureSvg, figureText } from './figures.ts'
import type { Cell, Exported, ExportDocument, ExportOptions, Image, Inline, Marks, Piece } from './model.ts'
import { ERROR_COLOUR, MANY_COLUMNS, columnShares, isNumberCell, titleAbove } from './model.ts'
import { ommlOf } from './omml.ts'
import { tableParts } from './table-parts.ts'
import { pictureFactsOf } from './picture-facts.ts'
import {
  bookmarkOf,
  entryXml,
  GROUP_STEP,
  inGrey,
  LINE,
  linkXml,
  OUTSIDE,
  paragraph,
  properties,
  run,
} from './docx-paragraphs.ts'
import type { Place } from './docx-paragraphs.ts'
import { numberedXml } from './docx-formulas.ts'

export async function writeDocx(document: ExportDocument, options: ExportOptions): Promise<Exported> {
  const writer = new DocxWriter(options)
  const above = titleAbove(document)
  const title = above === '' ? '' : paragraph(run(above, {}), '<w:pStyle w:val="Title"/>')
  const body = await writer.pieces(document.pieces, OUTSIDE)
  const parts: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(PACKAGE_RELATIONS),
    'docProps/core.xml': strToU8(coreProperties(escapedXml(document.title))),
    'word/document.xml': strToU8(documentXml(title + body + SECTION)),
    'word/styles.xml': strToU8(STYLES),
    'word/numbering.xml': strToU8(numberingXml(writer.orderedLists)),
    'word/_rels/document.xml.rels': strToU8(documentRelations(writer.relations)),
    ...writer.media,
  }
  return { content: zipSync(parts), files: [] }
}

/** A4 with margins of 25 mm, in twentieths of a point. */
const SECTION =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>'

/** Units of drawings for a pixel. */
const EMU = 9525
/** Width of the text of a page in pixels. */
const PAGE = 604

class DocxWriter {
  readonly media: Record<string, Uint8Array> = {}
  readonly #relations: Relation[] = [
    { id: 'rStyles', type: 'styles', target: 'styles.xml' },
    { id: 'rNumbering', type: 'numbering', target: 'numbering.xml' },
  ]
  readonly #options: ExportOptions
  orderedLists = 0
  #pictures = 0
  /** Share of the page's width that there is room for. */
  #share = 1
  #bookmarks = 0

  constructor(options: ExportOptions) {
    this.#options = options
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
      case 'caption': {
        const words = run(piece.lead, { bold: true }) + run(piece.text, {})
        return paragraph(this.#place(piece.label, words), properties({ ...place, style: 'Caption' }))
      }
      case 'contents':
        return piece.entries.map(entryXml).join('')
      case 'formula':
        return numberedXml(piece, place, this.#share, number => this.#place(piece.label, number))
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

  async #inlines(content: readonly Inline[]): Promise<string> {
    let text = ''
    for (const part of content) {
      if (part.kind === 'text') text += this.#text(part.text, part.marks)
      else if (part.kind === 'math') text += ommlOf(part.latex)
      else if (part.kind === 'image') text += await this.#image(part.image)
      else if (part.kind === 'reference') text += linkXml(part.label, part.text)
      else text += '<w:r><w:br/></w:r>'
    }
    return text
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
    const ending = isKnown ? (facts.type === 'jpeg' ? 'jpg' : facts.type) : 'png'
    return this.#picture(drawn, ending, { width: shown, height: (shown * high) / wide }, alt)
  }

  /** A picture that is no wider than the page. */
  #picture(bytes: Uint8Array, ending: string, size: { width: number; height: number }, alt: string): string {
    const id = (this.#pictures += 1)
    const path = `media/image${id}.${ending}`
    this.media[`word/${path}`] = bytes
    this.#relations.push({ id: `rImage${id}`, type: 'image', target: path })
    const scale = Math.min(1, (PAGE * this.#share) / size.width)
    const [cx, cy] = [size.width, size.height].map(pixels => Math.max(1, Math.round(pixels * scale * EMU)))
    const name = `<wp:docPr id="${id}" name="Picture ${id}" descr="${escapedXml(alt)}"/>`
    const fill = `<pic:blipFill><a:blip r:embed="rImage${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`
    const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`
    const picture = `<pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="image${id}.${ending}"/><pic:cNvPicPr/></pic:nvPicPr>${fill}${shape}</pic:pic>`
    const graphic = `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">${picture}</a:graphicData></a:graphic>`
    return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/>${name}${graphic}</wp:inline></w:drawing></w:r>`
  }

  /** A table without lines, of one row that stays on its page. */
  async #columns(columns: readonly (readonly Piece[])[], { groups }: Place): Promise<string> {
    const outside = this.#share
    this.#share = outside / columns.length - GUTTER
    const width = Math.floor((LINE * outside - groups * GROUP_STEP) / columns.length)
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
      share => `<w:gridCol w:w="${Math.floor(LINE * this.#share * share)}"/>`,
    )
    const grid = `<w:tblGrid>${widths.join('')}</w:tblGrid>`
    const settings = '<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr>'
    // Word joins two tables without a paragraph between.
    return `<w:tbl>${settings}${grid}${text}</w:tbl><w:p/>`
  }
}

/** Between columns, as a share of the page's width. */
const GUTTER = 0.04

/** Word joins two tables without a paragraph between; this one is a point high. */
const BETWEEN_TABLES = '<w:p><w:pPr><w:spacing w:after="0" w:line="20" w:lineRule="exact"/></w:pPr></w:p>'

/** The content of a cell, which ends with a paragraph. */
const withEnd = (content: string): string =>
  content.endsWith('</w:p>') || content.endsWith('<w:p/>') ? content : `${content}<w:p/>`

const cellXml = (content: string, columns: number, merge: string): string => {
  const span = columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : ''
  return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/>${span}${merge}</w:tcPr>${withEnd(content)}</w:tc>`
}

const atRight = (piece: Piece): Piece => (piece.kind === 'paragraph' ? { ...piece, align: 'right' } : piece)

/** A paragraph with further marks on its words. */
function withMarks(piece: Piece, marks: Marks): Piece {
  if (piece.kind !== 'paragraph') return piece
  const content = piece.content.map(part =>
    part.kind === 'text' ? { ...part, marks: { ...part.marks, ...marks } } : part,
  )
  return { ...piece, content }
}

const inBold = (piece: Piece): Piece => withMarks(piece, { bold: true })

/** In pixels, where a table has many columns. */
const SMALL = 9

const small = (piece: Piece): Piece => withMarks(piece, { size: SMALL })
