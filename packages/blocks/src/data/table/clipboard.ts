/** Cells on the clipboard, as spreadsheets write and read them: lines with tabs, or a table of HTML. */
import { readCell, textInCell } from './cell.ts'
import { headingParts, isSameUnit, unitIn } from '../heading-parts.ts'
import { measuredIn } from '../measured.ts'
import { headFromText, headText, nameFromWords } from './head.ts'
import type { Head } from './head.ts'
import { HEAD } from './cursor.ts'
import type { CellArea } from './cursor.ts'
import type { Table, TableColumn } from './model.ts'

/**
 * @param html '' where there is none
 * @returns rows of cells; null where the clipboard holds one text
 */
export function cellsOfClipboard(plain: string, html: string): string[][] | null {
  const table = /<table[\s>]/i.test(html) ? cellsOfHtml(html) : null
  if (table && table.length > 0) return table
  return /[\t\n]/.test(plain.replace(/\r?\n$/, '')) ? cellsOfText(plain) : null
}

/** Cells that several rows or columns share stand in the first of them, as spreadsheets have them. */
function cellsOfHtml(html: string): string[][] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const rows: string[][] = []
  parsed.querySelectorAll('table tr').forEach((row, at) => {
    const line = (rows[at] ??= [])
    let column = 0
    for (const cell of row.querySelectorAll('td, th')) {
      while (line[column] !== undefined) column += 1
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let down = 0; down < height; down += 1)
        for (let across = 0; across < width; across += 1) (rows[at + down] ??= [])[column + across] = ''
      line[column] = textOfElement(cell)
      column += width
    }
  })
  // Cells that are left out before others have no place in their list yet.
  return rows.map(line => Array.from(line, text => text ?? ''))
}

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 64)

/** A formula that was copied here, or words that look like a number, come back as they were typed. */
function textOfElement(cell: Element): string {
  const typed = cell.getAttribute(TYPED)
  if (typed !== null) return typed
  cell.querySelectorAll('br').forEach(element => element.replaceWith('\u2028'))
  const lines = (cell.textContent ?? '').split('\u2028')
  return lines
    .map(line => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim()
}

/** Attribute of a copied cell with what was typed. */
const TYPED = 'data-typed'

/** Lines with tabs; a cell in quotation marks may hold both, and two of the marks stand for one. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  const end = text.replace(/(?:\r\n|\n|\r)$/, '').length
  while (cell.lastIndex <= end) {
    const match = cell.exec(text)
    if (!match) break
    const [whole, quoted, bare = '', separator] = match
    rows.at(-1)!.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim())
    if (separator === '' || cell.lastIndex > end) break
    if (separator !== '\t') rows.push([])
    if (whole === '') break
  }
  return rows
}

/**
 * Cells as a table takes them: numbers with a comma for the point get one, separators of thousands go, currencies stand
 * behind. Decided for all cells together, since `1,234` alone may be either.
 */
export function withPoints(rows: readonly (readonly string[])[]): string[][] {
  const parts = rows.map(row => row.map(partsOf))
  const numbers = parts.flat().map(({ number }) => number)
  const hasComma = numbers.some(
    text => /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i.test(text) && !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(text),
  )
  const hasGerman = numbers.some(text => /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+|\.\d{3})$/.test(text))
  // `1.234` beside `1,5` has a thousand.
  const isPoint = (text: string): boolean =>
    /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d*)\.\d+/.test(text) &&
    !(hasComma && /^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(text))
  const hasPoint =
    (numbers.some(isPoint) && !hasGerman) || numbers.some(text => /^[+-]?\d{1,3}(?:,\d{3}){2,}$/.test(text))
  const isGerman = hasGerman || (hasComma && !hasPoint)
  return parts.map(row =>
    row.map(({ text, number, unit }) => {
      const read = isGerman ? withoutPoints(number) : hasPoint ? withoutCommas(number) : number
      return /^[+-]?[\d.,]+(?:e[+-]?\d+)?$/i.test(read) ? `${read}${unit && ` ${unit}`}` : text
    }),
  )
}

interface CellParts {
  readonly text: string
  /** Without spaces and apostrophes between thousands, and with its sign in front. */
  readonly number: string
  readonly unit: string
}

function partsOf(cell: string): CellParts {
  const text = cell.trim()
  const measured = measuredIn(text)
  // `2nd` is no number; what stands behind a space is a unit or words, and stays.
  const isApart = measured !== null && (MONEY.test(measured.unit) || /\s\D+$/.test(text))
  const { number, unit } = isApart ? measured : { number: text, unit: '' }
  const bare = number.replace(/(?<=\d)[\s\u00a0\u202f\u2009'’](?=\d{3}(?!\d))/g, '').replace(/^−/, '-')
  const negative = /^(\d[\d.,]*)-$/.exec(bare)?.[1] ?? /^\(([\d.,]*[.,]\d\d)\)$/.exec(bare)?.[1]
  return { text, number: negative === undefined ? bare : `-${negative}`, unit }
}

const MONEY = /^(?:[€$£¥]|CHF|EUR|USD|GBP)$/

/** A number with decimal commas as one with a point. */
const withoutPoints = (text: string): string =>
  /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i.test(text)
      ? text.replace(',', '.')
      : text

const withoutCommas = (text: string): string =>
  /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text

/** Marks of missing numbers, in columns that have numbers, as empty cells. */
export function withGaps(rows: readonly (readonly string[])[]): string[][] {
  const hasNumbers = (at: number): boolean => rows.some(row => isNumber(row[at] ?? ''))
  return rows.map(row =>
    row.map((text, at) => (text !== '' && MISSING.test(text) && hasNumbers(at) ? '' : text)),
  )
}

/** Words and signs in the place of a number; `true` is none. */
const MISSING = /^(?:[+-]?nan|n\/?a|null|nil|none|-+|–|—|\?+|#n\/a|#[a-z]+[!?]|#div\/0!)$/i

/** Whether the first row is a row of headings: words, above a column that has numbers. */
export function hasHeadings([first = [], ...others]: readonly (readonly string[])[]): boolean {
  if (others.length === 0 || first.every(text => text === '')) return false
  const isWord = (text: string): boolean => text === '' || !isNumber(text)
  return (
    first.every(isWord) &&
    first.some((text, at) => text !== '' && others.some(row => isNumber(row[at] ?? '')))
  )
}

const isNumber = (text: string): boolean => {
  const { kind } = readCell(text)
  return kind === 'number' || kind === 'uncertain' || kind === 'ambiguous'
}

/** The row of units below the headings, `s`, `kN` or `[s]`, `[kN]`, as part of them. */
export function withUnitsRow(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [first = [], second = [], ...others] = rows
  const units = second.map(text => unitIn(text.replace(/^[[(](.*)[\])]$/, '$1')))
  const areUnits = units.every(unit => unit !== null) && second.some(text => /[\p{L}%°]/u.test(text))
  if (!areUnits || second.some(isNumber) || !hasHeadings([first, ...others])) return rows
  return [first.map((text, at) => (units[at] ? `${text} [${units[at]}]` : text)), ...others]
}

/** A heading with its unit in one of the spellings of files; a formula has its own. */
function pastedHead(text: string): Head {
  const { words, unit } = headingParts(text)
  const own = headFromText(text)
  if (unit === '' || text.includes('=') || isSameUnit(own.unit, unit)) return own
  return { ...headFromText(words), unit }
}

/** Headings as names: those of columns of words stay as they are. */
export function headingsOf([first = [], ...others]: readonly (readonly string[])[]): string[] {
  return first.map((text, at) => {
    const head = pastedHead(text)
    const isWords = !others.some(row => isNumber(row[at] ?? ''))
    return headText({ ...head, name: isWords ? head.name : nameFromWords(head.name) })
  })
}

/** A cell as other programs read it, and as it was typed where that differs. */
export interface CopiedCell {
  readonly text: string
  readonly typed?: string
}

/**
 * @param shown the text of a cell that is computed
 * @param typed how a typed text is written
 * @returns the cells of an area, row by row
 */
export function copiedCells(
  table: Table,
  { top, bottom, left, right }: CellArea,
  shown: (row: number, column: number) => string | undefined,
  typed: (text: string) => string = text => text,
): CopiedCell[][] {
  const columns = table.columns.slice(left, right + 1)
  const cellAt = (row: number, column: TableColumn, at: number): CopiedCell => {
    if (row === HEAD) return { text: headText(column) }
    const text = table.cell(table.rows[row]!, column.id)
    if (column.formula !== '') return { text: shown(row, at) ?? '' }
    if (text.startsWith('=')) return { text: shown(row, at) ?? text, typed: text }
    return text.startsWith("'") ? { text: textInCell(text), typed: text } : { text: typed(text) }
  }
  return Array.from({ length: bottom - top + 1 }, (_, at) =>
    columns.map((column, offset) => cellAt(top + at, column, left + offset)),
  )
}

/** Lines with tabs, as spreadsheets read them. */
export const textOfCells = (rows: readonly (readonly CopiedCell[])[]): string =>
  rows
    .map(row =>
      row.map(({ text }) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'),
    )
    .join('\n')

export function htmlOfCells(rows: readonly (readonly CopiedCell[])[]): string {
  const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)
  // Excel takes a new line for a new row, unless the style says otherwise.
  const broken = (text: string): string =>
    escaped(text).replaceAll('\n', '<br style="mso-data-placement:same-cell">')
  const cell = ({ text, typed }: CopiedCell): string =>
    `<td${typed === undefined ? '' : ` ${TYPED}="${escaped(typed)}"`}>${broken(text)}</td>`
  return `<table><tbody>${rows.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table>`
}
