/** Reads delimited text, piece by piece: neither its text nor its cells are in memory as a whole. */
import Papa from 'papaparse'
import type { ParseConfig } from 'papaparse'
import type { ReadOptions } from './options.ts'

/** Bytes that are decoded and parsed at a time. */
const PIECE = 4 * 1024 * 1024

interface ParsedPiece {
  readonly data: string[][]
  readonly meta: { readonly cursor: number }
}

/**
 * Calls `take` with rows until it answers false. Cells keep the spaces around them, and have no quotes.
 * @param bytes of the file, or of its beginning
 */
export function readRows(
  bytes: Uint8Array,
  { encoding, delimiter }: Pick<ReadOptions, 'encoding' | 'delimiter'>,
  take: (rows: readonly (readonly string[])[]) => boolean,
): void {
  const decoder = new TextDecoder(encoding)
  const newline = newlineOf(bytes, encoding)
  const config = { delimiter, newline, quoteChar: '"', skipEmptyLines: true } as ParseConfig
  let rest = ''
  for (let at = 0; at < bytes.length || at === 0; at += PIECE) {
    const last = at + PIECE >= bytes.length
    const piece = decoder.decode(bytes.subarray(at, at + PIECE), { stream: !last })
    const text = rest + (delimiter === ' ' ? singleSpaces(piece) : piece)
    // The parser itself takes no pieces; the last row of a piece may go on in the next one.
    const { data, meta } = new Papa.Parser(config).parse(text, 0, !last) as ParsedPiece
    rest = last ? '' : text.slice(meta.cursor)
    if (!take(data.filter(row => row.length > 1 || (row[0] ?? '').trim() !== ''))) return
    if (last) return
  }
}

/** Runs of spaces and tabs as one space, and none at the ends of lines. */
const singleSpaces = (text: string): string =>
  text.replace(/[ \t]+/g, ' ').replace(/(^|[\r\n]) | (?=[\r\n]|$)/g, '$1')

/** How lines end; a carriage return before the end of a line belongs to no cell. */
function newlineOf(bytes: Uint8Array, encoding: string): '\n' | '\r' | '\r\n' {
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, 65_536))
  if (head.includes('\r\n')) return '\r\n'
  return head.includes('\n') || !head.includes('\r') ? '\n' : '\r'
}
