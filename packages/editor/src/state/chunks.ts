/**
 * Rows in groups, so that a change in one line does not make React look at a thousand siblings. A
 * line keeps its group while lines come and go around it: another group would draw it anew.
 */
import type { Row } from './rows.ts'

export interface Chunk {
  readonly key: number
  readonly rows: readonly Row[]
  /** Rows before the first one. */
  readonly start: number
}

/** Few enough that little more is laid out than what is in sight; the browser watches each group. */
export const SIZE = 12
const LIMIT = 2 * SIZE

/** Groups of the new rows, made from those of the old ones. */
export function chunkRows(rows: readonly Row[], before: readonly Chunk[]): readonly Chunk[] {
  const keyOf = new Map(before.flatMap(chunk => chunk.rows.map(row => [row.id, chunk.key] as const)))
  const known = new Map(before.map(chunk => [chunk.key, chunk]))
  let next = Math.max(-1, ...known.keys()) + 1
  const used = new Set<number>()
  const chunks: { key: number; rows: Row[]; start: number }[] = []
  rows.forEach((row, index) => {
    const current = chunks.at(-1)
    const wanted = keyOf.get(row.id) ?? (before.length ? current?.key : undefined)
    const fits = current && current.rows.length < (before.length ? LIMIT : SIZE)
    if (fits && (wanted === undefined || wanted === current.key)) {
      current.rows.push(row)
      return
    }
    const key = wanted !== undefined && !used.has(wanted) ? wanted : next++
    used.add(key)
    chunks.push({ key, rows: [row], start: index })
  })
  return chunks.map(chunk => unchanged(chunk, known.get(chunk.key)))
}

function unchanged(chunk: Chunk, old: Chunk | undefined): Chunk {
  const same = old?.start === chunk.start && old.rows.length === chunk.rows.length
  return same && old.rows.every((row, at) => row === chunk.rows[at]) ? old : chunk
}
