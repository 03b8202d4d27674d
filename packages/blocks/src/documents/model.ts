/**
 * A worksheet as a document: headings, paragraphs, formulas with their results, plots, tables. Each block type says
 * once of which pieces it consists; each format writes each kind of piece once.
 */
import { DEFAULT_PAGE } from '@calcwright/document'
import type { PageMargins, PageSetup } from '@calcwright/document'
import type { Figure } from '@calcwright/figures'

export interface ExportDocument {
  readonly title: string
  readonly pieces: readonly Piece[]
  /** How it comes on paper; by the defaults where it is absent. */
  readonly page?: DocumentPage
}

export interface DocumentPage {
  readonly setup: PageSetup
  readonly margins: PageMargins
  /** The picture that stands for the logo. */
  readonly logo: Image['bytes']
}

/** The page of a document that nobody has set up. */
export const DEFAULT_DOCUMENT_PAGE: DocumentPage = {
  setup: { ...DEFAULT_PAGE, page_numbers: false },
  margins: {
    header: { left: [], center: [], right: [] },
    footer: { left: [], center: [], right: [] },
  },
  logo: null,
}

/**
 * The title above the content; '' where the content begins with it, below the tables of revisions and signatures
 * perhaps, or a cover has it.
 */
export function titleAbove({ title, pieces }: ExportDocument): string {
  const begins = pieces.findIndex(({ kind }) => kind !== 'table' && kind !== 'paragraph')
  const isTitle = (piece: Piece | undefined): boolean =>
    (piece?.kind === 'heading' || piece?.kind === 'paragraph') &&
    piece.content
      .map(part => ('text' in part ? part.text : ''))
      .join('')
      .trim() === title.trim()
  return isTitle(pieces[0]) || isTitle(pieces[begins]) ? '' : title
}

export type Piece =
  | HeadingPiece
  /** Words below a figure or a table: `Figure 2: ` and what it shows. */
  | { readonly kind: 'caption'; readonly of: 'figure' | 'table'; readonly lead: string; readonly number: string; readonly text: string; readonly label: string } // prettier-ignore
  | { readonly kind: 'contents'; readonly entries: readonly ContentsEntry[] }
  /** One that `leads` stays on the page of what follows. */
  | {
      readonly kind: 'paragraph'
      readonly content: readonly Inline[]
      readonly align?: Align
      readonly leads?: true
    }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Piece[])[] }
  | { readonly kind: 'quote'; readonly pieces: readonly Piece[] }
  /** `whole`: as wide as the page, with room to write by hand. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[]; readonly whole?: true }
  | { readonly kind: 'rule' }
  | FormulaPiece
  /** Lines that belong together, below words such as `if x > 0`. */
  | { readonly kind: 'group'; readonly head: readonly Inline[]; readonly pieces: readonly Piece[] }
  /** Lines beside one another, from left to right; at least two. */
  | { readonly kind: 'columns'; readonly columns: readonly (readonly Piece[])[] }
  /** Lines that take no part: switched off, or in a branch that was not chosen. They stand in grey behind the words. */
  | { readonly kind: 'inactive'; readonly words: InactiveWords; readonly pieces: readonly Piece[] }
  /** Lines that are given, where the page setup sets them apart. */
  | { readonly kind: 'input'; readonly pieces: readonly Piece[] }
  /** Lines below it begin a page. */
  | { readonly kind: 'page-break' }
  /** Sizes in pixels. */
  | { readonly kind: 'figure'; readonly figure: Figure; readonly width: number; readonly height: number }
  | { readonly kind: 'note'; readonly tone: 'error' | 'notice'; readonly text: string }

export type InactiveWords = 'switched off' | 'not taken'

/** The pieces that stand in another, of any kind, so that nobody who looks for something passes over them. */
export function innerPieces(piece: Piece): readonly Piece[] {
  switch (piece.kind) {
    case 'list':
      return piece.items.flat()
    case 'table':
      return piece.rows.flat().flatMap(cell => cell.pieces)
    case 'columns':
      return piece.columns.flat()
    case 'quote':
    case 'group':
    case 'inactive':
    case 'input':
      return piece.pieces
    default:
      return []
  }
}

export interface HeadingPiece {
  readonly kind: 'heading'
  readonly level: number
  readonly content: readonly Inline[]
  /** `2.1`, where headings are numbered. */
  readonly number?: string
  /** Name of the place, for what leads there: letters, digits, `-` and `_`. */
  readonly label?: string
}

export interface ContentsEntry {
  /** 0 for the highest level. */
  readonly depth: number
  /** '' where headings are not numbered. */
  readonly number: string
  readonly text: string
  readonly label: string
}

/** `F/A = 12 kN/240 mm² = 50 MPa`, in LaTeX as the worksheet has it. */
export interface FormulaPiece {
  readonly kind: 'formula'
  readonly latex: string
  /** The parts behind the equals signs: the steps, if any, and the result. */
  readonly values: readonly string[]
  /** The line as text. */
  readonly text: string
  /** Words behind the formula and its result. */
  readonly remark?: string
  /** Words and formulas behind it and its result: the verdict on a check. */
  readonly verdict?: readonly (TextInline | MathInline)[]
  /** The rule that it follows, at the right margin: `EN 1993-1-1, 6.2.5`. */
  readonly clause?: string
  /** `2.1`, at the right margin. */
  readonly number?: string
  /** Name of the place, for what leads there. */
  readonly label?: string
}

/** The words at the right margin of a formula; '' for none. */
export const marginText = ({ clause = '', number }: Pick<FormulaPiece, 'clause' | 'number'>): string =>
  [clause, number === undefined ? '' : `(${number})`].filter(text => text !== '').join('\u2003')

/** Signs of a formula behind which its values go on below it, as they would reach beyond the page. */
const LONG = 60

/**
 * Whether the values of a formula stand below it, and not behind it.
 * @param share of the page's width that there is
 */
export const needsOwnLine = (latex: string, share = 1): boolean =>
  latex.replaceAll(/\\[a-zA-Z]+/g, 'x').replaceAll(/[{}^_\\ ]/g, '').length > LONG * share

export type Align = 'left' | 'center' | 'right' | 'justify'

export interface Cell {
  readonly pieces: readonly Piece[]
  readonly header: boolean
  readonly columns: number
  readonly rows: number
}

/** Signs of a column that count, so that a long text does not press the numbers beside it together. */
const COLUMN = { least: 7, most: 26 }

/** Tables of more columns are written smaller. */
export const MANY_COLUMNS = 8

/** Width of each column as a share of the table's, by the longest text in it. */
export function columnShares(rows: readonly (readonly Cell[])[], count: number): number[] {
  const signs = Array.from({ length: count }, () => COLUMN.least)
  for (const row of rows) {
    let place = 0
    for (const cell of row) {
      const length = Math.min(COLUMN.most, lengthOf(cell.pieces) + 1)
      if (cell.columns === 1 && place < count) signs[place] = Math.max(signs[place]!, length)
      place += cell.columns
    }
  }
  // Each column has room for its longest number first.
  const least = Array.from({ length: count }, () => COLUMN.least)
  for (const row of rows)
    if (row.length === count)
      for (const [at, cell] of row.entries()) least[at] = Math.max(least[at]!, widestPart(cell))
  const wanted = signs.map((each, at) => Math.max(each, least[at]!))
  const sumOf = (widths: readonly number[]): number => widths.reduce((sum, each) => sum + each, 0)
  const [room, needed, asked] = [Math.max(LINE, sumOf(least)), sumOf(least), sumOf(wanted)]
  const spare = asked <= room ? 1 : (room - needed) / Math.max(1, asked - needed)
  const widths = least.map((each, at) => each + (wanted[at]! - each) * spare)
  const total = sumOf(widths)
  return widths.map(each => each / total)
}

/** Signs of a line of the page, with the room around each cell of a table. */
export const LINE = 80

/** Signs of the longest part of a cell that no line breaks in, with the room around it; heads are bold. */
export function widestPart({ pieces, header }: Cell): number {
  const texts = pieces.flatMap(piece => (piece.kind === 'paragraph' ? piece.content.map(wholeText) : []))
  const words = texts.join('').split(/[ \t\n\u200b]+/)
  return Math.min(COLUMN.most, Math.max(2, ...words.map(({ length }) => length))) + (header ? 3 : 2)
}

/** No line breaks in a formula. */
function wholeText(part: Inline): string {
  if (part.kind === 'math') return part.text.replaceAll(/\s/g, '\u00a0')
  return 'text' in part ? part.text : ''
}

const lengthOf = (pieces: readonly Piece[]): number =>
  Math.max(
    0,
    ...pieces.map(piece => {
      if (piece.kind !== 'paragraph') return COLUMN.least
      const texts = piece.content.map(part => ('text' in part ? part.text : ''))
      return texts.join('').length
    }),
  )

/** Whether a cell holds nothing but a number, which stands at the right. */
export function isNumberCell({ pieces, header }: Pick<Cell, 'pieces' | 'header'>): boolean {
  const [piece] = pieces
  if (header || pieces.length !== 1 || piece?.kind !== 'paragraph' || piece.align) return false
  const texts = piece.content.map(part => (part.kind === 'text' ? part.text : 'x'))
  return /^[+\-−]?[\d.,\s]*\d(?:e[+\-−]?\d+)?$/i.test(texts.join('').trim())
}

export type Inline =
  | TextInline
  | MathInline
  | { readonly kind: 'image'; readonly image: Image }
  /** `Figure 2`, which leads to the place of that label. */
  | ReferenceInline
  | { readonly kind: 'break' }

export interface TextInline {
  readonly kind: 'text'
  readonly text: string
  readonly marks: Marks
}

export interface MathInline {
  readonly kind: 'math'
  readonly latex: string
  readonly text: string
}

export interface ReferenceInline {
  readonly kind: 'reference'
  readonly text: string
  readonly label: string
  /** The number alone, with the words around it, where the target has one: LaTeX writes it itself. */
  readonly parts?: { readonly before: string; readonly after: string }
}

/** Behind inputs. */
export const INPUT_COLOUR = '#eef3fa'

/** For errors and checks that fail; HTML has a lighter one on dark screens. */
export const ERROR_COLOUR = '#b3261e'

export interface Marks {
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
  readonly strike?: true
  readonly raised?: 'sub' | 'super'
  /** `#rrggbb` */
  readonly colour?: string
  readonly background?: string
  readonly link?: string
  readonly font?: string
  /** In pixels. */
  readonly size?: number
}

/** Look of a check that fails: the colour is not all that says so. */
export const FALSE_MARKS: Marks = { bold: true, colour: ERROR_COLOUR }

/** Look of a check that holds. */
export const OK_MARKS: Marks = { bold: true, colour: '#2e6b3a' }

/** Look of a check that is not made. */
export const UNCHECKED_MARKS: Marks = { bold: true, colour: '#7d4e00' }

export interface Image {
  /** null where the bytes are not at hand. */
  readonly bytes: Uint8Array<ArrayBuffer> | null
  readonly alt: string
  /** Width in pixels, where the text says it. */
  readonly width?: number
}

/** A document with the files that stand beside it. */
export interface Exported {
  readonly content: string | Uint8Array
  /** Pictures, by their path from the document. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[]
}

export interface ExportOptions {
  /** Makes pixels of a picture, since some formats show nothing else. */
  readonly toPng: (
    picture: string | Uint8Array,
    size?: { width: number; height: number },
  ) => Promise<Uint8Array>
  /** Name of the folder for files beside the document. */
  readonly folder: string
}

export type DocumentWriter = (document: ExportDocument, options: ExportOptions) => Promise<Exported>
