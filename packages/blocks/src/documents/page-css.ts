/** The rules of `@page` that a page setup stands for: paper, margins, and what stands in them. */
import {
  MARGIN_PLACES,
  type MarginLine,
  type MarginPart,
  type MarginPlace,
  type MarginTexts,
  type PageMargins,
  type PageSetup,
  fitMargin,
  paperSize,
} from '@calcwright/document'

/** Millimetres of the padding of a title block, what is free around its frame, and its least and usual greatest height. */
const BLOCK = { padding: 4, outside: 5, least: 19, most: 36 }

/** Millimetres of the frame and the padding beside the text of a title block. */
const BESIDE = 4.6

/** Millimetres that the text of a header or a footer keeps free above and below itself. */
const ROOM = 6

/** Millimetres at the edge of the paper that printers leave white. */
const EDGE = 4

const PIXELS_PER_MM = 96 / 25.4

/** A picture with its size in pixels. */
export interface Logo {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** A place in the margin of each page, by its name in CSS. */
type MarginBox = `${'top' | 'bottom'}-${MarginPlace}`

export interface PageBox {
  /** Millimetres of the paper as it lies. */
  readonly width: number
  readonly height: number
  readonly margins: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>
  /** Millimetres of what is between the margins. */
  readonly inner: { readonly width: number; readonly height: number }
}

/** @param texts what stands in the margins says how high these are */
export function pageBox(setup: PageSetup, texts: PageMargins, logo: Logo | null = null): PageBox {
  const { width, height } = paperSize(setup)
  const { margin_right: right, margin_left: left } = setup
  const across = width - left - right
  const { header, footer } = fitted(setup, texts, across, logo)
  const top = Math.max(setup.margin_top, rounded(header.height + ROOM))
  const bottom = setup.title_block
    ? setup.margin_bottom + footer.height + BLOCK.outside
    : Math.max(setup.margin_bottom, rounded(footer.height + ROOM))
  const inner = { width: across, height: height - top - bottom }
  return { width, height, margins: { top, right, bottom, left }, inner }
}

/** Both texts with their size and height; that of the footer is the height of the frame, where it has one. */
function fitted(setup: PageSetup, { header, footer }: PageMargins, across: number, logo: Logo | null) {
  const picture = logo ? logoRoom(setup) : 0
  const third = across / 3
  const places = (texts: MarginTexts): number =>
    Math.max(1, MARGIN_PLACES.filter(place => texts[place].length > 0).length)
  const above = fitMargin(header, across / places(header), setup.margin_top - ROOM, picture)
  if (!setup.title_block)
    return {
      header: above,
      footer: fitMargin(footer, across / places(footer), setup.margin_bottom - ROOM, picture),
    }
  const block = fitMargin(footer, third - BESIDE, BLOCK.most - BLOCK.padding, picture)
  return {
    header: above,
    footer: { ...block, height: Math.max(BLOCK.least, Math.ceil(block.height + BLOCK.padding)) },
  }
}

const rounded = (millimetres: number): number => Math.ceil(millimetres * 10) / 10

/**
 * @param name of the kind of page; '' where all pages are alike
 * @param notes whether comments stand in the right margin: browsers make pages smaller with what reaches into a margin
 */
export function pageCss(
  setup: PageSetup,
  texts: PageMargins,
  logo: Logo | null,
  name = '',
  notes = false,
): string {
  const { width, height, margins, inner } = pageBox(setup, texts, logo)
  const { top, right, bottom, left } = margins
  const fit = fitted(setup, texts, inner.width, logo)
  const picture = logo ? logoCss(logo, setup, inner.width) : ''
  const frame = setup.title_block ? fit.footer.height : null
  const boxes = MARGIN_PLACES.flatMap(place => [
    boxCss(`top-${place}`, texts.header[place], {
      picture,
      size: fit.header.size,
      frame: null,
      isThird: hasCenter(texts.header),
    }),
    boxCss(`bottom-${place}`, texts.footer[place], {
      picture,
      size: fit.footer.size,
      frame,
      isThird: hasCenter(texts.footer),
    }),
  ])
  return `@page ${name} {
  size: ${width}mm ${height}mm;
  margin: ${top}mm ${notes ? EDGE : right}mm ${bottom}mm ${left}mm;
  ${boxes.filter(box => box !== '').join('\n  ')}
}`
}

/** Millimetres that a logo may be high. */
const logoRoom = (setup: PageSetup): number =>
  Math.max(4, Math.min(setup.margin_top, setup.margin_bottom) - ROOM - EDGE)

/** Pictures in margins have the size that their pixels give: so many of them are put into one that they fit. */
function logoCss({ address, width, height }: Logo, setup: PageSetup, inner: number): string {
  const most = { height: logoRoom(setup) * PIXELS_PER_MM, width: (inner / 3) * PIXELS_PER_MM }
  const density = Math.max(1, height / most.height, width / most.width)
  return `image-set(url("${address}") ${density.toFixed(2)}x)`
}

interface BoxLook {
  /** The logo as CSS writes it; '' for none. */
  readonly picture: string
  /** Points of the text. */
  readonly size: number
  /** Millimetres of the frame of a title block; null without one. */
  readonly frame: number | null
  /** Whether the three places are as wide as one another; else browsers squeeze the shortest text in the middle. */
  readonly isThird: boolean
}

const hasCenter = ({ center }: MarginTexts): boolean => center.length > 0

/** '' for a box in which nothing stands; the frame of a block has no gap. */
function boxCss(box: MarginBox, lines: readonly MarginLine[], look: BoxLook): string {
  const written = lines
    .map(line =>
      line
        .map(part => partCss(part, look.picture))
        .filter(part => part !== '')
        .join(' '),
    )
    .map(line => (line === '' ? '""' : line))
  const content = written.join(' "\\A" ')
  const isEmpty = written.every(line => line === '""')
  if (isEmpty && (look.frame === null || box !== 'bottom-center')) return ''
  return `@${box} { ${lookOf(box, look)} content: ${isEmpty ? '""' : content}; }`
}

const partCss = (part: MarginPart, picture: string): string =>
  part.kind === 'text' ? quoted(part.text) : part.kind === 'logo' ? picture : `counter(${part.kind})`

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

function lookOf(box: MarginBox, { size, frame, isThird }: BoxLook): string {
  const [side, place] = box.split('-') as ['top' | 'bottom', MarginPlace]
  const font = `font: ${size}pt/1.35 Inter, sans-serif; color: #444; white-space: pre-line; overflow-wrap: anywhere;`
  if (frame === null) {
    const vertical = side === 'top' ? 'bottom' : 'top'
    return `${font} text-align: ${place}; vertical-align: ${vertical}; padding: 3mm 0;${isThird ? ' width: 33.33%;' : ''}`
  }
  return `${font} color: #000; box-sizing: border-box; width: 33.33%; height: ${frame}mm; text-align: left; vertical-align: top; margin: 3mm 0 auto; padding: 1.5mm 2mm; border: 0.3mm solid #000; ${place === 'center' ? 'border-inline: 0;' : ''}`
}
