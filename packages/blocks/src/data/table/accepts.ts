/** Takes pasted cells of a spreadsheet as a table. */
import { FIT } from '@calcwright/editor'
import type { Acceptance, Offer } from '@calcwright/editor'

const NUMBER = /^[+-]?[\d.,'\s]*\d[\d.,'\s]*(?:e[+-]?\d+)?\s*%?$/i

/**
 * Spreadsheets offer cells as lines with tabs, beside other forms. In a text they become a table of that text; numbers
 * alone are a list or a matrix of a formula.
 */
export function tableAccepts({ plain, html, caretIn }: Offer): Acceptance | null {
  if ((caretIn !== null && caretIn !== 'math') || !isMeasured(plain, html)) return null
  return {
    fit: FIT.exact,
    async blocks() {
      const { tableOfCells } = await import('./table-of-cells.ts')
      return [{ type: 'table', props: tableOfCells(plain, html) }]
    },
  }
}

const isNumber = (cell: string): boolean => NUMBER.test(cell.trim())

/**
 * Whether a text is cells in rows of one length, with words in the first and numbers in at least half of those below
 * it. Lines without tabs are a column only where a spreadsheet says so.
 */
function isMeasured(plain: string, html: string): boolean {
  const [first = [], ...others] = plain
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'))
  const width = first.length
  if (others.some(row => row.length !== width) || (width < 2 && !isTable(html))) return false
  const filled = others.flat().filter(cell => cell.trim() !== '')
  const numbers = filled.filter(isNumber)
  return !first.every(isNumber) && numbers.length > 0 && numbers.length * 2 >= filled.length
}

/** Whether nothing but one table is in HTML, as in that of a spreadsheet. */
const isTable = (html: string): boolean =>
  /<table[\s>]/i.test(html) &&
  html.replace(/<(style|head)\b[^]*?<\/\1>|<!--[^]*?-->|<table[\s>][^]*<\/table>|<[^>]*>/gi, '').trim() === ''
