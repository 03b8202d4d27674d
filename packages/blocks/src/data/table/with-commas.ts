/** Cells as somebody with a decimal comma types and reads them. The table itself has points. */
import type { DecimalCommas } from '@calcwright/editor'
import { readCell } from './cell.ts'
import { HEADINGS } from './edit.ts'
import { headText } from './head.ts'
import type { Table } from './model.ts'

/** A typed cell as it is read: numbers and formulas have commas, words stay. */
export function cellWithCommas(text: string, commas: DecimalCommas | null): string {
  return commas && isCounted(text) ? commas.plainWithComma(text) : text
}

/** The text of a cell with points; words stay. */
export function cellFromCommas(text: string, commas: DecimalCommas | null): string {
  const read = commas?.plainFromComma(text)
  return read !== undefined && isCounted(read) ? read : text
}

/** The formula of a heading, `N [kN] = 1,5*A`, behind its equals sign. */
export const headWithCommas = (text: string, commas: DecimalCommas | null): string =>
  commas ? text.replace(/=.*$/s, formula => commas.plainWithComma(formula)) : text

export const headFromCommas = (text: string, commas: DecimalCommas | null): string =>
  commas ? text.replace(/=.*$/s, formula => commas.plainFromComma(formula)) : text

const isCounted = (text: string): boolean => /^(?:number|uncertain|formula)$/.test(readCell(text).kind)

/** The text of a cell or a heading as it is typed. */
export function textIn(
  table: Table,
  row: string | null,
  column: string,
  commas: DecimalCommas | null,
): string {
  if (row !== HEADINGS) return cellWithCommas(table.cell(row, column), commas)
  const head = table.columns.find(({ id }) => id === column)
  return head ? headWithCommas(headText(head), commas) : ''
}
