/** Plain text with formulas in the notation of the command line (.txt). */
import type { Imported, Importer } from './imported.ts'
import { textOf } from './read-text.ts'
import { typedRows } from './typed-rows.ts'

export const readText: Importer = (bytes: Uint8Array): Imported => {
  const rows = textOf(bytes).split(/\r\n|\r|\n/)
  const filled = rows.filter(row => row.trim() !== '')
  const numbers = filled.filter(row => NUMBERS.test(row)).length
  if (numbers > 3 && numbers > filled.length / 2)
    throw new Error('This text has rows of numbers, no formulas: drop it on a worksheet to read it as data.')
  return {
    program: 'Plain text',
    lines: typedRows(rows).flatMap((row, at) =>
      row === null ? [] : [{ ...row, source: rows[at]!.trim(), line: at + 1 }],
    ),
    names: new Map(),
    settings: {},
    remarks: [],
  }
}

/** At least two numbers and nothing else. */
const NUMBERS = /^\s*[-+]?[\d.,]+(?:e[-+]?\d+)?(?:[\s;,|]+[-+]?[\d.,]+(?:e[-+]?\d+)?)+\s*$/i
