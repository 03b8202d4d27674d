/** Finds out how a file is written: delimiter, decimal mark. */
import { numberIn } from './cells.ts'
import { measuredIn } from '../../measured.ts'
import { DATE_ORDERS, DELIMITERS } from './options.ts'
import { pairIn } from './pairs.ts'
import { VECTOR, withUnits } from './read-csv.ts'
import { secondsIn } from './times.ts'

/** Lines by which a file is judged. */
const LINES = 100
/** Lines in which the beginning of the data is looked for. */
const FURTHEST = 5000

/** Lines of a text that are not blank; a line break in quotes ends none. */
export function linesOf(text: string): string[] {
  const lines: string[] = []
  let open: string[] | null = null
  for (const line of text.split(/\r\n|\n|\r/, FURTHEST)) {
    const opens = line.split('"').length % 2 === 0
    if (open) open.push(line)
    else if (!opens) lines.push(line)
    if (!opens) continue
    if (open) lines.push(open.join(' '))
    open = open ? null : [line]
  }
  if (open) lines.push(open.join(' '))
  return lines.filter(line => line.trim() !== '')
}

/** Signs of a line of numbers: mostly figures, and letters only as those of dates, units and exponents. */
function isOfFigures(line: string): boolean {
  const text = line.slice(0, 2000)
  const figures = text.match(/\d/g)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return figures > 0 && figures >= letters
}

/**
 * The lines by which a file is judged: the longest run of such with numbers, with the lines of names above it, so that
 * words before and behind the data do not count. All first lines where there is no such run.
 */
export function linesOfData(lines: readonly string[]): readonly string[] {
  let [best, length, run] = [0, 0, 0]
  for (let at = 0; at < lines.length && length < LINES; at++) {
    run = isOfFigures(lines[at]!) ? run + 1 : 0
    if (run > length) [best, length] = [at + 1 - run, run]
  }
  // Tables with long words in each row have no such run.
  if (length < 3) return lines.slice(0, LINES)
  return lines.slice(Math.max(0, best - 1), best + length)
}

/** Cells of a line; good enough to find out about a file. */
export function cellsOf(line: string, delimiter: string): string[] {
  if (delimiter === ' ') return withUnits(line).trim().split(/\s+/)
  if (!line.includes('"')) return line.split(delimiter)
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
  return parts
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

/** The share of cells that are numbers. A tab before each date makes no columns of a file with commas. */
function valuesOf(lines: readonly string[], delimiter: string): number {
  const cells = lines.flatMap(line => cellsOf(line, delimiter))
  const isValue = (cell: string): boolean =>
    /\d[\s"%]*$/.test(cell) &&
    ['.', ','].some(decimal => !Number.isNaN(numberIn(cell.replace(/^\s*"|"\s*$/g, ''), decimal)))
  return cells.filter(isValue).length / cells.length
}

/**
 * The comma comes last: in files with decimal commas it stands in the numbers. Spaces come only where nothing
 * else divides the lines.
 */
export function delimiterOf(all: readonly string[]): string {
  const data = all.filter(line => !/^\s*[#%!]/.test(line))
  const lines = data.length > 0 ? data : all
  if (lines.length === 0) return ','
  if (lines.filter(line => VECTOR.test(line)).length > lines.length * 0.6) return ' '
  const commas = fitOf(lines, ',') > 0.6 ? valuesOf(lines, ',') : 0
  for (const delimiter of ['\t', ';', '|'])
    if (fitOf(lines, delimiter) > 0.6 && (commas === 0 || valuesOf(lines, delimiter) >= commas / 4))
      return delimiter
  if (fitOf(lines, ',') > 0.6 && !areDecimalCommas(lines)) return ','
  // Names may have spaces, and be more than the columns.
  const below = lines.length > 2 ? lines.slice(1) : lines
  if (fitOf(below, ' ') > 0.8 && mostAreNumbers(below)) return ' '
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
    (measuredIn(line)?.number ?? line.trim())
      .split(/\s+/)
      .every(cell => DECIMAL_COMMA.test(cell) || numberIn(cell, ',') === numberIn(cell, ',')),
  )
  const hasName = /[a-z]/i.test(first) && !first.includes(',')
  return spaced.length > others.length * 0.8 && (hasName || /\d,\d+\s+[+-]?\d+,\d/.test(others[0] ?? ''))
}

const mostAreNumbers = (lines: readonly string[]): boolean => {
  const cells = lines.flatMap(line => cellsOf(line, ' '))
  return (
    cells.filter(
      cell =>
        !Number.isNaN(numberIn(cell, cell.includes(',') ? ',' : '.')) ||
        pairIn(cell) !== null ||
        DATE_ORDERS.some(order => !Number.isNaN(secondsIn(cell, order))),
    ).length >
    cells.length / 2
  )
}

/** One mark between thousands, or three figures behind a decimal mark. */
const EITHER = /^[+-]?[1-9]\d{0,2}([.,])\d{3}\s*%?$/
const COMMA = /^[+-]?(?:\d+|\d{1,3}(?:[.\s’']\d{3})+),\d+(?:[eE][+-]?\d+)?\s*%?$/
const POINT = /^[+-]?(?:\d+|\d{1,3}(?:[,\s’']\d{3})+)\.\d+(?:[eE][+-]?\d+)?\s*%?$/
/** Several marks between thousands, or the number of a part. */
const GROUPS = /^[+-]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/

/**
 * The decimal mark by what most cells have, and by several marks between thousands where none has a fraction. Where
 * no cell decides, `1,234` in quotes between commas has thousands, as who writes decimal commas divides by other marks.
 * @returns with it, the first cell that could mean two numbers where none decides, '' for none
 */
export function decimalOf(
  lines: readonly string[],
  delimiter: string,
): { readonly decimal: string; readonly either: string } {
  let [commas, points, groups, either] = [0, 0, 0, '']
  for (const cell of lines.flatMap(line => cellsOf(line, delimiter))) {
    const bare = cell.trim().replace(/^["']|["']$/g, '')
    const text = (measuredIn(bare)?.number ?? bare).replace(/^([+-])\s+/, '$1')
    if (EITHER.test(text)) either ||= text
    else if (COMMA.test(text)) commas++
    else if (POINT.test(text)) points++
    else groups += { '.': 1, ',': -1 }[GROUPS.exec(text)?.[1] ?? ''] ?? 0
  }
  if (commas !== points) return { decimal: commas > points ? ',' : '.', either: '' }
  if (groups !== 0) return { decimal: groups > 0 ? ',' : '.', either }
  return { decimal: either.includes(',') && delimiter !== ',' ? ',' : '.', either }
}
