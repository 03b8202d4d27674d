/** Takes pasted cells of a spreadsheet as a table. */
import { FIT } from '@calcwright/editor'
import type { Acceptance, Offer } from '@calcwright/editor'

const NUMBER = /^[+-]?[\d.,'\s]*\d[\d.,'\s]*(?:e[+-]?\d+)?\s*%?$/i

/** Spreadsheets offer cells as lines with tabs, beside other forms. In a text they become a table of that text. */
export function tableAccepts({ plain, html, caretIn }: Offer): Acceptance | null {
  if ((caretIn !== null && caretIn !== 'math') || !isMeasured(plain)) return null
  return {
    fit: FIT.exact,
    async blocks() {
      const { tableOfCells } = await import('./table-of-cells.ts')
      return [{ type: 'table', props: tableOfCells(plain, html) }]
    },
  }
}

/** Whether a text is cells in rows of one length, with numbers in at least half of those below the first row. */
function isMeasured(plain: string): boolean {
  const [first = [], ...others] = plain
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'))
  if (first.length < 2 || others.length === 0 || others.some(row => row.length !== first.length)) return false
  const filled = others.flat().filter(cell => cell.trim() !== '')
  return filled.length > 0 && filled.filter(cell => NUMBER.test(cell.trim())).length * 2 >= filled.length
}
