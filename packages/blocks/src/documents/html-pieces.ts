/** Stored HTML of a text as pieces of a document. */
import { readHtml } from '#read-html'
import { readReference } from '../text/rich/references/stored.ts'
import type { Reference } from '../text/rich/references/stored.ts'
import { digestIn } from '../text/rich/pictures.ts'
import { BREAKING } from '../text/rich/plain.ts'
import type { Align, Cell, Image, Inline, Marks, Piece } from './model.ts'

export interface HtmlContext {
  /** The content of a reference. */
  reference(reference: Reference): readonly Inline[]
  /** The picture at an address. */
  image(address: string, alt: string, width: number | undefined): Image
}

type Attributes = Readonly<Record<string, string>>

/** An element that collects what stands in it. */
interface Open {
  readonly tag: string
  readonly pieces: Piece[]
  /** Words that belong to no paragraph yet. */
  inlines: Inline[]
  readonly marks: Marks
  readonly align?: Align
  readonly attributes: Attributes
  readonly items: Piece[][]
  readonly rows: Cell[][]
}

export function htmlPieces(html: string, context: HtmlContext): Piece[] {
  const reader = new PiecesReader(context)
  readHtml(html, reader)
  return reader.end()
}

const HEADING = /^h([1-6])$/
const ALIGN = /(?:^|;)\s*text-align:\s*(left|center|right|justify)/

class PiecesReader {
  readonly #context: HtmlContext
  readonly #open: Open[] = [opened('body', {}, {})]
  /** Depth in an element whose own content does not count. */
  #hidden = 0

  constructor(context: HtmlContext) {
    this.#context = context
  }

  get #top(): Open {
    return this.#open.at(-1)!
  }

  open(tag: string, attributes: Attributes): void {
    const reference = this.#hidden === 0 && tag === 'span' ? readReference(attributes) : null
    if (this.#hidden > 0 || reference) {
      this.#hidden += 1
      if (reference) this.#top.inlines.push(...this.#context.reference(reference))
      return
    }
    if (tag === 'br') return void this.#top.inlines.push({ kind: 'break' })
    if (tag === 'img') return this.#image(attributes)
    if (tag === 'hr') {
      this.#paragraph()
      return void this.#top.pieces.push({ kind: 'rule' })
    }
    if (BREAKING.has(tag) || isCell(tag)) this.#paragraph()
    this.#open.push(opened(tag, attributes, marksOf(tag, attributes, this.#top.marks)))
  }

  close(tag: string): void {
    if (this.#hidden > 0) {
      this.#hidden -= 1
      return
    }
    if (['br', 'img', 'hr'].includes(tag)) return
    const at = this.#open.findLastIndex(one => one.tag === tag)
    if (at < 1) return
    while (this.#open.length > at) this.#finish()
  }

  text(text: string): void {
    if (this.#hidden > 0) return
    const words = text.replaceAll(/[ \t\r\n\f]+/g, ' ')
    const { inlines, marks } = this.#top
    if (words === '' || (words === ' ' && inlines.length === 0 && isBlock(this.#top.tag))) return
    inlines.push({ kind: 'text', text: words, marks })
  }

  end(): Piece[] {
    while (this.#open.length > 1) this.#finish()
    this.#paragraph()
    return this.#top.pieces
  }

  #image({ src = '', alt = '', width }: Attributes): void {
    const pixels = Number(width)
    const image = this.#context.image(src, alt, Number.isFinite(pixels) && pixels > 0 ? pixels : undefined)
    this.#top.inlines.push({ kind: 'image', image })
  }

  /** Text that stands loose in an element becomes a paragraph of it. */
  #paragraph(): void {
    const holder = this.#top
    const content = trimmed(holder.inlines)
    holder.inlines = []
    if (content.length === 0) return
    const level = HEADING.exec(holder.tag)?.[1]
    if (level) holder.pieces.push({ kind: 'heading', level: Number(level), content })
    else holder.pieces.push({ kind: 'paragraph', content, ...(holder.align && { align: holder.align }) })
  }

  #finish(): void {
    const done = this.#top
    if (!isBlock(done.tag)) {
      this.#open.pop()
      this.#top.inlines.push(...done.inlines)
      this.#top.pieces.push(...done.pieces)
      return
    }
    this.#paragraph()
    this.#open.pop()
    const { tag, attributes, pieces, items, rows } = done
    const into = this.#top
    if (tag === 'li') into.items.push(pieces)
    else if (tag === 'ul' || tag === 'ol') into.pieces.push({ kind: 'list', ordered: tag === 'ol', items })
    else if (tag === 'blockquote') into.pieces.push({ kind: 'quote', pieces })
    else if (isCell(tag)) {
      if (into.rows.length === 0) into.rows.push([])
      into.rows.at(-1)!.push(cellOf(tag, attributes, pieces))
    } else if (tag === 'tr') into.rows.push(...rows)
    else if (tag === 'table') into.pieces.push({ kind: 'table', rows })
    else {
      into.pieces.push(...pieces)
      into.rows.push(...rows)
    }
  }
}

const opened = (tag: string, attributes: Attributes, marks: Marks): Open => {
  const align = ALIGN.exec(attributes.style ?? '')?.[1] as Align | undefined
  return { tag, pieces: [], inlines: [], marks, attributes, items: [], rows: [], ...(align && { align }) }
}

const isCell = (tag: string): boolean => tag === 'td' || tag === 'th'

const isBlock = (tag: string): boolean =>
  tag === 'body' || BREAKING.has(tag) || isCell(tag) || ['tbody', 'thead', 'tfoot'].includes(tag)

const spanOf = (text: string | undefined): number => Math.max(1, Math.min(100, Math.trunc(Number(text)) || 1))

function cellOf(tag: string, { colspan, rowspan }: Attributes, pieces: readonly Piece[]): Cell {
  return { pieces, header: tag === 'th', columns: spanOf(colspan), rows: spanOf(rowspan) }
}

const TAGS: Readonly<Record<string, Marks>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  strike: { strike: true },
  s: { strike: true },
  sub: { raised: 'sub' },
  sup: { raised: 'super' },
}

function marksOf(tag: string, attributes: Attributes, outer: Marks): Marks {
  const own = Object.hasOwn(TAGS, tag) ? TAGS[tag] : {}
  const link =
    tag === 'a' && /^(https?|mailto):/i.test(attributes.href ?? '') ? { link: attributes.href! } : {}
  return { ...outer, ...own, ...link, ...marksOfStyle(attributes.style ?? '') }
}

/** The values are those that texts are stored with (text/rich/style.ts). */
function marksOfStyle(style: string): Marks {
  const value = (name: string): string | undefined =>
    new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]+)`).exec(style)?.[1]?.trim()
  const weight = value('font-weight')
  const size = /^(\d+(?:\.\d+)?)px$/.exec(value('font-size') ?? '')?.[1]
  const decoration = value('text-decoration') ?? ''
  const raised = value('vertical-align')
  const colour = hex(value('color'))
  const background = hex(value('background-color'))
  return {
    ...(weight && /^(bold|bolder|[6-9]00)$/.test(weight) && { bold: true as const }),
    ...(/italic|oblique/.test(value('font-style') ?? '') && { italic: true as const }),
    ...(decoration.includes('underline') && { underline: true as const }),
    ...(decoration.includes('line-through') && { strike: true as const }),
    ...((raised === 'sub' || raised === 'super') && { raised }),
    ...(colour && { colour }),
    ...(background && { background }),
    ...(size && { size: Number(size) }),
    ...(value('font-family') && { font: value('font-family')! }),
  }
}

const hex = (colour: string | undefined): string | undefined =>
  colour && /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined

/** Without spaces and breaks around it. */
function trimmed(content: readonly Inline[]): Inline[] {
  const isEmpty = (part: Inline | undefined): boolean =>
    part?.kind === 'break' ||
    (part?.kind === 'text' && part.text.trim() === '' && !part.text.includes('\u00a0'))
  let [from, to] = [0, content.length]
  while (from < to && isEmpty(content[from])) from += 1
  while (to > from && isEmpty(content[to - 1])) to -= 1
  return content.slice(from, to)
}

/** The digest of a picture that the worksheet has itself. */
export { digestIn }
