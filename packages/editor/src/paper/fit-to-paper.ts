/**
 * On paper nothing scrolls: a formula that is wider than its line breaks at the operators of its outermost
 * level, aligned behind its equals sign; a list breaks at its commas; a matrix is divided or shrunk. All are
 * measured first and changed afterwards, as each change would lay out the page anew.
 */
import { markupOf } from '../math/markup.ts'
import { breakBase } from './break-base.ts'
import { divideMatrix, type AvailableSize } from './divide-matrix.ts'
import { fitTables } from './fit-tables.ts'
import { withQuotients } from './inline-quotients.ts'

/** Formulas are not drawn smaller than this, as long as there is another way. */
const LEAST_SCALE = 0.7

/** Pixels of the smallest signs that are read on paper: 6 points. */
const LEAST_SIGN = 8

/** Fraction of the page's height that a formula may take before it is divided. */
const HIGHEST = 0.85

interface Wide {
  readonly formula: HTMLElement
  readonly room: AvailableSize
  /** Pixels. */
  readonly width: number
  readonly height: number
}

export function fitToPaper(pages: ParentNode): void {
  for (const wide of tooLarge(pages.querySelectorAll('[data-latex]'))) fit(wide)
  for (const wide of tooLarge(pages.querySelectorAll('[data-broken]'))) breakDeeper(wide)
  // A formula that could not be broken is wider than its line still.
  for (const wide of tooLarge(pages.querySelectorAll('[data-broken], [data-latex].print-part'))) shrink(wide)
  fitTables(pages)
  keepWithHeading(pages)
}

function tooLarge(formulas: NodeListOf<HTMLElement>): Wide[] {
  const heights = new Map<Element, number>()
  return [...formulas].flatMap(formula => {
    const line = formula.closest<HTMLElement>('[data-block]')
    const drawn = formula.querySelector('.ML__latex')
    // Tables are divided by their columns, whose heads stay as they are.
    if (!line || !drawn || formula.closest('thead')) return []
    const box = extentOf(drawn)
    const end = bodyOf(line, formula).getBoundingClientRect().right
    const sheet = line.closest('.print-sheet') ?? line
    const pageHeight = heights.get(sheet) ?? heightOfPage(sheet)
    heights.set(sheet, pageHeight)
    const room = { width: Math.max(60, end - box.left), height: pageHeight * HIGHEST }
    const isTooLarge = box.right > end + 1 || box.height > room.height
    return isTooLarge ? [{ formula, room, width: box.right - box.left, height: box.height }] : []
  })
}

/** Fraction of the page's height up to which a text stays whole with the heading that it begins with. */
const WHOLE_TEXT = 0.4

/** Browsers part a heading from its paragraph where these are in one block, whatever the styles say. */
function keepWithHeading(pages: ParentNode): void {
  const headings = pages.querySelectorAll('[data-prose] > :is(h1, h2, h3, h4, h5, h6):first-child')
  const lines = [...headings].flatMap(heading => heading.closest<HTMLElement>('[data-block]') ?? [])
  const sheet = lines[0]?.closest('.print-sheet')
  const limit = (sheet ? heightOfPage(sheet) : 900) * WHOLE_TEXT
  const whole = lines.filter(line => line.getBoundingClientRect().height < limit)
  for (const line of whole) line.style.breakInside = 'avoid'
}

/** The part of the line between its margins. */
function bodyOf(line: Element, formula: Element): Element {
  let body = formula
  while (body.parentElement && body.parentElement !== line) body = body.parentElement
  return body
}

/** The box around all that is drawn of a formula; that of a broken one is as wide as its line. */
function extentOf(drawn: Element): { left: number; right: number; height: number } {
  const { left, right, height } = drawn.getBoundingClientRect()
  if (!drawn.closest('[data-broken]')) return { left, right, height }
  const children = [...drawn.querySelectorAll('.ML__base > *')].map(child => child.getBoundingClientRect())
  return { left, right: Math.max(right, ...children.map(child => child.right)), height }
}

/** Pixels of what is between the margins; the sheet says it in millimetres. */
function heightOfPage(sheet: Element): number {
  const ruler = document.createElement('div')
  ruler.style.cssText = 'position: absolute; visibility: hidden; height: var(--paper-height)'
  sheet.append(ruler)
  const { height } = ruler.getBoundingClientRect()
  ruler.remove()
  return height || 900
}

function fit({ formula, room, width, height }: Wide): void {
  const latex = formula.dataset['latex'] ?? ''
  const scale = Math.min(room.width / width, room.height / height)
  const isMatrix = formula.querySelector('.ML__mtable') !== null
  const least = isMatrix ? Math.max(LEAST_SCALE, Math.min(1, LEAST_SIGN / smallestSign(formula))) : 1
  if (isMatrix && scale >= least) return setScale(formula, scale)
  if (isMatrix && divideMatrix(formula, latex, { room, width, height, least })) {
    formula.closest<HTMLElement>('[data-block]')!.dataset['divided'] = ''
    return
  }
  formula.dataset['broken'] = ''
  formula.style.width = `${room.width}px`
  breakBase(formula.querySelector<HTMLElement>('.ML__latex')!, room.width)
}

/** Pixels of the font of the smallest signs: powers, and fractions in fractions. */
function smallestSign(formula: HTMLElement): number {
  const marked = formula.querySelectorAll('.ML__latex, .ML__latex [style*="font-size"]')
  return Math.min(...[...marked].map(element => Number.parseFloat(getComputedStyle(element).fontSize)))
}

/** Breaks in fractions, brackets, names and numbers where the formula would be too small to be read otherwise. */
function breakDeeper({ formula, room, width }: Wide): void {
  if ((smallestSign(formula) * room.width) / width >= LEAST_SIGN) return
  formula.innerHTML = markupOf(withQuotients(formula.dataset['latex'] ?? ''))
  breakBase(formula.querySelector<HTMLElement>('.ML__latex')!, room.width, true)
}

/** Shrinks as far as it takes: a part that is off the paper is lost. */
function shrink({ formula, room, width, height }: Wide): void {
  setScale(formula, Math.min(room.width / width, room.height / height))
}

function setScale(formula: HTMLElement, scale: number): void {
  if (scale < 1) formula.style.fontSize = `${Math.floor(scale * 97)}%`
}
