/** Finds out how a file is written: encoding, delimiter, decimal mark, row of names, dates. */
import { numberIn, secondsIn } from './cells.ts'
import { DATE_ORDERS, DELIMITERS } from './options.ts'

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
  if (delimiter === ' ') return line.trim().split(/\s+/)
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
  const cells = lines.flatMap(line => line.trim().split(/\s+/))
  return (
    cells.filter(cell => !Number.isNaN(numberIn(cell, cell.includes(',') ? ',' : '.'))).length >
    cells.length / 2
  )
}

/** The decimal mark by what most cells have. */
export function decimalOf(lines: readonly string[], delimiter: string): string {
  let [commas, points] = [0, 0]
  for (const cell of lines.flatMap(line => cellsOf(line, delimiter))) {
    const text = cell.trim().replace(/^"|"$/g, '')
    if (/^[+-]?(?:\d{1,3}(?:\.\d{3})*|\d+),\d+(?:[eE][+-]?\d+)?\s*%?$/.test(text)) commas++
    else if (/^[+-]?(?:\d{1,3}(?:,\d{3})*|\d+)\.\d+(?:[eE][+-]?\d+)?\s*%?$/.test(text)) points++
  }
  return commas > points ? ',' : '.'
}

/**
 * The row of words nearest above the numbers; -1 where there is none. Lines such as `Date;12.03.2026` above the names
 * hold a value as well, but fewer of them than the rows of the data.
 */
export function headerOf(rows: readonly (readonly string[])[], decimal: string, order: string): number {
  const isValue = (cell: string): boolean =>
    !Number.isNaN(numberIn(cell, decimal)) || !Number.isNaN(secondsIn(cell, order))
  const values = rows.map(row => row.filter(isValue).length)
  const words = rows.map(row => row.filter(cell => cell.trim() !== '' && !isValue(cell)).length)
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

/** The order of dates that most cells allow: an ambiguous one is read as most of the world writes it. */
export function dateOrderOf(rows: readonly (readonly string[])[]): string {
  const cells = rows.flat().filter(cell => /^\s*\d{1,4}([-/.])\d{1,2}\1\d{1,4}/.test(cell))
  if (cells.length === 0) return 'ymd'
  const [best] = (cells.some(cell => /^\s*\d{4}/.test(cell)) ? DATE_ORDERS : (['dmy', 'mdy', 'ymd'] as const))
    .map(order => [order, cells.filter(cell => !Number.isNaN(secondsIn(cell, order))).length] as const)
    .toSorted((a, b) => b[1] - a[1])
  return best?.[0] ?? 'ymd'
}

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
