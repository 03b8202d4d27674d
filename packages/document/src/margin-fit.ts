/** How high texts in the margins of a page are: they get smaller where there is little room, and the margin grows. */
import { MARGIN_PLACES } from './page-margins.ts'
import type { MarginLine, MarginTexts } from './page-margins.ts'

/** Points, the usual one first. Nobody reads what is smaller than the last. */
const SIZES = [8.5, 8, 7.5, 7, 6.5, 6] as const

const MM_PER_POINT = 25.4 / 72
const LINE_HEIGHT = 1.35

export interface MarginFit {
  /** Points of the text. */
  readonly size: number
  /** Millimetres of all lines. */
  readonly height: number
}

/**
 * @param width millimetres of each of the three places
 * @param most millimetres that the text gets without becoming smaller
 * @param logo millimetres of a line with the logo
 * @returns the largest size that fits; the least where none does
 */
export function fitMargin(texts: MarginTexts, width: number, most: number, logo = 0): MarginFit {
  let fit: MarginFit = { size: SIZES[0], height: 0 }
  for (const size of SIZES) {
    const heights = MARGIN_PLACES.map(place => heightOf(texts[place], width, size, logo))
    fit = { size, height: Math.max(...heights) }
    if (fit.height <= most) break
  }
  return fit
}

function heightOf(lines: readonly MarginLine[], width: number, size: number, logo: number): number {
  const row = size * MM_PER_POINT * LINE_HEIGHT
  return lines.reduce((sum, line) => {
    const picture = line.some(({ kind }) => kind === 'logo') ? logo : 0
    return sum + Math.max(picture, rowsOf(textOf(line), width / (size * MM_PER_POINT)) * row)
  }, 0)
}

/** A page number counts as one of three digits. */
const textOf = (line: MarginLine): string =>
  line.map(part => (part.kind === 'text' ? part.text : part.kind === 'logo' ? '' : '888')).join('')

/** @param width in sizes of the font */
function rowsOf(text: string, width: number): number {
  let rows = 1
  let at = 0
  for (const word of text.split(/(?<=[\s-])/)) {
    const own = widthOf(word)
    if (at > 0 && at + widthOf(word.trimEnd()) > width) {
      rows += 1
      at = 0
    }
    // A word that is wider than the line goes on in the next one.
    const further = Math.floor(own / width)
    rows += further
    at += own - further * width
  }
  return rows
}

/** In sizes of the font, somewhat more than less: of common faces such as Inter, which are wide. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of text)
    width += NARROW.test(sign) ? 0.36 : WIDE.test(sign) ? 1 : BROAD.test(sign) ? 0.78 : 0.62
  return width
}

const NARROW = /[ijltfIr.,:;'|!()[\]/\s-]/
const WIDE = /[mwMW@%\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/
const BROAD = /[\p{Lu}]/u
