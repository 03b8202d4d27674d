/** The rules of `@page` that a page setup stands for: paper, margins, and what stands in them. */
import type { PageSetup, Paper } from '@calcwright/document'
import type { PageFields } from './page-fields.ts'

/** Millimetres, upright. */
const SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  Letter: [215.9, 279.4],
  A4: [210, 297],
  Legal: [215.9, 355.6],
}

/** Millimetres below the text that a title block takes. */
const TITLE_BLOCK = 24

const PAGE = '"page " counter(page) " of " counter(pages)'

type TextField = Exclude<keyof PageFields, 'checks'>

/** A place in the margin of each page, by its name in CSS. */
type MarginBox = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

export interface PageBox {
  /** Millimetres of the paper as it lies. */
  readonly width: number
  readonly height: number
  readonly margins: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>
  /** Millimetres of what is between the margins. */
  readonly inner: { readonly width: number; readonly height: number }
}

export function pageBox(setup: PageSetup): PageBox {
  const [short, long] = SIZES[setup.paper]
  const [width, height] = setup.orientation === 'upright' ? [short, long] : [long, short]
  const margins = {
    top: setup.margin_top,
    right: setup.margin_right,
    bottom: setup.margin_bottom + (setup.title_block ? TITLE_BLOCK : 0),
    left: setup.margin_left,
  }
  const inner = {
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  }
  return { width, height, margins, inner }
}

/**
 * @param logo a data address, '' for none
 * @param name of the kind of page; '' where all pages are alike
 */
export function pageCss(setup: PageSetup, fields: PageFields, logo: string, name = ''): string {
  const { width, height, margins } = pageBox(setup)
  const { top, right, bottom, left } = margins
  const boxes = [...contents(setup, fields, logo)].map(
    ([box, content]) => `@${box} { ${lookOf(box, setup)} content: ${content}; }`,
  )
  return `@page ${name} {
  size: ${width}mm ${height}mm;
  margin: ${top}mm ${right}mm ${bottom}mm ${left}mm;
  ${boxes.join('\n  ')}
}`
}

function contents(setup: PageSetup, fields: PageFields, logo: string): Map<MarginBox, string> {
  const found = new Map<MarginBox, string>()
  const put = (box: MarginBox, ...parts: readonly string[]): void => {
    const content = parts.filter(part => part !== '').join(' "\\A" ')
    if (content !== '') found.set(box, content)
  }
  const text = (template: string): string => contentOf(template, setup, fields, logo)
  put('top-left', text(setup.header_left))
  put('top-center', text(setup.header_center))
  put('top-right', text(setup.header_right))
  const block = setup.title_block ? titleBlock(setup, fields) : null
  const footers = footersOf(setup)
  // A mark is printed in any case: in the block, else at the foot.
  const marks = block ? [] : marksOf(fields)
  put('bottom-left', ...(block?.left ?? []), ...marks, text(footers.left))
  put('bottom-center', ...(block?.center ?? []), text(footers.center))
  put('bottom-right', ...(block?.right ?? []), text(footers.right))
  // The frame of a block has no gap where nothing is known of number, author and checker.
  if (block && !found.has('bottom-center')) found.set('bottom-center', '""')
  return found
}

/** The page number goes to the right, or to where there is room; no page has it twice. */
function footersOf(setup: PageSetup): Readonly<Record<'left' | 'center' | 'right', string>> {
  const { footer_left: left, footer_center: center, footer_right: right } = setup
  const texts = [setup.header_left, setup.header_center, setup.header_right, left, center, right]
  const isNumbered = setup.title_block || texts.some(each => each.includes('{page}'))
  if (!setup.page_numbers || isNumbered) return { left, center, right }
  if (right === '') return { left, center, right: '{page}' }
  if (center === '') return { left, center: '{page}', right }
  return { left, center, right: `${right}\n{page}` }
}

/** Marks that find room; the number of others. */
function marksOf({ checks }: PageFields): string[] {
  const others = checks.length - MARKS_SHOWN
  const more = others > 0 ? `, and by ${others} more` : ''
  return checks
    .slice(0, MARKS_SHOWN)
    .map((words, index) => quoted(words + (index === MARKS_SHOWN - 1 ? more : '')))
}

const MARKS_SHOWN = 2

function titleBlock(setup: PageSetup, fields: PageFields) {
  const row = (label: string, value: string): string => (value === '' ? '' : quoted(`${label}: ${value}`))
  // Marks take the place of what somebody has typed there.
  const checked = fields.checks.length > 0 ? marksOf(fields) : [row('Checked by', setup.checked_by)]
  return {
    left: [quoted(setup.company || fields.name), row('Project', fields.project)],
    center: [row('No.', setup.number), row('Author', fields.author), ...checked],
    right: [row('Date', fields.date), row('Revision', setup.revision), setup.page_numbers ? PAGE : ''],
  }
}

/** The value of `content` for a text with fields in braces; '' for nothing. */
function contentOf(template: string, setup: PageSetup, fields: PageFields, logo: string): string {
  const parts = template.split(/(\{[a-z]+\})/).map(part => {
    const field = /^\{([a-z]+)\}$/.exec(part)?.[1]
    if (field === 'page') return setup.page_numbers ? PAGE : ''
    if (field === 'logo') return logo === '' ? '' : `url("${logo}")`
    if (field !== undefined && field !== 'checks' && field in fields)
      return quoted(fields[field as TextField])
    return quoted(part)
  })
  return parts.filter(part => part !== '').join(' ')
}

/** A text as CSS writes it; '' for an empty one. */
function quoted(text: string): string {
  if (text === '') return ''
  const escaped = text
    .replaceAll('\0', '')
    .replaceAll(/["\\]/g, sign => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\A ')
    .replaceAll(/\p{Cc}/gu, ' ')
  return `"${escaped}"`
}

function lookOf(box: MarginBox, { title_block }: PageSetup): string {
  const [side, place] = box.split('-') as ['top' | 'bottom', 'left' | 'center' | 'right']
  const font = "font: 8.5pt/1.35 'Inter Variable', sans-serif; color: #444; white-space: pre-line;"
  const framed = side === 'bottom' && title_block
  if (!framed) {
    const vertical = side === 'top' ? 'bottom' : 'top'
    return `${font} text-align: ${place}; vertical-align: ${vertical}; padding: 3mm 0;`
  }
  return `${font} color: #000; box-sizing: border-box; width: 33.33%; height: 19mm; text-align: left; vertical-align: top; margin: 3mm 0 auto; padding: 1.5mm 2mm; border: 0.3mm solid #000; ${place === 'center' ? 'border-inline: 0;' : ''}`
}
