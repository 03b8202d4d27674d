/** Cells on the clipboard, as spreadsheets write and read them: lines with tabs, or a table of HTML. */
import { readCell } from './cell.ts'
import { headFromText, headText, nameFromWords } from './head.ts'
import { HEAD } from './edit.ts'
import type { CellArea } from './edit.ts'
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
 * Cells as a table takes them: numbers with a comma for the point get one, separators of thousands go. Decided for all
 * cells together, since `1,234` alone may be either.
 */
export function withPoints(rows: readonly (readonly string[])[]): string[][] {
  const numbers = rows.flat().map(text => text.replace(/[\s\u00a0\u202f']/g, ''))
  const hasComma = numbers.some(
    text => /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i.test(text) && !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(text),
  )
  const hasGerman = numbers.some(text => /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/.test(text))
  const hasPoint = numbers.some(text => /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d*)\.\d+/.test(text)) && !hasGerman
  return rows.map(row =>
    row.map(text => {
      const bare = text.trim().replace(/(?<=\d)[\s\u00a0\u202f'](?=\d{3}(?!\d))/g, '')
      if (hasGerman || (hasComma && !hasPoint)) {
        if (/^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(bare))
          return bare.replaceAll('.', '').replace(',', '.')
        if (/^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i.test(bare)) return bare.replace(',', '.')
      } else if (hasPoint && /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return bare.replaceAll(',', '')
      return /^[+-]?[\d.,]+(?:e[+-]?\d+)?$/i.test(bare) ? bare : text.trim()
    }),
  )
}

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

/** Headings as names: those of columns of words stay as they are. */
export function headingsOf([first = [], ...others]: readonly (readonly string[])[]): string[] {
  return first.map((text, at) => {
    const head = headFromText(text)
    const isWords = !others.some(row => isNumber(row[at] ?? ''))
    return headText({ ...head, name: isWords ? head.name : nameFromWords(head.name) })
  })
}

/**
 * @param shown the text of a cell that is computed
 * @returns the cells of an area as lines with tabs
 */
export function textOfCells(
  table: Table,
  { top, bottom, left, right }: CellArea,
  shown: (row: number, column: number) => string | undefined,
): string {
  const columns = table.columns.slice(left, right + 1)
  const line = (row: number): string =>
    columns
      .map((column, at) => {
        if (row === HEAD) return headText(column)
        const text = table.cell(table.rows[row]!, column.id)
        return column.formula !== '' || text.startsWith('=') ? (shown(row, left + at) ?? text) : text
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
