/** Finds out how a file is written: encoding, delimiter, decimal mark, row of names, dates. */
import { numberIn, secondsIn } from './cells.ts'
import { DATE_ORDERS, DELIMITERS } from './options.ts'
import { withUnits } from './read-csv.ts'

/** Lines that are looked at. */
const LINES = 100

/** The encoding by its mark at the start, or by what the bytes can be. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const head = bytes.subarray(0, 200_000)
  const zeros = [0, 1].map(parity => head.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  if (zeros[1]! > head.length / 4) return 'utf-16le'
  if (zeros[0]! > head.length / 4) return 'utf-16be'
  try {
    // The last character may be cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** Lines of a text in which no line breaks stand in quotes. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\n|\r/)
    .slice(0, LINES)
    .filter(line => line.trim() !== '')

/** Cells of a line; good enough to find out about a file. */
export function cellsOf(line: string, delimiter: string): string[] {
  if (delimiter === ' ') return withUnits(line).trim().split(/\s+/)
  const cells =
    line.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${delimiter === '|' ? '\\|' : delimiter}"]*)+`, 'g')) ?? []
  // A match of nothing follows each cell.
  const parts: string[] = []
  let at = 0
  let quoted = false
  for (let index = 0; index <= line.length; index++) {
    const sign = line[index]
    if (sign === '"') quoted = !quoted
    if (index < line.length && (quoted || sign !== delimiter)) continue
    parts.push(line.slice(at, index))
    at = index + 1
  }
  return cells.length > 0 ? parts : ['']
}

/** Lines that agree on a count of cells above one, and how many of these cells are numbers. */
function fitOf(lines: readonly string[], delimiter: string): number {
  const counts = lines.map(line => cellsOf(line, delimiter).length)
  const [most = 0, count = 1] = [...Map.groupBy(counts, count => count)]
    .map(([count, same]) => [same.length, count] as const)
    .filter(([, count]) => count > 1)
    .toSorted(([a], [b]) => b - a)[0] ?? [0, 1]
  return count > 1 ? most / lines.length : 0
}

/**
 * The comma comes last: in files with decimal commas it stands in the numbers. Spaces come only where nothing
 * else divides the lines.
 */
export function delimiterOf(lines: readonly string[]): string {
  if (lines.length === 0) return ','
  for (const delimiter of ['\t', ';', '|']) if (fitOf(lines, delimiter) > 0.6) return delimiter
  if (fitOf(lines, ',') > 0.6 && !areDecimalCommas(lines)) return ','
  if (fitOf(lines, ' ') > 0.8 && mostAreNumbers(lines)) return ' '
  const [best] = DELIMITERS.map(delimiter => [delimiter, fitOf(lines, delimiter)] as const)
    .filter(([delimiter]) => delimiter !== ' ' && delimiter !== ',')
    .toSorted((a, b) => b[1] - a[1])
  if (best && best[1] > 0.3) return best[0]
  return areDecimalCommas(lines) ? ';' : ','
}

const DECIMAL_COMMA = /^[+-]?\d+,\d+(?:[eE][+-]?\d+)?$/

/** One number with a comma on each line, or several with spaces between them; names above have no comma. */
function areDecimalCommas(lines: readonly string[]): boolean {
  const [first = '', ...others] = lines
  if (others.length === 0) return false
  const spaced = others.filter(line =>
    line
      .trim()
      .split(/\s+/)
      .every(cell => DECIMAL_COMMA.test(cell) || numberIn(cell, ',') === numberIn(cell, ',')),
  )
  const hasName = /[a-z]/i.test(first) && !first.includes(',')
  return spaced.length > others.length * 0.8 && (hasName || /\d,\d+\s+[+-]?\d+,\d/.test(others[0] ?? ''))
}

const mostAreNumbers = (lines: readonly string[]): boolean => {
  const cells = lines.flatMap(line => cellsOf(line, ' '))
  return (
    cells.filter(cell => !Number.isNaN(numberIn(cell, cell.includes(',') ? ',' : '.'))).length >
    cells.length / 2
  )
}

/** One mark between thousands, or three figures behind a decimal mark. */
const EITHER = /^[+-]?[1-9]\d{0,2}([.,])\d{3}\s*%?$/
const COMMA =
  /^[+-]?(?:\d+|\d{1,3}(?:[.\s’']\d{3})+),\d+(?:[eE][+-]?\d+)?\s*%?$|^[+-]?\d{1,3}(?:\.\d{3}){2,}$/
const POINT =
  /^[+-]?(?:\d+|\d{1,3}(?:[,\s’']\d{3})+)\.\d+(?:[eE][+-]?\d+)?\s*%?$|^[+-]?\d{1,3}(?:,\d{3}){2,}$/

/**
 * The decimal mark by what most cells have. Where no cell decides, `1,234` in quotes between commas has thousands, as
 * who writes decimal commas divides by other marks.
 * @returns with it, the first cell that could mean two numbers where none decides, '' for none
 */
export function decimalOf(
  lines: readonly string[],
  delimiter: string,
): { readonly decimal: string; readonly either: string } {
  let [commas, points, either] = [0, 0, '']
  for (const cell of lines.flatMap(line => cellsOf(line, delimiter))) {
    const text = cell.trim().replace(/^"|"$/g, '')
    if (EITHER.test(text)) either ||= text
    else if (COMMA.test(text)) commas++
    else if (POINT.test(text)) points++
  }
  if (commas !== points) return { decimal: commas > points ? ',' : '.', either: '' }
  return { decimal: either.includes(',') && delimiter !== ',' ? ',' : '.', either }
}

/** An empty cell, and what programs write in place of a number. */
const GAP =
  /^\s*(?:|[+-]?(?:nan|inf|infinity)|n\/?a|null|none|nil|-+|\?+|#n\/a|#[a-z]+[!?]|#div\/0!|true|false)\s*$/i

/**
 * The row of words nearest above the numbers; -1 where there is none. Lines such as `Date;12.03.2026` above the names
 * hold a value as well, but fewer of them than the rows of the data.
 */
export function headerOf(rows: readonly (readonly string[])[], decimal: string, order: string): number {
  const isValue = (cell: string): boolean =>
    !Number.isNaN(numberIn(cell, decimal)) || !Number.isNaN(secondsIn(cell, order))
  const values = rows.map(row => row.filter(isValue).length)
  const words = rows.map(row => row.filter(cell => !GAP.test(cell) && !isValue(cell)).length)
  const isName = (at: number): boolean => words[at]! > 0 && !isUnits(rows[at]!)
  const ofData = values.filter(count => count > 0).toSorted((a, b) => a - b)
  const usual = ofData[Math.floor(ofData.length / 2)] ?? 1
  const isData = (count: number, at: number): boolean => count > 0 && count >= words[at]!
  const first = values.findIndex((count, at) => isData(count, at) && count > usual / 2)
  for (let at = first - 1; at >= 0; at--) if (isName(at) && words[at]! > values[at]!) return at
  for (let at = values.findIndex(isData) - 1; at >= 0; at--)
    if (isName(at) && words[at]! >= values[at]!) return at
  return -1
}

/** A row of units alone, such as `[kN]`, stands below the names. */
const isUnits = (row: readonly string[]): boolean =>
  row.some(cell => cell.trim() !== '') && row.every(cell => /^\s*(?:\[[^\]]*\]|\([^)]*\))?\s*$/.test(cell))

/**
 * The order of dates that most cells allow: an ambiguous one is read as most of the world writes it.
 * @returns with it, the first date that could be another day where no cell decides, '' for none
 */
export function dateOrderOf(rows: readonly (readonly string[])[]): {
  readonly order: string
  readonly either: string
} {
  const cells = rows.flat().filter(cell => /^\s*\d{1,4}([-/.])\d{1,2}\1\d{1,4}/.test(cell))
  if (cells.length === 0) return { order: 'ymd', either: '' }
  const hasYears = cells.some(cell => /^\s*\d{4}/.test(cell))
  const ranked = (hasYears ? DATE_ORDERS : (['dmy', 'mdy', 'ymd'] as const))
    .map(order => [order, cells.filter(cell => !Number.isNaN(secondsIn(cell, order))).length] as const)
    .toSorted((a, b) => b[1] - a[1])
  const isOpen = !hasYears && ranked[0]![1] === ranked[1]![1] && cells.some(isOtherDay)
  return { order: ranked[0]![0], either: isOpen ? cells.find(isOtherDay)!.trim() : '' }
}

const isOtherDay = (cell: string): boolean => secondsIn(cell, 'dmy') !== secondsIn(cell, 'mdy')

/** Columns in which most cells below the names are dates or times. */
export function dateColumns(
  rows: readonly (readonly string[])[],
  header: number,
  { width, decimal, order }: { readonly width: number; readonly decimal: string; readonly order: string },
): boolean[] {
  const below = rows.slice(header + 1)
  return Array.from({ length: width }, (_, at) => {
    const cells = below.map(row => row[at] ?? '').filter(cell => cell.trim() !== '')
    const dates = cells.filter(
      cell => Number.isNaN(numberIn(cell, decimal)) && !Number.isNaN(secondsIn(cell, order)),
    )
    return cells.length > 0 && dates.length > cells.length * 0.6
  })
}
