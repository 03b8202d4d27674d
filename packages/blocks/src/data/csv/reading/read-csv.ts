/** Reads delimited text, piece by piece: neither its text nor its cells are in memory as a whole. */
import Papa from 'papaparse'
import type { ParseConfig } from 'papaparse'
import type { ReadOptions } from './options.ts'

/** Bytes that are decoded and parsed at a time. */
const PIECE = 4 * 1024 * 1024

interface ParsedPiece {
  readonly data: string[][]
  readonly errors: readonly { readonly type: string; readonly row?: number }[]
  readonly meta: { readonly cursor: number }
}

/**
 * Calls `take` with rows until it answers false. Cells keep the spaces around them, and have no quotes. Throws Error
 * with a sentence where a quote is not closed, as it takes the rows below into its cell.
 * @param bytes of the file, or of its beginning
 * @param isWhole the bytes are all of the file
 */
export function readRows(
  bytes: Uint8Array,
  { encoding, delimiter }: Pick<ReadOptions, 'encoding' | 'delimiter'>,
  take: (rows: readonly (readonly string[])[]) => boolean,
  isWhole = true,
): void {
  const decoder = new TextDecoder(encoding)
  const config = { delimiter, newline: '\n', quoteChar: '"', skipEmptyLines: true } as ParseConfig
  let rest = ''
  let rows = 0
  for (let at = 0; at < bytes.length || at === 0; at += PIECE) {
    const last = at + PIECE >= bytes.length
    // Lines of one file may end in several ways; a blank line between two pieces is left out.
    const piece = decoder.decode(bytes.subarray(at, at + PIECE), { stream: !last }).replace(/\r\n?/g, '\n')
    const spaced = delimiter === ' ' ? singleSpaces(at === 0 ? withoutMarks(piece) : piece) : piece
    const text = rest + spaced
    // The parser itself takes no pieces; the last row of a piece may go on in the next one.
    const { data, errors, meta } = new Papa.Parser(config).parse(text, 0, !last) as ParsedPiece
    const broken = errors.find(({ type }) => type === 'Quotes')
    if (broken && (isWhole || !last)) throw new Error(brokenQuote(rows + (broken.row ?? 0) + 1))
    rows += data.length
    rest = last ? '' : text.slice(meta.cursor)
    if (!take(data.filter(row => row.length > 1 || (row[0] ?? '').trim() !== ''))) return
    if (last) return
  }
}

/** A text whose first lines have no `#`, `%` or `!` before their words, which would be a cell of its own. */
export const withoutMarks = (text: string): string =>
  text.replace(/^(?:[ \t]*[#%!][^\n]*\n)+/, lines => lines.replace(/^[ \t]*[#%!]+[ \t]*/gm, ''))

/** Runs of spaces and tabs as one space, none at the ends of lines, and no parentheses around a line of names in quotes. */
const singleSpaces = (text: string): string =>
  withUnits(withoutWordQuotes(withoutVectors(text.replace(/^\(("[^\n]*")\)[ \t]*$/gm, '$1'))))
    .replace(/[ \t]+/g, ' ')
    .replace(/(^|[\r\n]) | (?=[\r\n]|$)/g, '$1')

/** Vectors in parentheses as numbers beside one another, in lines of numbers alone, `0.1 ((1 0 0.3) (0 0 1))`. */
const withoutVectors = (text: string): string =>
  text.includes('(')
    ? text.replace(/^[\d \t.eE+()-]*$/gm, line => (VECTOR.test(line) ? line.replace(/[()]+/g, ' ') : line))
    : text

/** Several numbers in parentheses, as programs of fluid dynamics write them. */
export const VECTOR = /\([+-]?[\d.]+(?:e[+-]?\d+)?(?:\s+[+-]?[\d.]+(?:e[+-]?\d+)?)+\)/i

/** A text without the quotes of lines in which they do not stand around cells, as in `sorted by "Node Label".` */
const withoutWordQuotes = (text: string): string =>
  text.includes('"')
    ? text.replace(/^.*"[^\n]*$/gm, line =>
        /^[^"]*(?:(?<![^ \t])"[^"]*"(?![^ \t])[^"]*)*$/.test(line) ? line : line.replaceAll('"', ''),
      )
    : text

/** A unit in brackets belongs to the name before it, `Time (s)`, where spaces divide the cells. */
export const withUnits = (text: string): string =>
  text.replace(/(?<![\p{L}\w])([\p{L}_][\p{L}\w]*)[ \t]+(?=\[[^\s[\]]{0,40}\]|\([^\s()]{0,40}\))/gu, '$1')

const brokenQuote = (row: number): string =>
  `A quote (") in row ${row} is not closed, or text follows it: double the quotes that stand inside of a cell, or remove them.`
