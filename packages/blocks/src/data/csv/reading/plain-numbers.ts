/**
 * Reads numbers from the bytes of a text in which no quotes stand, as measured data has millions of them:
 * several times as fast as making texts of the cells first. A cell that is no plain number is left to the
 * caller.
 */

/** Receives the cells, row by row. */
export interface CellSink {
  /** A row begins. Its cells follow in their order; false leaves the row out. */
  row(): boolean
  number(at: number, value: number): void
  /** The bytes of a cell that is no plain number; spaces may stand around it. */
  other(at: number, start: number, end: number): void
}

const NEWLINE = 10
const RETURN = 13
const SPACE = 32
const PLUS = 43
const MINUS = 45
const ZERO = 48
const QUOTE = 34
const SMALL_E = 101
const LARGE_E = 69

/** Powers of ten that doubles hold exactly, so that one division rounds correctly. */
const POWERS = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`))
/** Figures of a whole number that doubles hold exactly. */
const MOST_FIGURES = 15

/** Whether the bytes can be read here: one byte a sign, and no quotes, which may hold delimiters and line ends. */
export const isPlain = (bytes: Uint8Array, encoding: string, delimiter: string): boolean =>
  delimiter !== ' ' && /^(?:utf-8|windows|iso-8859|macintosh)/.test(encoding) && !bytes.includes(QUOTE)

/** How many lines a text has at most, as long as all of them end in the same way. */
export function linesIn(bytes: Uint8Array): number {
  let [newlines, returns] = [0, 0]
  for (let at = 0; at < bytes.length; at++)
    if (bytes[at] === NEWLINE) newlines++
    else if (bytes[at] === RETURN) returns++
  const last = bytes.at(-1)
  return Math.max(newlines, returns) + (last === NEWLINE || last === RETURN ? 0 : 1)
}

/** @param decimal code of the decimal mark */
export function readCells(bytes: Uint8Array, delimiter: number, decimal: number, sink: CellSink): void {
  const { length } = bytes
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while (at < length) {
    let end = at
    let blank = true
    for (; end < length; end++) {
      const sign = bytes[end]!
      if (sign === NEWLINE || sign === RETURN) break
      if (sign !== SPACE && (sign !== 9 || delimiter === 9)) blank = false
    }
    if (!blank && sink.row()) readLine(bytes, { at, end, delimiter, decimal }, sink)
    at = end + 1
  }
}

interface Line {
  readonly at: number
  readonly end: number
  readonly delimiter: number
  readonly decimal: number
}

function readLine(bytes: Uint8Array, { at, end, delimiter, decimal }: Line, sink: CellSink): void {
  let start = at
  for (let column = 0; start <= end; column++) {
    let stop = start
    while (stop < end && bytes[stop] !== delimiter) stop++
    const value = numberAt(bytes, start, stop, decimal)
    if (value === value) sink.number(column, value)
    else sink.other(column, start, stop)
    start = stop + 1
  }
}

/** NaN for anything but figures, a decimal mark, a sign and a small exponent. */
function numberAt(bytes: Uint8Array, from: number, to: number, decimal: number): number {
  let at = from
  let end = to
  while (at < end && bytes[at] === SPACE) at++
  while (end > at && bytes[end - 1] === SPACE) end--
  const negative = bytes[at] === MINUS
  if (negative || bytes[at] === PLUS) at++
  let [whole, figures, behind, marked] = [0, 0, 0, false]
  for (; at < end; at++) {
    const sign = bytes[at]!
    const figure = sign - ZERO
    if (figure >= 0 && figure <= 9) {
      whole = whole * 10 + figure
      figures++
      if (marked) behind++
    } else if (sign === decimal && !marked) marked = true
    else break
  }
  if (figures === 0 || figures > MOST_FIGURES) return Number.NaN
  const exponent = at === end ? 0 : exponentAt(bytes, at, end)
  const scale = exponent - behind
  if (scale !== scale || scale > 22 || scale < -22) return Number.NaN
  const value = scale >= 0 ? whole * POWERS[scale]! : whole / POWERS[-scale]!
  return negative ? -value : value
}

function exponentAt(bytes: Uint8Array, from: number, end: number): number {
  if (bytes[from] !== SMALL_E && bytes[from] !== LARGE_E) return Number.NaN
  let at = from + 1
  const negative = bytes[at] === MINUS
  if (negative || bytes[at] === PLUS) at++
  if (at === end || end - at > 3) return Number.NaN
  let exponent = 0
  for (; at < end; at++) {
    const figure = bytes[at]! - ZERO
    if (figure < 0 || figure > 9) return Number.NaN
    exponent = exponent * 10 + figure
  }
  return negative ? -exponent : exponent
}
