/** The rules of `@page` that a page setup stands for: paper, margins, and what stands in them. */
import type { PageSetup, Paper } from '@calcwright/document'
import type { PageFields } from './page-fields.ts'

/** Millimetres, upright. */
const SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  Letter: [215.9, 279.4],
  A4: [210, 297],
  Legal: [215.9, 355.6],
}

/** Millimetres of a line of a title block, of the room around its lines, and of what is free around its frame. */
const BLOCK = { line: 4.1, padding: 4, outside: 5, least: 19 }

/** Millimetres that a letter of a title block takes on average, somewhat more than less. */
const LETTER = 1.75

const PIXELS_PER_MM = 96 / 25.4

/** A picture with its size in pixels. */
export interface Logo {
  readonly address: string
  readonly width: number
  readonly height: number
}

const PAGE = '"page " counter(page) " of " counter(pages)'

/** Stands for the page number that nobody has placed; braces of fields hold letters alone. */
const PLACED = '{page_of_pages}'

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

/** @param fields say how high the title block is */
export function pageBox(setup: PageSetup, fields: PageFields): PageBox {
  const [short, long] = SIZES[setup.paper]
  const [width, height] = setup.orientation === 'upright' ? [short, long] : [long, short]
  const { margin_top: top, margin_right: right, margin_left: left } = setup
  const across = width - left - right
  const block = setup.title_block ? blockHeight(setup, fields, across) + BLOCK.outside : 0
  const margins = { top, right, bottom: setup.margin_bottom + block, left }
  const inner = { width: across, height: height - margins.top - margins.bottom }
  return { width, height, margins, inner }
}

/**
 * @param name of the kind of page; '' where all pages are alike
 */
export function pageCss(setup: PageSetup, fields: PageFields, logo: Logo | null, name = ''): string {
  const { width, height, margins, inner } = pageBox(setup, fields)
  const { top, right, bottom, left } = margins
  const framed = setup.title_block ? blockHeight(setup, fields, inner.width) : null
  const picture = logo ? logoCss(logo, setup, inner.width) : ''
  const boxes = [...contents(setup, fields, picture)].map(
    ([box, content]) => `@${box} { ${lookOf(box, framed)} content: ${content}; }`,
  )
  return `@page ${name} {
  size: ${width}mm ${height}mm;
  margin: ${top}mm ${right}mm ${bottom}mm ${left}mm;
  ${boxes.join('\n  ')}
}`
}

/** Millimetres that the text of a header keeps free above and below itself. */
const HEADER_ROOM = 7

/** Pictures in margins have the size that their pixels give: so many of them are put into one that they fit. */
function logoCss({ address, width, height }: Logo, setup: PageSetup, inner: number): string {
  const room = Math.max(4, Math.min(setup.margin_top, setup.margin_bottom) - HEADER_ROOM)
  const most = { height: room * PIXELS_PER_MM, width: (inner / 3) * PIXELS_PER_MM }
  const density = Math.max(1, height / most.height, width / most.width)
  return `image-set(url("${address}") ${density.toFixed(2)}x)`
}

/** Millimetres of the frame: as high as its longest part, whose lines break where they are longer than a third of the page. */
function blockHeight(setup: PageSetup, fields: PageFields, inner: number): number {
  const footers = footersOf(setup)
  const block = titleBlock(setup, fields)
  const letters = Math.max(8, Math.floor((inner / 3 - 4.6) / LETTER))
  const rowsOf = (parts: readonly string[]): number =>
    parts
      .flatMap(part => (part === '' ? [] : part.split('\\A ')))
      .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length - 2) / letters)), 0)
  const rows = (['left', 'center', 'right'] as const).map(side => {
    const footer = contentOf(footers[side], setup, fields, '')
    return rowsOf([...block[side].map(part => (part === PAGE ? 'page 888 of 888' : part)), footer])
  })
  return Math.max(BLOCK.least, Math.ceil(Math.max(...rows) * BLOCK.line + BLOCK.padding))
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
  if (right === '') return { left, center, right: PLACED }
  if (center === '') return { left, center: PLACED, right }
  return { left, center, right: `${right}\n${PLACED}` }
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
    left: [
      quoted(setup.company || fields.name),
      row('Project', fields.project),
      row('Checks', fields.verdict),
    ],
    center: [
      row('No.', setup.number),
      row('Author', fields.author),
      ...checked,
      row('Approved by', setup.approved_by),
    ],
    right: [
      row('Date', fields.date),
      row('Revision', setup.revision),
      row('Status', setup.status),
      setup.page_numbers ? PAGE : '',
    ],
  }
}

/**
 * The value of `content` for a text with fields in braces; '' for nothing.
 * @param logo as CSS writes it; '' for none
 */
function contentOf(template: string, setup: PageSetup, fields: PageFields, logo: string): string {
  const parts = template.split(/(\{[a-z_]+\})/).map(part => {
    if (part === PLACED) return PAGE
    const field = /^\{([a-z]+)\}$/.exec(part)?.[1]
    if (field === 'page' || field === 'pages') return setup.page_numbers ? `counter(${field})` : ''
    if (field === 'logo') return logo
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

/** @param framed millimetres of the frame of a title block; null without one */
function lookOf(box: MarginBox, framed: number | null): string {
  const [side, place] = box.split('-') as ['top' | 'bottom', 'left' | 'center' | 'right']
  const font = 'font: 8.5pt/1.35 Inter, sans-serif; color: #444; white-space: pre-line;'
  if (side === 'top' || framed === null) {
    const vertical = side === 'top' ? 'bottom' : 'top'
    return `${font} text-align: ${place}; vertical-align: ${vertical}; padding: 3mm 0;`
  }
  return `${font} color: #000; box-sizing: border-box; width: 33.33%; height: ${framed}mm; overflow-wrap: anywhere; text-align: left; vertical-align: top; margin: 3mm 0 auto; padding: 1.5mm 2mm; border: 0.3mm solid #000; ${place === 'center' ? 'border-inline: 0;' : ''}`
}
