/** Spreadsheets with formulas (.xlsx) as calculations. */
import type { Imported, Importer } from '../imported.ts'
import { readBook } from './book.ts'
import { Calculation } from './calculation.ts'

/**
 * Cells with formulas and the numbers that these read become lines, named by the file or by the labels to their
 * left; columns of numbers become lists. A formula takes the units of its cells along where it holds with them, else
 * it calculates with their plain numbers, as the spreadsheet does.
 */
export const readSpreadsheet: Importer = (bytes: Uint8Array): Imported => {
  const book = readBook(bytes)
  if (![...book.cells.values()].some(({ formula }) => formula !== undefined))
    throw new Error('This spreadsheet has no formulas: drop it on a worksheet to read it as data.')
  return new Calculation(book).read()
}
