/**
 * How a worksheet is put on paper. Only what differs from the defaults is stored, so that fields may be added
 * and worksheets of other versions can be read.
 */
import * as z from 'zod/mini'
import type { Block } from './types.ts'
import type { WorksheetSettings } from './settings.ts'

export const PAPERS = ['Letter', 'A4', 'Legal'] as const
export type Paper = (typeof PAPERS)[number]

/** Millimetres, upright. */
const PAPER_SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  Letter: [215.9, 279.4],
  A4: [210, 297],
  Legal: [215.9, 355.6],
}

/** @returns the paper as it lies, in millimetres */
export function paperSize({ paper, orientation }: Pick<PageSetup, 'paper' | 'orientation'>) {
  const [short, long] = PAPER_SIZES[paper]
  return orientation === 'upright' ? { width: short, height: long } : { width: long, height: short }
}

/** Fields that a header or a footer may name in braces, as in `{name}, {page} of {pages}`. */
export type PageField =
  'name' | 'project' | 'author' | 'date' | 'revision' | 'status' | 'verdict' | 'page' | 'pages' | 'logo'

const WORDS_LIMIT = 300
/** Characters of a logo as a data address; the dialog makes pictures smaller than that. */
const LOGO_LIMIT = 200_000
const MARGINS = { least: 5, most: 80 }

const PAPER_MESSAGE = 'The paper is Letter, A4 or Legal.'
const words = z.string().check(z.maxLength(WORDS_LIMIT, `A text on a page has at most ${WORDS_LIMIT} characters.`)) // prettier-ignore
const MARGIN_MESSAGE = `A margin is a number of millimetres from ${MARGINS.least} to ${MARGINS.most}.`
const margin = z
  .number(MARGIN_MESSAGE)
  .check(z.minimum(MARGINS.least, MARGIN_MESSAGE), z.maximum(MARGINS.most, MARGIN_MESSAGE))

const paper = z.enum(PAPERS, PAPER_MESSAGE)

const complete = z.object({
  paper,
  orientation: z.enum(['upright', 'across'], 'The paper stands upright or lies across.'),
  /** Millimetres. */
  margin_top: margin,
  margin_right: margin,
  margin_bottom: margin,
  margin_left: margin,
  page_numbers: z.boolean(),
  header_left: words,
  header_center: words,
  header_right: words,
  footer_left: words,
  footer_center: words,
  footer_right: words,
  title_block: z.boolean(),
  cover_page: z.boolean(),
  /** A table of the revisions that have names. */
  revision_table: z.boolean(),
  /** Fields for signatures. */
  signatures: z.boolean(),
  company: words,
  project: words,
  number: words,
  author: words,
  checked_by: words,
  approved_by: words,
  /** The status of the document: `for approval`, `as built`. */
  status: words,
  date: words,
  revision: words,
  density: z.enum(['normal', 'dense'], 'Lines stand as on the screen, or dense.'),
  /** The sources of materials, fluids and libraries behind the last line. */
  sources: z.boolean(),
  /** The threads of comments that come on paper and into files. */
  comments: z.enum(['none', 'open', 'all'], 'Comments are printed: none, open or all.'),
  /** Short definitions below one another stand in a row. */
  definitions_in_rows: z.boolean(),
  /** Inputs of the form and controls have a quiet colour behind them. */
  mark_inputs: z.boolean(),
  line_numbers: z.boolean(),
  black_on_white: z.boolean(),
  number_headings: z.boolean(),
  number_formulas: z.boolean(),
  /** `section`: counted anew below each heading of the highest level, as (2.1). */
  formula_numbers: z.enum(['plain', 'section'], 'Formulas are counted through the worksheet or by section.'),
  /** `auto`: as a report when lines are hidden in it. */
  paper_view: z.enum(['auto', 'work', 'report'], 'Paper shows the worksheet as one works or as a report.'),
})

export type PageSetup = z.infer<typeof complete>

/** The fields that were changed. */
const pageSetup = z.partial(complete)

/** A picture as a data address; '' for none. */
const pageLogo = z
  .string()
  .check(
    z.regex(/^(data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+)?$/, 'The logo is a picture.'),
    z.maxLength(LOGO_LIMIT, 'This picture is too large for a logo.'),
  )

export const DEFAULT_PAGE: PageSetup = {
  paper: 'A4',
  orientation: 'upright',
  margin_top: 20,
  margin_right: 18,
  margin_bottom: 20,
  margin_left: 20,
  page_numbers: true,
  header_left: '',
  header_center: '',
  header_right: '',
  footer_left: '',
  footer_center: '',
  footer_right: '',
  title_block: false,
  cover_page: false,
  revision_table: false,
  signatures: false,
  company: '',
  project: '',
  number: '',
  author: '',
  checked_by: '',
  approved_by: '',
  status: '',
  date: '',
  revision: '',
  density: 'normal',
  sources: true,
  comments: 'none',
  definitions_in_rows: false,
  mark_inputs: false,
  line_numbers: false,
  black_on_white: false,
  number_headings: false,
  number_formulas: false,
  formula_numbers: 'plain',
  paper_view: 'auto',
}

/** The whole page setup of a worksheet. A field that does not fit counts as not set. */
export function pageSetupOf({ page_setup: stored }: Pick<WorksheetSettings, 'page_setup'>): PageSetup {
  const fields = Object.entries(complete.shape)
  const good = fields.filter(([key, field]) => key in stored && field.safeParse(stored[key]).success)
  return { ...DEFAULT_PAGE, ...Object.fromEntries(good.map(([key]) => [key, stored[key]])) }
}

/** Whether paper and files show the worksheet as a report. */
export const isReport = (
  { paper_view: view }: Pick<PageSetup, 'paper_view'>,
  blocks: readonly Pick<Block, 'hidden'>[],
): boolean => (view === 'auto' ? blocks.some(({ hidden }) => hidden) : view === 'report')

/** The logo of a worksheet; '' for none, and for what is no picture. */
export function pageLogoOf({ page_logo: logo }: Pick<WorksheetSettings, 'page_logo'>): string {
  return pageLogo.safeParse(logo).success ? logo : ''
}

/** Why settings about the page are refused; null when they are good. */
export function pageFault({ page_setup = {}, page_logo = '' }: Partial<WorksheetSettings>): string | null {
  const fault = [pageSetup.safeParse(page_setup), pageLogo.safeParse(page_logo)].find(each => !each.success)
  return fault?.error?.issues[0]?.message ?? null
}
