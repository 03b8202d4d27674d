/** Files of other programs as lines of plain notation. */
import { readCalcpad } from './calcpad/index.ts'
import { readEngineeringPaper } from './engineering-paper/index.ts'
import { readMarkdown } from './markdown/index.ts'
import { readClassic, readPrime } from './mathcad/index.ts'
import { readSmath } from './smath/index.ts'
import { readText } from './plain-text.ts'
import type { Imported, Importer } from './imported.ts'

export { blocksOfImports, worksheetOfImport, worksheetWithFiles } from './worksheet.ts'
export { readPlaces } from './places.ts'
export type { ImportedPlaces } from './places.ts'
export { comparedResult } from './compare.ts'
export type { ComparedResult } from './compare.ts'
export type { Imported, ImportedLine, StoredResult } from './imported.ts'

/** Lines that only Calcpad has: texts in quotation marks, words behind `#`, inputs behind a vertical tab. */
const OF_CALCPAD =
  /^\s*['"]|^\s*#(?:if|else|end|for|loop|repeat|while|def|include|hide|show|pre|post|val|equ|noc|rad|deg|round|format|md)\b|\v/im

const READERS: Readonly<Record<string, Importer>> = {
  cpd: readCalcpad,
  txt: readText,
  md: readMarkdown,
  markdown: readMarkdown,
  epxyz: readEngineeringPaper,
  mcdx: readPrime,
  xmcd: readClassic,
  xmcdz: readClassic,
  sm: readSmath,
  smz: readSmath,
}

/** Fetched when there is such a file: what unpacks spreadsheets is large. */
const SPREADSHEETS = new Set(['xlsx', 'xlsm'])

/** In bytes. */
const LARGEST = 20_000_000

/**
 * Reads a worksheet of another program by its ending, and by its content where the ending does not say.
 * @param bytes the file
 * @param file its name
 * @throws Error with a sentence for people where no program that is known wrote it, or it is damaged
 */
export async function importForeign(bytes: Uint8Array, file: string): Promise<Imported> {
  if (bytes.length > LARGEST) throw new Error('The file has more than 20 MB: it is not opened.')
  const ending = /\.([^.]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
  if (SPREADSHEETS.has(ending)) return (await import('./spreadsheet/index.ts')).readSpreadsheet(bytes, file)
  const isCalcpadText = ending === 'txt' && OF_CALCPAD.test(new TextDecoder().decode(bytes))
  const read = isCalcpadText ? readCalcpad : Object.hasOwn(READERS, ending) ? READERS[ending] : undefined
  if (read) return read(bytes, file)
  throw new Error(
    'This is no worksheet of a program that is known: .calc, .cpd and .txt of Calcpad, .epxyz of EngineeringPaper, .mcdx and .xmcd of Mathcad, .sm of SMath, .xlsx, .txt and .md with formulas can be opened.',
  )
}
