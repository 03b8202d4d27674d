/** The page of a LaTeX file: paper, margins, header, footer and title block. */
import { fitMargin, MARGIN_PLACES, paperSize } from '@calcwright/document'
import type { MarginLine, MarginPlace, MarginTexts } from '@calcwright/document'
import { escaped } from './latex-signs.ts'
import type { DocumentPage } from './model.ts'

/** Millimetres that the texts of header and footer are from the text of the page. */
const APART = 5

/** Millimetres of the room beside and above the text in a title block. */
const BESIDE = 5
const ABOVE = 4

/** Millimetres that a header or footer may be high without making the page smaller. */
const EDGE = 8

/**
 * @param logo the path of its picture; '' for none
 * @returns commands of the preamble
 */
export function pageLatex(page: DocumentPage, logo: string): string {
  const { setup, margins } = page
  const { width, height } = paperSize(setup)
  const third = (width - setup.margin_left - setup.margin_right) / 3
  const room = { top: setup.margin_top - EDGE - APART, bottom: setup.margin_bottom - EDGE - APART }
  const picture = Math.max(6, room.top)
  const header = fitMargin(margins.header, third, Math.max(4, room.top), logo === '' ? 0 : picture)
  const inside = setup.title_block ? third - BESIDE : third
  const footer = fitMargin(
    margins.footer,
    inside,
    setup.title_block ? 32 : Math.max(4, room.bottom),
    logo === '' ? 0 : picture,
  )
  const high = footer.height + (setup.title_block ? ABOVE : 0)
  const top = Math.max(setup.margin_top, header.height + EDGE + APART)
  const bottom = Math.max(setup.margin_bottom, high + EDGE + APART)
  const sizes = [
    `paperwidth=${width}mm`,
    `paperheight=${height}mm`,
    `left=${setup.margin_left}mm`,
    `right=${setup.margin_right}mm`,
    `top=${mm(top)}`,
    `bottom=${mm(bottom)}`,
    `headheight=${mm(Math.max(5, header.height))}`,
    `headsep=${APART}mm`,
    `footskip=${mm(high + APART)}`,
  ]
  const shown = { logo: logo === '' ? '' : logoLatex(logo, picture, third) }
  const above = MARGIN_PLACES.map(place =>
    columnLatex(place, margins.header, { ...shown, size: header.size }),
  )
  const below = MARGIN_PLACES.map(place =>
    columnLatex(place, margins.footer, { ...shown, size: footer.size }),
  )
  return [
    `\\usepackage[${sizes.join(',')}]{geometry}`,
    '\\usepackage{fancyhdr}',
    '\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}',
    ...above.map((text, at) => (text === '' ? '' : `\\fancyhead[${'LCR'[at]}]{${text}}`)),
    ...(setup.title_block
      ? [`\\fancyfoot[L]{${frameLatex(margins.footer, { ...shown, size: footer.size })}}`]
      : below.map((text, at) => (text === '' ? '' : `\\fancyfoot[${'LCR'[at]}]{${text}}`))),
    '\\fancypagestyle{plain}{}',
    '',
  ]
    .filter((line, at, all) => line !== '' || at === all.length - 1)
    .join('\n')
}

const mm = (millimetres: number): string => `${(Math.ceil(millimetres * 10) / 10).toFixed(1)}mm`

interface Look {
  /** Points. */
  readonly size: number
  /** The picture as LaTeX includes it; '' for none. */
  readonly logo: string
}

const logoLatex = (path: string, height: number, width: number): string =>
  `\\includegraphics[height=${mm(height)},width=${mm(width)},keepaspectratio]{${path}}`

const ALIGNED = { left: '\\raggedright', center: '\\centering', right: '\\raggedleft' } as const

/** Lines in a third of the page; '' for none. */
function columnLatex(place: MarginPlace, texts: MarginTexts, look: Look): string {
  if (texts[place].length === 0) return ''
  return `\\parbox[b]{.32\\textwidth}{${sizeLatex(look.size)}${ALIGNED[place]} ${linesLatex(texts[place], look, '\\\\ ')}\\par}`
}

/** A frame of three parts. */
function frameLatex(texts: MarginTexts, look: Look): string {
  const cells = MARGIN_PLACES.map(
    place => `${sizeLatex(look.size)}${linesLatex(texts[place], look, '\\newline ')}`,
  )
  const column = '>{\\raggedright\\arraybackslash}p{\\dimexpr(\\textwidth-1.6pt)/3-2\\tabcolsep\\relax}'
  return `\\begin{tabular}[b]{@{}|${`${column}|`.repeat(3)}@{}}\\hline\n${cells.join(' &\n')}\\\\\\hline\\end{tabular}`
}

const sizeLatex = (size: number): string => `\\fontsize{${size}}{${(size * 1.3).toFixed(1)}}\\selectfont `

/** @param end of a line */
const linesLatex = (lines: readonly MarginLine[], { logo }: Look, end: string): string =>
  lines
    .map(line =>
      line
        .map(part => {
          if (part.kind === 'text') return escaped(part.text)
          if (part.kind === 'logo') return logo
          return part.kind === 'page' ? '\\thepage{}' : '\\pageref{last-page}'
        })
        .join(''),
    )
    .map(line => (line === '' ? '\\strut' : line))
    .join(end)
