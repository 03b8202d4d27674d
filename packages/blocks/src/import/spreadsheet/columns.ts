/** Columns of numbers of a spreadsheet, which become lists. */
import { cellAt } from './book.ts'
import type { Book, SheetCell } from './book.ts'
import { headerOf, labelOf } from './labels.ts'

/** Numbers that a column needs to be one. */
const FEWEST = 3

/** @returns the cells of each column of plain numbers below a header, whose rows have no labels of their own */
export function listsIn(book: Book): SheetCell[][] {
  const isNumber = (cell: SheetCell | undefined): cell is SheetCell =>
    typeof cell?.value === 'number' && cell.formula === undefined
  const lists: SheetCell[][] = []
  const taken = new Set<string>()
  for (const first of book.cells.values()) {
    if (taken.has(first.key) || !isNumber(first)) continue
    const column = [first]
    for (;;) {
      const below = book.cells.get(cellAt(first.sheet, first.column, column.at(-1)!.row + 1))
      if (!isNumber(below)) break
      column.push(below)
    }
    for (const { key } of column) taken.add(key)
    const labelled = column.filter(cell => labelOf(book, cell).symbol !== '').length
    if (column.length >= FEWEST && labelled * 2 < column.length && headerOf(book, first).symbol !== '')
      lists.push(column)
  }
  return lists
}
