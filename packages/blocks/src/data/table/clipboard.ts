/** Cells on the clipboard, as spreadsheets write and read them: lines with tabs, or a table of HTML. */
import { readCell } from './cell.ts'
import { headingParts, isSameUnit, unitIn } from '../heading-parts.ts'
import { measuredIn } from '../measured.ts'
import { headFromText, headText, nameFromWords } from './head.ts'
import type { Head } from './head.ts'
import { HEAD } from './cursor.ts'
import type { CellArea } from './cursor.ts'
import type { Table } from './model.ts'

/**
 * @param html '' where there is none
 * @returns rows of cells; null where the clipboard holds one text
 */
export function cellsOfClipboard(plain: string, html: string): string[][] | null {
  const table = /<table[\s>]/i.test(html) ? cellsOfHtml(html) : null
  if (table && table.length > 0) return table
  return /[\t\n]/.test(plain.replace(/\r?\n$/, '')) ? cellsOfText(plain) : null
}

function cellsOfHtml(html: string): string[][] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return [...parsed.querySelectorAll('table tr')].map(row =>
    [...row.querySelectorAll('td, th')].flatMap(cell => {
      const text = (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
      const span = Math.min(Number(cell.getAttribute('colspan')) || 1, 64)
      return [text, ...Array.from({ length: span - 1 }, () => '')]
    }),
  )
}

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

/**
 * @param shown the text of a cell that is computed
 * @param typed how a typed text is written
 * @returns the cells of an area as lines with tabs
 */
export function textOfCells(
  table: Table,
  { top, bottom, left, right }: CellArea,
  shown: (row: number, column: number) => string | undefined,
  typed: (text: string) => string = text => text,
): string {
  const columns = table.columns.slice(left, right + 1)
  const line = (row: number): string =>
    columns
      .map((column, at) => {
        if (row === HEAD) return headText(column)
        const text = table.cell(table.rows[row]!, column.id)
        return column.formula !== '' || text.startsWith('=') ? (shown(row, left + at) ?? text) : typed(text)
      })
      .map(text => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
      .join('\t')
  return Array.from({ length: bottom - top + 1 }, (_, at) => line(top + at)).join('\n')
}

export function htmlOfText(text: string): string {
  const escaped = (cell: string): string => cell.replace(/[&<>]/g, sign => `&#${sign.codePointAt(0)};`)
  const rows = cellsOfText(text).map(
    row => `<tr>${row.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  )
  return `<table><tbody>${rows.join('')}</tbody></table>`
}
