/** Paragraphs, runs of text and links of a Word file. Source: ECMA-376, part 1, 17.3. */
import { escapedXml } from './docx-parts.ts'
import { INPUT_COLOUR } from './model.ts'
import type { ContentsEntry, Marks } from './model.ts'

export interface Place {
  /** Lists around it. */
  readonly level: number
  /** Number of the list, and whether the item has its mark already. */
  readonly list: { readonly number: number; marked: boolean } | null
  /** Groups around it. */
  readonly groups: number
  readonly style?: string
  /** A caption follows, which stays on the page of what it names. */
  readonly isCaptioned?: boolean
}

export const OUTSIDE: Place = { level: -1, list: null, groups: 0 }

/** Twentieths of a point that a group stands further in. */
export const GROUP_STEP = 425

/**
 * Properties in the order of the schema: style, keep, numbering, indent, alignment.
 *
 * @param look `keep`: on one page with the next paragraph
 */
export function properties(
  place: Place,
  { align, keep }: { align?: string | undefined; keep?: boolean } = {},
): string {
  const { list, level, groups, style } = place
  const inList = list !== null
  const isMarked = inList && !list.marked
  if (list) list.marked = true
  const named = style ?? (inList ? 'ListParagraph' : undefined)
  const left = groups * GROUP_STEP + (inList && !isMarked ? 360 * (level + 2) : 0)
  return [
    named ? `<w:pStyle w:val="${named}"/>` : '',
    keep || place.isCaptioned ? '<w:keepNext/>' : '',
    isMarked
      ? `<w:numPr><w:ilvl w:val="${Math.min(level, 8)}"/><w:numId w:val="${list.number}"/></w:numPr>`
      : '',
    left > 0 && !isMarked ? `<w:ind w:left="${left}"/>` : '',
    align ? `<w:jc w:val="${align}"/>` : '',
  ].join('')
}

export const paragraph = (content: string, own = ''): string =>
  `<w:p>${own === '' ? '' : `<w:pPr>${own}</w:pPr>`}${content}</w:p>`

export function run(text: string, marks: Marks, style = ''): string {
  const half = marks.size ? Math.round(marks.size * 1.5) : 0
  // In the order of the schema.
  const own = [
    style,
    marks.font ? `<w:rFonts w:ascii="${escapedXml(marks.font)}" w:hAnsi="${escapedXml(marks.font)}"/>` : '',
    marks.bold ? '<w:b/>' : '',
    marks.italic ? '<w:i/>' : '',
    marks.strike ? '<w:strike/>' : '',
    marks.colour ? `<w:color w:val="${marks.colour.slice(1)}"/>` : '',
    half > 0 ? `<w:sz w:val="${half}"/>` : '',
    marks.underline ? '<w:u w:val="single"/>' : '',
    marks.background ? `<w:shd w:val="clear" w:color="auto" w:fill="${marks.background.slice(1)}"/>` : '',
    marks.raised ? `<w:vertAlign w:val="${marks.raised === 'sub' ? 'subscript' : 'superscript'}"/>` : '',
  ].join('')
  return `<w:r>${own === '' ? '' : `<w:rPr>${own}</w:rPr>`}<w:t xml:space="preserve">${escapedXml(text)}</w:t></w:r>`
}

const GREY = '<w:color w:val="808080"/>'

/** Properties of a run that stand behind its colour in the schema. */
const BEHIND_COLOUR = /<w:(?:sz|u|shd|vertAlign)\b/

/** Text and formulas in grey, in place of any colours of their own. */
export const inGrey = (xml: string): string =>
  xml
    .replaceAll(/<w:rPr>(.*?)<\/w:rPr>/gs, (_, own: string) => {
      const plain = own.replaceAll(/<w:color [^>]*\/>/g, '')
      const at = BEHIND_COLOUR.exec(plain)?.index ?? plain.length
      return `<w:rPr>${plain.slice(0, at)}${GREY}${plain.slice(at)}</w:rPr>`
    })
    .replaceAll('<w:r><w:t', `<w:r><w:rPr>${GREY}</w:rPr><w:t`)

const SHADE = `<w:shd w:val="clear" w:color="auto" w:fill="${INPUT_COLOUR.slice(1).toUpperCase()}"/>`

/** Properties of a paragraph that stand behind its shade in the schema. */
const BEHIND_SHADE = /<w:(?:tabs|spacing|ind|jc)\b/

/** Paragraphs with the colour of inputs behind them. */
export const shaded = (xml: string): string =>
  xml.replaceAll(/<w:p>(?:<w:pPr>(.*?)<\/w:pPr>)?/gs, (_, own = '') => {
    const at = BEHIND_SHADE.exec(own)?.index ?? own.length
    return `<w:p><w:pPr>${own.slice(0, at)}${SHADE}${own.slice(at)}</w:pPr>`
  })

/** Letters, digits and `_`, at most 40 of them: Word takes no others. */
export const bookmarkOf = (label: string): string =>
  `_${label.replaceAll(/[^A-Za-z0-9_]/g, '_')}`.slice(0, 40)

export const linkXml = (label: string, text: string): string =>
  `<w:hyperlink w:anchor="${bookmarkOf(label)}" w:history="1">${run(text, {})}</w:hyperlink>`

/** A field that Word brings up to date, with what it shows until then. */
export const fieldXml = (instruction: string, shown: string, marks: Marks = {}): string =>
  `<w:fldSimple w:instr=" ${instruction} ">${run(shown, marks)}</w:fldSimple>`

/** The number at the place of a label, which Word writes anew where numbers change. */
export const referenceXml = (label: string, text: string): string =>
  fieldXml(`REF ${bookmarkOf(label)} \\h`, text)

/** @param width twentieths of a point of a line */
function entryXml(
  { depth, number, text, label }: ContentsEntry,
  width: number,
  field: [string, string],
): string {
  const page = fieldXml(`PAGEREF ${bookmarkOf(label)} \\h`, '')
  const words = run(`${number === '' ? '' : `${number}\u2002`}${text}`, {})
  const tabs = `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="${width}"/></w:tabs><w:spacing w:after="40"/><w:ind w:left="${depth * GROUP_STEP}"/>`
  const link = `<w:hyperlink w:anchor="${bookmarkOf(label)}" w:history="1">${words}<w:r><w:tab/></w:r>${page}</w:hyperlink>`
  return paragraph(field[0] + link + field[1], `<w:pStyle w:val="TOC${Math.min(depth + 1, 6)}"/>${tabs}`)
}

/** A table of contents as a field: Word writes its entries anew by the headings of the document. */
export function contentsXml(entries: readonly ContentsEntry[], width: number): string {
  const mark = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
  const begin = `${mark('begin')}<w:r><w:instrText xml:space="preserve"> TOC \\o "1-6" \\h \\z \\u </w:instrText></w:r>${mark('separate')}`
  return entries
    .map((entry, at) =>
      entryXml(entry, width, [at === 0 ? begin : '', at === entries.length - 1 ? mark('end') : '']),
    )
    .join('')
}
