/** The texts in the margins of each page: header, footer and title block, the same for paper and for files. */
import type { PageField, PageSetup } from './page-setup.ts'

/** Texts by field; the numbers of pages and the logo are no texts. */
export type PageFields = Readonly<Record<Exclude<PageField, 'page' | 'pages' | 'logo'>, string>> & {
  /** A sentence for each mark 'checked by' that counts. */
  readonly checks: readonly string[]
}

/** Facts on a worksheet that its page setup does not have. */
export interface PageHead {
  readonly name: string
  readonly author?: string | undefined
  /** The project that it lies in. */
  readonly project?: string | undefined
  readonly revision?: string | undefined
  /** The worst check in words. */
  readonly verdict?: string | undefined
  /** Sentences on marks 'checked by'. */
  readonly checks?: readonly string[] | undefined
}

/** @param today the day of printing, in the local time of the page */
export function pageFieldsOf(setup: PageSetup, head: PageHead, today: Date): PageFields {
  return {
    name: head.name,
    project: setup.project || (head.project ?? ''),
    author: setup.author || (head.author ?? ''),
    date: setup.date || dayOf(today),
    revision: setup.revision || (head.revision ?? ''),
    status: setup.status,
    verdict: head.verdict ?? '',
    checks: head.checks ?? [],
  }
}

/** The day as yyyy-mm-dd, which reads the same everywhere. */
function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export type MarginPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'page' | 'pages' | 'logo' }

export type MarginLine = readonly MarginPart[]

export const MARGIN_PLACES = ['left', 'center', 'right'] as const
export type MarginPlace = (typeof MARGIN_PLACES)[number]

export type MarginTexts = Readonly<Record<MarginPlace, readonly MarginLine[]>>

export interface PageMargins {
  readonly header: MarginTexts
  /** With the lines of the title block above its own, in one frame, where the setup has one. */
  readonly footer: MarginTexts
}

const PAGE: MarginLine = [{ kind: 'text', text: 'page ' }, { kind: 'page' }, { kind: 'text', text: ' of ' }, { kind: 'pages' }] // prettier-ignore

/** Stands for the page number that nobody has placed; braces of fields hold letters alone. */
const PLACED = '{page_of_pages}'

export function pageMargins(setup: PageSetup, fields: PageFields): PageMargins {
  const lines = (template: string): MarginLine[] => linesOf(template, setup, fields)
  const block = setup.title_block ? titleBlock(setup, fields) : null
  const footers = footersOf(setup)
  // A mark is printed in any case: in the block, else at the foot.
  const marks = block ? [] : marksOf(fields).map(lineOf)
  return {
    header: {
      left: lines(setup.header_left),
      center: lines(setup.header_center),
      right: lines(setup.header_right),
    },
    footer: {
      left: [...(block?.left ?? []), ...marks, ...lines(footers.left)],
      center: [...(block?.center ?? []), ...lines(footers.center)],
      right: [...(block?.right ?? []), ...lines(footers.right)],
    },
  }
}

/** The page number goes to the right, or to where there is room; no page has it twice. */
function footersOf(setup: PageSetup): Readonly<Record<MarginPlace, string>> {
  const { footer_left: left, footer_center: center, footer_right: right } = setup
  const texts = [setup.header_left, setup.header_center, setup.header_right, left, center, right]
  const isNumbered = setup.title_block || texts.some(each => each.includes('{page}'))
  if (!setup.page_numbers || isNumbered) return { left, center, right }
  if (right === '') return { left, center, right: PLACED }
  if (center === '') return { left, center: PLACED, right }
  return { left, center, right: `${right}\n${PLACED}` }
}

const lineOf = (text: string): MarginLine => [{ kind: 'text', text }]

/** Marks that find room; the number of others. */
function marksOf({ checks }: PageFields): string[] {
  const others = checks.length - MARKS_SHOWN
  const more = others > 0 ? `, and by ${others} more` : ''
  return checks.slice(0, MARKS_SHOWN).map((words, index) => words + (index === MARKS_SHOWN - 1 ? more : ''))
}

const MARKS_SHOWN = 2

function titleBlock(setup: PageSetup, fields: PageFields): MarginTexts {
  const row = (label: string, value: string): MarginLine[] =>
    value === '' ? [] : [lineOf(`${label}: ${value}`)]
  // Marks take the place of what somebody has typed there.
  const checked = fields.checks.length > 0 ? marksOf(fields).map(lineOf) : row('Checked by', setup.checked_by)
  return {
    left: [
      lineOf(setup.company || fields.name),
      ...row('Project', fields.project),
      ...row('Checks', fields.verdict),
    ],
    center: [
      ...row('No.', setup.number),
      ...row('Author', fields.author),
      ...checked,
      ...row('Approved by', setup.approved_by),
    ],
    right: [
      ...row('Date', fields.date),
      ...row('Revision', setup.revision),
      ...row('Status', setup.status),
      ...(setup.page_numbers ? [PAGE] : []),
    ],
  }
}

/** The lines of a text with fields in braces; none for an empty one. */
function linesOf(template: string, setup: PageSetup, fields: PageFields): MarginLine[] {
  const lines = template
    .split(/\r\n?|\n/)
    .map(line => line.split(/(\{[a-z_]+\})/).flatMap(part => partsOf(part, setup, fields)))
  return lines.every(line => line.length === 0) ? [] : lines
}

function partsOf(part: string, { page_numbers: isNumbered }: PageSetup, fields: PageFields): MarginLine {
  if (part === PLACED) return PAGE
  const field = /^\{([a-z]+)\}$/.exec(part)?.[1]
  if (field === 'page' || field === 'pages') return isNumbered ? [{ kind: field }] : []
  if (field === 'logo') return [{ kind: 'logo' }]
  const isField = field !== undefined && field !== 'checks' && field in fields
  const text = isField ? (fields[field as keyof PageFields] as string) : part
  return text === '' ? [] : lineOf(text)
}
